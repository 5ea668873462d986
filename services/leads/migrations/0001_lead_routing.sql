CREATE TABLE "leads"."conversions" (
	"product" text NOT NULL,
	"event_id" text NOT NULL,
	"event" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "conversions_product_event_id_pk" PRIMARY KEY("product","event_id")
);
--> statement-breakpoint
CREATE TABLE "leads"."impressions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "leads"."impressions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"lead_id" bigint NOT NULL,
	"offer_id" text NOT NULL,
	"accepted" boolean NOT NULL,
	"rsid" text NOT NULL,
	"parameters" jsonb,
	"pending_impression_id" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leads"."pending_impressions" (
	"id" text PRIMARY KEY NOT NULL,
	"offer_id" text NOT NULL,
	"lead_id" bigint,
	"page_id" text,
	"rsid" text,
	"parameters" jsonb,
	"meta_data" jsonb,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leads"."sessions" (
	"rsid" text PRIMARY KEY NOT NULL,
	"lead_id" bigint NOT NULL,
	"caller" text NOT NULL,
	"bound_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "leads"."leads" ADD COLUMN "zip" text;--> statement-breakpoint
ALTER TABLE "leads"."leads" ADD COLUMN "parameters" jsonb;--> statement-breakpoint
ALTER TABLE "leads"."impressions" ADD CONSTRAINT "impressions_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "leads"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads"."sessions" ADD CONSTRAINT "sessions_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "leads"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "impressions_once" ON "leads"."impressions" USING btree ("lead_id","offer_id","rsid");--> statement-breakpoint
CREATE INDEX "pending_impressions_offer" ON "leads"."pending_impressions" USING btree ("offer_id");