CREATE SCHEMA "checkout";
--> statement-breakpoint
CREATE TABLE "checkout"."entitlements" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject" text,
	"customer_id" text,
	"email" text,
	"locale" text NOT NULL,
	"term_length" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"period_end" timestamp with time zone,
	"cancel_at" timestamp with time zone,
	"trial_end" timestamp with time zone,
	"grace_end" timestamp with time zone,
	"version" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "checkout"."holders" (
	"subject" text PRIMARY KEY NOT NULL,
	"changes" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "checkout"."purchases" (
	"session_id" text PRIMARY KEY NOT NULL,
	"buyer" text NOT NULL,
	"subject" text,
	"offer_id" text NOT NULL,
	"offer_term_id" text NOT NULL,
	"term_length" text NOT NULL,
	"return_url" text NOT NULL,
	"locale" text NOT NULL,
	"status" text NOT NULL,
	"email" text,
	"entitlement_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"claimed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "checkout"."stripe_ids" (
	"scope" text NOT NULL,
	"name" text NOT NULL,
	"id" text NOT NULL,
	CONSTRAINT "stripe_ids_scope_name_pk" PRIMARY KEY("scope","name")
);
--> statement-breakpoint
CREATE INDEX "entitlements_subject" ON "checkout"."entitlements" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "purchases_buyer" ON "checkout"."purchases" USING btree ("buyer");--> statement-breakpoint
CREATE INDEX "purchases_subject" ON "checkout"."purchases" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "purchases_entitlement" ON "checkout"."purchases" USING btree ("entitlement_id");