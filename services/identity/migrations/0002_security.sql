CREATE TABLE "identity"."challenges" (
	"challenge" text PRIMARY KEY NOT NULL,
	"account_id" uuid,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity"."devices" (
	"session_uid" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"user_agent" text NOT NULL,
	"signed_in_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity"."passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"synced" boolean NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "identity"."accounts" ADD COLUMN "erase_after" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "identity"."accounts" ADD COLUMN "erase_claimed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "identity"."accounts" ADD COLUMN "legacy_id" text;--> statement-breakpoint
ALTER TABLE "identity"."accounts" ADD COLUMN "legacy_linked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "identity"."mail_links" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "identity"."challenges" ADD CONSTRAINT "challenges_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "identity"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."devices" ADD CONSTRAINT "devices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "identity"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."passkeys" ADD CONSTRAINT "passkeys_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "identity"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "challenges_expires_at" ON "identity"."challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "devices_account_id" ON "identity"."devices" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "passkeys_account_id" ON "identity"."passkeys" USING btree ("account_id");