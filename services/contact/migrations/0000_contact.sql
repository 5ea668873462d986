CREATE SCHEMA "contact";
--> statement-breakpoint
CREATE TABLE "contact"."messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact"."messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"locale" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"mailed_at" timestamp with time zone,
	"mail_attempts" bigint DEFAULT 0 NOT NULL,
	"mail_after" timestamp with time zone NOT NULL,
	CONSTRAINT "messages_key_unique" UNIQUE("key")
);
