CREATE SCHEMA "mailing";
--> statement-breakpoint
CREATE TABLE "mailing"."preferences" (
	"subject" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"locale" text NOT NULL,
	"evening" boolean NOT NULL,
	"phone" text NOT NULL,
	"morning_time" text NOT NULL,
	"evening_time" text NOT NULL,
	"time_zone" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mailing"."recipients" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"list" text NOT NULL,
	"owner" text NOT NULL,
	"email" text NOT NULL,
	"locale" text NOT NULL,
	"local_time" text NOT NULL,
	"time_zone" text NOT NULL,
	"next_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "recipients_once" ON "mailing"."recipients" USING btree ("list","owner");--> statement-breakpoint
CREATE INDEX "recipients_due" ON "mailing"."recipients" USING btree ("next_at");