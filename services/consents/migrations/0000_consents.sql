CREATE SCHEMA "consents";
--> statement-breakpoint
CREATE TABLE "consents"."events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consents"."events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"receipt_id" uuid NOT NULL,
	"event" text NOT NULL,
	"how" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consents"."people" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"locale" text NOT NULL,
	"time_zone" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"mails_since" timestamp with time zone NOT NULL,
	"mails" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "people_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "consents"."receipts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"person_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"partner" text NOT NULL,
	"wording" text NOT NULL,
	"locale" text NOT NULL,
	"source" text NOT NULL,
	"rsid" text,
	"given_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "consents"."events" ADD CONSTRAINT "events_receipt_id_receipts_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "consents"."receipts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents"."receipts" ADD CONSTRAINT "receipts_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "consents"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "events_receipt" ON "consents"."events" USING btree ("receipt_id");--> statement-breakpoint
CREATE INDEX "receipts_person" ON "consents"."receipts" USING btree ("person_id","purpose");