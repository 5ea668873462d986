CREATE TABLE "identity"."errands" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"errand" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
