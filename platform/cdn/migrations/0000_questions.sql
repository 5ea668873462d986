CREATE SCHEMA "cdn";
--> statement-breakpoint
CREATE TABLE "cdn"."builds" (
	"name" text PRIMARY KEY NOT NULL,
	"identity" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cdn"."questions" (
	"key" text PRIMARY KEY NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
