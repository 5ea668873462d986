CREATE TABLE "journal"."prayers" (
	"subject" text NOT NULL,
	"id" text NOT NULL,
	"sealed" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "prayers_subject_id_pk" PRIMARY KEY("subject","id")
);
--> statement-breakpoint
CREATE INDEX "prayers_newest" ON "journal"."prayers" USING btree ("subject","created_at" DESC NULLS LAST,"id");