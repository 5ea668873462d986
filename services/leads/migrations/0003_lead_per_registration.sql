ALTER TABLE "leads"."leads" DROP CONSTRAINT "leads_email_unique";--> statement-breakpoint
CREATE INDEX "leads_email" ON "leads"."leads" USING btree ("email");