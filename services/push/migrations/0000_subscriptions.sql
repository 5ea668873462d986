CREATE SCHEMA "push";
--> statement-breakpoint
CREATE TABLE "push"."keys" (
	"name" text PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push"."subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"subject" text,
	"locale" text NOT NULL,
	"time" text NOT NULL,
	"time_zone" text NOT NULL,
	"quiet_days" jsonb NOT NULL,
	"verse" boolean NOT NULL,
	"course" boolean NOT NULL,
	"version" uuid NOT NULL,
	"sent_day" text,
	"refusals" integer DEFAULT 0 NOT NULL,
	"failing_since" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_endpoint" ON "push"."subscriptions" USING btree ("endpoint");--> statement-breakpoint
CREATE INDEX "subscriptions_subject" ON "push"."subscriptions" USING btree ("subject","seen_at");--> statement-breakpoint
CREATE INDEX "subscriptions_seen" ON "push"."subscriptions" USING btree ("seen_at");