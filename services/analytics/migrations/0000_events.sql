CREATE SCHEMA "analytics";
--> statement-breakpoint
CREATE TABLE "analytics"."events" (
	"insert_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"distinct_id" text NOT NULL,
	"session" text,
	"path" text,
	"at" timestamp with time zone NOT NULL,
	"properties" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "events_at" ON "analytics"."events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "events_name_at" ON "analytics"."events" USING btree ("name","at");--> statement-breakpoint
CREATE INDEX "events_distinct_id" ON "analytics"."events" USING btree ("distinct_id");