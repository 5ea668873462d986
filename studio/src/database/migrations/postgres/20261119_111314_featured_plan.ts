import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "studio"."growth_plan" ADD COLUMN "featured" boolean;
  ALTER TABLE "studio"."_growth_plan_v" ADD COLUMN "version_featured" boolean;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "studio"."growth_plan" DROP COLUMN "featured";
  ALTER TABLE "studio"."_growth_plan_v" DROP COLUMN "version_featured";`)
}
