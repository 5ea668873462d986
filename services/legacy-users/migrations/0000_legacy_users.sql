CREATE SCHEMA "legacy_users";
--> statement-breakpoint
CREATE TABLE "legacy_users"."users" (
	"legacy_id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"is_giving_member" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
