CREATE TABLE "checkout"."trials" (
	"mark" text PRIMARY KEY NOT NULL,
	"entitlement_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "checkout"."purchases" ADD COLUMN "refused" text;--> statement-breakpoint
CREATE INDEX "trials_entitlement" ON "checkout"."trials" USING btree ("entitlement_id");--> statement-breakpoint
UPDATE "checkout"."purchases" SET "buyer" = 'browser:' || encode(sha256(convert_to(substr("buyer", 9), 'UTF8')), 'hex') WHERE "buyer" LIKE 'browser:%';
