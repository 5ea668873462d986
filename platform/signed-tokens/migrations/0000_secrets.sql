CREATE SCHEMA "signed_tokens";
--> statement-breakpoint
CREATE TABLE "signed_tokens"."secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
