ALTER TABLE "mailing"."preferences" ADD COLUMN "translation" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "mailing"."recipients" ADD COLUMN "translation" text DEFAULT '' NOT NULL;