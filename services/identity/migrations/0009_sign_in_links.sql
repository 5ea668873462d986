ALTER TABLE "identity"."mail_links" ADD COLUMN "browser_hash" text;--> statement-breakpoint
ALTER TABLE "identity"."registrations" ADD COLUMN "return_to" text;