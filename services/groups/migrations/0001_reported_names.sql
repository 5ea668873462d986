CREATE TABLE "groups"."reported_names" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"reported_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "groups"."groups" ALTER COLUMN "owner" DROP NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "reported_names_once" ON "groups"."reported_names" USING btree ("person_id","name");--> statement-breakpoint
CREATE INDEX "reported_names_by_group" ON "groups"."reported_names" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "reported_names_by_state" ON "groups"."reported_names" USING btree ("state","reported_at");--> statement-breakpoint
CREATE INDEX "reported_names_by_subject" ON "groups"."reported_names" USING btree ("subject");