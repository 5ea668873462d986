CREATE SCHEMA "identity";
--> statement-breakpoint
CREATE TABLE "identity"."accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email_verified_at" timestamp with time zone,
	"locale" text NOT NULL,
	"roles" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "accounts_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "identity"."attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"not_before" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity"."mail_links" (
	"hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"account_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "identity"."models" (
	"model" text NOT NULL,
	"id" text NOT NULL,
	"payload" jsonb NOT NULL,
	"grant_id" text,
	"uid" text,
	"account_id" text,
	"expires_at" timestamp with time zone,
	"consumed_at" timestamp with time zone,
	CONSTRAINT "models_model_id_pk" PRIMARY KEY("model","id")
);
--> statement-breakpoint
ALTER TABLE "identity"."mail_links" ADD CONSTRAINT "mail_links_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "identity"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempts_updated_at" ON "identity"."attempts" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "mail_links_account_id" ON "identity"."mail_links" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "mail_links_expires_at" ON "identity"."mail_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "models_grant_id" ON "identity"."models" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "models_uid" ON "identity"."models" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "models_account_id" ON "identity"."models" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "models_expires_at" ON "identity"."models" USING btree ("expires_at");