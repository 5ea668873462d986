import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`growth_plan\` ADD \`featured\` integer;`)
  await db.run(sql`ALTER TABLE \`_growth_plan_v\` ADD \`version_featured\` integer;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`growth_plan\` DROP COLUMN \`featured\`;`)
  await db.run(sql`ALTER TABLE \`_growth_plan_v\` DROP COLUMN \`version_featured\`;`)
}
