CREATE TABLE "member"."activity" (
	"subject" text NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"item_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"local_date" date NOT NULL,
	"time_zone" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "activity_subject_id_pk" PRIMARY KEY("subject","id")
);
--> statement-breakpoint
CREATE TABLE "member"."calendars" (
	"subject" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "calendars_secret_unique" UNIQUE("secret")
);
--> statement-breakpoint
CREATE TABLE "member"."marks" (
	"subject" text NOT NULL,
	"kind" text NOT NULL,
	"parent_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"marked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "marks_subject_kind_parent_id_item_id_pk" PRIMARY KEY("subject","kind","parent_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "member"."notes" (
	"subject" text NOT NULL,
	"lesson_id" uuid NOT NULL,
	"section_id" uuid NOT NULL,
	"text" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "notes_subject_lesson_id_section_id_pk" PRIMARY KEY("subject","lesson_id","section_id")
);
--> statement-breakpoint
CREATE TABLE "member"."profiles" (
	"subject" text PRIMARY KEY NOT NULL,
	"seen_email" text DEFAULT '' NOT NULL,
	"seen_first_name" text DEFAULT '' NOT NULL,
	"seen_last_name" text DEFAULT '' NOT NULL,
	"locale" text DEFAULT 'en-US' NOT NULL,
	"first_name" text,
	"last_name" text,
	"relationship_status" text DEFAULT '' NOT NULL,
	"age_range" text DEFAULT '' NOT NULL,
	"gender" text DEFAULT '' NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member"."rhythms" (
	"subject" text NOT NULL,
	"plan_id" uuid NOT NULL,
	"days" jsonb NOT NULL,
	"time" text NOT NULL,
	"time_zone" text NOT NULL,
	"remind" boolean NOT NULL,
	"version" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "rhythms_subject_plan_id_pk" PRIMARY KEY("subject","plan_id"),
	CONSTRAINT "rhythms_version_unique" UNIQUE("version")
);
--> statement-breakpoint
CREATE TABLE "member"."trivia_responses" (
	"subject" text NOT NULL,
	"trivia_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"answer_id" uuid NOT NULL,
	"is_correct" boolean NOT NULL,
	"position" integer NOT NULL,
	"answered_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "trivia_responses_subject_trivia_id_question_id_pk" PRIMARY KEY("subject","trivia_id","question_id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "activity_once_a_day" ON "member"."activity" USING btree ("subject","kind","item_id","local_date");--> statement-breakpoint
CREATE INDEX "activity_by_day" ON "member"."activity" USING btree ("subject","local_date");