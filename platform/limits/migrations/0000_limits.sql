CREATE SCHEMA "limits";
--> statement-breakpoint
CREATE UNLOGGED TABLE "limits"."takings" (
	"key" text PRIMARY KEY NOT NULL,
	"times" bigint[] NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "takings_expires" ON "limits"."takings" USING btree ("expires_at");