CREATE SCHEMA "member";
--> statement-breakpoint
CREATE TABLE "member"."roles" (
	"subject" text NOT NULL,
	"role" text NOT NULL,
	"granted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "roles_subject_role_pk" PRIMARY KEY("subject","role")
);
