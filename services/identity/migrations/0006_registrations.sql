CREATE TABLE "identity"."registrations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"locale" text NOT NULL,
	"legacy_id" text,
	"browser_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "identity"."mail_links" ALTER COLUMN "account_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "identity"."mail_links" ADD COLUMN "registration_id" uuid;--> statement-breakpoint
CREATE INDEX "registrations_email" ON "identity"."registrations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "registrations_expires_at" ON "identity"."registrations" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "identity"."mail_links" ADD CONSTRAINT "mail_links_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "identity"."registrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_links_registration_id" ON "identity"."mail_links" USING btree ("registration_id");--> statement-breakpoint
INSERT INTO "identity"."registrations" ("id", "email", "password_hash", "first_name", "last_name", "locale", "legacy_id", "created_at", "expires_at")
SELECT "id", "email", "password_hash", "first_name", "last_name", "locale", "legacy_id", "created_at", "created_at" + interval '7 days' FROM "identity"."accounts" WHERE "email_verified_at" IS NULL;--> statement-breakpoint
UPDATE "identity"."mail_links" SET "registration_id" = "account_id", "account_id" = NULL WHERE "purpose" = 'verify-email' AND "account_id" IN (SELECT "id" FROM "identity"."registrations");--> statement-breakpoint
DELETE FROM "identity"."accounts" WHERE "email_verified_at" IS NULL;--> statement-breakpoint
INSERT INTO "identity"."registrations" ("id", "email", "password_hash", "first_name", "last_name", "locale", "legacy_id", "created_at", "expires_at")
SELECT "id", "errand"->'entered'->>'email', "errand"->'entered'->>'passwordHash', "errand"->'entered'->>'firstName', "errand"->'entered'->>'lastName', "errand"->'entered'->>'locale', "errand"->'entered'->>'legacyId', "created_at", "created_at" + interval '2 days' FROM "identity"."errands" WHERE "errand"->>'what' = 'register';--> statement-breakpoint
UPDATE "identity"."errands" SET "errand" = jsonb_build_object('what', 'register', 'registrationId', "id") WHERE "errand"->>'what' = 'register';--> statement-breakpoint
DELETE FROM "identity"."errands" WHERE "errand"->>'what' = 'remind';--> statement-breakpoint
ALTER TABLE "identity"."accounts" ALTER COLUMN "email_verified_at" SET NOT NULL;