CREATE SCHEMA "stripe_sandbox";
--> statement-breakpoint
CREATE TABLE "stripe_sandbox"."idempotency_keys" (
	"key" text PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stripe_sandbox"."objects" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "stripe_sandbox"."objects_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"data" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stripe_sandbox"."secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "objects_kind" ON "stripe_sandbox"."objects" USING btree ("kind","seq");--> statement-breakpoint
CREATE INDEX "objects_data" ON "stripe_sandbox"."objects" USING gin ("data" jsonb_path_ops);