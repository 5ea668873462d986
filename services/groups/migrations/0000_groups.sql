CREATE SCHEMA "groups";
--> statement-breakpoint
CREATE TABLE "groups"."blocks" (
	"subject" text PRIMARY KEY NOT NULL,
	"operator" text NOT NULL,
	"blocked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "groups"."decisions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"note_id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"writer" text,
	"decision" text NOT NULL,
	"operator" text NOT NULL,
	"decided_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "groups"."groups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"plan_id" uuid NOT NULL,
	"name" text NOT NULL,
	"owner" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "groups"."invitations" (
	"token" text PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "groups"."members" (
	"group_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"person_id" uuid NOT NULL,
	"name" text NOT NULL,
	"shows_reading" boolean NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "members_group_id_subject_pk" PRIMARY KEY("group_id","subject"),
	CONSTRAINT "members_person_id_unique" UNIQUE("person_id")
);
--> statement-breakpoint
CREATE TABLE "groups"."notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"lesson_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"state" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "groups"."reports" (
	"group_id" uuid NOT NULL,
	"note_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"name" text NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reports_note_id_subject_pk" PRIMARY KEY("note_id","subject")
);
--> statement-breakpoint
CREATE INDEX "decisions_newest" ON "groups"."decisions" USING btree ("decided_at");--> statement-breakpoint
CREATE INDEX "decisions_by_writer" ON "groups"."decisions" USING btree ("writer");--> statement-breakpoint
CREATE INDEX "invitations_by_group" ON "groups"."invitations" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "members_by_subject" ON "groups"."members" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "notes_by_lesson" ON "groups"."notes" USING btree ("group_id","lesson_id","written_at");--> statement-breakpoint
CREATE INDEX "notes_by_state" ON "groups"."notes" USING btree ("state","written_at");--> statement-breakpoint
CREATE INDEX "notes_by_subject" ON "groups"."notes" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "reports_by_subject" ON "groups"."reports" USING btree ("subject","reported_at");--> statement-breakpoint
CREATE INDEX "reports_by_group" ON "groups"."reports" USING btree ("group_id");