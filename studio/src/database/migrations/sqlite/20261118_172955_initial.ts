import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`verse_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`verse\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`verse_languages_order_idx\` ON \`verse_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`verse_languages_parent_idx\` ON \`verse_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`verse\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`en_title\` text,
  	\`en_summary\` text,
  	\`en_seo_description\` text,
  	\`en_slug\` text,
  	\`en_body\` text,
  	\`en_audio_id\` text,
  	\`en_thought\` text,
  	\`en_reflection\` text,
  	\`en_question\` text,
  	\`es_title\` text,
  	\`es_summary\` text,
  	\`es_seo_description\` text,
  	\`es_slug\` text,
  	\`es_body\` text,
  	\`es_audio_id\` text,
  	\`es_thought\` text,
  	\`es_reflection\` text,
  	\`es_question\` text,
  	\`access\` text,
  	\`listed\` text,
  	\`published\` text,
  	\`updated\` text,
  	\`image_id\` text,
  	\`legacy_slug\` text,
  	\`order\` numeric,
  	\`passage\` text,
  	\`scheduled_date\` text,
  	\`scheduled_day\` text,
  	\`repeat_every\` numeric,
  	\`evening\` integer,
  	\`name\` text,
  	\`path\` text,
  	\`folder\` text,
  	\`heading\` text,
  	\`shipped\` text,
  	\`created_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`en_audio_id\`) REFERENCES \`recordings\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`es_audio_id\`) REFERENCES \`recordings\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`pictures\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`verse_en_en_audio_idx\` ON \`verse\` (\`en_audio_id\`);`)
  await db.run(sql`CREATE INDEX \`verse_es_es_audio_idx\` ON \`verse\` (\`es_audio_id\`);`)
  await db.run(sql`CREATE INDEX \`verse_image_idx\` ON \`verse\` (\`image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`verse_path_idx\` ON \`verse\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`verse_created_by_idx\` ON \`verse\` (\`created_by\`);`)
  await db.run(sql`CREATE INDEX \`verse_updated_at_idx\` ON \`verse\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`verse_created_at_idx\` ON \`verse\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`verse_deleted_at_idx\` ON \`verse\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`verse__status_idx\` ON \`verse\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`verse_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`topic_id\` text,
  	\`contributor_id\` text,
  	\`verse_id\` text,
  	\`prayer_id\` text,
  	\`trivia_id\` text,
  	\`article_id\` text,
  	\`growth_plan_id\` text,
  	\`growth_plan_article_id\` text,
  	\`growth_plan_article_prompt_id\` text,
  	\`study_guide_id\` text,
  	\`study_guide_lesson_id\` text,
  	\`study_guide_section_id\` text,
  	\`channel_id\` text,
  	\`channel_article_id\` text,
  	\`daily_devotional_id\` text,
  	\`devotional_article_id\` text,
  	\`general_page_id\` text,
  	\`category_id\` text,
  	\`bible_id\` text,
  	\`subscription_offer_id\` text,
  	\`redirect_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`verse\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`topic_id\`) REFERENCES \`topic\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contributor_id\`) REFERENCES \`contributor\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`verse_id\`) REFERENCES \`verse\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`prayer_id\`) REFERENCES \`prayer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`trivia_id\`) REFERENCES \`trivia\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`article_id\`) REFERENCES \`article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_id\`) REFERENCES \`growth_plan\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_article_id\`) REFERENCES \`growth_plan_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_article_prompt_id\`) REFERENCES \`growth_plan_article_prompt\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_id\`) REFERENCES \`study_guide\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_lesson_id\`) REFERENCES \`study_guide_lesson\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_section_id\`) REFERENCES \`study_guide_section\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`channel_id\`) REFERENCES \`channel\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`channel_article_id\`) REFERENCES \`channel_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`daily_devotional_id\`) REFERENCES \`daily_devotional\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`devotional_article_id\`) REFERENCES \`devotional_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`general_page_id\`) REFERENCES \`general_page\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`category\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`bible_id\`) REFERENCES \`bible\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`subscription_offer_id\`) REFERENCES \`subscription_offer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirect_id\`) REFERENCES \`redirect\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`verse_rels_order_idx\` ON \`verse_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`verse_rels_parent_idx\` ON \`verse_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`verse_rels_path_idx\` ON \`verse_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`verse_rels_topic_id_idx\` ON \`verse_rels\` (\`topic_id\`);`)
  await db.run(sql`CREATE INDEX \`verse_rels_contributor_id_idx\` ON \`verse_rels\` (\`contributor_id\`);`)
  await db.run(sql`CREATE INDEX \`verse_rels_verse_id_idx\` ON \`verse_rels\` (\`verse_id\`);`)
  await db.run(sql`CREATE INDEX \`verse_rels_prayer_id_idx\` ON \`verse_rels\` (\`prayer_id\`);`)
  await db.run(sql`CREATE INDEX \`verse_rels_trivia_id_idx\` ON \`verse_rels\` (\`trivia_id\`);`)
  await db.run(sql`CREATE INDEX \`verse_rels_article_id_idx\` ON \`verse_rels\` (\`article_id\`);`)
  await db.run(sql`CREATE INDEX \`verse_rels_growth_plan_id_idx\` ON \`verse_rels\` (\`growth_plan_id\`);`)
  await db.run(sql`CREATE INDEX \`verse_rels_growth_plan_article_id_idx\` ON \`verse_rels\` (\`growth_plan_article_id\`);`)
  await db.run(sql`CREATE INDEX \`verse_rels_growth_plan_article_prompt_id_idx\` ON \`verse_rels\` (\`growth_plan_article_prompt_id\`);`)
  await db.run(sql`CREATE INDEX \`verse_rels_study_guide_id_idx\` ON \`verse_rels\` (\`study_guide_id\`);`)
  await db.run(sql`CREATE INDEX \`verse_rels_study_guide_lesson_id_idx\` ON \`verse_rels\` (\`study_guide_lesson_id\`);`)
  await db.run(sql`CREATE INDEX \`verse_rels_study_guide_section_id_idx\` ON \`verse_rels\` (\`study_guide_section_id\`);`)
  await db.run(sql`CREATE INDEX \`verse_rels_channel_id_idx\` ON \`verse_rels\` (\`channel_id\`);`)
  await db.run(sql`CREATE INDEX \`verse_rels_channel_article_id_idx\` ON \`verse_rels\` (\`channel_article_id\`);`)
  await db.run(sql`CREATE INDEX \`verse_rels_daily_devotional_id_idx\` ON \`verse_rels\` (\`daily_devotional_id\`);`)
  await db.run(sql`CREATE INDEX \`verse_rels_devotional_article_id_idx\` ON \`verse_rels\` (\`devotional_article_id\`);`)
  await db.run(sql`CREATE INDEX \`verse_rels_general_page_id_idx\` ON \`verse_rels\` (\`general_page_id\`);`)
  await db.run(sql`CREATE INDEX \`verse_rels_category_id_idx\` ON \`verse_rels\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`verse_rels_bible_id_idx\` ON \`verse_rels\` (\`bible_id\`);`)
  await db.run(sql`CREATE INDEX \`verse_rels_subscription_offer_id_idx\` ON \`verse_rels\` (\`subscription_offer_id\`);`)
  await db.run(sql`CREATE INDEX \`verse_rels_redirect_id_idx\` ON \`verse_rels\` (\`redirect_id\`);`)
  await db.run(sql`CREATE TABLE \`_verse_v_version_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_verse_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_verse_v_version_languages_order_idx\` ON \`_verse_v_version_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_verse_v_version_languages_parent_idx\` ON \`_verse_v_version_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_verse_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_en_title\` text,
  	\`version_en_summary\` text,
  	\`version_en_seo_description\` text,
  	\`version_en_slug\` text,
  	\`version_en_body\` text,
  	\`version_en_audio_id\` text,
  	\`version_en_thought\` text,
  	\`version_en_reflection\` text,
  	\`version_en_question\` text,
  	\`version_es_title\` text,
  	\`version_es_summary\` text,
  	\`version_es_seo_description\` text,
  	\`version_es_slug\` text,
  	\`version_es_body\` text,
  	\`version_es_audio_id\` text,
  	\`version_es_thought\` text,
  	\`version_es_reflection\` text,
  	\`version_es_question\` text,
  	\`version_access\` text,
  	\`version_listed\` text,
  	\`version_published\` text,
  	\`version_updated\` text,
  	\`version_image_id\` text,
  	\`version_legacy_slug\` text,
  	\`version_order\` numeric,
  	\`version_passage\` text,
  	\`version_scheduled_date\` text,
  	\`version_scheduled_day\` text,
  	\`version_repeat_every\` numeric,
  	\`version_evening\` integer,
  	\`version_name\` text,
  	\`version_path\` text,
  	\`version_folder\` text,
  	\`version_heading\` text,
  	\`version_shipped\` text,
  	\`version_created_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`verse\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_en_audio_id\`) REFERENCES \`recordings\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_es_audio_id\`) REFERENCES \`recordings\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`pictures\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_verse_v_parent_idx\` ON \`_verse_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_verse_v_version_en_version_en_audio_idx\` ON \`_verse_v\` (\`version_en_audio_id\`);`)
  await db.run(sql`CREATE INDEX \`_verse_v_version_es_version_es_audio_idx\` ON \`_verse_v\` (\`version_es_audio_id\`);`)
  await db.run(sql`CREATE INDEX \`_verse_v_version_version_image_idx\` ON \`_verse_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_verse_v_version_version_path_idx\` ON \`_verse_v\` (\`version_path\`);`)
  await db.run(sql`CREATE INDEX \`_verse_v_version_version_created_by_idx\` ON \`_verse_v\` (\`version_created_by\`);`)
  await db.run(sql`CREATE INDEX \`_verse_v_version_version_updated_at_idx\` ON \`_verse_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_verse_v_version_version_created_at_idx\` ON \`_verse_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_verse_v_version_version_deleted_at_idx\` ON \`_verse_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_verse_v_version_version__status_idx\` ON \`_verse_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_verse_v_created_at_idx\` ON \`_verse_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_verse_v_updated_at_idx\` ON \`_verse_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_verse_v_latest_idx\` ON \`_verse_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_verse_v_autosave_idx\` ON \`_verse_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_verse_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`topic_id\` text,
  	\`contributor_id\` text,
  	\`verse_id\` text,
  	\`prayer_id\` text,
  	\`trivia_id\` text,
  	\`article_id\` text,
  	\`growth_plan_id\` text,
  	\`growth_plan_article_id\` text,
  	\`growth_plan_article_prompt_id\` text,
  	\`study_guide_id\` text,
  	\`study_guide_lesson_id\` text,
  	\`study_guide_section_id\` text,
  	\`channel_id\` text,
  	\`channel_article_id\` text,
  	\`daily_devotional_id\` text,
  	\`devotional_article_id\` text,
  	\`general_page_id\` text,
  	\`category_id\` text,
  	\`bible_id\` text,
  	\`subscription_offer_id\` text,
  	\`redirect_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_verse_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`topic_id\`) REFERENCES \`topic\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contributor_id\`) REFERENCES \`contributor\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`verse_id\`) REFERENCES \`verse\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`prayer_id\`) REFERENCES \`prayer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`trivia_id\`) REFERENCES \`trivia\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`article_id\`) REFERENCES \`article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_id\`) REFERENCES \`growth_plan\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_article_id\`) REFERENCES \`growth_plan_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_article_prompt_id\`) REFERENCES \`growth_plan_article_prompt\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_id\`) REFERENCES \`study_guide\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_lesson_id\`) REFERENCES \`study_guide_lesson\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_section_id\`) REFERENCES \`study_guide_section\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`channel_id\`) REFERENCES \`channel\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`channel_article_id\`) REFERENCES \`channel_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`daily_devotional_id\`) REFERENCES \`daily_devotional\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`devotional_article_id\`) REFERENCES \`devotional_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`general_page_id\`) REFERENCES \`general_page\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`category\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`bible_id\`) REFERENCES \`bible\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`subscription_offer_id\`) REFERENCES \`subscription_offer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirect_id\`) REFERENCES \`redirect\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_verse_v_rels_order_idx\` ON \`_verse_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_verse_v_rels_parent_idx\` ON \`_verse_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_verse_v_rels_path_idx\` ON \`_verse_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_verse_v_rels_topic_id_idx\` ON \`_verse_v_rels\` (\`topic_id\`);`)
  await db.run(sql`CREATE INDEX \`_verse_v_rels_contributor_id_idx\` ON \`_verse_v_rels\` (\`contributor_id\`);`)
  await db.run(sql`CREATE INDEX \`_verse_v_rels_verse_id_idx\` ON \`_verse_v_rels\` (\`verse_id\`);`)
  await db.run(sql`CREATE INDEX \`_verse_v_rels_prayer_id_idx\` ON \`_verse_v_rels\` (\`prayer_id\`);`)
  await db.run(sql`CREATE INDEX \`_verse_v_rels_trivia_id_idx\` ON \`_verse_v_rels\` (\`trivia_id\`);`)
  await db.run(sql`CREATE INDEX \`_verse_v_rels_article_id_idx\` ON \`_verse_v_rels\` (\`article_id\`);`)
  await db.run(sql`CREATE INDEX \`_verse_v_rels_growth_plan_id_idx\` ON \`_verse_v_rels\` (\`growth_plan_id\`);`)
  await db.run(sql`CREATE INDEX \`_verse_v_rels_growth_plan_article_id_idx\` ON \`_verse_v_rels\` (\`growth_plan_article_id\`);`)
  await db.run(sql`CREATE INDEX \`_verse_v_rels_growth_plan_article_prompt_id_idx\` ON \`_verse_v_rels\` (\`growth_plan_article_prompt_id\`);`)
  await db.run(sql`CREATE INDEX \`_verse_v_rels_study_guide_id_idx\` ON \`_verse_v_rels\` (\`study_guide_id\`);`)
  await db.run(sql`CREATE INDEX \`_verse_v_rels_study_guide_lesson_id_idx\` ON \`_verse_v_rels\` (\`study_guide_lesson_id\`);`)
  await db.run(sql`CREATE INDEX \`_verse_v_rels_study_guide_section_id_idx\` ON \`_verse_v_rels\` (\`study_guide_section_id\`);`)
  await db.run(sql`CREATE INDEX \`_verse_v_rels_channel_id_idx\` ON \`_verse_v_rels\` (\`channel_id\`);`)
  await db.run(sql`CREATE INDEX \`_verse_v_rels_channel_article_id_idx\` ON \`_verse_v_rels\` (\`channel_article_id\`);`)
  await db.run(sql`CREATE INDEX \`_verse_v_rels_daily_devotional_id_idx\` ON \`_verse_v_rels\` (\`daily_devotional_id\`);`)
  await db.run(sql`CREATE INDEX \`_verse_v_rels_devotional_article_id_idx\` ON \`_verse_v_rels\` (\`devotional_article_id\`);`)
  await db.run(sql`CREATE INDEX \`_verse_v_rels_general_page_id_idx\` ON \`_verse_v_rels\` (\`general_page_id\`);`)
  await db.run(sql`CREATE INDEX \`_verse_v_rels_category_id_idx\` ON \`_verse_v_rels\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`_verse_v_rels_bible_id_idx\` ON \`_verse_v_rels\` (\`bible_id\`);`)
  await db.run(sql`CREATE INDEX \`_verse_v_rels_subscription_offer_id_idx\` ON \`_verse_v_rels\` (\`subscription_offer_id\`);`)
  await db.run(sql`CREATE INDEX \`_verse_v_rels_redirect_id_idx\` ON \`_verse_v_rels\` (\`redirect_id\`);`)
  await db.run(sql`CREATE TABLE \`prayer_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`prayer\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`prayer_languages_order_idx\` ON \`prayer_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`prayer_languages_parent_idx\` ON \`prayer_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`prayer\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`en_title\` text,
  	\`en_summary\` text,
  	\`en_seo_description\` text,
  	\`en_slug\` text,
  	\`en_body\` text,
  	\`en_audio_id\` text,
  	\`en_evening_prayer\` text,
  	\`es_title\` text,
  	\`es_summary\` text,
  	\`es_seo_description\` text,
  	\`es_slug\` text,
  	\`es_body\` text,
  	\`es_audio_id\` text,
  	\`es_evening_prayer\` text,
  	\`access\` text,
  	\`listed\` text,
  	\`published\` text,
  	\`updated\` text,
  	\`image_id\` text,
  	\`legacy_slug\` text,
  	\`order\` numeric,
  	\`passage\` text,
  	\`scheduled_date\` text,
  	\`scheduled_day\` text,
  	\`repeat_every\` numeric,
  	\`need\` text,
  	\`name\` text,
  	\`path\` text,
  	\`folder\` text,
  	\`heading\` text,
  	\`shipped\` text,
  	\`created_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`en_audio_id\`) REFERENCES \`recordings\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`es_audio_id\`) REFERENCES \`recordings\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`pictures\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`prayer_en_en_audio_idx\` ON \`prayer\` (\`en_audio_id\`);`)
  await db.run(sql`CREATE INDEX \`prayer_es_es_audio_idx\` ON \`prayer\` (\`es_audio_id\`);`)
  await db.run(sql`CREATE INDEX \`prayer_image_idx\` ON \`prayer\` (\`image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`prayer_path_idx\` ON \`prayer\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`prayer_created_by_idx\` ON \`prayer\` (\`created_by\`);`)
  await db.run(sql`CREATE INDEX \`prayer_updated_at_idx\` ON \`prayer\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`prayer_created_at_idx\` ON \`prayer\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`prayer_deleted_at_idx\` ON \`prayer\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`prayer__status_idx\` ON \`prayer\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`prayer_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`topic_id\` text,
  	\`contributor_id\` text,
  	\`verse_id\` text,
  	\`prayer_id\` text,
  	\`trivia_id\` text,
  	\`article_id\` text,
  	\`growth_plan_id\` text,
  	\`growth_plan_article_id\` text,
  	\`growth_plan_article_prompt_id\` text,
  	\`study_guide_id\` text,
  	\`study_guide_lesson_id\` text,
  	\`study_guide_section_id\` text,
  	\`channel_id\` text,
  	\`channel_article_id\` text,
  	\`daily_devotional_id\` text,
  	\`devotional_article_id\` text,
  	\`general_page_id\` text,
  	\`category_id\` text,
  	\`bible_id\` text,
  	\`subscription_offer_id\` text,
  	\`redirect_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`prayer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`topic_id\`) REFERENCES \`topic\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contributor_id\`) REFERENCES \`contributor\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`verse_id\`) REFERENCES \`verse\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`prayer_id\`) REFERENCES \`prayer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`trivia_id\`) REFERENCES \`trivia\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`article_id\`) REFERENCES \`article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_id\`) REFERENCES \`growth_plan\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_article_id\`) REFERENCES \`growth_plan_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_article_prompt_id\`) REFERENCES \`growth_plan_article_prompt\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_id\`) REFERENCES \`study_guide\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_lesson_id\`) REFERENCES \`study_guide_lesson\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_section_id\`) REFERENCES \`study_guide_section\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`channel_id\`) REFERENCES \`channel\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`channel_article_id\`) REFERENCES \`channel_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`daily_devotional_id\`) REFERENCES \`daily_devotional\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`devotional_article_id\`) REFERENCES \`devotional_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`general_page_id\`) REFERENCES \`general_page\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`category\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`bible_id\`) REFERENCES \`bible\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`subscription_offer_id\`) REFERENCES \`subscription_offer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirect_id\`) REFERENCES \`redirect\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`prayer_rels_order_idx\` ON \`prayer_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`prayer_rels_parent_idx\` ON \`prayer_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`prayer_rels_path_idx\` ON \`prayer_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`prayer_rels_topic_id_idx\` ON \`prayer_rels\` (\`topic_id\`);`)
  await db.run(sql`CREATE INDEX \`prayer_rels_contributor_id_idx\` ON \`prayer_rels\` (\`contributor_id\`);`)
  await db.run(sql`CREATE INDEX \`prayer_rels_verse_id_idx\` ON \`prayer_rels\` (\`verse_id\`);`)
  await db.run(sql`CREATE INDEX \`prayer_rels_prayer_id_idx\` ON \`prayer_rels\` (\`prayer_id\`);`)
  await db.run(sql`CREATE INDEX \`prayer_rels_trivia_id_idx\` ON \`prayer_rels\` (\`trivia_id\`);`)
  await db.run(sql`CREATE INDEX \`prayer_rels_article_id_idx\` ON \`prayer_rels\` (\`article_id\`);`)
  await db.run(sql`CREATE INDEX \`prayer_rels_growth_plan_id_idx\` ON \`prayer_rels\` (\`growth_plan_id\`);`)
  await db.run(sql`CREATE INDEX \`prayer_rels_growth_plan_article_id_idx\` ON \`prayer_rels\` (\`growth_plan_article_id\`);`)
  await db.run(sql`CREATE INDEX \`prayer_rels_growth_plan_article_prompt_id_idx\` ON \`prayer_rels\` (\`growth_plan_article_prompt_id\`);`)
  await db.run(sql`CREATE INDEX \`prayer_rels_study_guide_id_idx\` ON \`prayer_rels\` (\`study_guide_id\`);`)
  await db.run(sql`CREATE INDEX \`prayer_rels_study_guide_lesson_id_idx\` ON \`prayer_rels\` (\`study_guide_lesson_id\`);`)
  await db.run(sql`CREATE INDEX \`prayer_rels_study_guide_section_id_idx\` ON \`prayer_rels\` (\`study_guide_section_id\`);`)
  await db.run(sql`CREATE INDEX \`prayer_rels_channel_id_idx\` ON \`prayer_rels\` (\`channel_id\`);`)
  await db.run(sql`CREATE INDEX \`prayer_rels_channel_article_id_idx\` ON \`prayer_rels\` (\`channel_article_id\`);`)
  await db.run(sql`CREATE INDEX \`prayer_rels_daily_devotional_id_idx\` ON \`prayer_rels\` (\`daily_devotional_id\`);`)
  await db.run(sql`CREATE INDEX \`prayer_rels_devotional_article_id_idx\` ON \`prayer_rels\` (\`devotional_article_id\`);`)
  await db.run(sql`CREATE INDEX \`prayer_rels_general_page_id_idx\` ON \`prayer_rels\` (\`general_page_id\`);`)
  await db.run(sql`CREATE INDEX \`prayer_rels_category_id_idx\` ON \`prayer_rels\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`prayer_rels_bible_id_idx\` ON \`prayer_rels\` (\`bible_id\`);`)
  await db.run(sql`CREATE INDEX \`prayer_rels_subscription_offer_id_idx\` ON \`prayer_rels\` (\`subscription_offer_id\`);`)
  await db.run(sql`CREATE INDEX \`prayer_rels_redirect_id_idx\` ON \`prayer_rels\` (\`redirect_id\`);`)
  await db.run(sql`CREATE TABLE \`_prayer_v_version_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_prayer_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_prayer_v_version_languages_order_idx\` ON \`_prayer_v_version_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_prayer_v_version_languages_parent_idx\` ON \`_prayer_v_version_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_prayer_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_en_title\` text,
  	\`version_en_summary\` text,
  	\`version_en_seo_description\` text,
  	\`version_en_slug\` text,
  	\`version_en_body\` text,
  	\`version_en_audio_id\` text,
  	\`version_en_evening_prayer\` text,
  	\`version_es_title\` text,
  	\`version_es_summary\` text,
  	\`version_es_seo_description\` text,
  	\`version_es_slug\` text,
  	\`version_es_body\` text,
  	\`version_es_audio_id\` text,
  	\`version_es_evening_prayer\` text,
  	\`version_access\` text,
  	\`version_listed\` text,
  	\`version_published\` text,
  	\`version_updated\` text,
  	\`version_image_id\` text,
  	\`version_legacy_slug\` text,
  	\`version_order\` numeric,
  	\`version_passage\` text,
  	\`version_scheduled_date\` text,
  	\`version_scheduled_day\` text,
  	\`version_repeat_every\` numeric,
  	\`version_need\` text,
  	\`version_name\` text,
  	\`version_path\` text,
  	\`version_folder\` text,
  	\`version_heading\` text,
  	\`version_shipped\` text,
  	\`version_created_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`prayer\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_en_audio_id\`) REFERENCES \`recordings\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_es_audio_id\`) REFERENCES \`recordings\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`pictures\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_prayer_v_parent_idx\` ON \`_prayer_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_prayer_v_version_en_version_en_audio_idx\` ON \`_prayer_v\` (\`version_en_audio_id\`);`)
  await db.run(sql`CREATE INDEX \`_prayer_v_version_es_version_es_audio_idx\` ON \`_prayer_v\` (\`version_es_audio_id\`);`)
  await db.run(sql`CREATE INDEX \`_prayer_v_version_version_image_idx\` ON \`_prayer_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_prayer_v_version_version_path_idx\` ON \`_prayer_v\` (\`version_path\`);`)
  await db.run(sql`CREATE INDEX \`_prayer_v_version_version_created_by_idx\` ON \`_prayer_v\` (\`version_created_by\`);`)
  await db.run(sql`CREATE INDEX \`_prayer_v_version_version_updated_at_idx\` ON \`_prayer_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_prayer_v_version_version_created_at_idx\` ON \`_prayer_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_prayer_v_version_version_deleted_at_idx\` ON \`_prayer_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_prayer_v_version_version__status_idx\` ON \`_prayer_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_prayer_v_created_at_idx\` ON \`_prayer_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_prayer_v_updated_at_idx\` ON \`_prayer_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_prayer_v_latest_idx\` ON \`_prayer_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_prayer_v_autosave_idx\` ON \`_prayer_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_prayer_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`topic_id\` text,
  	\`contributor_id\` text,
  	\`verse_id\` text,
  	\`prayer_id\` text,
  	\`trivia_id\` text,
  	\`article_id\` text,
  	\`growth_plan_id\` text,
  	\`growth_plan_article_id\` text,
  	\`growth_plan_article_prompt_id\` text,
  	\`study_guide_id\` text,
  	\`study_guide_lesson_id\` text,
  	\`study_guide_section_id\` text,
  	\`channel_id\` text,
  	\`channel_article_id\` text,
  	\`daily_devotional_id\` text,
  	\`devotional_article_id\` text,
  	\`general_page_id\` text,
  	\`category_id\` text,
  	\`bible_id\` text,
  	\`subscription_offer_id\` text,
  	\`redirect_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_prayer_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`topic_id\`) REFERENCES \`topic\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contributor_id\`) REFERENCES \`contributor\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`verse_id\`) REFERENCES \`verse\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`prayer_id\`) REFERENCES \`prayer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`trivia_id\`) REFERENCES \`trivia\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`article_id\`) REFERENCES \`article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_id\`) REFERENCES \`growth_plan\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_article_id\`) REFERENCES \`growth_plan_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_article_prompt_id\`) REFERENCES \`growth_plan_article_prompt\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_id\`) REFERENCES \`study_guide\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_lesson_id\`) REFERENCES \`study_guide_lesson\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_section_id\`) REFERENCES \`study_guide_section\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`channel_id\`) REFERENCES \`channel\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`channel_article_id\`) REFERENCES \`channel_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`daily_devotional_id\`) REFERENCES \`daily_devotional\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`devotional_article_id\`) REFERENCES \`devotional_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`general_page_id\`) REFERENCES \`general_page\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`category\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`bible_id\`) REFERENCES \`bible\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`subscription_offer_id\`) REFERENCES \`subscription_offer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirect_id\`) REFERENCES \`redirect\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_prayer_v_rels_order_idx\` ON \`_prayer_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_prayer_v_rels_parent_idx\` ON \`_prayer_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_prayer_v_rels_path_idx\` ON \`_prayer_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_prayer_v_rels_topic_id_idx\` ON \`_prayer_v_rels\` (\`topic_id\`);`)
  await db.run(sql`CREATE INDEX \`_prayer_v_rels_contributor_id_idx\` ON \`_prayer_v_rels\` (\`contributor_id\`);`)
  await db.run(sql`CREATE INDEX \`_prayer_v_rels_verse_id_idx\` ON \`_prayer_v_rels\` (\`verse_id\`);`)
  await db.run(sql`CREATE INDEX \`_prayer_v_rels_prayer_id_idx\` ON \`_prayer_v_rels\` (\`prayer_id\`);`)
  await db.run(sql`CREATE INDEX \`_prayer_v_rels_trivia_id_idx\` ON \`_prayer_v_rels\` (\`trivia_id\`);`)
  await db.run(sql`CREATE INDEX \`_prayer_v_rels_article_id_idx\` ON \`_prayer_v_rels\` (\`article_id\`);`)
  await db.run(sql`CREATE INDEX \`_prayer_v_rels_growth_plan_id_idx\` ON \`_prayer_v_rels\` (\`growth_plan_id\`);`)
  await db.run(sql`CREATE INDEX \`_prayer_v_rels_growth_plan_article_id_idx\` ON \`_prayer_v_rels\` (\`growth_plan_article_id\`);`)
  await db.run(sql`CREATE INDEX \`_prayer_v_rels_growth_plan_article_prompt_id_idx\` ON \`_prayer_v_rels\` (\`growth_plan_article_prompt_id\`);`)
  await db.run(sql`CREATE INDEX \`_prayer_v_rels_study_guide_id_idx\` ON \`_prayer_v_rels\` (\`study_guide_id\`);`)
  await db.run(sql`CREATE INDEX \`_prayer_v_rels_study_guide_lesson_id_idx\` ON \`_prayer_v_rels\` (\`study_guide_lesson_id\`);`)
  await db.run(sql`CREATE INDEX \`_prayer_v_rels_study_guide_section_id_idx\` ON \`_prayer_v_rels\` (\`study_guide_section_id\`);`)
  await db.run(sql`CREATE INDEX \`_prayer_v_rels_channel_id_idx\` ON \`_prayer_v_rels\` (\`channel_id\`);`)
  await db.run(sql`CREATE INDEX \`_prayer_v_rels_channel_article_id_idx\` ON \`_prayer_v_rels\` (\`channel_article_id\`);`)
  await db.run(sql`CREATE INDEX \`_prayer_v_rels_daily_devotional_id_idx\` ON \`_prayer_v_rels\` (\`daily_devotional_id\`);`)
  await db.run(sql`CREATE INDEX \`_prayer_v_rels_devotional_article_id_idx\` ON \`_prayer_v_rels\` (\`devotional_article_id\`);`)
  await db.run(sql`CREATE INDEX \`_prayer_v_rels_general_page_id_idx\` ON \`_prayer_v_rels\` (\`general_page_id\`);`)
  await db.run(sql`CREATE INDEX \`_prayer_v_rels_category_id_idx\` ON \`_prayer_v_rels\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`_prayer_v_rels_bible_id_idx\` ON \`_prayer_v_rels\` (\`bible_id\`);`)
  await db.run(sql`CREATE INDEX \`_prayer_v_rels_subscription_offer_id_idx\` ON \`_prayer_v_rels\` (\`subscription_offer_id\`);`)
  await db.run(sql`CREATE INDEX \`_prayer_v_rels_redirect_id_idx\` ON \`_prayer_v_rels\` (\`redirect_id\`);`)
  await db.run(sql`CREATE TABLE \`trivia_questions_answers\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`text_en\` text,
  	\`text_es\` text,
  	\`correct\` integer,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`trivia_questions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`trivia_questions_answers_order_idx\` ON \`trivia_questions_answers\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`trivia_questions_answers_parent_id_idx\` ON \`trivia_questions_answers\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`trivia_questions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`question_en\` text,
  	\`question_es\` text,
  	\`explanation_en\` text,
  	\`explanation_es\` text,
  	\`passage\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`trivia\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`trivia_questions_order_idx\` ON \`trivia_questions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`trivia_questions_parent_id_idx\` ON \`trivia_questions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`trivia_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`trivia\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`trivia_languages_order_idx\` ON \`trivia_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`trivia_languages_parent_idx\` ON \`trivia_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`trivia\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`en_title\` text,
  	\`en_summary\` text,
  	\`en_seo_description\` text,
  	\`en_slug\` text,
  	\`en_body\` text,
  	\`es_title\` text,
  	\`es_summary\` text,
  	\`es_seo_description\` text,
  	\`es_slug\` text,
  	\`es_body\` text,
  	\`access\` text,
  	\`listed\` text,
  	\`published\` text,
  	\`updated\` text,
  	\`image_id\` text,
  	\`legacy_slug\` text,
  	\`order\` numeric,
  	\`scheduled_date\` text,
  	\`scheduled_day\` text,
  	\`repeat_every\` numeric,
  	\`level\` text,
  	\`name\` text,
  	\`path\` text,
  	\`folder\` text,
  	\`heading\` text,
  	\`shipped\` text,
  	\`created_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`pictures\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`trivia_image_idx\` ON \`trivia\` (\`image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`trivia_path_idx\` ON \`trivia\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`trivia_created_by_idx\` ON \`trivia\` (\`created_by\`);`)
  await db.run(sql`CREATE INDEX \`trivia_updated_at_idx\` ON \`trivia\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`trivia_created_at_idx\` ON \`trivia\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`trivia_deleted_at_idx\` ON \`trivia\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`trivia__status_idx\` ON \`trivia\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`trivia_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`topic_id\` text,
  	\`contributor_id\` text,
  	\`verse_id\` text,
  	\`prayer_id\` text,
  	\`trivia_id\` text,
  	\`article_id\` text,
  	\`growth_plan_id\` text,
  	\`growth_plan_article_id\` text,
  	\`growth_plan_article_prompt_id\` text,
  	\`study_guide_id\` text,
  	\`study_guide_lesson_id\` text,
  	\`study_guide_section_id\` text,
  	\`channel_id\` text,
  	\`channel_article_id\` text,
  	\`daily_devotional_id\` text,
  	\`devotional_article_id\` text,
  	\`general_page_id\` text,
  	\`category_id\` text,
  	\`bible_id\` text,
  	\`subscription_offer_id\` text,
  	\`redirect_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`trivia\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`topic_id\`) REFERENCES \`topic\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contributor_id\`) REFERENCES \`contributor\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`verse_id\`) REFERENCES \`verse\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`prayer_id\`) REFERENCES \`prayer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`trivia_id\`) REFERENCES \`trivia\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`article_id\`) REFERENCES \`article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_id\`) REFERENCES \`growth_plan\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_article_id\`) REFERENCES \`growth_plan_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_article_prompt_id\`) REFERENCES \`growth_plan_article_prompt\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_id\`) REFERENCES \`study_guide\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_lesson_id\`) REFERENCES \`study_guide_lesson\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_section_id\`) REFERENCES \`study_guide_section\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`channel_id\`) REFERENCES \`channel\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`channel_article_id\`) REFERENCES \`channel_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`daily_devotional_id\`) REFERENCES \`daily_devotional\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`devotional_article_id\`) REFERENCES \`devotional_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`general_page_id\`) REFERENCES \`general_page\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`category\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`bible_id\`) REFERENCES \`bible\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`subscription_offer_id\`) REFERENCES \`subscription_offer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirect_id\`) REFERENCES \`redirect\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`trivia_rels_order_idx\` ON \`trivia_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`trivia_rels_parent_idx\` ON \`trivia_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`trivia_rels_path_idx\` ON \`trivia_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`trivia_rels_topic_id_idx\` ON \`trivia_rels\` (\`topic_id\`);`)
  await db.run(sql`CREATE INDEX \`trivia_rels_contributor_id_idx\` ON \`trivia_rels\` (\`contributor_id\`);`)
  await db.run(sql`CREATE INDEX \`trivia_rels_verse_id_idx\` ON \`trivia_rels\` (\`verse_id\`);`)
  await db.run(sql`CREATE INDEX \`trivia_rels_prayer_id_idx\` ON \`trivia_rels\` (\`prayer_id\`);`)
  await db.run(sql`CREATE INDEX \`trivia_rels_trivia_id_idx\` ON \`trivia_rels\` (\`trivia_id\`);`)
  await db.run(sql`CREATE INDEX \`trivia_rels_article_id_idx\` ON \`trivia_rels\` (\`article_id\`);`)
  await db.run(sql`CREATE INDEX \`trivia_rels_growth_plan_id_idx\` ON \`trivia_rels\` (\`growth_plan_id\`);`)
  await db.run(sql`CREATE INDEX \`trivia_rels_growth_plan_article_id_idx\` ON \`trivia_rels\` (\`growth_plan_article_id\`);`)
  await db.run(sql`CREATE INDEX \`trivia_rels_growth_plan_article_prompt_id_idx\` ON \`trivia_rels\` (\`growth_plan_article_prompt_id\`);`)
  await db.run(sql`CREATE INDEX \`trivia_rels_study_guide_id_idx\` ON \`trivia_rels\` (\`study_guide_id\`);`)
  await db.run(sql`CREATE INDEX \`trivia_rels_study_guide_lesson_id_idx\` ON \`trivia_rels\` (\`study_guide_lesson_id\`);`)
  await db.run(sql`CREATE INDEX \`trivia_rels_study_guide_section_id_idx\` ON \`trivia_rels\` (\`study_guide_section_id\`);`)
  await db.run(sql`CREATE INDEX \`trivia_rels_channel_id_idx\` ON \`trivia_rels\` (\`channel_id\`);`)
  await db.run(sql`CREATE INDEX \`trivia_rels_channel_article_id_idx\` ON \`trivia_rels\` (\`channel_article_id\`);`)
  await db.run(sql`CREATE INDEX \`trivia_rels_daily_devotional_id_idx\` ON \`trivia_rels\` (\`daily_devotional_id\`);`)
  await db.run(sql`CREATE INDEX \`trivia_rels_devotional_article_id_idx\` ON \`trivia_rels\` (\`devotional_article_id\`);`)
  await db.run(sql`CREATE INDEX \`trivia_rels_general_page_id_idx\` ON \`trivia_rels\` (\`general_page_id\`);`)
  await db.run(sql`CREATE INDEX \`trivia_rels_category_id_idx\` ON \`trivia_rels\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`trivia_rels_bible_id_idx\` ON \`trivia_rels\` (\`bible_id\`);`)
  await db.run(sql`CREATE INDEX \`trivia_rels_subscription_offer_id_idx\` ON \`trivia_rels\` (\`subscription_offer_id\`);`)
  await db.run(sql`CREATE INDEX \`trivia_rels_redirect_id_idx\` ON \`trivia_rels\` (\`redirect_id\`);`)
  await db.run(sql`CREATE TABLE \`_trivia_v_version_questions_answers\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_uuid\` text,
  	\`text_en\` text,
  	\`text_es\` text,
  	\`correct\` integer,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_trivia_v_version_questions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_trivia_v_version_questions_answers_order_idx\` ON \`_trivia_v_version_questions_answers\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_trivia_v_version_questions_answers_parent_id_idx\` ON \`_trivia_v_version_questions_answers\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_trivia_v_version_questions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_uuid\` text,
  	\`question_en\` text,
  	\`question_es\` text,
  	\`explanation_en\` text,
  	\`explanation_es\` text,
  	\`passage\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_trivia_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_trivia_v_version_questions_order_idx\` ON \`_trivia_v_version_questions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_trivia_v_version_questions_parent_id_idx\` ON \`_trivia_v_version_questions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_trivia_v_version_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_trivia_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_trivia_v_version_languages_order_idx\` ON \`_trivia_v_version_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_trivia_v_version_languages_parent_idx\` ON \`_trivia_v_version_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_trivia_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_en_title\` text,
  	\`version_en_summary\` text,
  	\`version_en_seo_description\` text,
  	\`version_en_slug\` text,
  	\`version_en_body\` text,
  	\`version_es_title\` text,
  	\`version_es_summary\` text,
  	\`version_es_seo_description\` text,
  	\`version_es_slug\` text,
  	\`version_es_body\` text,
  	\`version_access\` text,
  	\`version_listed\` text,
  	\`version_published\` text,
  	\`version_updated\` text,
  	\`version_image_id\` text,
  	\`version_legacy_slug\` text,
  	\`version_order\` numeric,
  	\`version_scheduled_date\` text,
  	\`version_scheduled_day\` text,
  	\`version_repeat_every\` numeric,
  	\`version_level\` text,
  	\`version_name\` text,
  	\`version_path\` text,
  	\`version_folder\` text,
  	\`version_heading\` text,
  	\`version_shipped\` text,
  	\`version_created_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`trivia\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`pictures\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_trivia_v_parent_idx\` ON \`_trivia_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_trivia_v_version_version_image_idx\` ON \`_trivia_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_trivia_v_version_version_path_idx\` ON \`_trivia_v\` (\`version_path\`);`)
  await db.run(sql`CREATE INDEX \`_trivia_v_version_version_created_by_idx\` ON \`_trivia_v\` (\`version_created_by\`);`)
  await db.run(sql`CREATE INDEX \`_trivia_v_version_version_updated_at_idx\` ON \`_trivia_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_trivia_v_version_version_created_at_idx\` ON \`_trivia_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_trivia_v_version_version_deleted_at_idx\` ON \`_trivia_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_trivia_v_version_version__status_idx\` ON \`_trivia_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_trivia_v_created_at_idx\` ON \`_trivia_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_trivia_v_updated_at_idx\` ON \`_trivia_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_trivia_v_latest_idx\` ON \`_trivia_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_trivia_v_autosave_idx\` ON \`_trivia_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_trivia_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`topic_id\` text,
  	\`contributor_id\` text,
  	\`verse_id\` text,
  	\`prayer_id\` text,
  	\`trivia_id\` text,
  	\`article_id\` text,
  	\`growth_plan_id\` text,
  	\`growth_plan_article_id\` text,
  	\`growth_plan_article_prompt_id\` text,
  	\`study_guide_id\` text,
  	\`study_guide_lesson_id\` text,
  	\`study_guide_section_id\` text,
  	\`channel_id\` text,
  	\`channel_article_id\` text,
  	\`daily_devotional_id\` text,
  	\`devotional_article_id\` text,
  	\`general_page_id\` text,
  	\`category_id\` text,
  	\`bible_id\` text,
  	\`subscription_offer_id\` text,
  	\`redirect_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_trivia_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`topic_id\`) REFERENCES \`topic\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contributor_id\`) REFERENCES \`contributor\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`verse_id\`) REFERENCES \`verse\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`prayer_id\`) REFERENCES \`prayer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`trivia_id\`) REFERENCES \`trivia\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`article_id\`) REFERENCES \`article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_id\`) REFERENCES \`growth_plan\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_article_id\`) REFERENCES \`growth_plan_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_article_prompt_id\`) REFERENCES \`growth_plan_article_prompt\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_id\`) REFERENCES \`study_guide\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_lesson_id\`) REFERENCES \`study_guide_lesson\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_section_id\`) REFERENCES \`study_guide_section\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`channel_id\`) REFERENCES \`channel\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`channel_article_id\`) REFERENCES \`channel_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`daily_devotional_id\`) REFERENCES \`daily_devotional\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`devotional_article_id\`) REFERENCES \`devotional_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`general_page_id\`) REFERENCES \`general_page\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`category\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`bible_id\`) REFERENCES \`bible\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`subscription_offer_id\`) REFERENCES \`subscription_offer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirect_id\`) REFERENCES \`redirect\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_trivia_v_rels_order_idx\` ON \`_trivia_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_trivia_v_rels_parent_idx\` ON \`_trivia_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_trivia_v_rels_path_idx\` ON \`_trivia_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_trivia_v_rels_topic_id_idx\` ON \`_trivia_v_rels\` (\`topic_id\`);`)
  await db.run(sql`CREATE INDEX \`_trivia_v_rels_contributor_id_idx\` ON \`_trivia_v_rels\` (\`contributor_id\`);`)
  await db.run(sql`CREATE INDEX \`_trivia_v_rels_verse_id_idx\` ON \`_trivia_v_rels\` (\`verse_id\`);`)
  await db.run(sql`CREATE INDEX \`_trivia_v_rels_prayer_id_idx\` ON \`_trivia_v_rels\` (\`prayer_id\`);`)
  await db.run(sql`CREATE INDEX \`_trivia_v_rels_trivia_id_idx\` ON \`_trivia_v_rels\` (\`trivia_id\`);`)
  await db.run(sql`CREATE INDEX \`_trivia_v_rels_article_id_idx\` ON \`_trivia_v_rels\` (\`article_id\`);`)
  await db.run(sql`CREATE INDEX \`_trivia_v_rels_growth_plan_id_idx\` ON \`_trivia_v_rels\` (\`growth_plan_id\`);`)
  await db.run(sql`CREATE INDEX \`_trivia_v_rels_growth_plan_article_id_idx\` ON \`_trivia_v_rels\` (\`growth_plan_article_id\`);`)
  await db.run(sql`CREATE INDEX \`_trivia_v_rels_growth_plan_article_prompt_id_idx\` ON \`_trivia_v_rels\` (\`growth_plan_article_prompt_id\`);`)
  await db.run(sql`CREATE INDEX \`_trivia_v_rels_study_guide_id_idx\` ON \`_trivia_v_rels\` (\`study_guide_id\`);`)
  await db.run(sql`CREATE INDEX \`_trivia_v_rels_study_guide_lesson_id_idx\` ON \`_trivia_v_rels\` (\`study_guide_lesson_id\`);`)
  await db.run(sql`CREATE INDEX \`_trivia_v_rels_study_guide_section_id_idx\` ON \`_trivia_v_rels\` (\`study_guide_section_id\`);`)
  await db.run(sql`CREATE INDEX \`_trivia_v_rels_channel_id_idx\` ON \`_trivia_v_rels\` (\`channel_id\`);`)
  await db.run(sql`CREATE INDEX \`_trivia_v_rels_channel_article_id_idx\` ON \`_trivia_v_rels\` (\`channel_article_id\`);`)
  await db.run(sql`CREATE INDEX \`_trivia_v_rels_daily_devotional_id_idx\` ON \`_trivia_v_rels\` (\`daily_devotional_id\`);`)
  await db.run(sql`CREATE INDEX \`_trivia_v_rels_devotional_article_id_idx\` ON \`_trivia_v_rels\` (\`devotional_article_id\`);`)
  await db.run(sql`CREATE INDEX \`_trivia_v_rels_general_page_id_idx\` ON \`_trivia_v_rels\` (\`general_page_id\`);`)
  await db.run(sql`CREATE INDEX \`_trivia_v_rels_category_id_idx\` ON \`_trivia_v_rels\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`_trivia_v_rels_bible_id_idx\` ON \`_trivia_v_rels\` (\`bible_id\`);`)
  await db.run(sql`CREATE INDEX \`_trivia_v_rels_subscription_offer_id_idx\` ON \`_trivia_v_rels\` (\`subscription_offer_id\`);`)
  await db.run(sql`CREATE INDEX \`_trivia_v_rels_redirect_id_idx\` ON \`_trivia_v_rels\` (\`redirect_id\`);`)
  await db.run(sql`CREATE TABLE \`article_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`article\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`article_languages_order_idx\` ON \`article_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`article_languages_parent_idx\` ON \`article_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`article\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`en_title\` text,
  	\`en_summary\` text,
  	\`en_seo_description\` text,
  	\`en_slug\` text,
  	\`en_body\` text,
  	\`en_audio_id\` text,
  	\`es_title\` text,
  	\`es_summary\` text,
  	\`es_seo_description\` text,
  	\`es_slug\` text,
  	\`es_body\` text,
  	\`es_audio_id\` text,
  	\`access\` text,
  	\`listed\` text,
  	\`published\` text,
  	\`updated\` text,
  	\`image_id\` text,
  	\`legacy_slug\` text,
  	\`order\` numeric,
  	\`passage\` text,
  	\`name\` text,
  	\`path\` text,
  	\`folder\` text,
  	\`heading\` text,
  	\`shipped\` text,
  	\`created_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`en_audio_id\`) REFERENCES \`recordings\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`es_audio_id\`) REFERENCES \`recordings\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`pictures\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`article_en_en_audio_idx\` ON \`article\` (\`en_audio_id\`);`)
  await db.run(sql`CREATE INDEX \`article_es_es_audio_idx\` ON \`article\` (\`es_audio_id\`);`)
  await db.run(sql`CREATE INDEX \`article_image_idx\` ON \`article\` (\`image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`article_path_idx\` ON \`article\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`article_created_by_idx\` ON \`article\` (\`created_by\`);`)
  await db.run(sql`CREATE INDEX \`article_updated_at_idx\` ON \`article\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`article_created_at_idx\` ON \`article\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`article_deleted_at_idx\` ON \`article\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`article__status_idx\` ON \`article\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`article_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`topic_id\` text,
  	\`contributor_id\` text,
  	\`verse_id\` text,
  	\`prayer_id\` text,
  	\`trivia_id\` text,
  	\`article_id\` text,
  	\`growth_plan_id\` text,
  	\`growth_plan_article_id\` text,
  	\`growth_plan_article_prompt_id\` text,
  	\`study_guide_id\` text,
  	\`study_guide_lesson_id\` text,
  	\`study_guide_section_id\` text,
  	\`channel_id\` text,
  	\`channel_article_id\` text,
  	\`daily_devotional_id\` text,
  	\`devotional_article_id\` text,
  	\`general_page_id\` text,
  	\`category_id\` text,
  	\`bible_id\` text,
  	\`subscription_offer_id\` text,
  	\`redirect_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`topic_id\`) REFERENCES \`topic\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contributor_id\`) REFERENCES \`contributor\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`verse_id\`) REFERENCES \`verse\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`prayer_id\`) REFERENCES \`prayer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`trivia_id\`) REFERENCES \`trivia\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`article_id\`) REFERENCES \`article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_id\`) REFERENCES \`growth_plan\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_article_id\`) REFERENCES \`growth_plan_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_article_prompt_id\`) REFERENCES \`growth_plan_article_prompt\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_id\`) REFERENCES \`study_guide\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_lesson_id\`) REFERENCES \`study_guide_lesson\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_section_id\`) REFERENCES \`study_guide_section\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`channel_id\`) REFERENCES \`channel\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`channel_article_id\`) REFERENCES \`channel_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`daily_devotional_id\`) REFERENCES \`daily_devotional\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`devotional_article_id\`) REFERENCES \`devotional_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`general_page_id\`) REFERENCES \`general_page\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`category\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`bible_id\`) REFERENCES \`bible\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`subscription_offer_id\`) REFERENCES \`subscription_offer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirect_id\`) REFERENCES \`redirect\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`article_rels_order_idx\` ON \`article_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`article_rels_parent_idx\` ON \`article_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`article_rels_path_idx\` ON \`article_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`article_rels_topic_id_idx\` ON \`article_rels\` (\`topic_id\`);`)
  await db.run(sql`CREATE INDEX \`article_rels_contributor_id_idx\` ON \`article_rels\` (\`contributor_id\`);`)
  await db.run(sql`CREATE INDEX \`article_rels_verse_id_idx\` ON \`article_rels\` (\`verse_id\`);`)
  await db.run(sql`CREATE INDEX \`article_rels_prayer_id_idx\` ON \`article_rels\` (\`prayer_id\`);`)
  await db.run(sql`CREATE INDEX \`article_rels_trivia_id_idx\` ON \`article_rels\` (\`trivia_id\`);`)
  await db.run(sql`CREATE INDEX \`article_rels_article_id_idx\` ON \`article_rels\` (\`article_id\`);`)
  await db.run(sql`CREATE INDEX \`article_rels_growth_plan_id_idx\` ON \`article_rels\` (\`growth_plan_id\`);`)
  await db.run(sql`CREATE INDEX \`article_rels_growth_plan_article_id_idx\` ON \`article_rels\` (\`growth_plan_article_id\`);`)
  await db.run(sql`CREATE INDEX \`article_rels_growth_plan_article_prompt_id_idx\` ON \`article_rels\` (\`growth_plan_article_prompt_id\`);`)
  await db.run(sql`CREATE INDEX \`article_rels_study_guide_id_idx\` ON \`article_rels\` (\`study_guide_id\`);`)
  await db.run(sql`CREATE INDEX \`article_rels_study_guide_lesson_id_idx\` ON \`article_rels\` (\`study_guide_lesson_id\`);`)
  await db.run(sql`CREATE INDEX \`article_rels_study_guide_section_id_idx\` ON \`article_rels\` (\`study_guide_section_id\`);`)
  await db.run(sql`CREATE INDEX \`article_rels_channel_id_idx\` ON \`article_rels\` (\`channel_id\`);`)
  await db.run(sql`CREATE INDEX \`article_rels_channel_article_id_idx\` ON \`article_rels\` (\`channel_article_id\`);`)
  await db.run(sql`CREATE INDEX \`article_rels_daily_devotional_id_idx\` ON \`article_rels\` (\`daily_devotional_id\`);`)
  await db.run(sql`CREATE INDEX \`article_rels_devotional_article_id_idx\` ON \`article_rels\` (\`devotional_article_id\`);`)
  await db.run(sql`CREATE INDEX \`article_rels_general_page_id_idx\` ON \`article_rels\` (\`general_page_id\`);`)
  await db.run(sql`CREATE INDEX \`article_rels_category_id_idx\` ON \`article_rels\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`article_rels_bible_id_idx\` ON \`article_rels\` (\`bible_id\`);`)
  await db.run(sql`CREATE INDEX \`article_rels_subscription_offer_id_idx\` ON \`article_rels\` (\`subscription_offer_id\`);`)
  await db.run(sql`CREATE INDEX \`article_rels_redirect_id_idx\` ON \`article_rels\` (\`redirect_id\`);`)
  await db.run(sql`CREATE TABLE \`_article_v_version_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_article_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_article_v_version_languages_order_idx\` ON \`_article_v_version_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_article_v_version_languages_parent_idx\` ON \`_article_v_version_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_article_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_en_title\` text,
  	\`version_en_summary\` text,
  	\`version_en_seo_description\` text,
  	\`version_en_slug\` text,
  	\`version_en_body\` text,
  	\`version_en_audio_id\` text,
  	\`version_es_title\` text,
  	\`version_es_summary\` text,
  	\`version_es_seo_description\` text,
  	\`version_es_slug\` text,
  	\`version_es_body\` text,
  	\`version_es_audio_id\` text,
  	\`version_access\` text,
  	\`version_listed\` text,
  	\`version_published\` text,
  	\`version_updated\` text,
  	\`version_image_id\` text,
  	\`version_legacy_slug\` text,
  	\`version_order\` numeric,
  	\`version_passage\` text,
  	\`version_name\` text,
  	\`version_path\` text,
  	\`version_folder\` text,
  	\`version_heading\` text,
  	\`version_shipped\` text,
  	\`version_created_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`article\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_en_audio_id\`) REFERENCES \`recordings\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_es_audio_id\`) REFERENCES \`recordings\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`pictures\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_article_v_parent_idx\` ON \`_article_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_article_v_version_en_version_en_audio_idx\` ON \`_article_v\` (\`version_en_audio_id\`);`)
  await db.run(sql`CREATE INDEX \`_article_v_version_es_version_es_audio_idx\` ON \`_article_v\` (\`version_es_audio_id\`);`)
  await db.run(sql`CREATE INDEX \`_article_v_version_version_image_idx\` ON \`_article_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_article_v_version_version_path_idx\` ON \`_article_v\` (\`version_path\`);`)
  await db.run(sql`CREATE INDEX \`_article_v_version_version_created_by_idx\` ON \`_article_v\` (\`version_created_by\`);`)
  await db.run(sql`CREATE INDEX \`_article_v_version_version_updated_at_idx\` ON \`_article_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_article_v_version_version_created_at_idx\` ON \`_article_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_article_v_version_version_deleted_at_idx\` ON \`_article_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_article_v_version_version__status_idx\` ON \`_article_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_article_v_created_at_idx\` ON \`_article_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_article_v_updated_at_idx\` ON \`_article_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_article_v_latest_idx\` ON \`_article_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_article_v_autosave_idx\` ON \`_article_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_article_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`topic_id\` text,
  	\`contributor_id\` text,
  	\`verse_id\` text,
  	\`prayer_id\` text,
  	\`trivia_id\` text,
  	\`article_id\` text,
  	\`growth_plan_id\` text,
  	\`growth_plan_article_id\` text,
  	\`growth_plan_article_prompt_id\` text,
  	\`study_guide_id\` text,
  	\`study_guide_lesson_id\` text,
  	\`study_guide_section_id\` text,
  	\`channel_id\` text,
  	\`channel_article_id\` text,
  	\`daily_devotional_id\` text,
  	\`devotional_article_id\` text,
  	\`general_page_id\` text,
  	\`category_id\` text,
  	\`bible_id\` text,
  	\`subscription_offer_id\` text,
  	\`redirect_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_article_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`topic_id\`) REFERENCES \`topic\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contributor_id\`) REFERENCES \`contributor\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`verse_id\`) REFERENCES \`verse\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`prayer_id\`) REFERENCES \`prayer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`trivia_id\`) REFERENCES \`trivia\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`article_id\`) REFERENCES \`article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_id\`) REFERENCES \`growth_plan\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_article_id\`) REFERENCES \`growth_plan_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_article_prompt_id\`) REFERENCES \`growth_plan_article_prompt\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_id\`) REFERENCES \`study_guide\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_lesson_id\`) REFERENCES \`study_guide_lesson\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_section_id\`) REFERENCES \`study_guide_section\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`channel_id\`) REFERENCES \`channel\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`channel_article_id\`) REFERENCES \`channel_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`daily_devotional_id\`) REFERENCES \`daily_devotional\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`devotional_article_id\`) REFERENCES \`devotional_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`general_page_id\`) REFERENCES \`general_page\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`category\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`bible_id\`) REFERENCES \`bible\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`subscription_offer_id\`) REFERENCES \`subscription_offer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirect_id\`) REFERENCES \`redirect\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_article_v_rels_order_idx\` ON \`_article_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_article_v_rels_parent_idx\` ON \`_article_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_article_v_rels_path_idx\` ON \`_article_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_article_v_rels_topic_id_idx\` ON \`_article_v_rels\` (\`topic_id\`);`)
  await db.run(sql`CREATE INDEX \`_article_v_rels_contributor_id_idx\` ON \`_article_v_rels\` (\`contributor_id\`);`)
  await db.run(sql`CREATE INDEX \`_article_v_rels_verse_id_idx\` ON \`_article_v_rels\` (\`verse_id\`);`)
  await db.run(sql`CREATE INDEX \`_article_v_rels_prayer_id_idx\` ON \`_article_v_rels\` (\`prayer_id\`);`)
  await db.run(sql`CREATE INDEX \`_article_v_rels_trivia_id_idx\` ON \`_article_v_rels\` (\`trivia_id\`);`)
  await db.run(sql`CREATE INDEX \`_article_v_rels_article_id_idx\` ON \`_article_v_rels\` (\`article_id\`);`)
  await db.run(sql`CREATE INDEX \`_article_v_rels_growth_plan_id_idx\` ON \`_article_v_rels\` (\`growth_plan_id\`);`)
  await db.run(sql`CREATE INDEX \`_article_v_rels_growth_plan_article_id_idx\` ON \`_article_v_rels\` (\`growth_plan_article_id\`);`)
  await db.run(sql`CREATE INDEX \`_article_v_rels_growth_plan_article_prompt_id_idx\` ON \`_article_v_rels\` (\`growth_plan_article_prompt_id\`);`)
  await db.run(sql`CREATE INDEX \`_article_v_rels_study_guide_id_idx\` ON \`_article_v_rels\` (\`study_guide_id\`);`)
  await db.run(sql`CREATE INDEX \`_article_v_rels_study_guide_lesson_id_idx\` ON \`_article_v_rels\` (\`study_guide_lesson_id\`);`)
  await db.run(sql`CREATE INDEX \`_article_v_rels_study_guide_section_id_idx\` ON \`_article_v_rels\` (\`study_guide_section_id\`);`)
  await db.run(sql`CREATE INDEX \`_article_v_rels_channel_id_idx\` ON \`_article_v_rels\` (\`channel_id\`);`)
  await db.run(sql`CREATE INDEX \`_article_v_rels_channel_article_id_idx\` ON \`_article_v_rels\` (\`channel_article_id\`);`)
  await db.run(sql`CREATE INDEX \`_article_v_rels_daily_devotional_id_idx\` ON \`_article_v_rels\` (\`daily_devotional_id\`);`)
  await db.run(sql`CREATE INDEX \`_article_v_rels_devotional_article_id_idx\` ON \`_article_v_rels\` (\`devotional_article_id\`);`)
  await db.run(sql`CREATE INDEX \`_article_v_rels_general_page_id_idx\` ON \`_article_v_rels\` (\`general_page_id\`);`)
  await db.run(sql`CREATE INDEX \`_article_v_rels_category_id_idx\` ON \`_article_v_rels\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`_article_v_rels_bible_id_idx\` ON \`_article_v_rels\` (\`bible_id\`);`)
  await db.run(sql`CREATE INDEX \`_article_v_rels_subscription_offer_id_idx\` ON \`_article_v_rels\` (\`subscription_offer_id\`);`)
  await db.run(sql`CREATE INDEX \`_article_v_rels_redirect_id_idx\` ON \`_article_v_rels\` (\`redirect_id\`);`)
  await db.run(sql`CREATE TABLE \`growth_plan_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`growth_plan\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`growth_plan_languages_order_idx\` ON \`growth_plan_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`growth_plan_languages_parent_idx\` ON \`growth_plan_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`growth_plan\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`en_title\` text,
  	\`en_summary\` text,
  	\`en_seo_description\` text,
  	\`en_slug\` text,
  	\`en_body\` text,
  	\`es_title\` text,
  	\`es_summary\` text,
  	\`es_seo_description\` text,
  	\`es_slug\` text,
  	\`es_body\` text,
  	\`access\` text,
  	\`listed\` text,
  	\`published\` text,
  	\`updated\` text,
  	\`image_id\` text,
  	\`legacy_slug\` text,
  	\`order\` numeric,
  	\`name\` text,
  	\`path\` text,
  	\`folder\` text,
  	\`heading\` text,
  	\`shipped\` text,
  	\`created_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`pictures\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`growth_plan_image_idx\` ON \`growth_plan\` (\`image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`growth_plan_path_idx\` ON \`growth_plan\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`growth_plan_created_by_idx\` ON \`growth_plan\` (\`created_by\`);`)
  await db.run(sql`CREATE INDEX \`growth_plan_updated_at_idx\` ON \`growth_plan\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`growth_plan_created_at_idx\` ON \`growth_plan\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`growth_plan_deleted_at_idx\` ON \`growth_plan\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`growth_plan__status_idx\` ON \`growth_plan\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`growth_plan_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`topic_id\` text,
  	\`contributor_id\` text,
  	\`verse_id\` text,
  	\`prayer_id\` text,
  	\`trivia_id\` text,
  	\`article_id\` text,
  	\`growth_plan_id\` text,
  	\`growth_plan_article_id\` text,
  	\`growth_plan_article_prompt_id\` text,
  	\`study_guide_id\` text,
  	\`study_guide_lesson_id\` text,
  	\`study_guide_section_id\` text,
  	\`channel_id\` text,
  	\`channel_article_id\` text,
  	\`daily_devotional_id\` text,
  	\`devotional_article_id\` text,
  	\`general_page_id\` text,
  	\`category_id\` text,
  	\`bible_id\` text,
  	\`subscription_offer_id\` text,
  	\`redirect_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`growth_plan\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`topic_id\`) REFERENCES \`topic\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contributor_id\`) REFERENCES \`contributor\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`verse_id\`) REFERENCES \`verse\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`prayer_id\`) REFERENCES \`prayer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`trivia_id\`) REFERENCES \`trivia\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`article_id\`) REFERENCES \`article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_id\`) REFERENCES \`growth_plan\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_article_id\`) REFERENCES \`growth_plan_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_article_prompt_id\`) REFERENCES \`growth_plan_article_prompt\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_id\`) REFERENCES \`study_guide\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_lesson_id\`) REFERENCES \`study_guide_lesson\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_section_id\`) REFERENCES \`study_guide_section\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`channel_id\`) REFERENCES \`channel\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`channel_article_id\`) REFERENCES \`channel_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`daily_devotional_id\`) REFERENCES \`daily_devotional\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`devotional_article_id\`) REFERENCES \`devotional_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`general_page_id\`) REFERENCES \`general_page\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`category\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`bible_id\`) REFERENCES \`bible\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`subscription_offer_id\`) REFERENCES \`subscription_offer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirect_id\`) REFERENCES \`redirect\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`growth_plan_rels_order_idx\` ON \`growth_plan_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`growth_plan_rels_parent_idx\` ON \`growth_plan_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`growth_plan_rels_path_idx\` ON \`growth_plan_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`growth_plan_rels_topic_id_idx\` ON \`growth_plan_rels\` (\`topic_id\`);`)
  await db.run(sql`CREATE INDEX \`growth_plan_rels_contributor_id_idx\` ON \`growth_plan_rels\` (\`contributor_id\`);`)
  await db.run(sql`CREATE INDEX \`growth_plan_rels_verse_id_idx\` ON \`growth_plan_rels\` (\`verse_id\`);`)
  await db.run(sql`CREATE INDEX \`growth_plan_rels_prayer_id_idx\` ON \`growth_plan_rels\` (\`prayer_id\`);`)
  await db.run(sql`CREATE INDEX \`growth_plan_rels_trivia_id_idx\` ON \`growth_plan_rels\` (\`trivia_id\`);`)
  await db.run(sql`CREATE INDEX \`growth_plan_rels_article_id_idx\` ON \`growth_plan_rels\` (\`article_id\`);`)
  await db.run(sql`CREATE INDEX \`growth_plan_rels_growth_plan_id_idx\` ON \`growth_plan_rels\` (\`growth_plan_id\`);`)
  await db.run(sql`CREATE INDEX \`growth_plan_rels_growth_plan_article_id_idx\` ON \`growth_plan_rels\` (\`growth_plan_article_id\`);`)
  await db.run(sql`CREATE INDEX \`growth_plan_rels_growth_plan_article_prompt_id_idx\` ON \`growth_plan_rels\` (\`growth_plan_article_prompt_id\`);`)
  await db.run(sql`CREATE INDEX \`growth_plan_rels_study_guide_id_idx\` ON \`growth_plan_rels\` (\`study_guide_id\`);`)
  await db.run(sql`CREATE INDEX \`growth_plan_rels_study_guide_lesson_id_idx\` ON \`growth_plan_rels\` (\`study_guide_lesson_id\`);`)
  await db.run(sql`CREATE INDEX \`growth_plan_rels_study_guide_section_id_idx\` ON \`growth_plan_rels\` (\`study_guide_section_id\`);`)
  await db.run(sql`CREATE INDEX \`growth_plan_rels_channel_id_idx\` ON \`growth_plan_rels\` (\`channel_id\`);`)
  await db.run(sql`CREATE INDEX \`growth_plan_rels_channel_article_id_idx\` ON \`growth_plan_rels\` (\`channel_article_id\`);`)
  await db.run(sql`CREATE INDEX \`growth_plan_rels_daily_devotional_id_idx\` ON \`growth_plan_rels\` (\`daily_devotional_id\`);`)
  await db.run(sql`CREATE INDEX \`growth_plan_rels_devotional_article_id_idx\` ON \`growth_plan_rels\` (\`devotional_article_id\`);`)
  await db.run(sql`CREATE INDEX \`growth_plan_rels_general_page_id_idx\` ON \`growth_plan_rels\` (\`general_page_id\`);`)
  await db.run(sql`CREATE INDEX \`growth_plan_rels_category_id_idx\` ON \`growth_plan_rels\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`growth_plan_rels_bible_id_idx\` ON \`growth_plan_rels\` (\`bible_id\`);`)
  await db.run(sql`CREATE INDEX \`growth_plan_rels_subscription_offer_id_idx\` ON \`growth_plan_rels\` (\`subscription_offer_id\`);`)
  await db.run(sql`CREATE INDEX \`growth_plan_rels_redirect_id_idx\` ON \`growth_plan_rels\` (\`redirect_id\`);`)
  await db.run(sql`CREATE TABLE \`_growth_plan_v_version_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_growth_plan_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_growth_plan_v_version_languages_order_idx\` ON \`_growth_plan_v_version_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_v_version_languages_parent_idx\` ON \`_growth_plan_v_version_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_growth_plan_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_en_title\` text,
  	\`version_en_summary\` text,
  	\`version_en_seo_description\` text,
  	\`version_en_slug\` text,
  	\`version_en_body\` text,
  	\`version_es_title\` text,
  	\`version_es_summary\` text,
  	\`version_es_seo_description\` text,
  	\`version_es_slug\` text,
  	\`version_es_body\` text,
  	\`version_access\` text,
  	\`version_listed\` text,
  	\`version_published\` text,
  	\`version_updated\` text,
  	\`version_image_id\` text,
  	\`version_legacy_slug\` text,
  	\`version_order\` numeric,
  	\`version_name\` text,
  	\`version_path\` text,
  	\`version_folder\` text,
  	\`version_heading\` text,
  	\`version_shipped\` text,
  	\`version_created_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`growth_plan\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`pictures\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_growth_plan_v_parent_idx\` ON \`_growth_plan_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_v_version_version_image_idx\` ON \`_growth_plan_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_v_version_version_path_idx\` ON \`_growth_plan_v\` (\`version_path\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_v_version_version_created_by_idx\` ON \`_growth_plan_v\` (\`version_created_by\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_v_version_version_updated_at_idx\` ON \`_growth_plan_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_v_version_version_created_at_idx\` ON \`_growth_plan_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_v_version_version_deleted_at_idx\` ON \`_growth_plan_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_v_version_version__status_idx\` ON \`_growth_plan_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_v_created_at_idx\` ON \`_growth_plan_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_v_updated_at_idx\` ON \`_growth_plan_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_v_latest_idx\` ON \`_growth_plan_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_v_autosave_idx\` ON \`_growth_plan_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_growth_plan_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`topic_id\` text,
  	\`contributor_id\` text,
  	\`verse_id\` text,
  	\`prayer_id\` text,
  	\`trivia_id\` text,
  	\`article_id\` text,
  	\`growth_plan_id\` text,
  	\`growth_plan_article_id\` text,
  	\`growth_plan_article_prompt_id\` text,
  	\`study_guide_id\` text,
  	\`study_guide_lesson_id\` text,
  	\`study_guide_section_id\` text,
  	\`channel_id\` text,
  	\`channel_article_id\` text,
  	\`daily_devotional_id\` text,
  	\`devotional_article_id\` text,
  	\`general_page_id\` text,
  	\`category_id\` text,
  	\`bible_id\` text,
  	\`subscription_offer_id\` text,
  	\`redirect_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_growth_plan_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`topic_id\`) REFERENCES \`topic\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contributor_id\`) REFERENCES \`contributor\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`verse_id\`) REFERENCES \`verse\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`prayer_id\`) REFERENCES \`prayer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`trivia_id\`) REFERENCES \`trivia\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`article_id\`) REFERENCES \`article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_id\`) REFERENCES \`growth_plan\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_article_id\`) REFERENCES \`growth_plan_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_article_prompt_id\`) REFERENCES \`growth_plan_article_prompt\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_id\`) REFERENCES \`study_guide\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_lesson_id\`) REFERENCES \`study_guide_lesson\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_section_id\`) REFERENCES \`study_guide_section\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`channel_id\`) REFERENCES \`channel\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`channel_article_id\`) REFERENCES \`channel_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`daily_devotional_id\`) REFERENCES \`daily_devotional\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`devotional_article_id\`) REFERENCES \`devotional_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`general_page_id\`) REFERENCES \`general_page\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`category\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`bible_id\`) REFERENCES \`bible\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`subscription_offer_id\`) REFERENCES \`subscription_offer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirect_id\`) REFERENCES \`redirect\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_growth_plan_v_rels_order_idx\` ON \`_growth_plan_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_v_rels_parent_idx\` ON \`_growth_plan_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_v_rels_path_idx\` ON \`_growth_plan_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_v_rels_topic_id_idx\` ON \`_growth_plan_v_rels\` (\`topic_id\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_v_rels_contributor_id_idx\` ON \`_growth_plan_v_rels\` (\`contributor_id\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_v_rels_verse_id_idx\` ON \`_growth_plan_v_rels\` (\`verse_id\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_v_rels_prayer_id_idx\` ON \`_growth_plan_v_rels\` (\`prayer_id\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_v_rels_trivia_id_idx\` ON \`_growth_plan_v_rels\` (\`trivia_id\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_v_rels_article_id_idx\` ON \`_growth_plan_v_rels\` (\`article_id\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_v_rels_growth_plan_id_idx\` ON \`_growth_plan_v_rels\` (\`growth_plan_id\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_v_rels_growth_plan_article_id_idx\` ON \`_growth_plan_v_rels\` (\`growth_plan_article_id\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_v_rels_growth_plan_article_prompt_id_idx\` ON \`_growth_plan_v_rels\` (\`growth_plan_article_prompt_id\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_v_rels_study_guide_id_idx\` ON \`_growth_plan_v_rels\` (\`study_guide_id\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_v_rels_study_guide_lesson_id_idx\` ON \`_growth_plan_v_rels\` (\`study_guide_lesson_id\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_v_rels_study_guide_section_id_idx\` ON \`_growth_plan_v_rels\` (\`study_guide_section_id\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_v_rels_channel_id_idx\` ON \`_growth_plan_v_rels\` (\`channel_id\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_v_rels_channel_article_id_idx\` ON \`_growth_plan_v_rels\` (\`channel_article_id\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_v_rels_daily_devotional_id_idx\` ON \`_growth_plan_v_rels\` (\`daily_devotional_id\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_v_rels_devotional_article_id_idx\` ON \`_growth_plan_v_rels\` (\`devotional_article_id\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_v_rels_general_page_id_idx\` ON \`_growth_plan_v_rels\` (\`general_page_id\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_v_rels_category_id_idx\` ON \`_growth_plan_v_rels\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_v_rels_bible_id_idx\` ON \`_growth_plan_v_rels\` (\`bible_id\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_v_rels_subscription_offer_id_idx\` ON \`_growth_plan_v_rels\` (\`subscription_offer_id\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_v_rels_redirect_id_idx\` ON \`_growth_plan_v_rels\` (\`redirect_id\`);`)
  await db.run(sql`CREATE TABLE \`growth_plan_article_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`growth_plan_article\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`growth_plan_article_languages_order_idx\` ON \`growth_plan_article_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`growth_plan_article_languages_parent_idx\` ON \`growth_plan_article_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`growth_plan_article\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`en_title\` text,
  	\`en_summary\` text,
  	\`en_seo_description\` text,
  	\`en_slug\` text,
  	\`en_body\` text,
  	\`en_audio_id\` text,
  	\`es_title\` text,
  	\`es_summary\` text,
  	\`es_seo_description\` text,
  	\`es_slug\` text,
  	\`es_body\` text,
  	\`es_audio_id\` text,
  	\`access\` text,
  	\`listed\` text,
  	\`published\` text,
  	\`updated\` text,
  	\`image_id\` text,
  	\`legacy_slug\` text,
  	\`order\` numeric,
  	\`passage\` text,
  	\`parent_id\` text,
  	\`name\` text,
  	\`path\` text,
  	\`folder\` text,
  	\`heading\` text,
  	\`shipped\` text,
  	\`created_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`en_audio_id\`) REFERENCES \`recordings\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`es_audio_id\`) REFERENCES \`recordings\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`pictures\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`growth_plan\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`growth_plan_article_en_en_audio_idx\` ON \`growth_plan_article\` (\`en_audio_id\`);`)
  await db.run(sql`CREATE INDEX \`growth_plan_article_es_es_audio_idx\` ON \`growth_plan_article\` (\`es_audio_id\`);`)
  await db.run(sql`CREATE INDEX \`growth_plan_article_image_idx\` ON \`growth_plan_article\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`growth_plan_article_parent_idx\` ON \`growth_plan_article\` (\`parent_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`growth_plan_article_path_idx\` ON \`growth_plan_article\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`growth_plan_article_created_by_idx\` ON \`growth_plan_article\` (\`created_by\`);`)
  await db.run(sql`CREATE INDEX \`growth_plan_article_updated_at_idx\` ON \`growth_plan_article\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`growth_plan_article_created_at_idx\` ON \`growth_plan_article\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`growth_plan_article_deleted_at_idx\` ON \`growth_plan_article\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`growth_plan_article__status_idx\` ON \`growth_plan_article\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`growth_plan_article_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`topic_id\` text,
  	\`contributor_id\` text,
  	\`verse_id\` text,
  	\`prayer_id\` text,
  	\`trivia_id\` text,
  	\`article_id\` text,
  	\`growth_plan_id\` text,
  	\`growth_plan_article_id\` text,
  	\`growth_plan_article_prompt_id\` text,
  	\`study_guide_id\` text,
  	\`study_guide_lesson_id\` text,
  	\`study_guide_section_id\` text,
  	\`channel_id\` text,
  	\`channel_article_id\` text,
  	\`daily_devotional_id\` text,
  	\`devotional_article_id\` text,
  	\`general_page_id\` text,
  	\`category_id\` text,
  	\`bible_id\` text,
  	\`subscription_offer_id\` text,
  	\`redirect_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`growth_plan_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`topic_id\`) REFERENCES \`topic\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contributor_id\`) REFERENCES \`contributor\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`verse_id\`) REFERENCES \`verse\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`prayer_id\`) REFERENCES \`prayer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`trivia_id\`) REFERENCES \`trivia\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`article_id\`) REFERENCES \`article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_id\`) REFERENCES \`growth_plan\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_article_id\`) REFERENCES \`growth_plan_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_article_prompt_id\`) REFERENCES \`growth_plan_article_prompt\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_id\`) REFERENCES \`study_guide\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_lesson_id\`) REFERENCES \`study_guide_lesson\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_section_id\`) REFERENCES \`study_guide_section\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`channel_id\`) REFERENCES \`channel\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`channel_article_id\`) REFERENCES \`channel_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`daily_devotional_id\`) REFERENCES \`daily_devotional\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`devotional_article_id\`) REFERENCES \`devotional_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`general_page_id\`) REFERENCES \`general_page\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`category\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`bible_id\`) REFERENCES \`bible\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`subscription_offer_id\`) REFERENCES \`subscription_offer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirect_id\`) REFERENCES \`redirect\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`growth_plan_article_rels_order_idx\` ON \`growth_plan_article_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`growth_plan_article_rels_parent_idx\` ON \`growth_plan_article_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`growth_plan_article_rels_path_idx\` ON \`growth_plan_article_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`growth_plan_article_rels_topic_id_idx\` ON \`growth_plan_article_rels\` (\`topic_id\`);`)
  await db.run(sql`CREATE INDEX \`growth_plan_article_rels_contributor_id_idx\` ON \`growth_plan_article_rels\` (\`contributor_id\`);`)
  await db.run(sql`CREATE INDEX \`growth_plan_article_rels_verse_id_idx\` ON \`growth_plan_article_rels\` (\`verse_id\`);`)
  await db.run(sql`CREATE INDEX \`growth_plan_article_rels_prayer_id_idx\` ON \`growth_plan_article_rels\` (\`prayer_id\`);`)
  await db.run(sql`CREATE INDEX \`growth_plan_article_rels_trivia_id_idx\` ON \`growth_plan_article_rels\` (\`trivia_id\`);`)
  await db.run(sql`CREATE INDEX \`growth_plan_article_rels_article_id_idx\` ON \`growth_plan_article_rels\` (\`article_id\`);`)
  await db.run(sql`CREATE INDEX \`growth_plan_article_rels_growth_plan_id_idx\` ON \`growth_plan_article_rels\` (\`growth_plan_id\`);`)
  await db.run(sql`CREATE INDEX \`growth_plan_article_rels_growth_plan_article_id_idx\` ON \`growth_plan_article_rels\` (\`growth_plan_article_id\`);`)
  await db.run(sql`CREATE INDEX \`growth_plan_article_rels_growth_plan_article_prompt_id_idx\` ON \`growth_plan_article_rels\` (\`growth_plan_article_prompt_id\`);`)
  await db.run(sql`CREATE INDEX \`growth_plan_article_rels_study_guide_id_idx\` ON \`growth_plan_article_rels\` (\`study_guide_id\`);`)
  await db.run(sql`CREATE INDEX \`growth_plan_article_rels_study_guide_lesson_id_idx\` ON \`growth_plan_article_rels\` (\`study_guide_lesson_id\`);`)
  await db.run(sql`CREATE INDEX \`growth_plan_article_rels_study_guide_section_id_idx\` ON \`growth_plan_article_rels\` (\`study_guide_section_id\`);`)
  await db.run(sql`CREATE INDEX \`growth_plan_article_rels_channel_id_idx\` ON \`growth_plan_article_rels\` (\`channel_id\`);`)
  await db.run(sql`CREATE INDEX \`growth_plan_article_rels_channel_article_id_idx\` ON \`growth_plan_article_rels\` (\`channel_article_id\`);`)
  await db.run(sql`CREATE INDEX \`growth_plan_article_rels_daily_devotional_id_idx\` ON \`growth_plan_article_rels\` (\`daily_devotional_id\`);`)
  await db.run(sql`CREATE INDEX \`growth_plan_article_rels_devotional_article_id_idx\` ON \`growth_plan_article_rels\` (\`devotional_article_id\`);`)
  await db.run(sql`CREATE INDEX \`growth_plan_article_rels_general_page_id_idx\` ON \`growth_plan_article_rels\` (\`general_page_id\`);`)
  await db.run(sql`CREATE INDEX \`growth_plan_article_rels_category_id_idx\` ON \`growth_plan_article_rels\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`growth_plan_article_rels_bible_id_idx\` ON \`growth_plan_article_rels\` (\`bible_id\`);`)
  await db.run(sql`CREATE INDEX \`growth_plan_article_rels_subscription_offer_id_idx\` ON \`growth_plan_article_rels\` (\`subscription_offer_id\`);`)
  await db.run(sql`CREATE INDEX \`growth_plan_article_rels_redirect_id_idx\` ON \`growth_plan_article_rels\` (\`redirect_id\`);`)
  await db.run(sql`CREATE TABLE \`_growth_plan_article_v_version_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_growth_plan_article_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_growth_plan_article_v_version_languages_order_idx\` ON \`_growth_plan_article_v_version_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_article_v_version_languages_parent_idx\` ON \`_growth_plan_article_v_version_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_growth_plan_article_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_en_title\` text,
  	\`version_en_summary\` text,
  	\`version_en_seo_description\` text,
  	\`version_en_slug\` text,
  	\`version_en_body\` text,
  	\`version_en_audio_id\` text,
  	\`version_es_title\` text,
  	\`version_es_summary\` text,
  	\`version_es_seo_description\` text,
  	\`version_es_slug\` text,
  	\`version_es_body\` text,
  	\`version_es_audio_id\` text,
  	\`version_access\` text,
  	\`version_listed\` text,
  	\`version_published\` text,
  	\`version_updated\` text,
  	\`version_image_id\` text,
  	\`version_legacy_slug\` text,
  	\`version_order\` numeric,
  	\`version_passage\` text,
  	\`version_parent_id\` text,
  	\`version_name\` text,
  	\`version_path\` text,
  	\`version_folder\` text,
  	\`version_heading\` text,
  	\`version_shipped\` text,
  	\`version_created_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`growth_plan_article\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_en_audio_id\`) REFERENCES \`recordings\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_es_audio_id\`) REFERENCES \`recordings\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`pictures\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_parent_id\`) REFERENCES \`growth_plan\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_growth_plan_article_v_parent_idx\` ON \`_growth_plan_article_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_article_v_version_en_version_en_audio_idx\` ON \`_growth_plan_article_v\` (\`version_en_audio_id\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_article_v_version_es_version_es_audio_idx\` ON \`_growth_plan_article_v\` (\`version_es_audio_id\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_article_v_version_version_image_idx\` ON \`_growth_plan_article_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_article_v_version_version_parent_idx\` ON \`_growth_plan_article_v\` (\`version_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_article_v_version_version_path_idx\` ON \`_growth_plan_article_v\` (\`version_path\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_article_v_version_version_created_by_idx\` ON \`_growth_plan_article_v\` (\`version_created_by\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_article_v_version_version_updated_at_idx\` ON \`_growth_plan_article_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_article_v_version_version_created_at_idx\` ON \`_growth_plan_article_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_article_v_version_version_deleted_at_idx\` ON \`_growth_plan_article_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_article_v_version_version__status_idx\` ON \`_growth_plan_article_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_article_v_created_at_idx\` ON \`_growth_plan_article_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_article_v_updated_at_idx\` ON \`_growth_plan_article_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_article_v_latest_idx\` ON \`_growth_plan_article_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_article_v_autosave_idx\` ON \`_growth_plan_article_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_growth_plan_article_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`topic_id\` text,
  	\`contributor_id\` text,
  	\`verse_id\` text,
  	\`prayer_id\` text,
  	\`trivia_id\` text,
  	\`article_id\` text,
  	\`growth_plan_id\` text,
  	\`growth_plan_article_id\` text,
  	\`growth_plan_article_prompt_id\` text,
  	\`study_guide_id\` text,
  	\`study_guide_lesson_id\` text,
  	\`study_guide_section_id\` text,
  	\`channel_id\` text,
  	\`channel_article_id\` text,
  	\`daily_devotional_id\` text,
  	\`devotional_article_id\` text,
  	\`general_page_id\` text,
  	\`category_id\` text,
  	\`bible_id\` text,
  	\`subscription_offer_id\` text,
  	\`redirect_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_growth_plan_article_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`topic_id\`) REFERENCES \`topic\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contributor_id\`) REFERENCES \`contributor\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`verse_id\`) REFERENCES \`verse\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`prayer_id\`) REFERENCES \`prayer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`trivia_id\`) REFERENCES \`trivia\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`article_id\`) REFERENCES \`article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_id\`) REFERENCES \`growth_plan\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_article_id\`) REFERENCES \`growth_plan_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_article_prompt_id\`) REFERENCES \`growth_plan_article_prompt\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_id\`) REFERENCES \`study_guide\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_lesson_id\`) REFERENCES \`study_guide_lesson\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_section_id\`) REFERENCES \`study_guide_section\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`channel_id\`) REFERENCES \`channel\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`channel_article_id\`) REFERENCES \`channel_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`daily_devotional_id\`) REFERENCES \`daily_devotional\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`devotional_article_id\`) REFERENCES \`devotional_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`general_page_id\`) REFERENCES \`general_page\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`category\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`bible_id\`) REFERENCES \`bible\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`subscription_offer_id\`) REFERENCES \`subscription_offer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirect_id\`) REFERENCES \`redirect\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_growth_plan_article_v_rels_order_idx\` ON \`_growth_plan_article_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_article_v_rels_parent_idx\` ON \`_growth_plan_article_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_article_v_rels_path_idx\` ON \`_growth_plan_article_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_article_v_rels_topic_id_idx\` ON \`_growth_plan_article_v_rels\` (\`topic_id\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_article_v_rels_contributor_id_idx\` ON \`_growth_plan_article_v_rels\` (\`contributor_id\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_article_v_rels_verse_id_idx\` ON \`_growth_plan_article_v_rels\` (\`verse_id\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_article_v_rels_prayer_id_idx\` ON \`_growth_plan_article_v_rels\` (\`prayer_id\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_article_v_rels_trivia_id_idx\` ON \`_growth_plan_article_v_rels\` (\`trivia_id\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_article_v_rels_article_id_idx\` ON \`_growth_plan_article_v_rels\` (\`article_id\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_article_v_rels_growth_plan_id_idx\` ON \`_growth_plan_article_v_rels\` (\`growth_plan_id\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_article_v_rels_growth_plan_article_id_idx\` ON \`_growth_plan_article_v_rels\` (\`growth_plan_article_id\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_article_v_rels_growth_plan_article_prompt_i_idx\` ON \`_growth_plan_article_v_rels\` (\`growth_plan_article_prompt_id\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_article_v_rels_study_guide_id_idx\` ON \`_growth_plan_article_v_rels\` (\`study_guide_id\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_article_v_rels_study_guide_lesson_id_idx\` ON \`_growth_plan_article_v_rels\` (\`study_guide_lesson_id\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_article_v_rels_study_guide_section_id_idx\` ON \`_growth_plan_article_v_rels\` (\`study_guide_section_id\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_article_v_rels_channel_id_idx\` ON \`_growth_plan_article_v_rels\` (\`channel_id\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_article_v_rels_channel_article_id_idx\` ON \`_growth_plan_article_v_rels\` (\`channel_article_id\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_article_v_rels_daily_devotional_id_idx\` ON \`_growth_plan_article_v_rels\` (\`daily_devotional_id\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_article_v_rels_devotional_article_id_idx\` ON \`_growth_plan_article_v_rels\` (\`devotional_article_id\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_article_v_rels_general_page_id_idx\` ON \`_growth_plan_article_v_rels\` (\`general_page_id\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_article_v_rels_category_id_idx\` ON \`_growth_plan_article_v_rels\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_article_v_rels_bible_id_idx\` ON \`_growth_plan_article_v_rels\` (\`bible_id\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_article_v_rels_subscription_offer_id_idx\` ON \`_growth_plan_article_v_rels\` (\`subscription_offer_id\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_article_v_rels_redirect_id_idx\` ON \`_growth_plan_article_v_rels\` (\`redirect_id\`);`)
  await db.run(sql`CREATE TABLE \`growth_plan_article_prompt_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`growth_plan_article_prompt\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`growth_plan_article_prompt_languages_order_idx\` ON \`growth_plan_article_prompt_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`growth_plan_article_prompt_languages_parent_idx\` ON \`growth_plan_article_prompt_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`growth_plan_article_prompt\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`en_title\` text,
  	\`en_summary\` text,
  	\`en_seo_description\` text,
  	\`en_slug\` text,
  	\`en_body\` text,
  	\`es_title\` text,
  	\`es_summary\` text,
  	\`es_seo_description\` text,
  	\`es_slug\` text,
  	\`es_body\` text,
  	\`access\` text,
  	\`listed\` text,
  	\`published\` text,
  	\`updated\` text,
  	\`image_id\` text,
  	\`legacy_slug\` text,
  	\`order\` numeric,
  	\`parent_id\` text,
  	\`name\` text,
  	\`path\` text,
  	\`folder\` text,
  	\`heading\` text,
  	\`shipped\` text,
  	\`created_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`pictures\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`growth_plan_article\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`growth_plan_article_prompt_image_idx\` ON \`growth_plan_article_prompt\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`growth_plan_article_prompt_parent_idx\` ON \`growth_plan_article_prompt\` (\`parent_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`growth_plan_article_prompt_path_idx\` ON \`growth_plan_article_prompt\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`growth_plan_article_prompt_created_by_idx\` ON \`growth_plan_article_prompt\` (\`created_by\`);`)
  await db.run(sql`CREATE INDEX \`growth_plan_article_prompt_updated_at_idx\` ON \`growth_plan_article_prompt\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`growth_plan_article_prompt_created_at_idx\` ON \`growth_plan_article_prompt\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`growth_plan_article_prompt_deleted_at_idx\` ON \`growth_plan_article_prompt\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`growth_plan_article_prompt__status_idx\` ON \`growth_plan_article_prompt\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`growth_plan_article_prompt_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`topic_id\` text,
  	\`contributor_id\` text,
  	\`verse_id\` text,
  	\`prayer_id\` text,
  	\`trivia_id\` text,
  	\`article_id\` text,
  	\`growth_plan_id\` text,
  	\`growth_plan_article_id\` text,
  	\`growth_plan_article_prompt_id\` text,
  	\`study_guide_id\` text,
  	\`study_guide_lesson_id\` text,
  	\`study_guide_section_id\` text,
  	\`channel_id\` text,
  	\`channel_article_id\` text,
  	\`daily_devotional_id\` text,
  	\`devotional_article_id\` text,
  	\`general_page_id\` text,
  	\`category_id\` text,
  	\`bible_id\` text,
  	\`subscription_offer_id\` text,
  	\`redirect_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`growth_plan_article_prompt\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`topic_id\`) REFERENCES \`topic\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contributor_id\`) REFERENCES \`contributor\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`verse_id\`) REFERENCES \`verse\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`prayer_id\`) REFERENCES \`prayer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`trivia_id\`) REFERENCES \`trivia\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`article_id\`) REFERENCES \`article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_id\`) REFERENCES \`growth_plan\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_article_id\`) REFERENCES \`growth_plan_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_article_prompt_id\`) REFERENCES \`growth_plan_article_prompt\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_id\`) REFERENCES \`study_guide\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_lesson_id\`) REFERENCES \`study_guide_lesson\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_section_id\`) REFERENCES \`study_guide_section\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`channel_id\`) REFERENCES \`channel\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`channel_article_id\`) REFERENCES \`channel_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`daily_devotional_id\`) REFERENCES \`daily_devotional\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`devotional_article_id\`) REFERENCES \`devotional_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`general_page_id\`) REFERENCES \`general_page\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`category\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`bible_id\`) REFERENCES \`bible\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`subscription_offer_id\`) REFERENCES \`subscription_offer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirect_id\`) REFERENCES \`redirect\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`growth_plan_article_prompt_rels_order_idx\` ON \`growth_plan_article_prompt_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`growth_plan_article_prompt_rels_parent_idx\` ON \`growth_plan_article_prompt_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`growth_plan_article_prompt_rels_path_idx\` ON \`growth_plan_article_prompt_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`growth_plan_article_prompt_rels_topic_id_idx\` ON \`growth_plan_article_prompt_rels\` (\`topic_id\`);`)
  await db.run(sql`CREATE INDEX \`growth_plan_article_prompt_rels_contributor_id_idx\` ON \`growth_plan_article_prompt_rels\` (\`contributor_id\`);`)
  await db.run(sql`CREATE INDEX \`growth_plan_article_prompt_rels_verse_id_idx\` ON \`growth_plan_article_prompt_rels\` (\`verse_id\`);`)
  await db.run(sql`CREATE INDEX \`growth_plan_article_prompt_rels_prayer_id_idx\` ON \`growth_plan_article_prompt_rels\` (\`prayer_id\`);`)
  await db.run(sql`CREATE INDEX \`growth_plan_article_prompt_rels_trivia_id_idx\` ON \`growth_plan_article_prompt_rels\` (\`trivia_id\`);`)
  await db.run(sql`CREATE INDEX \`growth_plan_article_prompt_rels_article_id_idx\` ON \`growth_plan_article_prompt_rels\` (\`article_id\`);`)
  await db.run(sql`CREATE INDEX \`growth_plan_article_prompt_rels_growth_plan_id_idx\` ON \`growth_plan_article_prompt_rels\` (\`growth_plan_id\`);`)
  await db.run(sql`CREATE INDEX \`growth_plan_article_prompt_rels_growth_plan_article_id_idx\` ON \`growth_plan_article_prompt_rels\` (\`growth_plan_article_id\`);`)
  await db.run(sql`CREATE INDEX \`growth_plan_article_prompt_rels_growth_plan_article_prom_idx\` ON \`growth_plan_article_prompt_rels\` (\`growth_plan_article_prompt_id\`);`)
  await db.run(sql`CREATE INDEX \`growth_plan_article_prompt_rels_study_guide_id_idx\` ON \`growth_plan_article_prompt_rels\` (\`study_guide_id\`);`)
  await db.run(sql`CREATE INDEX \`growth_plan_article_prompt_rels_study_guide_lesson_id_idx\` ON \`growth_plan_article_prompt_rels\` (\`study_guide_lesson_id\`);`)
  await db.run(sql`CREATE INDEX \`growth_plan_article_prompt_rels_study_guide_section_id_idx\` ON \`growth_plan_article_prompt_rels\` (\`study_guide_section_id\`);`)
  await db.run(sql`CREATE INDEX \`growth_plan_article_prompt_rels_channel_id_idx\` ON \`growth_plan_article_prompt_rels\` (\`channel_id\`);`)
  await db.run(sql`CREATE INDEX \`growth_plan_article_prompt_rels_channel_article_id_idx\` ON \`growth_plan_article_prompt_rels\` (\`channel_article_id\`);`)
  await db.run(sql`CREATE INDEX \`growth_plan_article_prompt_rels_daily_devotional_id_idx\` ON \`growth_plan_article_prompt_rels\` (\`daily_devotional_id\`);`)
  await db.run(sql`CREATE INDEX \`growth_plan_article_prompt_rels_devotional_article_id_idx\` ON \`growth_plan_article_prompt_rels\` (\`devotional_article_id\`);`)
  await db.run(sql`CREATE INDEX \`growth_plan_article_prompt_rels_general_page_id_idx\` ON \`growth_plan_article_prompt_rels\` (\`general_page_id\`);`)
  await db.run(sql`CREATE INDEX \`growth_plan_article_prompt_rels_category_id_idx\` ON \`growth_plan_article_prompt_rels\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`growth_plan_article_prompt_rels_bible_id_idx\` ON \`growth_plan_article_prompt_rels\` (\`bible_id\`);`)
  await db.run(sql`CREATE INDEX \`growth_plan_article_prompt_rels_subscription_offer_id_idx\` ON \`growth_plan_article_prompt_rels\` (\`subscription_offer_id\`);`)
  await db.run(sql`CREATE INDEX \`growth_plan_article_prompt_rels_redirect_id_idx\` ON \`growth_plan_article_prompt_rels\` (\`redirect_id\`);`)
  await db.run(sql`CREATE TABLE \`_growth_plan_article_prompt_v_version_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_growth_plan_article_prompt_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_growth_plan_article_prompt_v_version_languages_order_idx\` ON \`_growth_plan_article_prompt_v_version_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_article_prompt_v_version_languages_parent_idx\` ON \`_growth_plan_article_prompt_v_version_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_growth_plan_article_prompt_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_en_title\` text,
  	\`version_en_summary\` text,
  	\`version_en_seo_description\` text,
  	\`version_en_slug\` text,
  	\`version_en_body\` text,
  	\`version_es_title\` text,
  	\`version_es_summary\` text,
  	\`version_es_seo_description\` text,
  	\`version_es_slug\` text,
  	\`version_es_body\` text,
  	\`version_access\` text,
  	\`version_listed\` text,
  	\`version_published\` text,
  	\`version_updated\` text,
  	\`version_image_id\` text,
  	\`version_legacy_slug\` text,
  	\`version_order\` numeric,
  	\`version_parent_id\` text,
  	\`version_name\` text,
  	\`version_path\` text,
  	\`version_folder\` text,
  	\`version_heading\` text,
  	\`version_shipped\` text,
  	\`version_created_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`growth_plan_article_prompt\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`pictures\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_parent_id\`) REFERENCES \`growth_plan_article\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_growth_plan_article_prompt_v_parent_idx\` ON \`_growth_plan_article_prompt_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_article_prompt_v_version_version_image_idx\` ON \`_growth_plan_article_prompt_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_article_prompt_v_version_version_parent_idx\` ON \`_growth_plan_article_prompt_v\` (\`version_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_article_prompt_v_version_version_path_idx\` ON \`_growth_plan_article_prompt_v\` (\`version_path\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_article_prompt_v_version_version_created_by_idx\` ON \`_growth_plan_article_prompt_v\` (\`version_created_by\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_article_prompt_v_version_version_updated_at_idx\` ON \`_growth_plan_article_prompt_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_article_prompt_v_version_version_created_at_idx\` ON \`_growth_plan_article_prompt_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_article_prompt_v_version_version_deleted_at_idx\` ON \`_growth_plan_article_prompt_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_article_prompt_v_version_version__status_idx\` ON \`_growth_plan_article_prompt_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_article_prompt_v_created_at_idx\` ON \`_growth_plan_article_prompt_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_article_prompt_v_updated_at_idx\` ON \`_growth_plan_article_prompt_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_article_prompt_v_latest_idx\` ON \`_growth_plan_article_prompt_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_article_prompt_v_autosave_idx\` ON \`_growth_plan_article_prompt_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_growth_plan_article_prompt_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`topic_id\` text,
  	\`contributor_id\` text,
  	\`verse_id\` text,
  	\`prayer_id\` text,
  	\`trivia_id\` text,
  	\`article_id\` text,
  	\`growth_plan_id\` text,
  	\`growth_plan_article_id\` text,
  	\`growth_plan_article_prompt_id\` text,
  	\`study_guide_id\` text,
  	\`study_guide_lesson_id\` text,
  	\`study_guide_section_id\` text,
  	\`channel_id\` text,
  	\`channel_article_id\` text,
  	\`daily_devotional_id\` text,
  	\`devotional_article_id\` text,
  	\`general_page_id\` text,
  	\`category_id\` text,
  	\`bible_id\` text,
  	\`subscription_offer_id\` text,
  	\`redirect_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_growth_plan_article_prompt_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`topic_id\`) REFERENCES \`topic\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contributor_id\`) REFERENCES \`contributor\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`verse_id\`) REFERENCES \`verse\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`prayer_id\`) REFERENCES \`prayer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`trivia_id\`) REFERENCES \`trivia\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`article_id\`) REFERENCES \`article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_id\`) REFERENCES \`growth_plan\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_article_id\`) REFERENCES \`growth_plan_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_article_prompt_id\`) REFERENCES \`growth_plan_article_prompt\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_id\`) REFERENCES \`study_guide\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_lesson_id\`) REFERENCES \`study_guide_lesson\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_section_id\`) REFERENCES \`study_guide_section\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`channel_id\`) REFERENCES \`channel\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`channel_article_id\`) REFERENCES \`channel_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`daily_devotional_id\`) REFERENCES \`daily_devotional\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`devotional_article_id\`) REFERENCES \`devotional_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`general_page_id\`) REFERENCES \`general_page\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`category\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`bible_id\`) REFERENCES \`bible\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`subscription_offer_id\`) REFERENCES \`subscription_offer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirect_id\`) REFERENCES \`redirect\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_growth_plan_article_prompt_v_rels_order_idx\` ON \`_growth_plan_article_prompt_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_article_prompt_v_rels_parent_idx\` ON \`_growth_plan_article_prompt_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_article_prompt_v_rels_path_idx\` ON \`_growth_plan_article_prompt_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_article_prompt_v_rels_topic_id_idx\` ON \`_growth_plan_article_prompt_v_rels\` (\`topic_id\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_article_prompt_v_rels_contributor_id_idx\` ON \`_growth_plan_article_prompt_v_rels\` (\`contributor_id\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_article_prompt_v_rels_verse_id_idx\` ON \`_growth_plan_article_prompt_v_rels\` (\`verse_id\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_article_prompt_v_rels_prayer_id_idx\` ON \`_growth_plan_article_prompt_v_rels\` (\`prayer_id\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_article_prompt_v_rels_trivia_id_idx\` ON \`_growth_plan_article_prompt_v_rels\` (\`trivia_id\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_article_prompt_v_rels_article_id_idx\` ON \`_growth_plan_article_prompt_v_rels\` (\`article_id\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_article_prompt_v_rels_growth_plan_id_idx\` ON \`_growth_plan_article_prompt_v_rels\` (\`growth_plan_id\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_article_prompt_v_rels_growth_plan_article_i_idx\` ON \`_growth_plan_article_prompt_v_rels\` (\`growth_plan_article_id\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_article_prompt_v_rels_growth_plan_article_p_idx\` ON \`_growth_plan_article_prompt_v_rels\` (\`growth_plan_article_prompt_id\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_article_prompt_v_rels_study_guide_id_idx\` ON \`_growth_plan_article_prompt_v_rels\` (\`study_guide_id\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_article_prompt_v_rels_study_guide_lesson_id_idx\` ON \`_growth_plan_article_prompt_v_rels\` (\`study_guide_lesson_id\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_article_prompt_v_rels_study_guide_section_i_idx\` ON \`_growth_plan_article_prompt_v_rels\` (\`study_guide_section_id\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_article_prompt_v_rels_channel_id_idx\` ON \`_growth_plan_article_prompt_v_rels\` (\`channel_id\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_article_prompt_v_rels_channel_article_id_idx\` ON \`_growth_plan_article_prompt_v_rels\` (\`channel_article_id\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_article_prompt_v_rels_daily_devotional_id_idx\` ON \`_growth_plan_article_prompt_v_rels\` (\`daily_devotional_id\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_article_prompt_v_rels_devotional_article_id_idx\` ON \`_growth_plan_article_prompt_v_rels\` (\`devotional_article_id\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_article_prompt_v_rels_general_page_id_idx\` ON \`_growth_plan_article_prompt_v_rels\` (\`general_page_id\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_article_prompt_v_rels_category_id_idx\` ON \`_growth_plan_article_prompt_v_rels\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_article_prompt_v_rels_bible_id_idx\` ON \`_growth_plan_article_prompt_v_rels\` (\`bible_id\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_article_prompt_v_rels_subscription_offer_id_idx\` ON \`_growth_plan_article_prompt_v_rels\` (\`subscription_offer_id\`);`)
  await db.run(sql`CREATE INDEX \`_growth_plan_article_prompt_v_rels_redirect_id_idx\` ON \`_growth_plan_article_prompt_v_rels\` (\`redirect_id\`);`)
  await db.run(sql`CREATE TABLE \`study_guide_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`study_guide\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`study_guide_languages_order_idx\` ON \`study_guide_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`study_guide_languages_parent_idx\` ON \`study_guide_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`study_guide\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`en_title\` text,
  	\`en_summary\` text,
  	\`en_seo_description\` text,
  	\`en_slug\` text,
  	\`en_body\` text,
  	\`en_book\` text,
  	\`es_title\` text,
  	\`es_summary\` text,
  	\`es_seo_description\` text,
  	\`es_slug\` text,
  	\`es_body\` text,
  	\`es_book\` text,
  	\`access\` text,
  	\`listed\` text,
  	\`published\` text,
  	\`updated\` text,
  	\`image_id\` text,
  	\`legacy_slug\` text,
  	\`order\` numeric,
  	\`name\` text,
  	\`path\` text,
  	\`folder\` text,
  	\`heading\` text,
  	\`shipped\` text,
  	\`created_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`pictures\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`study_guide_image_idx\` ON \`study_guide\` (\`image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`study_guide_path_idx\` ON \`study_guide\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`study_guide_created_by_idx\` ON \`study_guide\` (\`created_by\`);`)
  await db.run(sql`CREATE INDEX \`study_guide_updated_at_idx\` ON \`study_guide\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`study_guide_created_at_idx\` ON \`study_guide\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`study_guide_deleted_at_idx\` ON \`study_guide\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`study_guide__status_idx\` ON \`study_guide\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`study_guide_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`topic_id\` text,
  	\`contributor_id\` text,
  	\`verse_id\` text,
  	\`prayer_id\` text,
  	\`trivia_id\` text,
  	\`article_id\` text,
  	\`growth_plan_id\` text,
  	\`growth_plan_article_id\` text,
  	\`growth_plan_article_prompt_id\` text,
  	\`study_guide_id\` text,
  	\`study_guide_lesson_id\` text,
  	\`study_guide_section_id\` text,
  	\`channel_id\` text,
  	\`channel_article_id\` text,
  	\`daily_devotional_id\` text,
  	\`devotional_article_id\` text,
  	\`general_page_id\` text,
  	\`category_id\` text,
  	\`bible_id\` text,
  	\`subscription_offer_id\` text,
  	\`redirect_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`study_guide\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`topic_id\`) REFERENCES \`topic\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contributor_id\`) REFERENCES \`contributor\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`verse_id\`) REFERENCES \`verse\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`prayer_id\`) REFERENCES \`prayer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`trivia_id\`) REFERENCES \`trivia\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`article_id\`) REFERENCES \`article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_id\`) REFERENCES \`growth_plan\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_article_id\`) REFERENCES \`growth_plan_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_article_prompt_id\`) REFERENCES \`growth_plan_article_prompt\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_id\`) REFERENCES \`study_guide\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_lesson_id\`) REFERENCES \`study_guide_lesson\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_section_id\`) REFERENCES \`study_guide_section\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`channel_id\`) REFERENCES \`channel\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`channel_article_id\`) REFERENCES \`channel_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`daily_devotional_id\`) REFERENCES \`daily_devotional\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`devotional_article_id\`) REFERENCES \`devotional_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`general_page_id\`) REFERENCES \`general_page\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`category\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`bible_id\`) REFERENCES \`bible\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`subscription_offer_id\`) REFERENCES \`subscription_offer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirect_id\`) REFERENCES \`redirect\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`study_guide_rels_order_idx\` ON \`study_guide_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`study_guide_rels_parent_idx\` ON \`study_guide_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`study_guide_rels_path_idx\` ON \`study_guide_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`study_guide_rels_topic_id_idx\` ON \`study_guide_rels\` (\`topic_id\`);`)
  await db.run(sql`CREATE INDEX \`study_guide_rels_contributor_id_idx\` ON \`study_guide_rels\` (\`contributor_id\`);`)
  await db.run(sql`CREATE INDEX \`study_guide_rels_verse_id_idx\` ON \`study_guide_rels\` (\`verse_id\`);`)
  await db.run(sql`CREATE INDEX \`study_guide_rels_prayer_id_idx\` ON \`study_guide_rels\` (\`prayer_id\`);`)
  await db.run(sql`CREATE INDEX \`study_guide_rels_trivia_id_idx\` ON \`study_guide_rels\` (\`trivia_id\`);`)
  await db.run(sql`CREATE INDEX \`study_guide_rels_article_id_idx\` ON \`study_guide_rels\` (\`article_id\`);`)
  await db.run(sql`CREATE INDEX \`study_guide_rels_growth_plan_id_idx\` ON \`study_guide_rels\` (\`growth_plan_id\`);`)
  await db.run(sql`CREATE INDEX \`study_guide_rels_growth_plan_article_id_idx\` ON \`study_guide_rels\` (\`growth_plan_article_id\`);`)
  await db.run(sql`CREATE INDEX \`study_guide_rels_growth_plan_article_prompt_id_idx\` ON \`study_guide_rels\` (\`growth_plan_article_prompt_id\`);`)
  await db.run(sql`CREATE INDEX \`study_guide_rels_study_guide_id_idx\` ON \`study_guide_rels\` (\`study_guide_id\`);`)
  await db.run(sql`CREATE INDEX \`study_guide_rels_study_guide_lesson_id_idx\` ON \`study_guide_rels\` (\`study_guide_lesson_id\`);`)
  await db.run(sql`CREATE INDEX \`study_guide_rels_study_guide_section_id_idx\` ON \`study_guide_rels\` (\`study_guide_section_id\`);`)
  await db.run(sql`CREATE INDEX \`study_guide_rels_channel_id_idx\` ON \`study_guide_rels\` (\`channel_id\`);`)
  await db.run(sql`CREATE INDEX \`study_guide_rels_channel_article_id_idx\` ON \`study_guide_rels\` (\`channel_article_id\`);`)
  await db.run(sql`CREATE INDEX \`study_guide_rels_daily_devotional_id_idx\` ON \`study_guide_rels\` (\`daily_devotional_id\`);`)
  await db.run(sql`CREATE INDEX \`study_guide_rels_devotional_article_id_idx\` ON \`study_guide_rels\` (\`devotional_article_id\`);`)
  await db.run(sql`CREATE INDEX \`study_guide_rels_general_page_id_idx\` ON \`study_guide_rels\` (\`general_page_id\`);`)
  await db.run(sql`CREATE INDEX \`study_guide_rels_category_id_idx\` ON \`study_guide_rels\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`study_guide_rels_bible_id_idx\` ON \`study_guide_rels\` (\`bible_id\`);`)
  await db.run(sql`CREATE INDEX \`study_guide_rels_subscription_offer_id_idx\` ON \`study_guide_rels\` (\`subscription_offer_id\`);`)
  await db.run(sql`CREATE INDEX \`study_guide_rels_redirect_id_idx\` ON \`study_guide_rels\` (\`redirect_id\`);`)
  await db.run(sql`CREATE TABLE \`_study_guide_v_version_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_study_guide_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_study_guide_v_version_languages_order_idx\` ON \`_study_guide_v_version_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_v_version_languages_parent_idx\` ON \`_study_guide_v_version_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_study_guide_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_en_title\` text,
  	\`version_en_summary\` text,
  	\`version_en_seo_description\` text,
  	\`version_en_slug\` text,
  	\`version_en_body\` text,
  	\`version_en_book\` text,
  	\`version_es_title\` text,
  	\`version_es_summary\` text,
  	\`version_es_seo_description\` text,
  	\`version_es_slug\` text,
  	\`version_es_body\` text,
  	\`version_es_book\` text,
  	\`version_access\` text,
  	\`version_listed\` text,
  	\`version_published\` text,
  	\`version_updated\` text,
  	\`version_image_id\` text,
  	\`version_legacy_slug\` text,
  	\`version_order\` numeric,
  	\`version_name\` text,
  	\`version_path\` text,
  	\`version_folder\` text,
  	\`version_heading\` text,
  	\`version_shipped\` text,
  	\`version_created_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`study_guide\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`pictures\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_study_guide_v_parent_idx\` ON \`_study_guide_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_v_version_version_image_idx\` ON \`_study_guide_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_v_version_version_path_idx\` ON \`_study_guide_v\` (\`version_path\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_v_version_version_created_by_idx\` ON \`_study_guide_v\` (\`version_created_by\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_v_version_version_updated_at_idx\` ON \`_study_guide_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_v_version_version_created_at_idx\` ON \`_study_guide_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_v_version_version_deleted_at_idx\` ON \`_study_guide_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_v_version_version__status_idx\` ON \`_study_guide_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_v_created_at_idx\` ON \`_study_guide_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_v_updated_at_idx\` ON \`_study_guide_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_v_latest_idx\` ON \`_study_guide_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_v_autosave_idx\` ON \`_study_guide_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_study_guide_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`topic_id\` text,
  	\`contributor_id\` text,
  	\`verse_id\` text,
  	\`prayer_id\` text,
  	\`trivia_id\` text,
  	\`article_id\` text,
  	\`growth_plan_id\` text,
  	\`growth_plan_article_id\` text,
  	\`growth_plan_article_prompt_id\` text,
  	\`study_guide_id\` text,
  	\`study_guide_lesson_id\` text,
  	\`study_guide_section_id\` text,
  	\`channel_id\` text,
  	\`channel_article_id\` text,
  	\`daily_devotional_id\` text,
  	\`devotional_article_id\` text,
  	\`general_page_id\` text,
  	\`category_id\` text,
  	\`bible_id\` text,
  	\`subscription_offer_id\` text,
  	\`redirect_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_study_guide_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`topic_id\`) REFERENCES \`topic\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contributor_id\`) REFERENCES \`contributor\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`verse_id\`) REFERENCES \`verse\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`prayer_id\`) REFERENCES \`prayer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`trivia_id\`) REFERENCES \`trivia\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`article_id\`) REFERENCES \`article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_id\`) REFERENCES \`growth_plan\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_article_id\`) REFERENCES \`growth_plan_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_article_prompt_id\`) REFERENCES \`growth_plan_article_prompt\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_id\`) REFERENCES \`study_guide\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_lesson_id\`) REFERENCES \`study_guide_lesson\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_section_id\`) REFERENCES \`study_guide_section\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`channel_id\`) REFERENCES \`channel\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`channel_article_id\`) REFERENCES \`channel_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`daily_devotional_id\`) REFERENCES \`daily_devotional\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`devotional_article_id\`) REFERENCES \`devotional_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`general_page_id\`) REFERENCES \`general_page\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`category\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`bible_id\`) REFERENCES \`bible\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`subscription_offer_id\`) REFERENCES \`subscription_offer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirect_id\`) REFERENCES \`redirect\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_study_guide_v_rels_order_idx\` ON \`_study_guide_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_v_rels_parent_idx\` ON \`_study_guide_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_v_rels_path_idx\` ON \`_study_guide_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_v_rels_topic_id_idx\` ON \`_study_guide_v_rels\` (\`topic_id\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_v_rels_contributor_id_idx\` ON \`_study_guide_v_rels\` (\`contributor_id\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_v_rels_verse_id_idx\` ON \`_study_guide_v_rels\` (\`verse_id\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_v_rels_prayer_id_idx\` ON \`_study_guide_v_rels\` (\`prayer_id\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_v_rels_trivia_id_idx\` ON \`_study_guide_v_rels\` (\`trivia_id\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_v_rels_article_id_idx\` ON \`_study_guide_v_rels\` (\`article_id\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_v_rels_growth_plan_id_idx\` ON \`_study_guide_v_rels\` (\`growth_plan_id\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_v_rels_growth_plan_article_id_idx\` ON \`_study_guide_v_rels\` (\`growth_plan_article_id\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_v_rels_growth_plan_article_prompt_id_idx\` ON \`_study_guide_v_rels\` (\`growth_plan_article_prompt_id\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_v_rels_study_guide_id_idx\` ON \`_study_guide_v_rels\` (\`study_guide_id\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_v_rels_study_guide_lesson_id_idx\` ON \`_study_guide_v_rels\` (\`study_guide_lesson_id\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_v_rels_study_guide_section_id_idx\` ON \`_study_guide_v_rels\` (\`study_guide_section_id\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_v_rels_channel_id_idx\` ON \`_study_guide_v_rels\` (\`channel_id\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_v_rels_channel_article_id_idx\` ON \`_study_guide_v_rels\` (\`channel_article_id\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_v_rels_daily_devotional_id_idx\` ON \`_study_guide_v_rels\` (\`daily_devotional_id\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_v_rels_devotional_article_id_idx\` ON \`_study_guide_v_rels\` (\`devotional_article_id\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_v_rels_general_page_id_idx\` ON \`_study_guide_v_rels\` (\`general_page_id\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_v_rels_category_id_idx\` ON \`_study_guide_v_rels\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_v_rels_bible_id_idx\` ON \`_study_guide_v_rels\` (\`bible_id\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_v_rels_subscription_offer_id_idx\` ON \`_study_guide_v_rels\` (\`subscription_offer_id\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_v_rels_redirect_id_idx\` ON \`_study_guide_v_rels\` (\`redirect_id\`);`)
  await db.run(sql`CREATE TABLE \`study_guide_lesson_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`study_guide_lesson\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`study_guide_lesson_languages_order_idx\` ON \`study_guide_lesson_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`study_guide_lesson_languages_parent_idx\` ON \`study_guide_lesson_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`study_guide_lesson\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`en_title\` text,
  	\`en_summary\` text,
  	\`en_seo_description\` text,
  	\`en_slug\` text,
  	\`en_body\` text,
  	\`en_audio_id\` text,
  	\`es_title\` text,
  	\`es_summary\` text,
  	\`es_seo_description\` text,
  	\`es_slug\` text,
  	\`es_body\` text,
  	\`es_audio_id\` text,
  	\`access\` text,
  	\`listed\` text,
  	\`published\` text,
  	\`updated\` text,
  	\`image_id\` text,
  	\`legacy_slug\` text,
  	\`order\` numeric,
  	\`passage\` text,
  	\`parent_id\` text,
  	\`name\` text,
  	\`path\` text,
  	\`folder\` text,
  	\`heading\` text,
  	\`shipped\` text,
  	\`created_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`en_audio_id\`) REFERENCES \`recordings\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`es_audio_id\`) REFERENCES \`recordings\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`pictures\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`study_guide\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`study_guide_lesson_en_en_audio_idx\` ON \`study_guide_lesson\` (\`en_audio_id\`);`)
  await db.run(sql`CREATE INDEX \`study_guide_lesson_es_es_audio_idx\` ON \`study_guide_lesson\` (\`es_audio_id\`);`)
  await db.run(sql`CREATE INDEX \`study_guide_lesson_image_idx\` ON \`study_guide_lesson\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`study_guide_lesson_parent_idx\` ON \`study_guide_lesson\` (\`parent_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`study_guide_lesson_path_idx\` ON \`study_guide_lesson\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`study_guide_lesson_created_by_idx\` ON \`study_guide_lesson\` (\`created_by\`);`)
  await db.run(sql`CREATE INDEX \`study_guide_lesson_updated_at_idx\` ON \`study_guide_lesson\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`study_guide_lesson_created_at_idx\` ON \`study_guide_lesson\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`study_guide_lesson_deleted_at_idx\` ON \`study_guide_lesson\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`study_guide_lesson__status_idx\` ON \`study_guide_lesson\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`study_guide_lesson_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`topic_id\` text,
  	\`contributor_id\` text,
  	\`verse_id\` text,
  	\`prayer_id\` text,
  	\`trivia_id\` text,
  	\`article_id\` text,
  	\`growth_plan_id\` text,
  	\`growth_plan_article_id\` text,
  	\`growth_plan_article_prompt_id\` text,
  	\`study_guide_id\` text,
  	\`study_guide_lesson_id\` text,
  	\`study_guide_section_id\` text,
  	\`channel_id\` text,
  	\`channel_article_id\` text,
  	\`daily_devotional_id\` text,
  	\`devotional_article_id\` text,
  	\`general_page_id\` text,
  	\`category_id\` text,
  	\`bible_id\` text,
  	\`subscription_offer_id\` text,
  	\`redirect_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`study_guide_lesson\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`topic_id\`) REFERENCES \`topic\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contributor_id\`) REFERENCES \`contributor\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`verse_id\`) REFERENCES \`verse\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`prayer_id\`) REFERENCES \`prayer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`trivia_id\`) REFERENCES \`trivia\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`article_id\`) REFERENCES \`article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_id\`) REFERENCES \`growth_plan\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_article_id\`) REFERENCES \`growth_plan_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_article_prompt_id\`) REFERENCES \`growth_plan_article_prompt\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_id\`) REFERENCES \`study_guide\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_lesson_id\`) REFERENCES \`study_guide_lesson\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_section_id\`) REFERENCES \`study_guide_section\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`channel_id\`) REFERENCES \`channel\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`channel_article_id\`) REFERENCES \`channel_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`daily_devotional_id\`) REFERENCES \`daily_devotional\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`devotional_article_id\`) REFERENCES \`devotional_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`general_page_id\`) REFERENCES \`general_page\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`category\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`bible_id\`) REFERENCES \`bible\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`subscription_offer_id\`) REFERENCES \`subscription_offer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirect_id\`) REFERENCES \`redirect\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`study_guide_lesson_rels_order_idx\` ON \`study_guide_lesson_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`study_guide_lesson_rels_parent_idx\` ON \`study_guide_lesson_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`study_guide_lesson_rels_path_idx\` ON \`study_guide_lesson_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`study_guide_lesson_rels_topic_id_idx\` ON \`study_guide_lesson_rels\` (\`topic_id\`);`)
  await db.run(sql`CREATE INDEX \`study_guide_lesson_rels_contributor_id_idx\` ON \`study_guide_lesson_rels\` (\`contributor_id\`);`)
  await db.run(sql`CREATE INDEX \`study_guide_lesson_rels_verse_id_idx\` ON \`study_guide_lesson_rels\` (\`verse_id\`);`)
  await db.run(sql`CREATE INDEX \`study_guide_lesson_rels_prayer_id_idx\` ON \`study_guide_lesson_rels\` (\`prayer_id\`);`)
  await db.run(sql`CREATE INDEX \`study_guide_lesson_rels_trivia_id_idx\` ON \`study_guide_lesson_rels\` (\`trivia_id\`);`)
  await db.run(sql`CREATE INDEX \`study_guide_lesson_rels_article_id_idx\` ON \`study_guide_lesson_rels\` (\`article_id\`);`)
  await db.run(sql`CREATE INDEX \`study_guide_lesson_rels_growth_plan_id_idx\` ON \`study_guide_lesson_rels\` (\`growth_plan_id\`);`)
  await db.run(sql`CREATE INDEX \`study_guide_lesson_rels_growth_plan_article_id_idx\` ON \`study_guide_lesson_rels\` (\`growth_plan_article_id\`);`)
  await db.run(sql`CREATE INDEX \`study_guide_lesson_rels_growth_plan_article_prompt_id_idx\` ON \`study_guide_lesson_rels\` (\`growth_plan_article_prompt_id\`);`)
  await db.run(sql`CREATE INDEX \`study_guide_lesson_rels_study_guide_id_idx\` ON \`study_guide_lesson_rels\` (\`study_guide_id\`);`)
  await db.run(sql`CREATE INDEX \`study_guide_lesson_rels_study_guide_lesson_id_idx\` ON \`study_guide_lesson_rels\` (\`study_guide_lesson_id\`);`)
  await db.run(sql`CREATE INDEX \`study_guide_lesson_rels_study_guide_section_id_idx\` ON \`study_guide_lesson_rels\` (\`study_guide_section_id\`);`)
  await db.run(sql`CREATE INDEX \`study_guide_lesson_rels_channel_id_idx\` ON \`study_guide_lesson_rels\` (\`channel_id\`);`)
  await db.run(sql`CREATE INDEX \`study_guide_lesson_rels_channel_article_id_idx\` ON \`study_guide_lesson_rels\` (\`channel_article_id\`);`)
  await db.run(sql`CREATE INDEX \`study_guide_lesson_rels_daily_devotional_id_idx\` ON \`study_guide_lesson_rels\` (\`daily_devotional_id\`);`)
  await db.run(sql`CREATE INDEX \`study_guide_lesson_rels_devotional_article_id_idx\` ON \`study_guide_lesson_rels\` (\`devotional_article_id\`);`)
  await db.run(sql`CREATE INDEX \`study_guide_lesson_rels_general_page_id_idx\` ON \`study_guide_lesson_rels\` (\`general_page_id\`);`)
  await db.run(sql`CREATE INDEX \`study_guide_lesson_rels_category_id_idx\` ON \`study_guide_lesson_rels\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`study_guide_lesson_rels_bible_id_idx\` ON \`study_guide_lesson_rels\` (\`bible_id\`);`)
  await db.run(sql`CREATE INDEX \`study_guide_lesson_rels_subscription_offer_id_idx\` ON \`study_guide_lesson_rels\` (\`subscription_offer_id\`);`)
  await db.run(sql`CREATE INDEX \`study_guide_lesson_rels_redirect_id_idx\` ON \`study_guide_lesson_rels\` (\`redirect_id\`);`)
  await db.run(sql`CREATE TABLE \`_study_guide_lesson_v_version_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_study_guide_lesson_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_study_guide_lesson_v_version_languages_order_idx\` ON \`_study_guide_lesson_v_version_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_lesson_v_version_languages_parent_idx\` ON \`_study_guide_lesson_v_version_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_study_guide_lesson_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_en_title\` text,
  	\`version_en_summary\` text,
  	\`version_en_seo_description\` text,
  	\`version_en_slug\` text,
  	\`version_en_body\` text,
  	\`version_en_audio_id\` text,
  	\`version_es_title\` text,
  	\`version_es_summary\` text,
  	\`version_es_seo_description\` text,
  	\`version_es_slug\` text,
  	\`version_es_body\` text,
  	\`version_es_audio_id\` text,
  	\`version_access\` text,
  	\`version_listed\` text,
  	\`version_published\` text,
  	\`version_updated\` text,
  	\`version_image_id\` text,
  	\`version_legacy_slug\` text,
  	\`version_order\` numeric,
  	\`version_passage\` text,
  	\`version_parent_id\` text,
  	\`version_name\` text,
  	\`version_path\` text,
  	\`version_folder\` text,
  	\`version_heading\` text,
  	\`version_shipped\` text,
  	\`version_created_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`study_guide_lesson\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_en_audio_id\`) REFERENCES \`recordings\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_es_audio_id\`) REFERENCES \`recordings\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`pictures\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_parent_id\`) REFERENCES \`study_guide\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_study_guide_lesson_v_parent_idx\` ON \`_study_guide_lesson_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_lesson_v_version_en_version_en_audio_idx\` ON \`_study_guide_lesson_v\` (\`version_en_audio_id\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_lesson_v_version_es_version_es_audio_idx\` ON \`_study_guide_lesson_v\` (\`version_es_audio_id\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_lesson_v_version_version_image_idx\` ON \`_study_guide_lesson_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_lesson_v_version_version_parent_idx\` ON \`_study_guide_lesson_v\` (\`version_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_lesson_v_version_version_path_idx\` ON \`_study_guide_lesson_v\` (\`version_path\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_lesson_v_version_version_created_by_idx\` ON \`_study_guide_lesson_v\` (\`version_created_by\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_lesson_v_version_version_updated_at_idx\` ON \`_study_guide_lesson_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_lesson_v_version_version_created_at_idx\` ON \`_study_guide_lesson_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_lesson_v_version_version_deleted_at_idx\` ON \`_study_guide_lesson_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_lesson_v_version_version__status_idx\` ON \`_study_guide_lesson_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_lesson_v_created_at_idx\` ON \`_study_guide_lesson_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_lesson_v_updated_at_idx\` ON \`_study_guide_lesson_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_lesson_v_latest_idx\` ON \`_study_guide_lesson_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_lesson_v_autosave_idx\` ON \`_study_guide_lesson_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_study_guide_lesson_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`topic_id\` text,
  	\`contributor_id\` text,
  	\`verse_id\` text,
  	\`prayer_id\` text,
  	\`trivia_id\` text,
  	\`article_id\` text,
  	\`growth_plan_id\` text,
  	\`growth_plan_article_id\` text,
  	\`growth_plan_article_prompt_id\` text,
  	\`study_guide_id\` text,
  	\`study_guide_lesson_id\` text,
  	\`study_guide_section_id\` text,
  	\`channel_id\` text,
  	\`channel_article_id\` text,
  	\`daily_devotional_id\` text,
  	\`devotional_article_id\` text,
  	\`general_page_id\` text,
  	\`category_id\` text,
  	\`bible_id\` text,
  	\`subscription_offer_id\` text,
  	\`redirect_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_study_guide_lesson_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`topic_id\`) REFERENCES \`topic\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contributor_id\`) REFERENCES \`contributor\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`verse_id\`) REFERENCES \`verse\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`prayer_id\`) REFERENCES \`prayer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`trivia_id\`) REFERENCES \`trivia\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`article_id\`) REFERENCES \`article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_id\`) REFERENCES \`growth_plan\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_article_id\`) REFERENCES \`growth_plan_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_article_prompt_id\`) REFERENCES \`growth_plan_article_prompt\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_id\`) REFERENCES \`study_guide\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_lesson_id\`) REFERENCES \`study_guide_lesson\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_section_id\`) REFERENCES \`study_guide_section\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`channel_id\`) REFERENCES \`channel\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`channel_article_id\`) REFERENCES \`channel_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`daily_devotional_id\`) REFERENCES \`daily_devotional\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`devotional_article_id\`) REFERENCES \`devotional_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`general_page_id\`) REFERENCES \`general_page\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`category\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`bible_id\`) REFERENCES \`bible\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`subscription_offer_id\`) REFERENCES \`subscription_offer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirect_id\`) REFERENCES \`redirect\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_study_guide_lesson_v_rels_order_idx\` ON \`_study_guide_lesson_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_lesson_v_rels_parent_idx\` ON \`_study_guide_lesson_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_lesson_v_rels_path_idx\` ON \`_study_guide_lesson_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_lesson_v_rels_topic_id_idx\` ON \`_study_guide_lesson_v_rels\` (\`topic_id\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_lesson_v_rels_contributor_id_idx\` ON \`_study_guide_lesson_v_rels\` (\`contributor_id\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_lesson_v_rels_verse_id_idx\` ON \`_study_guide_lesson_v_rels\` (\`verse_id\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_lesson_v_rels_prayer_id_idx\` ON \`_study_guide_lesson_v_rels\` (\`prayer_id\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_lesson_v_rels_trivia_id_idx\` ON \`_study_guide_lesson_v_rels\` (\`trivia_id\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_lesson_v_rels_article_id_idx\` ON \`_study_guide_lesson_v_rels\` (\`article_id\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_lesson_v_rels_growth_plan_id_idx\` ON \`_study_guide_lesson_v_rels\` (\`growth_plan_id\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_lesson_v_rels_growth_plan_article_id_idx\` ON \`_study_guide_lesson_v_rels\` (\`growth_plan_article_id\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_lesson_v_rels_growth_plan_article_prompt_id_idx\` ON \`_study_guide_lesson_v_rels\` (\`growth_plan_article_prompt_id\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_lesson_v_rels_study_guide_id_idx\` ON \`_study_guide_lesson_v_rels\` (\`study_guide_id\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_lesson_v_rels_study_guide_lesson_id_idx\` ON \`_study_guide_lesson_v_rels\` (\`study_guide_lesson_id\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_lesson_v_rels_study_guide_section_id_idx\` ON \`_study_guide_lesson_v_rels\` (\`study_guide_section_id\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_lesson_v_rels_channel_id_idx\` ON \`_study_guide_lesson_v_rels\` (\`channel_id\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_lesson_v_rels_channel_article_id_idx\` ON \`_study_guide_lesson_v_rels\` (\`channel_article_id\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_lesson_v_rels_daily_devotional_id_idx\` ON \`_study_guide_lesson_v_rels\` (\`daily_devotional_id\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_lesson_v_rels_devotional_article_id_idx\` ON \`_study_guide_lesson_v_rels\` (\`devotional_article_id\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_lesson_v_rels_general_page_id_idx\` ON \`_study_guide_lesson_v_rels\` (\`general_page_id\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_lesson_v_rels_category_id_idx\` ON \`_study_guide_lesson_v_rels\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_lesson_v_rels_bible_id_idx\` ON \`_study_guide_lesson_v_rels\` (\`bible_id\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_lesson_v_rels_subscription_offer_id_idx\` ON \`_study_guide_lesson_v_rels\` (\`subscription_offer_id\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_lesson_v_rels_redirect_id_idx\` ON \`_study_guide_lesson_v_rels\` (\`redirect_id\`);`)
  await db.run(sql`CREATE TABLE \`study_guide_section_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`study_guide_section\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`study_guide_section_languages_order_idx\` ON \`study_guide_section_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`study_guide_section_languages_parent_idx\` ON \`study_guide_section_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`study_guide_section\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`en_title\` text,
  	\`en_summary\` text,
  	\`en_seo_description\` text,
  	\`en_slug\` text,
  	\`en_body\` text,
  	\`es_title\` text,
  	\`es_summary\` text,
  	\`es_seo_description\` text,
  	\`es_slug\` text,
  	\`es_body\` text,
  	\`access\` text,
  	\`listed\` text,
  	\`published\` text,
  	\`updated\` text,
  	\`image_id\` text,
  	\`legacy_slug\` text,
  	\`order\` numeric,
  	\`passage\` text,
  	\`kind\` text,
  	\`parent_id\` text,
  	\`name\` text,
  	\`path\` text,
  	\`folder\` text,
  	\`heading\` text,
  	\`shipped\` text,
  	\`created_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`pictures\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`study_guide_lesson\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`study_guide_section_image_idx\` ON \`study_guide_section\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`study_guide_section_parent_idx\` ON \`study_guide_section\` (\`parent_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`study_guide_section_path_idx\` ON \`study_guide_section\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`study_guide_section_created_by_idx\` ON \`study_guide_section\` (\`created_by\`);`)
  await db.run(sql`CREATE INDEX \`study_guide_section_updated_at_idx\` ON \`study_guide_section\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`study_guide_section_created_at_idx\` ON \`study_guide_section\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`study_guide_section_deleted_at_idx\` ON \`study_guide_section\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`study_guide_section__status_idx\` ON \`study_guide_section\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`study_guide_section_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`topic_id\` text,
  	\`contributor_id\` text,
  	\`verse_id\` text,
  	\`prayer_id\` text,
  	\`trivia_id\` text,
  	\`article_id\` text,
  	\`growth_plan_id\` text,
  	\`growth_plan_article_id\` text,
  	\`growth_plan_article_prompt_id\` text,
  	\`study_guide_id\` text,
  	\`study_guide_lesson_id\` text,
  	\`study_guide_section_id\` text,
  	\`channel_id\` text,
  	\`channel_article_id\` text,
  	\`daily_devotional_id\` text,
  	\`devotional_article_id\` text,
  	\`general_page_id\` text,
  	\`category_id\` text,
  	\`bible_id\` text,
  	\`subscription_offer_id\` text,
  	\`redirect_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`study_guide_section\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`topic_id\`) REFERENCES \`topic\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contributor_id\`) REFERENCES \`contributor\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`verse_id\`) REFERENCES \`verse\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`prayer_id\`) REFERENCES \`prayer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`trivia_id\`) REFERENCES \`trivia\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`article_id\`) REFERENCES \`article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_id\`) REFERENCES \`growth_plan\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_article_id\`) REFERENCES \`growth_plan_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_article_prompt_id\`) REFERENCES \`growth_plan_article_prompt\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_id\`) REFERENCES \`study_guide\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_lesson_id\`) REFERENCES \`study_guide_lesson\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_section_id\`) REFERENCES \`study_guide_section\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`channel_id\`) REFERENCES \`channel\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`channel_article_id\`) REFERENCES \`channel_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`daily_devotional_id\`) REFERENCES \`daily_devotional\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`devotional_article_id\`) REFERENCES \`devotional_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`general_page_id\`) REFERENCES \`general_page\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`category\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`bible_id\`) REFERENCES \`bible\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`subscription_offer_id\`) REFERENCES \`subscription_offer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirect_id\`) REFERENCES \`redirect\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`study_guide_section_rels_order_idx\` ON \`study_guide_section_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`study_guide_section_rels_parent_idx\` ON \`study_guide_section_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`study_guide_section_rels_path_idx\` ON \`study_guide_section_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`study_guide_section_rels_topic_id_idx\` ON \`study_guide_section_rels\` (\`topic_id\`);`)
  await db.run(sql`CREATE INDEX \`study_guide_section_rels_contributor_id_idx\` ON \`study_guide_section_rels\` (\`contributor_id\`);`)
  await db.run(sql`CREATE INDEX \`study_guide_section_rels_verse_id_idx\` ON \`study_guide_section_rels\` (\`verse_id\`);`)
  await db.run(sql`CREATE INDEX \`study_guide_section_rels_prayer_id_idx\` ON \`study_guide_section_rels\` (\`prayer_id\`);`)
  await db.run(sql`CREATE INDEX \`study_guide_section_rels_trivia_id_idx\` ON \`study_guide_section_rels\` (\`trivia_id\`);`)
  await db.run(sql`CREATE INDEX \`study_guide_section_rels_article_id_idx\` ON \`study_guide_section_rels\` (\`article_id\`);`)
  await db.run(sql`CREATE INDEX \`study_guide_section_rels_growth_plan_id_idx\` ON \`study_guide_section_rels\` (\`growth_plan_id\`);`)
  await db.run(sql`CREATE INDEX \`study_guide_section_rels_growth_plan_article_id_idx\` ON \`study_guide_section_rels\` (\`growth_plan_article_id\`);`)
  await db.run(sql`CREATE INDEX \`study_guide_section_rels_growth_plan_article_prompt_id_idx\` ON \`study_guide_section_rels\` (\`growth_plan_article_prompt_id\`);`)
  await db.run(sql`CREATE INDEX \`study_guide_section_rels_study_guide_id_idx\` ON \`study_guide_section_rels\` (\`study_guide_id\`);`)
  await db.run(sql`CREATE INDEX \`study_guide_section_rels_study_guide_lesson_id_idx\` ON \`study_guide_section_rels\` (\`study_guide_lesson_id\`);`)
  await db.run(sql`CREATE INDEX \`study_guide_section_rels_study_guide_section_id_idx\` ON \`study_guide_section_rels\` (\`study_guide_section_id\`);`)
  await db.run(sql`CREATE INDEX \`study_guide_section_rels_channel_id_idx\` ON \`study_guide_section_rels\` (\`channel_id\`);`)
  await db.run(sql`CREATE INDEX \`study_guide_section_rels_channel_article_id_idx\` ON \`study_guide_section_rels\` (\`channel_article_id\`);`)
  await db.run(sql`CREATE INDEX \`study_guide_section_rels_daily_devotional_id_idx\` ON \`study_guide_section_rels\` (\`daily_devotional_id\`);`)
  await db.run(sql`CREATE INDEX \`study_guide_section_rels_devotional_article_id_idx\` ON \`study_guide_section_rels\` (\`devotional_article_id\`);`)
  await db.run(sql`CREATE INDEX \`study_guide_section_rels_general_page_id_idx\` ON \`study_guide_section_rels\` (\`general_page_id\`);`)
  await db.run(sql`CREATE INDEX \`study_guide_section_rels_category_id_idx\` ON \`study_guide_section_rels\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`study_guide_section_rels_bible_id_idx\` ON \`study_guide_section_rels\` (\`bible_id\`);`)
  await db.run(sql`CREATE INDEX \`study_guide_section_rels_subscription_offer_id_idx\` ON \`study_guide_section_rels\` (\`subscription_offer_id\`);`)
  await db.run(sql`CREATE INDEX \`study_guide_section_rels_redirect_id_idx\` ON \`study_guide_section_rels\` (\`redirect_id\`);`)
  await db.run(sql`CREATE TABLE \`_study_guide_section_v_version_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_study_guide_section_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_study_guide_section_v_version_languages_order_idx\` ON \`_study_guide_section_v_version_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_section_v_version_languages_parent_idx\` ON \`_study_guide_section_v_version_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_study_guide_section_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_en_title\` text,
  	\`version_en_summary\` text,
  	\`version_en_seo_description\` text,
  	\`version_en_slug\` text,
  	\`version_en_body\` text,
  	\`version_es_title\` text,
  	\`version_es_summary\` text,
  	\`version_es_seo_description\` text,
  	\`version_es_slug\` text,
  	\`version_es_body\` text,
  	\`version_access\` text,
  	\`version_listed\` text,
  	\`version_published\` text,
  	\`version_updated\` text,
  	\`version_image_id\` text,
  	\`version_legacy_slug\` text,
  	\`version_order\` numeric,
  	\`version_passage\` text,
  	\`version_kind\` text,
  	\`version_parent_id\` text,
  	\`version_name\` text,
  	\`version_path\` text,
  	\`version_folder\` text,
  	\`version_heading\` text,
  	\`version_shipped\` text,
  	\`version_created_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`study_guide_section\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`pictures\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_parent_id\`) REFERENCES \`study_guide_lesson\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_study_guide_section_v_parent_idx\` ON \`_study_guide_section_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_section_v_version_version_image_idx\` ON \`_study_guide_section_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_section_v_version_version_parent_idx\` ON \`_study_guide_section_v\` (\`version_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_section_v_version_version_path_idx\` ON \`_study_guide_section_v\` (\`version_path\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_section_v_version_version_created_by_idx\` ON \`_study_guide_section_v\` (\`version_created_by\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_section_v_version_version_updated_at_idx\` ON \`_study_guide_section_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_section_v_version_version_created_at_idx\` ON \`_study_guide_section_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_section_v_version_version_deleted_at_idx\` ON \`_study_guide_section_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_section_v_version_version__status_idx\` ON \`_study_guide_section_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_section_v_created_at_idx\` ON \`_study_guide_section_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_section_v_updated_at_idx\` ON \`_study_guide_section_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_section_v_latest_idx\` ON \`_study_guide_section_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_section_v_autosave_idx\` ON \`_study_guide_section_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_study_guide_section_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`topic_id\` text,
  	\`contributor_id\` text,
  	\`verse_id\` text,
  	\`prayer_id\` text,
  	\`trivia_id\` text,
  	\`article_id\` text,
  	\`growth_plan_id\` text,
  	\`growth_plan_article_id\` text,
  	\`growth_plan_article_prompt_id\` text,
  	\`study_guide_id\` text,
  	\`study_guide_lesson_id\` text,
  	\`study_guide_section_id\` text,
  	\`channel_id\` text,
  	\`channel_article_id\` text,
  	\`daily_devotional_id\` text,
  	\`devotional_article_id\` text,
  	\`general_page_id\` text,
  	\`category_id\` text,
  	\`bible_id\` text,
  	\`subscription_offer_id\` text,
  	\`redirect_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_study_guide_section_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`topic_id\`) REFERENCES \`topic\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contributor_id\`) REFERENCES \`contributor\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`verse_id\`) REFERENCES \`verse\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`prayer_id\`) REFERENCES \`prayer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`trivia_id\`) REFERENCES \`trivia\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`article_id\`) REFERENCES \`article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_id\`) REFERENCES \`growth_plan\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_article_id\`) REFERENCES \`growth_plan_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_article_prompt_id\`) REFERENCES \`growth_plan_article_prompt\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_id\`) REFERENCES \`study_guide\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_lesson_id\`) REFERENCES \`study_guide_lesson\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_section_id\`) REFERENCES \`study_guide_section\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`channel_id\`) REFERENCES \`channel\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`channel_article_id\`) REFERENCES \`channel_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`daily_devotional_id\`) REFERENCES \`daily_devotional\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`devotional_article_id\`) REFERENCES \`devotional_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`general_page_id\`) REFERENCES \`general_page\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`category\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`bible_id\`) REFERENCES \`bible\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`subscription_offer_id\`) REFERENCES \`subscription_offer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirect_id\`) REFERENCES \`redirect\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_study_guide_section_v_rels_order_idx\` ON \`_study_guide_section_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_section_v_rels_parent_idx\` ON \`_study_guide_section_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_section_v_rels_path_idx\` ON \`_study_guide_section_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_section_v_rels_topic_id_idx\` ON \`_study_guide_section_v_rels\` (\`topic_id\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_section_v_rels_contributor_id_idx\` ON \`_study_guide_section_v_rels\` (\`contributor_id\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_section_v_rels_verse_id_idx\` ON \`_study_guide_section_v_rels\` (\`verse_id\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_section_v_rels_prayer_id_idx\` ON \`_study_guide_section_v_rels\` (\`prayer_id\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_section_v_rels_trivia_id_idx\` ON \`_study_guide_section_v_rels\` (\`trivia_id\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_section_v_rels_article_id_idx\` ON \`_study_guide_section_v_rels\` (\`article_id\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_section_v_rels_growth_plan_id_idx\` ON \`_study_guide_section_v_rels\` (\`growth_plan_id\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_section_v_rels_growth_plan_article_id_idx\` ON \`_study_guide_section_v_rels\` (\`growth_plan_article_id\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_section_v_rels_growth_plan_article_prompt_i_idx\` ON \`_study_guide_section_v_rels\` (\`growth_plan_article_prompt_id\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_section_v_rels_study_guide_id_idx\` ON \`_study_guide_section_v_rels\` (\`study_guide_id\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_section_v_rels_study_guide_lesson_id_idx\` ON \`_study_guide_section_v_rels\` (\`study_guide_lesson_id\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_section_v_rels_study_guide_section_id_idx\` ON \`_study_guide_section_v_rels\` (\`study_guide_section_id\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_section_v_rels_channel_id_idx\` ON \`_study_guide_section_v_rels\` (\`channel_id\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_section_v_rels_channel_article_id_idx\` ON \`_study_guide_section_v_rels\` (\`channel_article_id\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_section_v_rels_daily_devotional_id_idx\` ON \`_study_guide_section_v_rels\` (\`daily_devotional_id\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_section_v_rels_devotional_article_id_idx\` ON \`_study_guide_section_v_rels\` (\`devotional_article_id\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_section_v_rels_general_page_id_idx\` ON \`_study_guide_section_v_rels\` (\`general_page_id\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_section_v_rels_category_id_idx\` ON \`_study_guide_section_v_rels\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_section_v_rels_bible_id_idx\` ON \`_study_guide_section_v_rels\` (\`bible_id\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_section_v_rels_subscription_offer_id_idx\` ON \`_study_guide_section_v_rels\` (\`subscription_offer_id\`);`)
  await db.run(sql`CREATE INDEX \`_study_guide_section_v_rels_redirect_id_idx\` ON \`_study_guide_section_v_rels\` (\`redirect_id\`);`)
  await db.run(sql`CREATE TABLE \`channel_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`channel\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`channel_languages_order_idx\` ON \`channel_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`channel_languages_parent_idx\` ON \`channel_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`channel\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`en_title\` text,
  	\`en_summary\` text,
  	\`en_seo_description\` text,
  	\`en_slug\` text,
  	\`en_body\` text,
  	\`es_title\` text,
  	\`es_summary\` text,
  	\`es_seo_description\` text,
  	\`es_slug\` text,
  	\`es_body\` text,
  	\`access\` text,
  	\`listed\` text,
  	\`published\` text,
  	\`updated\` text,
  	\`image_id\` text,
  	\`legacy_slug\` text,
  	\`order\` numeric,
  	\`name\` text,
  	\`path\` text,
  	\`folder\` text,
  	\`heading\` text,
  	\`shipped\` text,
  	\`created_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`pictures\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`channel_image_idx\` ON \`channel\` (\`image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`channel_path_idx\` ON \`channel\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`channel_created_by_idx\` ON \`channel\` (\`created_by\`);`)
  await db.run(sql`CREATE INDEX \`channel_updated_at_idx\` ON \`channel\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`channel_created_at_idx\` ON \`channel\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`channel_deleted_at_idx\` ON \`channel\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`channel__status_idx\` ON \`channel\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`channel_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`topic_id\` text,
  	\`contributor_id\` text,
  	\`verse_id\` text,
  	\`prayer_id\` text,
  	\`trivia_id\` text,
  	\`article_id\` text,
  	\`growth_plan_id\` text,
  	\`growth_plan_article_id\` text,
  	\`growth_plan_article_prompt_id\` text,
  	\`study_guide_id\` text,
  	\`study_guide_lesson_id\` text,
  	\`study_guide_section_id\` text,
  	\`channel_id\` text,
  	\`channel_article_id\` text,
  	\`daily_devotional_id\` text,
  	\`devotional_article_id\` text,
  	\`general_page_id\` text,
  	\`category_id\` text,
  	\`bible_id\` text,
  	\`subscription_offer_id\` text,
  	\`redirect_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`channel\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`topic_id\`) REFERENCES \`topic\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contributor_id\`) REFERENCES \`contributor\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`verse_id\`) REFERENCES \`verse\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`prayer_id\`) REFERENCES \`prayer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`trivia_id\`) REFERENCES \`trivia\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`article_id\`) REFERENCES \`article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_id\`) REFERENCES \`growth_plan\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_article_id\`) REFERENCES \`growth_plan_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_article_prompt_id\`) REFERENCES \`growth_plan_article_prompt\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_id\`) REFERENCES \`study_guide\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_lesson_id\`) REFERENCES \`study_guide_lesson\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_section_id\`) REFERENCES \`study_guide_section\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`channel_id\`) REFERENCES \`channel\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`channel_article_id\`) REFERENCES \`channel_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`daily_devotional_id\`) REFERENCES \`daily_devotional\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`devotional_article_id\`) REFERENCES \`devotional_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`general_page_id\`) REFERENCES \`general_page\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`category\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`bible_id\`) REFERENCES \`bible\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`subscription_offer_id\`) REFERENCES \`subscription_offer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirect_id\`) REFERENCES \`redirect\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`channel_rels_order_idx\` ON \`channel_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`channel_rels_parent_idx\` ON \`channel_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`channel_rels_path_idx\` ON \`channel_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`channel_rels_topic_id_idx\` ON \`channel_rels\` (\`topic_id\`);`)
  await db.run(sql`CREATE INDEX \`channel_rels_contributor_id_idx\` ON \`channel_rels\` (\`contributor_id\`);`)
  await db.run(sql`CREATE INDEX \`channel_rels_verse_id_idx\` ON \`channel_rels\` (\`verse_id\`);`)
  await db.run(sql`CREATE INDEX \`channel_rels_prayer_id_idx\` ON \`channel_rels\` (\`prayer_id\`);`)
  await db.run(sql`CREATE INDEX \`channel_rels_trivia_id_idx\` ON \`channel_rels\` (\`trivia_id\`);`)
  await db.run(sql`CREATE INDEX \`channel_rels_article_id_idx\` ON \`channel_rels\` (\`article_id\`);`)
  await db.run(sql`CREATE INDEX \`channel_rels_growth_plan_id_idx\` ON \`channel_rels\` (\`growth_plan_id\`);`)
  await db.run(sql`CREATE INDEX \`channel_rels_growth_plan_article_id_idx\` ON \`channel_rels\` (\`growth_plan_article_id\`);`)
  await db.run(sql`CREATE INDEX \`channel_rels_growth_plan_article_prompt_id_idx\` ON \`channel_rels\` (\`growth_plan_article_prompt_id\`);`)
  await db.run(sql`CREATE INDEX \`channel_rels_study_guide_id_idx\` ON \`channel_rels\` (\`study_guide_id\`);`)
  await db.run(sql`CREATE INDEX \`channel_rels_study_guide_lesson_id_idx\` ON \`channel_rels\` (\`study_guide_lesson_id\`);`)
  await db.run(sql`CREATE INDEX \`channel_rels_study_guide_section_id_idx\` ON \`channel_rels\` (\`study_guide_section_id\`);`)
  await db.run(sql`CREATE INDEX \`channel_rels_channel_id_idx\` ON \`channel_rels\` (\`channel_id\`);`)
  await db.run(sql`CREATE INDEX \`channel_rels_channel_article_id_idx\` ON \`channel_rels\` (\`channel_article_id\`);`)
  await db.run(sql`CREATE INDEX \`channel_rels_daily_devotional_id_idx\` ON \`channel_rels\` (\`daily_devotional_id\`);`)
  await db.run(sql`CREATE INDEX \`channel_rels_devotional_article_id_idx\` ON \`channel_rels\` (\`devotional_article_id\`);`)
  await db.run(sql`CREATE INDEX \`channel_rels_general_page_id_idx\` ON \`channel_rels\` (\`general_page_id\`);`)
  await db.run(sql`CREATE INDEX \`channel_rels_category_id_idx\` ON \`channel_rels\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`channel_rels_bible_id_idx\` ON \`channel_rels\` (\`bible_id\`);`)
  await db.run(sql`CREATE INDEX \`channel_rels_subscription_offer_id_idx\` ON \`channel_rels\` (\`subscription_offer_id\`);`)
  await db.run(sql`CREATE INDEX \`channel_rels_redirect_id_idx\` ON \`channel_rels\` (\`redirect_id\`);`)
  await db.run(sql`CREATE TABLE \`_channel_v_version_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_channel_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_channel_v_version_languages_order_idx\` ON \`_channel_v_version_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_channel_v_version_languages_parent_idx\` ON \`_channel_v_version_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_channel_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_en_title\` text,
  	\`version_en_summary\` text,
  	\`version_en_seo_description\` text,
  	\`version_en_slug\` text,
  	\`version_en_body\` text,
  	\`version_es_title\` text,
  	\`version_es_summary\` text,
  	\`version_es_seo_description\` text,
  	\`version_es_slug\` text,
  	\`version_es_body\` text,
  	\`version_access\` text,
  	\`version_listed\` text,
  	\`version_published\` text,
  	\`version_updated\` text,
  	\`version_image_id\` text,
  	\`version_legacy_slug\` text,
  	\`version_order\` numeric,
  	\`version_name\` text,
  	\`version_path\` text,
  	\`version_folder\` text,
  	\`version_heading\` text,
  	\`version_shipped\` text,
  	\`version_created_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`channel\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`pictures\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_channel_v_parent_idx\` ON \`_channel_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_channel_v_version_version_image_idx\` ON \`_channel_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_channel_v_version_version_path_idx\` ON \`_channel_v\` (\`version_path\`);`)
  await db.run(sql`CREATE INDEX \`_channel_v_version_version_created_by_idx\` ON \`_channel_v\` (\`version_created_by\`);`)
  await db.run(sql`CREATE INDEX \`_channel_v_version_version_updated_at_idx\` ON \`_channel_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_channel_v_version_version_created_at_idx\` ON \`_channel_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_channel_v_version_version_deleted_at_idx\` ON \`_channel_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_channel_v_version_version__status_idx\` ON \`_channel_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_channel_v_created_at_idx\` ON \`_channel_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_channel_v_updated_at_idx\` ON \`_channel_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_channel_v_latest_idx\` ON \`_channel_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_channel_v_autosave_idx\` ON \`_channel_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_channel_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`topic_id\` text,
  	\`contributor_id\` text,
  	\`verse_id\` text,
  	\`prayer_id\` text,
  	\`trivia_id\` text,
  	\`article_id\` text,
  	\`growth_plan_id\` text,
  	\`growth_plan_article_id\` text,
  	\`growth_plan_article_prompt_id\` text,
  	\`study_guide_id\` text,
  	\`study_guide_lesson_id\` text,
  	\`study_guide_section_id\` text,
  	\`channel_id\` text,
  	\`channel_article_id\` text,
  	\`daily_devotional_id\` text,
  	\`devotional_article_id\` text,
  	\`general_page_id\` text,
  	\`category_id\` text,
  	\`bible_id\` text,
  	\`subscription_offer_id\` text,
  	\`redirect_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_channel_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`topic_id\`) REFERENCES \`topic\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contributor_id\`) REFERENCES \`contributor\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`verse_id\`) REFERENCES \`verse\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`prayer_id\`) REFERENCES \`prayer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`trivia_id\`) REFERENCES \`trivia\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`article_id\`) REFERENCES \`article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_id\`) REFERENCES \`growth_plan\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_article_id\`) REFERENCES \`growth_plan_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_article_prompt_id\`) REFERENCES \`growth_plan_article_prompt\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_id\`) REFERENCES \`study_guide\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_lesson_id\`) REFERENCES \`study_guide_lesson\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_section_id\`) REFERENCES \`study_guide_section\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`channel_id\`) REFERENCES \`channel\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`channel_article_id\`) REFERENCES \`channel_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`daily_devotional_id\`) REFERENCES \`daily_devotional\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`devotional_article_id\`) REFERENCES \`devotional_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`general_page_id\`) REFERENCES \`general_page\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`category\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`bible_id\`) REFERENCES \`bible\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`subscription_offer_id\`) REFERENCES \`subscription_offer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirect_id\`) REFERENCES \`redirect\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_channel_v_rels_order_idx\` ON \`_channel_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_channel_v_rels_parent_idx\` ON \`_channel_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_channel_v_rels_path_idx\` ON \`_channel_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_channel_v_rels_topic_id_idx\` ON \`_channel_v_rels\` (\`topic_id\`);`)
  await db.run(sql`CREATE INDEX \`_channel_v_rels_contributor_id_idx\` ON \`_channel_v_rels\` (\`contributor_id\`);`)
  await db.run(sql`CREATE INDEX \`_channel_v_rels_verse_id_idx\` ON \`_channel_v_rels\` (\`verse_id\`);`)
  await db.run(sql`CREATE INDEX \`_channel_v_rels_prayer_id_idx\` ON \`_channel_v_rels\` (\`prayer_id\`);`)
  await db.run(sql`CREATE INDEX \`_channel_v_rels_trivia_id_idx\` ON \`_channel_v_rels\` (\`trivia_id\`);`)
  await db.run(sql`CREATE INDEX \`_channel_v_rels_article_id_idx\` ON \`_channel_v_rels\` (\`article_id\`);`)
  await db.run(sql`CREATE INDEX \`_channel_v_rels_growth_plan_id_idx\` ON \`_channel_v_rels\` (\`growth_plan_id\`);`)
  await db.run(sql`CREATE INDEX \`_channel_v_rels_growth_plan_article_id_idx\` ON \`_channel_v_rels\` (\`growth_plan_article_id\`);`)
  await db.run(sql`CREATE INDEX \`_channel_v_rels_growth_plan_article_prompt_id_idx\` ON \`_channel_v_rels\` (\`growth_plan_article_prompt_id\`);`)
  await db.run(sql`CREATE INDEX \`_channel_v_rels_study_guide_id_idx\` ON \`_channel_v_rels\` (\`study_guide_id\`);`)
  await db.run(sql`CREATE INDEX \`_channel_v_rels_study_guide_lesson_id_idx\` ON \`_channel_v_rels\` (\`study_guide_lesson_id\`);`)
  await db.run(sql`CREATE INDEX \`_channel_v_rels_study_guide_section_id_idx\` ON \`_channel_v_rels\` (\`study_guide_section_id\`);`)
  await db.run(sql`CREATE INDEX \`_channel_v_rels_channel_id_idx\` ON \`_channel_v_rels\` (\`channel_id\`);`)
  await db.run(sql`CREATE INDEX \`_channel_v_rels_channel_article_id_idx\` ON \`_channel_v_rels\` (\`channel_article_id\`);`)
  await db.run(sql`CREATE INDEX \`_channel_v_rels_daily_devotional_id_idx\` ON \`_channel_v_rels\` (\`daily_devotional_id\`);`)
  await db.run(sql`CREATE INDEX \`_channel_v_rels_devotional_article_id_idx\` ON \`_channel_v_rels\` (\`devotional_article_id\`);`)
  await db.run(sql`CREATE INDEX \`_channel_v_rels_general_page_id_idx\` ON \`_channel_v_rels\` (\`general_page_id\`);`)
  await db.run(sql`CREATE INDEX \`_channel_v_rels_category_id_idx\` ON \`_channel_v_rels\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`_channel_v_rels_bible_id_idx\` ON \`_channel_v_rels\` (\`bible_id\`);`)
  await db.run(sql`CREATE INDEX \`_channel_v_rels_subscription_offer_id_idx\` ON \`_channel_v_rels\` (\`subscription_offer_id\`);`)
  await db.run(sql`CREATE INDEX \`_channel_v_rels_redirect_id_idx\` ON \`_channel_v_rels\` (\`redirect_id\`);`)
  await db.run(sql`CREATE TABLE \`channel_article_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`channel_article\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`channel_article_languages_order_idx\` ON \`channel_article_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`channel_article_languages_parent_idx\` ON \`channel_article_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`channel_article\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`en_title\` text,
  	\`en_summary\` text,
  	\`en_seo_description\` text,
  	\`en_slug\` text,
  	\`en_body\` text,
  	\`en_audio_id\` text,
  	\`es_title\` text,
  	\`es_summary\` text,
  	\`es_seo_description\` text,
  	\`es_slug\` text,
  	\`es_body\` text,
  	\`es_audio_id\` text,
  	\`access\` text,
  	\`listed\` text,
  	\`published\` text,
  	\`updated\` text,
  	\`image_id\` text,
  	\`legacy_slug\` text,
  	\`order\` numeric,
  	\`passage\` text,
  	\`parent_id\` text,
  	\`name\` text,
  	\`path\` text,
  	\`folder\` text,
  	\`heading\` text,
  	\`shipped\` text,
  	\`created_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`en_audio_id\`) REFERENCES \`recordings\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`es_audio_id\`) REFERENCES \`recordings\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`pictures\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`channel\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`channel_article_en_en_audio_idx\` ON \`channel_article\` (\`en_audio_id\`);`)
  await db.run(sql`CREATE INDEX \`channel_article_es_es_audio_idx\` ON \`channel_article\` (\`es_audio_id\`);`)
  await db.run(sql`CREATE INDEX \`channel_article_image_idx\` ON \`channel_article\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`channel_article_parent_idx\` ON \`channel_article\` (\`parent_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`channel_article_path_idx\` ON \`channel_article\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`channel_article_created_by_idx\` ON \`channel_article\` (\`created_by\`);`)
  await db.run(sql`CREATE INDEX \`channel_article_updated_at_idx\` ON \`channel_article\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`channel_article_created_at_idx\` ON \`channel_article\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`channel_article_deleted_at_idx\` ON \`channel_article\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`channel_article__status_idx\` ON \`channel_article\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`channel_article_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`topic_id\` text,
  	\`contributor_id\` text,
  	\`verse_id\` text,
  	\`prayer_id\` text,
  	\`trivia_id\` text,
  	\`article_id\` text,
  	\`growth_plan_id\` text,
  	\`growth_plan_article_id\` text,
  	\`growth_plan_article_prompt_id\` text,
  	\`study_guide_id\` text,
  	\`study_guide_lesson_id\` text,
  	\`study_guide_section_id\` text,
  	\`channel_id\` text,
  	\`channel_article_id\` text,
  	\`daily_devotional_id\` text,
  	\`devotional_article_id\` text,
  	\`general_page_id\` text,
  	\`category_id\` text,
  	\`bible_id\` text,
  	\`subscription_offer_id\` text,
  	\`redirect_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`channel_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`topic_id\`) REFERENCES \`topic\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contributor_id\`) REFERENCES \`contributor\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`verse_id\`) REFERENCES \`verse\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`prayer_id\`) REFERENCES \`prayer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`trivia_id\`) REFERENCES \`trivia\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`article_id\`) REFERENCES \`article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_id\`) REFERENCES \`growth_plan\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_article_id\`) REFERENCES \`growth_plan_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_article_prompt_id\`) REFERENCES \`growth_plan_article_prompt\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_id\`) REFERENCES \`study_guide\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_lesson_id\`) REFERENCES \`study_guide_lesson\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_section_id\`) REFERENCES \`study_guide_section\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`channel_id\`) REFERENCES \`channel\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`channel_article_id\`) REFERENCES \`channel_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`daily_devotional_id\`) REFERENCES \`daily_devotional\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`devotional_article_id\`) REFERENCES \`devotional_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`general_page_id\`) REFERENCES \`general_page\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`category\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`bible_id\`) REFERENCES \`bible\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`subscription_offer_id\`) REFERENCES \`subscription_offer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirect_id\`) REFERENCES \`redirect\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`channel_article_rels_order_idx\` ON \`channel_article_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`channel_article_rels_parent_idx\` ON \`channel_article_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`channel_article_rels_path_idx\` ON \`channel_article_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`channel_article_rels_topic_id_idx\` ON \`channel_article_rels\` (\`topic_id\`);`)
  await db.run(sql`CREATE INDEX \`channel_article_rels_contributor_id_idx\` ON \`channel_article_rels\` (\`contributor_id\`);`)
  await db.run(sql`CREATE INDEX \`channel_article_rels_verse_id_idx\` ON \`channel_article_rels\` (\`verse_id\`);`)
  await db.run(sql`CREATE INDEX \`channel_article_rels_prayer_id_idx\` ON \`channel_article_rels\` (\`prayer_id\`);`)
  await db.run(sql`CREATE INDEX \`channel_article_rels_trivia_id_idx\` ON \`channel_article_rels\` (\`trivia_id\`);`)
  await db.run(sql`CREATE INDEX \`channel_article_rels_article_id_idx\` ON \`channel_article_rels\` (\`article_id\`);`)
  await db.run(sql`CREATE INDEX \`channel_article_rels_growth_plan_id_idx\` ON \`channel_article_rels\` (\`growth_plan_id\`);`)
  await db.run(sql`CREATE INDEX \`channel_article_rels_growth_plan_article_id_idx\` ON \`channel_article_rels\` (\`growth_plan_article_id\`);`)
  await db.run(sql`CREATE INDEX \`channel_article_rels_growth_plan_article_prompt_id_idx\` ON \`channel_article_rels\` (\`growth_plan_article_prompt_id\`);`)
  await db.run(sql`CREATE INDEX \`channel_article_rels_study_guide_id_idx\` ON \`channel_article_rels\` (\`study_guide_id\`);`)
  await db.run(sql`CREATE INDEX \`channel_article_rels_study_guide_lesson_id_idx\` ON \`channel_article_rels\` (\`study_guide_lesson_id\`);`)
  await db.run(sql`CREATE INDEX \`channel_article_rels_study_guide_section_id_idx\` ON \`channel_article_rels\` (\`study_guide_section_id\`);`)
  await db.run(sql`CREATE INDEX \`channel_article_rels_channel_id_idx\` ON \`channel_article_rels\` (\`channel_id\`);`)
  await db.run(sql`CREATE INDEX \`channel_article_rels_channel_article_id_idx\` ON \`channel_article_rels\` (\`channel_article_id\`);`)
  await db.run(sql`CREATE INDEX \`channel_article_rels_daily_devotional_id_idx\` ON \`channel_article_rels\` (\`daily_devotional_id\`);`)
  await db.run(sql`CREATE INDEX \`channel_article_rels_devotional_article_id_idx\` ON \`channel_article_rels\` (\`devotional_article_id\`);`)
  await db.run(sql`CREATE INDEX \`channel_article_rels_general_page_id_idx\` ON \`channel_article_rels\` (\`general_page_id\`);`)
  await db.run(sql`CREATE INDEX \`channel_article_rels_category_id_idx\` ON \`channel_article_rels\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`channel_article_rels_bible_id_idx\` ON \`channel_article_rels\` (\`bible_id\`);`)
  await db.run(sql`CREATE INDEX \`channel_article_rels_subscription_offer_id_idx\` ON \`channel_article_rels\` (\`subscription_offer_id\`);`)
  await db.run(sql`CREATE INDEX \`channel_article_rels_redirect_id_idx\` ON \`channel_article_rels\` (\`redirect_id\`);`)
  await db.run(sql`CREATE TABLE \`_channel_article_v_version_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_channel_article_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_channel_article_v_version_languages_order_idx\` ON \`_channel_article_v_version_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_channel_article_v_version_languages_parent_idx\` ON \`_channel_article_v_version_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_channel_article_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_en_title\` text,
  	\`version_en_summary\` text,
  	\`version_en_seo_description\` text,
  	\`version_en_slug\` text,
  	\`version_en_body\` text,
  	\`version_en_audio_id\` text,
  	\`version_es_title\` text,
  	\`version_es_summary\` text,
  	\`version_es_seo_description\` text,
  	\`version_es_slug\` text,
  	\`version_es_body\` text,
  	\`version_es_audio_id\` text,
  	\`version_access\` text,
  	\`version_listed\` text,
  	\`version_published\` text,
  	\`version_updated\` text,
  	\`version_image_id\` text,
  	\`version_legacy_slug\` text,
  	\`version_order\` numeric,
  	\`version_passage\` text,
  	\`version_parent_id\` text,
  	\`version_name\` text,
  	\`version_path\` text,
  	\`version_folder\` text,
  	\`version_heading\` text,
  	\`version_shipped\` text,
  	\`version_created_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`channel_article\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_en_audio_id\`) REFERENCES \`recordings\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_es_audio_id\`) REFERENCES \`recordings\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`pictures\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_parent_id\`) REFERENCES \`channel\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_channel_article_v_parent_idx\` ON \`_channel_article_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_channel_article_v_version_en_version_en_audio_idx\` ON \`_channel_article_v\` (\`version_en_audio_id\`);`)
  await db.run(sql`CREATE INDEX \`_channel_article_v_version_es_version_es_audio_idx\` ON \`_channel_article_v\` (\`version_es_audio_id\`);`)
  await db.run(sql`CREATE INDEX \`_channel_article_v_version_version_image_idx\` ON \`_channel_article_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_channel_article_v_version_version_parent_idx\` ON \`_channel_article_v\` (\`version_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_channel_article_v_version_version_path_idx\` ON \`_channel_article_v\` (\`version_path\`);`)
  await db.run(sql`CREATE INDEX \`_channel_article_v_version_version_created_by_idx\` ON \`_channel_article_v\` (\`version_created_by\`);`)
  await db.run(sql`CREATE INDEX \`_channel_article_v_version_version_updated_at_idx\` ON \`_channel_article_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_channel_article_v_version_version_created_at_idx\` ON \`_channel_article_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_channel_article_v_version_version_deleted_at_idx\` ON \`_channel_article_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_channel_article_v_version_version__status_idx\` ON \`_channel_article_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_channel_article_v_created_at_idx\` ON \`_channel_article_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_channel_article_v_updated_at_idx\` ON \`_channel_article_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_channel_article_v_latest_idx\` ON \`_channel_article_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_channel_article_v_autosave_idx\` ON \`_channel_article_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_channel_article_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`topic_id\` text,
  	\`contributor_id\` text,
  	\`verse_id\` text,
  	\`prayer_id\` text,
  	\`trivia_id\` text,
  	\`article_id\` text,
  	\`growth_plan_id\` text,
  	\`growth_plan_article_id\` text,
  	\`growth_plan_article_prompt_id\` text,
  	\`study_guide_id\` text,
  	\`study_guide_lesson_id\` text,
  	\`study_guide_section_id\` text,
  	\`channel_id\` text,
  	\`channel_article_id\` text,
  	\`daily_devotional_id\` text,
  	\`devotional_article_id\` text,
  	\`general_page_id\` text,
  	\`category_id\` text,
  	\`bible_id\` text,
  	\`subscription_offer_id\` text,
  	\`redirect_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_channel_article_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`topic_id\`) REFERENCES \`topic\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contributor_id\`) REFERENCES \`contributor\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`verse_id\`) REFERENCES \`verse\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`prayer_id\`) REFERENCES \`prayer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`trivia_id\`) REFERENCES \`trivia\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`article_id\`) REFERENCES \`article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_id\`) REFERENCES \`growth_plan\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_article_id\`) REFERENCES \`growth_plan_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_article_prompt_id\`) REFERENCES \`growth_plan_article_prompt\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_id\`) REFERENCES \`study_guide\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_lesson_id\`) REFERENCES \`study_guide_lesson\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_section_id\`) REFERENCES \`study_guide_section\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`channel_id\`) REFERENCES \`channel\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`channel_article_id\`) REFERENCES \`channel_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`daily_devotional_id\`) REFERENCES \`daily_devotional\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`devotional_article_id\`) REFERENCES \`devotional_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`general_page_id\`) REFERENCES \`general_page\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`category\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`bible_id\`) REFERENCES \`bible\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`subscription_offer_id\`) REFERENCES \`subscription_offer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirect_id\`) REFERENCES \`redirect\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_channel_article_v_rels_order_idx\` ON \`_channel_article_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_channel_article_v_rels_parent_idx\` ON \`_channel_article_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_channel_article_v_rels_path_idx\` ON \`_channel_article_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_channel_article_v_rels_topic_id_idx\` ON \`_channel_article_v_rels\` (\`topic_id\`);`)
  await db.run(sql`CREATE INDEX \`_channel_article_v_rels_contributor_id_idx\` ON \`_channel_article_v_rels\` (\`contributor_id\`);`)
  await db.run(sql`CREATE INDEX \`_channel_article_v_rels_verse_id_idx\` ON \`_channel_article_v_rels\` (\`verse_id\`);`)
  await db.run(sql`CREATE INDEX \`_channel_article_v_rels_prayer_id_idx\` ON \`_channel_article_v_rels\` (\`prayer_id\`);`)
  await db.run(sql`CREATE INDEX \`_channel_article_v_rels_trivia_id_idx\` ON \`_channel_article_v_rels\` (\`trivia_id\`);`)
  await db.run(sql`CREATE INDEX \`_channel_article_v_rels_article_id_idx\` ON \`_channel_article_v_rels\` (\`article_id\`);`)
  await db.run(sql`CREATE INDEX \`_channel_article_v_rels_growth_plan_id_idx\` ON \`_channel_article_v_rels\` (\`growth_plan_id\`);`)
  await db.run(sql`CREATE INDEX \`_channel_article_v_rels_growth_plan_article_id_idx\` ON \`_channel_article_v_rels\` (\`growth_plan_article_id\`);`)
  await db.run(sql`CREATE INDEX \`_channel_article_v_rels_growth_plan_article_prompt_id_idx\` ON \`_channel_article_v_rels\` (\`growth_plan_article_prompt_id\`);`)
  await db.run(sql`CREATE INDEX \`_channel_article_v_rels_study_guide_id_idx\` ON \`_channel_article_v_rels\` (\`study_guide_id\`);`)
  await db.run(sql`CREATE INDEX \`_channel_article_v_rels_study_guide_lesson_id_idx\` ON \`_channel_article_v_rels\` (\`study_guide_lesson_id\`);`)
  await db.run(sql`CREATE INDEX \`_channel_article_v_rels_study_guide_section_id_idx\` ON \`_channel_article_v_rels\` (\`study_guide_section_id\`);`)
  await db.run(sql`CREATE INDEX \`_channel_article_v_rels_channel_id_idx\` ON \`_channel_article_v_rels\` (\`channel_id\`);`)
  await db.run(sql`CREATE INDEX \`_channel_article_v_rels_channel_article_id_idx\` ON \`_channel_article_v_rels\` (\`channel_article_id\`);`)
  await db.run(sql`CREATE INDEX \`_channel_article_v_rels_daily_devotional_id_idx\` ON \`_channel_article_v_rels\` (\`daily_devotional_id\`);`)
  await db.run(sql`CREATE INDEX \`_channel_article_v_rels_devotional_article_id_idx\` ON \`_channel_article_v_rels\` (\`devotional_article_id\`);`)
  await db.run(sql`CREATE INDEX \`_channel_article_v_rels_general_page_id_idx\` ON \`_channel_article_v_rels\` (\`general_page_id\`);`)
  await db.run(sql`CREATE INDEX \`_channel_article_v_rels_category_id_idx\` ON \`_channel_article_v_rels\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`_channel_article_v_rels_bible_id_idx\` ON \`_channel_article_v_rels\` (\`bible_id\`);`)
  await db.run(sql`CREATE INDEX \`_channel_article_v_rels_subscription_offer_id_idx\` ON \`_channel_article_v_rels\` (\`subscription_offer_id\`);`)
  await db.run(sql`CREATE INDEX \`_channel_article_v_rels_redirect_id_idx\` ON \`_channel_article_v_rels\` (\`redirect_id\`);`)
  await db.run(sql`CREATE TABLE \`daily_devotional_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`daily_devotional\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`daily_devotional_languages_order_idx\` ON \`daily_devotional_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`daily_devotional_languages_parent_idx\` ON \`daily_devotional_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`daily_devotional\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`en_title\` text,
  	\`en_summary\` text,
  	\`en_seo_description\` text,
  	\`en_slug\` text,
  	\`en_body\` text,
  	\`es_title\` text,
  	\`es_summary\` text,
  	\`es_seo_description\` text,
  	\`es_slug\` text,
  	\`es_body\` text,
  	\`access\` text,
  	\`listed\` text,
  	\`published\` text,
  	\`updated\` text,
  	\`image_id\` text,
  	\`legacy_slug\` text,
  	\`order\` numeric,
  	\`name\` text,
  	\`path\` text,
  	\`folder\` text,
  	\`heading\` text,
  	\`shipped\` text,
  	\`created_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`pictures\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`daily_devotional_image_idx\` ON \`daily_devotional\` (\`image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`daily_devotional_path_idx\` ON \`daily_devotional\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`daily_devotional_created_by_idx\` ON \`daily_devotional\` (\`created_by\`);`)
  await db.run(sql`CREATE INDEX \`daily_devotional_updated_at_idx\` ON \`daily_devotional\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`daily_devotional_created_at_idx\` ON \`daily_devotional\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`daily_devotional_deleted_at_idx\` ON \`daily_devotional\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`daily_devotional__status_idx\` ON \`daily_devotional\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`daily_devotional_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`topic_id\` text,
  	\`contributor_id\` text,
  	\`verse_id\` text,
  	\`prayer_id\` text,
  	\`trivia_id\` text,
  	\`article_id\` text,
  	\`growth_plan_id\` text,
  	\`growth_plan_article_id\` text,
  	\`growth_plan_article_prompt_id\` text,
  	\`study_guide_id\` text,
  	\`study_guide_lesson_id\` text,
  	\`study_guide_section_id\` text,
  	\`channel_id\` text,
  	\`channel_article_id\` text,
  	\`daily_devotional_id\` text,
  	\`devotional_article_id\` text,
  	\`general_page_id\` text,
  	\`category_id\` text,
  	\`bible_id\` text,
  	\`subscription_offer_id\` text,
  	\`redirect_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`daily_devotional\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`topic_id\`) REFERENCES \`topic\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contributor_id\`) REFERENCES \`contributor\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`verse_id\`) REFERENCES \`verse\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`prayer_id\`) REFERENCES \`prayer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`trivia_id\`) REFERENCES \`trivia\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`article_id\`) REFERENCES \`article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_id\`) REFERENCES \`growth_plan\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_article_id\`) REFERENCES \`growth_plan_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_article_prompt_id\`) REFERENCES \`growth_plan_article_prompt\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_id\`) REFERENCES \`study_guide\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_lesson_id\`) REFERENCES \`study_guide_lesson\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_section_id\`) REFERENCES \`study_guide_section\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`channel_id\`) REFERENCES \`channel\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`channel_article_id\`) REFERENCES \`channel_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`daily_devotional_id\`) REFERENCES \`daily_devotional\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`devotional_article_id\`) REFERENCES \`devotional_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`general_page_id\`) REFERENCES \`general_page\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`category\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`bible_id\`) REFERENCES \`bible\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`subscription_offer_id\`) REFERENCES \`subscription_offer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirect_id\`) REFERENCES \`redirect\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`daily_devotional_rels_order_idx\` ON \`daily_devotional_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`daily_devotional_rels_parent_idx\` ON \`daily_devotional_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`daily_devotional_rels_path_idx\` ON \`daily_devotional_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`daily_devotional_rels_topic_id_idx\` ON \`daily_devotional_rels\` (\`topic_id\`);`)
  await db.run(sql`CREATE INDEX \`daily_devotional_rels_contributor_id_idx\` ON \`daily_devotional_rels\` (\`contributor_id\`);`)
  await db.run(sql`CREATE INDEX \`daily_devotional_rels_verse_id_idx\` ON \`daily_devotional_rels\` (\`verse_id\`);`)
  await db.run(sql`CREATE INDEX \`daily_devotional_rels_prayer_id_idx\` ON \`daily_devotional_rels\` (\`prayer_id\`);`)
  await db.run(sql`CREATE INDEX \`daily_devotional_rels_trivia_id_idx\` ON \`daily_devotional_rels\` (\`trivia_id\`);`)
  await db.run(sql`CREATE INDEX \`daily_devotional_rels_article_id_idx\` ON \`daily_devotional_rels\` (\`article_id\`);`)
  await db.run(sql`CREATE INDEX \`daily_devotional_rels_growth_plan_id_idx\` ON \`daily_devotional_rels\` (\`growth_plan_id\`);`)
  await db.run(sql`CREATE INDEX \`daily_devotional_rels_growth_plan_article_id_idx\` ON \`daily_devotional_rels\` (\`growth_plan_article_id\`);`)
  await db.run(sql`CREATE INDEX \`daily_devotional_rels_growth_plan_article_prompt_id_idx\` ON \`daily_devotional_rels\` (\`growth_plan_article_prompt_id\`);`)
  await db.run(sql`CREATE INDEX \`daily_devotional_rels_study_guide_id_idx\` ON \`daily_devotional_rels\` (\`study_guide_id\`);`)
  await db.run(sql`CREATE INDEX \`daily_devotional_rels_study_guide_lesson_id_idx\` ON \`daily_devotional_rels\` (\`study_guide_lesson_id\`);`)
  await db.run(sql`CREATE INDEX \`daily_devotional_rels_study_guide_section_id_idx\` ON \`daily_devotional_rels\` (\`study_guide_section_id\`);`)
  await db.run(sql`CREATE INDEX \`daily_devotional_rels_channel_id_idx\` ON \`daily_devotional_rels\` (\`channel_id\`);`)
  await db.run(sql`CREATE INDEX \`daily_devotional_rels_channel_article_id_idx\` ON \`daily_devotional_rels\` (\`channel_article_id\`);`)
  await db.run(sql`CREATE INDEX \`daily_devotional_rels_daily_devotional_id_idx\` ON \`daily_devotional_rels\` (\`daily_devotional_id\`);`)
  await db.run(sql`CREATE INDEX \`daily_devotional_rels_devotional_article_id_idx\` ON \`daily_devotional_rels\` (\`devotional_article_id\`);`)
  await db.run(sql`CREATE INDEX \`daily_devotional_rels_general_page_id_idx\` ON \`daily_devotional_rels\` (\`general_page_id\`);`)
  await db.run(sql`CREATE INDEX \`daily_devotional_rels_category_id_idx\` ON \`daily_devotional_rels\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`daily_devotional_rels_bible_id_idx\` ON \`daily_devotional_rels\` (\`bible_id\`);`)
  await db.run(sql`CREATE INDEX \`daily_devotional_rels_subscription_offer_id_idx\` ON \`daily_devotional_rels\` (\`subscription_offer_id\`);`)
  await db.run(sql`CREATE INDEX \`daily_devotional_rels_redirect_id_idx\` ON \`daily_devotional_rels\` (\`redirect_id\`);`)
  await db.run(sql`CREATE TABLE \`_daily_devotional_v_version_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_daily_devotional_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_daily_devotional_v_version_languages_order_idx\` ON \`_daily_devotional_v_version_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_daily_devotional_v_version_languages_parent_idx\` ON \`_daily_devotional_v_version_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_daily_devotional_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_en_title\` text,
  	\`version_en_summary\` text,
  	\`version_en_seo_description\` text,
  	\`version_en_slug\` text,
  	\`version_en_body\` text,
  	\`version_es_title\` text,
  	\`version_es_summary\` text,
  	\`version_es_seo_description\` text,
  	\`version_es_slug\` text,
  	\`version_es_body\` text,
  	\`version_access\` text,
  	\`version_listed\` text,
  	\`version_published\` text,
  	\`version_updated\` text,
  	\`version_image_id\` text,
  	\`version_legacy_slug\` text,
  	\`version_order\` numeric,
  	\`version_name\` text,
  	\`version_path\` text,
  	\`version_folder\` text,
  	\`version_heading\` text,
  	\`version_shipped\` text,
  	\`version_created_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`daily_devotional\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`pictures\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_daily_devotional_v_parent_idx\` ON \`_daily_devotional_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_daily_devotional_v_version_version_image_idx\` ON \`_daily_devotional_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_daily_devotional_v_version_version_path_idx\` ON \`_daily_devotional_v\` (\`version_path\`);`)
  await db.run(sql`CREATE INDEX \`_daily_devotional_v_version_version_created_by_idx\` ON \`_daily_devotional_v\` (\`version_created_by\`);`)
  await db.run(sql`CREATE INDEX \`_daily_devotional_v_version_version_updated_at_idx\` ON \`_daily_devotional_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_daily_devotional_v_version_version_created_at_idx\` ON \`_daily_devotional_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_daily_devotional_v_version_version_deleted_at_idx\` ON \`_daily_devotional_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_daily_devotional_v_version_version__status_idx\` ON \`_daily_devotional_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_daily_devotional_v_created_at_idx\` ON \`_daily_devotional_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_daily_devotional_v_updated_at_idx\` ON \`_daily_devotional_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_daily_devotional_v_latest_idx\` ON \`_daily_devotional_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_daily_devotional_v_autosave_idx\` ON \`_daily_devotional_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_daily_devotional_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`topic_id\` text,
  	\`contributor_id\` text,
  	\`verse_id\` text,
  	\`prayer_id\` text,
  	\`trivia_id\` text,
  	\`article_id\` text,
  	\`growth_plan_id\` text,
  	\`growth_plan_article_id\` text,
  	\`growth_plan_article_prompt_id\` text,
  	\`study_guide_id\` text,
  	\`study_guide_lesson_id\` text,
  	\`study_guide_section_id\` text,
  	\`channel_id\` text,
  	\`channel_article_id\` text,
  	\`daily_devotional_id\` text,
  	\`devotional_article_id\` text,
  	\`general_page_id\` text,
  	\`category_id\` text,
  	\`bible_id\` text,
  	\`subscription_offer_id\` text,
  	\`redirect_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_daily_devotional_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`topic_id\`) REFERENCES \`topic\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contributor_id\`) REFERENCES \`contributor\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`verse_id\`) REFERENCES \`verse\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`prayer_id\`) REFERENCES \`prayer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`trivia_id\`) REFERENCES \`trivia\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`article_id\`) REFERENCES \`article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_id\`) REFERENCES \`growth_plan\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_article_id\`) REFERENCES \`growth_plan_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_article_prompt_id\`) REFERENCES \`growth_plan_article_prompt\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_id\`) REFERENCES \`study_guide\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_lesson_id\`) REFERENCES \`study_guide_lesson\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_section_id\`) REFERENCES \`study_guide_section\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`channel_id\`) REFERENCES \`channel\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`channel_article_id\`) REFERENCES \`channel_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`daily_devotional_id\`) REFERENCES \`daily_devotional\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`devotional_article_id\`) REFERENCES \`devotional_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`general_page_id\`) REFERENCES \`general_page\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`category\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`bible_id\`) REFERENCES \`bible\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`subscription_offer_id\`) REFERENCES \`subscription_offer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirect_id\`) REFERENCES \`redirect\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_daily_devotional_v_rels_order_idx\` ON \`_daily_devotional_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_daily_devotional_v_rels_parent_idx\` ON \`_daily_devotional_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_daily_devotional_v_rels_path_idx\` ON \`_daily_devotional_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_daily_devotional_v_rels_topic_id_idx\` ON \`_daily_devotional_v_rels\` (\`topic_id\`);`)
  await db.run(sql`CREATE INDEX \`_daily_devotional_v_rels_contributor_id_idx\` ON \`_daily_devotional_v_rels\` (\`contributor_id\`);`)
  await db.run(sql`CREATE INDEX \`_daily_devotional_v_rels_verse_id_idx\` ON \`_daily_devotional_v_rels\` (\`verse_id\`);`)
  await db.run(sql`CREATE INDEX \`_daily_devotional_v_rels_prayer_id_idx\` ON \`_daily_devotional_v_rels\` (\`prayer_id\`);`)
  await db.run(sql`CREATE INDEX \`_daily_devotional_v_rels_trivia_id_idx\` ON \`_daily_devotional_v_rels\` (\`trivia_id\`);`)
  await db.run(sql`CREATE INDEX \`_daily_devotional_v_rels_article_id_idx\` ON \`_daily_devotional_v_rels\` (\`article_id\`);`)
  await db.run(sql`CREATE INDEX \`_daily_devotional_v_rels_growth_plan_id_idx\` ON \`_daily_devotional_v_rels\` (\`growth_plan_id\`);`)
  await db.run(sql`CREATE INDEX \`_daily_devotional_v_rels_growth_plan_article_id_idx\` ON \`_daily_devotional_v_rels\` (\`growth_plan_article_id\`);`)
  await db.run(sql`CREATE INDEX \`_daily_devotional_v_rels_growth_plan_article_prompt_id_idx\` ON \`_daily_devotional_v_rels\` (\`growth_plan_article_prompt_id\`);`)
  await db.run(sql`CREATE INDEX \`_daily_devotional_v_rels_study_guide_id_idx\` ON \`_daily_devotional_v_rels\` (\`study_guide_id\`);`)
  await db.run(sql`CREATE INDEX \`_daily_devotional_v_rels_study_guide_lesson_id_idx\` ON \`_daily_devotional_v_rels\` (\`study_guide_lesson_id\`);`)
  await db.run(sql`CREATE INDEX \`_daily_devotional_v_rels_study_guide_section_id_idx\` ON \`_daily_devotional_v_rels\` (\`study_guide_section_id\`);`)
  await db.run(sql`CREATE INDEX \`_daily_devotional_v_rels_channel_id_idx\` ON \`_daily_devotional_v_rels\` (\`channel_id\`);`)
  await db.run(sql`CREATE INDEX \`_daily_devotional_v_rels_channel_article_id_idx\` ON \`_daily_devotional_v_rels\` (\`channel_article_id\`);`)
  await db.run(sql`CREATE INDEX \`_daily_devotional_v_rels_daily_devotional_id_idx\` ON \`_daily_devotional_v_rels\` (\`daily_devotional_id\`);`)
  await db.run(sql`CREATE INDEX \`_daily_devotional_v_rels_devotional_article_id_idx\` ON \`_daily_devotional_v_rels\` (\`devotional_article_id\`);`)
  await db.run(sql`CREATE INDEX \`_daily_devotional_v_rels_general_page_id_idx\` ON \`_daily_devotional_v_rels\` (\`general_page_id\`);`)
  await db.run(sql`CREATE INDEX \`_daily_devotional_v_rels_category_id_idx\` ON \`_daily_devotional_v_rels\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`_daily_devotional_v_rels_bible_id_idx\` ON \`_daily_devotional_v_rels\` (\`bible_id\`);`)
  await db.run(sql`CREATE INDEX \`_daily_devotional_v_rels_subscription_offer_id_idx\` ON \`_daily_devotional_v_rels\` (\`subscription_offer_id\`);`)
  await db.run(sql`CREATE INDEX \`_daily_devotional_v_rels_redirect_id_idx\` ON \`_daily_devotional_v_rels\` (\`redirect_id\`);`)
  await db.run(sql`CREATE TABLE \`devotional_article_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`devotional_article\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`devotional_article_languages_order_idx\` ON \`devotional_article_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`devotional_article_languages_parent_idx\` ON \`devotional_article_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`devotional_article\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`en_title\` text,
  	\`en_summary\` text,
  	\`en_seo_description\` text,
  	\`en_slug\` text,
  	\`en_body\` text,
  	\`en_audio_id\` text,
  	\`en_reflection\` text,
  	\`en_prayer\` text,
  	\`es_title\` text,
  	\`es_summary\` text,
  	\`es_seo_description\` text,
  	\`es_slug\` text,
  	\`es_body\` text,
  	\`es_audio_id\` text,
  	\`es_reflection\` text,
  	\`es_prayer\` text,
  	\`access\` text,
  	\`listed\` text,
  	\`published\` text,
  	\`updated\` text,
  	\`image_id\` text,
  	\`legacy_slug\` text,
  	\`order\` numeric,
  	\`passage\` text,
  	\`parent_id\` text,
  	\`name\` text,
  	\`path\` text,
  	\`folder\` text,
  	\`heading\` text,
  	\`shipped\` text,
  	\`created_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`en_audio_id\`) REFERENCES \`recordings\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`es_audio_id\`) REFERENCES \`recordings\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`pictures\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`daily_devotional\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`devotional_article_en_en_audio_idx\` ON \`devotional_article\` (\`en_audio_id\`);`)
  await db.run(sql`CREATE INDEX \`devotional_article_es_es_audio_idx\` ON \`devotional_article\` (\`es_audio_id\`);`)
  await db.run(sql`CREATE INDEX \`devotional_article_image_idx\` ON \`devotional_article\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`devotional_article_parent_idx\` ON \`devotional_article\` (\`parent_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`devotional_article_path_idx\` ON \`devotional_article\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`devotional_article_created_by_idx\` ON \`devotional_article\` (\`created_by\`);`)
  await db.run(sql`CREATE INDEX \`devotional_article_updated_at_idx\` ON \`devotional_article\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`devotional_article_created_at_idx\` ON \`devotional_article\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`devotional_article_deleted_at_idx\` ON \`devotional_article\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`devotional_article__status_idx\` ON \`devotional_article\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`devotional_article_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`topic_id\` text,
  	\`contributor_id\` text,
  	\`verse_id\` text,
  	\`prayer_id\` text,
  	\`trivia_id\` text,
  	\`article_id\` text,
  	\`growth_plan_id\` text,
  	\`growth_plan_article_id\` text,
  	\`growth_plan_article_prompt_id\` text,
  	\`study_guide_id\` text,
  	\`study_guide_lesson_id\` text,
  	\`study_guide_section_id\` text,
  	\`channel_id\` text,
  	\`channel_article_id\` text,
  	\`daily_devotional_id\` text,
  	\`devotional_article_id\` text,
  	\`general_page_id\` text,
  	\`category_id\` text,
  	\`bible_id\` text,
  	\`subscription_offer_id\` text,
  	\`redirect_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`devotional_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`topic_id\`) REFERENCES \`topic\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contributor_id\`) REFERENCES \`contributor\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`verse_id\`) REFERENCES \`verse\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`prayer_id\`) REFERENCES \`prayer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`trivia_id\`) REFERENCES \`trivia\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`article_id\`) REFERENCES \`article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_id\`) REFERENCES \`growth_plan\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_article_id\`) REFERENCES \`growth_plan_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_article_prompt_id\`) REFERENCES \`growth_plan_article_prompt\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_id\`) REFERENCES \`study_guide\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_lesson_id\`) REFERENCES \`study_guide_lesson\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_section_id\`) REFERENCES \`study_guide_section\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`channel_id\`) REFERENCES \`channel\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`channel_article_id\`) REFERENCES \`channel_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`daily_devotional_id\`) REFERENCES \`daily_devotional\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`devotional_article_id\`) REFERENCES \`devotional_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`general_page_id\`) REFERENCES \`general_page\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`category\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`bible_id\`) REFERENCES \`bible\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`subscription_offer_id\`) REFERENCES \`subscription_offer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirect_id\`) REFERENCES \`redirect\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`devotional_article_rels_order_idx\` ON \`devotional_article_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`devotional_article_rels_parent_idx\` ON \`devotional_article_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`devotional_article_rels_path_idx\` ON \`devotional_article_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`devotional_article_rels_topic_id_idx\` ON \`devotional_article_rels\` (\`topic_id\`);`)
  await db.run(sql`CREATE INDEX \`devotional_article_rels_contributor_id_idx\` ON \`devotional_article_rels\` (\`contributor_id\`);`)
  await db.run(sql`CREATE INDEX \`devotional_article_rels_verse_id_idx\` ON \`devotional_article_rels\` (\`verse_id\`);`)
  await db.run(sql`CREATE INDEX \`devotional_article_rels_prayer_id_idx\` ON \`devotional_article_rels\` (\`prayer_id\`);`)
  await db.run(sql`CREATE INDEX \`devotional_article_rels_trivia_id_idx\` ON \`devotional_article_rels\` (\`trivia_id\`);`)
  await db.run(sql`CREATE INDEX \`devotional_article_rels_article_id_idx\` ON \`devotional_article_rels\` (\`article_id\`);`)
  await db.run(sql`CREATE INDEX \`devotional_article_rels_growth_plan_id_idx\` ON \`devotional_article_rels\` (\`growth_plan_id\`);`)
  await db.run(sql`CREATE INDEX \`devotional_article_rels_growth_plan_article_id_idx\` ON \`devotional_article_rels\` (\`growth_plan_article_id\`);`)
  await db.run(sql`CREATE INDEX \`devotional_article_rels_growth_plan_article_prompt_id_idx\` ON \`devotional_article_rels\` (\`growth_plan_article_prompt_id\`);`)
  await db.run(sql`CREATE INDEX \`devotional_article_rels_study_guide_id_idx\` ON \`devotional_article_rels\` (\`study_guide_id\`);`)
  await db.run(sql`CREATE INDEX \`devotional_article_rels_study_guide_lesson_id_idx\` ON \`devotional_article_rels\` (\`study_guide_lesson_id\`);`)
  await db.run(sql`CREATE INDEX \`devotional_article_rels_study_guide_section_id_idx\` ON \`devotional_article_rels\` (\`study_guide_section_id\`);`)
  await db.run(sql`CREATE INDEX \`devotional_article_rels_channel_id_idx\` ON \`devotional_article_rels\` (\`channel_id\`);`)
  await db.run(sql`CREATE INDEX \`devotional_article_rels_channel_article_id_idx\` ON \`devotional_article_rels\` (\`channel_article_id\`);`)
  await db.run(sql`CREATE INDEX \`devotional_article_rels_daily_devotional_id_idx\` ON \`devotional_article_rels\` (\`daily_devotional_id\`);`)
  await db.run(sql`CREATE INDEX \`devotional_article_rels_devotional_article_id_idx\` ON \`devotional_article_rels\` (\`devotional_article_id\`);`)
  await db.run(sql`CREATE INDEX \`devotional_article_rels_general_page_id_idx\` ON \`devotional_article_rels\` (\`general_page_id\`);`)
  await db.run(sql`CREATE INDEX \`devotional_article_rels_category_id_idx\` ON \`devotional_article_rels\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`devotional_article_rels_bible_id_idx\` ON \`devotional_article_rels\` (\`bible_id\`);`)
  await db.run(sql`CREATE INDEX \`devotional_article_rels_subscription_offer_id_idx\` ON \`devotional_article_rels\` (\`subscription_offer_id\`);`)
  await db.run(sql`CREATE INDEX \`devotional_article_rels_redirect_id_idx\` ON \`devotional_article_rels\` (\`redirect_id\`);`)
  await db.run(sql`CREATE TABLE \`_devotional_article_v_version_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_devotional_article_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_devotional_article_v_version_languages_order_idx\` ON \`_devotional_article_v_version_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_devotional_article_v_version_languages_parent_idx\` ON \`_devotional_article_v_version_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_devotional_article_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_en_title\` text,
  	\`version_en_summary\` text,
  	\`version_en_seo_description\` text,
  	\`version_en_slug\` text,
  	\`version_en_body\` text,
  	\`version_en_audio_id\` text,
  	\`version_en_reflection\` text,
  	\`version_en_prayer\` text,
  	\`version_es_title\` text,
  	\`version_es_summary\` text,
  	\`version_es_seo_description\` text,
  	\`version_es_slug\` text,
  	\`version_es_body\` text,
  	\`version_es_audio_id\` text,
  	\`version_es_reflection\` text,
  	\`version_es_prayer\` text,
  	\`version_access\` text,
  	\`version_listed\` text,
  	\`version_published\` text,
  	\`version_updated\` text,
  	\`version_image_id\` text,
  	\`version_legacy_slug\` text,
  	\`version_order\` numeric,
  	\`version_passage\` text,
  	\`version_parent_id\` text,
  	\`version_name\` text,
  	\`version_path\` text,
  	\`version_folder\` text,
  	\`version_heading\` text,
  	\`version_shipped\` text,
  	\`version_created_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`devotional_article\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_en_audio_id\`) REFERENCES \`recordings\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_es_audio_id\`) REFERENCES \`recordings\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`pictures\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_parent_id\`) REFERENCES \`daily_devotional\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_devotional_article_v_parent_idx\` ON \`_devotional_article_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_devotional_article_v_version_en_version_en_audio_idx\` ON \`_devotional_article_v\` (\`version_en_audio_id\`);`)
  await db.run(sql`CREATE INDEX \`_devotional_article_v_version_es_version_es_audio_idx\` ON \`_devotional_article_v\` (\`version_es_audio_id\`);`)
  await db.run(sql`CREATE INDEX \`_devotional_article_v_version_version_image_idx\` ON \`_devotional_article_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_devotional_article_v_version_version_parent_idx\` ON \`_devotional_article_v\` (\`version_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_devotional_article_v_version_version_path_idx\` ON \`_devotional_article_v\` (\`version_path\`);`)
  await db.run(sql`CREATE INDEX \`_devotional_article_v_version_version_created_by_idx\` ON \`_devotional_article_v\` (\`version_created_by\`);`)
  await db.run(sql`CREATE INDEX \`_devotional_article_v_version_version_updated_at_idx\` ON \`_devotional_article_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_devotional_article_v_version_version_created_at_idx\` ON \`_devotional_article_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_devotional_article_v_version_version_deleted_at_idx\` ON \`_devotional_article_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_devotional_article_v_version_version__status_idx\` ON \`_devotional_article_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_devotional_article_v_created_at_idx\` ON \`_devotional_article_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_devotional_article_v_updated_at_idx\` ON \`_devotional_article_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_devotional_article_v_latest_idx\` ON \`_devotional_article_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_devotional_article_v_autosave_idx\` ON \`_devotional_article_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_devotional_article_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`topic_id\` text,
  	\`contributor_id\` text,
  	\`verse_id\` text,
  	\`prayer_id\` text,
  	\`trivia_id\` text,
  	\`article_id\` text,
  	\`growth_plan_id\` text,
  	\`growth_plan_article_id\` text,
  	\`growth_plan_article_prompt_id\` text,
  	\`study_guide_id\` text,
  	\`study_guide_lesson_id\` text,
  	\`study_guide_section_id\` text,
  	\`channel_id\` text,
  	\`channel_article_id\` text,
  	\`daily_devotional_id\` text,
  	\`devotional_article_id\` text,
  	\`general_page_id\` text,
  	\`category_id\` text,
  	\`bible_id\` text,
  	\`subscription_offer_id\` text,
  	\`redirect_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_devotional_article_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`topic_id\`) REFERENCES \`topic\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contributor_id\`) REFERENCES \`contributor\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`verse_id\`) REFERENCES \`verse\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`prayer_id\`) REFERENCES \`prayer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`trivia_id\`) REFERENCES \`trivia\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`article_id\`) REFERENCES \`article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_id\`) REFERENCES \`growth_plan\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_article_id\`) REFERENCES \`growth_plan_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_article_prompt_id\`) REFERENCES \`growth_plan_article_prompt\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_id\`) REFERENCES \`study_guide\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_lesson_id\`) REFERENCES \`study_guide_lesson\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_section_id\`) REFERENCES \`study_guide_section\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`channel_id\`) REFERENCES \`channel\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`channel_article_id\`) REFERENCES \`channel_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`daily_devotional_id\`) REFERENCES \`daily_devotional\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`devotional_article_id\`) REFERENCES \`devotional_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`general_page_id\`) REFERENCES \`general_page\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`category\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`bible_id\`) REFERENCES \`bible\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`subscription_offer_id\`) REFERENCES \`subscription_offer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirect_id\`) REFERENCES \`redirect\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_devotional_article_v_rels_order_idx\` ON \`_devotional_article_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_devotional_article_v_rels_parent_idx\` ON \`_devotional_article_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_devotional_article_v_rels_path_idx\` ON \`_devotional_article_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_devotional_article_v_rels_topic_id_idx\` ON \`_devotional_article_v_rels\` (\`topic_id\`);`)
  await db.run(sql`CREATE INDEX \`_devotional_article_v_rels_contributor_id_idx\` ON \`_devotional_article_v_rels\` (\`contributor_id\`);`)
  await db.run(sql`CREATE INDEX \`_devotional_article_v_rels_verse_id_idx\` ON \`_devotional_article_v_rels\` (\`verse_id\`);`)
  await db.run(sql`CREATE INDEX \`_devotional_article_v_rels_prayer_id_idx\` ON \`_devotional_article_v_rels\` (\`prayer_id\`);`)
  await db.run(sql`CREATE INDEX \`_devotional_article_v_rels_trivia_id_idx\` ON \`_devotional_article_v_rels\` (\`trivia_id\`);`)
  await db.run(sql`CREATE INDEX \`_devotional_article_v_rels_article_id_idx\` ON \`_devotional_article_v_rels\` (\`article_id\`);`)
  await db.run(sql`CREATE INDEX \`_devotional_article_v_rels_growth_plan_id_idx\` ON \`_devotional_article_v_rels\` (\`growth_plan_id\`);`)
  await db.run(sql`CREATE INDEX \`_devotional_article_v_rels_growth_plan_article_id_idx\` ON \`_devotional_article_v_rels\` (\`growth_plan_article_id\`);`)
  await db.run(sql`CREATE INDEX \`_devotional_article_v_rels_growth_plan_article_prompt_id_idx\` ON \`_devotional_article_v_rels\` (\`growth_plan_article_prompt_id\`);`)
  await db.run(sql`CREATE INDEX \`_devotional_article_v_rels_study_guide_id_idx\` ON \`_devotional_article_v_rels\` (\`study_guide_id\`);`)
  await db.run(sql`CREATE INDEX \`_devotional_article_v_rels_study_guide_lesson_id_idx\` ON \`_devotional_article_v_rels\` (\`study_guide_lesson_id\`);`)
  await db.run(sql`CREATE INDEX \`_devotional_article_v_rels_study_guide_section_id_idx\` ON \`_devotional_article_v_rels\` (\`study_guide_section_id\`);`)
  await db.run(sql`CREATE INDEX \`_devotional_article_v_rels_channel_id_idx\` ON \`_devotional_article_v_rels\` (\`channel_id\`);`)
  await db.run(sql`CREATE INDEX \`_devotional_article_v_rels_channel_article_id_idx\` ON \`_devotional_article_v_rels\` (\`channel_article_id\`);`)
  await db.run(sql`CREATE INDEX \`_devotional_article_v_rels_daily_devotional_id_idx\` ON \`_devotional_article_v_rels\` (\`daily_devotional_id\`);`)
  await db.run(sql`CREATE INDEX \`_devotional_article_v_rels_devotional_article_id_idx\` ON \`_devotional_article_v_rels\` (\`devotional_article_id\`);`)
  await db.run(sql`CREATE INDEX \`_devotional_article_v_rels_general_page_id_idx\` ON \`_devotional_article_v_rels\` (\`general_page_id\`);`)
  await db.run(sql`CREATE INDEX \`_devotional_article_v_rels_category_id_idx\` ON \`_devotional_article_v_rels\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`_devotional_article_v_rels_bible_id_idx\` ON \`_devotional_article_v_rels\` (\`bible_id\`);`)
  await db.run(sql`CREATE INDEX \`_devotional_article_v_rels_subscription_offer_id_idx\` ON \`_devotional_article_v_rels\` (\`subscription_offer_id\`);`)
  await db.run(sql`CREATE INDEX \`_devotional_article_v_rels_redirect_id_idx\` ON \`_devotional_article_v_rels\` (\`redirect_id\`);`)
  await db.run(sql`CREATE TABLE \`topic_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`topic\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`topic_languages_order_idx\` ON \`topic_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`topic_languages_parent_idx\` ON \`topic_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`topic\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`en_title\` text,
  	\`en_summary\` text,
  	\`en_seo_description\` text,
  	\`en_slug\` text,
  	\`en_body\` text,
  	\`es_title\` text,
  	\`es_summary\` text,
  	\`es_seo_description\` text,
  	\`es_slug\` text,
  	\`es_body\` text,
  	\`access\` text,
  	\`listed\` text,
  	\`published\` text,
  	\`updated\` text,
  	\`image_id\` text,
  	\`legacy_slug\` text,
  	\`order\` numeric,
  	\`name\` text,
  	\`path\` text,
  	\`folder\` text,
  	\`heading\` text,
  	\`shipped\` text,
  	\`created_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`pictures\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`topic_image_idx\` ON \`topic\` (\`image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`topic_path_idx\` ON \`topic\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`topic_created_by_idx\` ON \`topic\` (\`created_by\`);`)
  await db.run(sql`CREATE INDEX \`topic_updated_at_idx\` ON \`topic\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`topic_created_at_idx\` ON \`topic\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`topic_deleted_at_idx\` ON \`topic\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`topic__status_idx\` ON \`topic\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`topic_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`topic_id\` text,
  	\`contributor_id\` text,
  	\`verse_id\` text,
  	\`prayer_id\` text,
  	\`trivia_id\` text,
  	\`article_id\` text,
  	\`growth_plan_id\` text,
  	\`growth_plan_article_id\` text,
  	\`growth_plan_article_prompt_id\` text,
  	\`study_guide_id\` text,
  	\`study_guide_lesson_id\` text,
  	\`study_guide_section_id\` text,
  	\`channel_id\` text,
  	\`channel_article_id\` text,
  	\`daily_devotional_id\` text,
  	\`devotional_article_id\` text,
  	\`general_page_id\` text,
  	\`category_id\` text,
  	\`bible_id\` text,
  	\`subscription_offer_id\` text,
  	\`redirect_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`topic\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`topic_id\`) REFERENCES \`topic\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contributor_id\`) REFERENCES \`contributor\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`verse_id\`) REFERENCES \`verse\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`prayer_id\`) REFERENCES \`prayer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`trivia_id\`) REFERENCES \`trivia\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`article_id\`) REFERENCES \`article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_id\`) REFERENCES \`growth_plan\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_article_id\`) REFERENCES \`growth_plan_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_article_prompt_id\`) REFERENCES \`growth_plan_article_prompt\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_id\`) REFERENCES \`study_guide\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_lesson_id\`) REFERENCES \`study_guide_lesson\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_section_id\`) REFERENCES \`study_guide_section\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`channel_id\`) REFERENCES \`channel\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`channel_article_id\`) REFERENCES \`channel_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`daily_devotional_id\`) REFERENCES \`daily_devotional\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`devotional_article_id\`) REFERENCES \`devotional_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`general_page_id\`) REFERENCES \`general_page\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`category\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`bible_id\`) REFERENCES \`bible\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`subscription_offer_id\`) REFERENCES \`subscription_offer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirect_id\`) REFERENCES \`redirect\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`topic_rels_order_idx\` ON \`topic_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`topic_rels_parent_idx\` ON \`topic_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`topic_rels_path_idx\` ON \`topic_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`topic_rels_topic_id_idx\` ON \`topic_rels\` (\`topic_id\`);`)
  await db.run(sql`CREATE INDEX \`topic_rels_contributor_id_idx\` ON \`topic_rels\` (\`contributor_id\`);`)
  await db.run(sql`CREATE INDEX \`topic_rels_verse_id_idx\` ON \`topic_rels\` (\`verse_id\`);`)
  await db.run(sql`CREATE INDEX \`topic_rels_prayer_id_idx\` ON \`topic_rels\` (\`prayer_id\`);`)
  await db.run(sql`CREATE INDEX \`topic_rels_trivia_id_idx\` ON \`topic_rels\` (\`trivia_id\`);`)
  await db.run(sql`CREATE INDEX \`topic_rels_article_id_idx\` ON \`topic_rels\` (\`article_id\`);`)
  await db.run(sql`CREATE INDEX \`topic_rels_growth_plan_id_idx\` ON \`topic_rels\` (\`growth_plan_id\`);`)
  await db.run(sql`CREATE INDEX \`topic_rels_growth_plan_article_id_idx\` ON \`topic_rels\` (\`growth_plan_article_id\`);`)
  await db.run(sql`CREATE INDEX \`topic_rels_growth_plan_article_prompt_id_idx\` ON \`topic_rels\` (\`growth_plan_article_prompt_id\`);`)
  await db.run(sql`CREATE INDEX \`topic_rels_study_guide_id_idx\` ON \`topic_rels\` (\`study_guide_id\`);`)
  await db.run(sql`CREATE INDEX \`topic_rels_study_guide_lesson_id_idx\` ON \`topic_rels\` (\`study_guide_lesson_id\`);`)
  await db.run(sql`CREATE INDEX \`topic_rels_study_guide_section_id_idx\` ON \`topic_rels\` (\`study_guide_section_id\`);`)
  await db.run(sql`CREATE INDEX \`topic_rels_channel_id_idx\` ON \`topic_rels\` (\`channel_id\`);`)
  await db.run(sql`CREATE INDEX \`topic_rels_channel_article_id_idx\` ON \`topic_rels\` (\`channel_article_id\`);`)
  await db.run(sql`CREATE INDEX \`topic_rels_daily_devotional_id_idx\` ON \`topic_rels\` (\`daily_devotional_id\`);`)
  await db.run(sql`CREATE INDEX \`topic_rels_devotional_article_id_idx\` ON \`topic_rels\` (\`devotional_article_id\`);`)
  await db.run(sql`CREATE INDEX \`topic_rels_general_page_id_idx\` ON \`topic_rels\` (\`general_page_id\`);`)
  await db.run(sql`CREATE INDEX \`topic_rels_category_id_idx\` ON \`topic_rels\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`topic_rels_bible_id_idx\` ON \`topic_rels\` (\`bible_id\`);`)
  await db.run(sql`CREATE INDEX \`topic_rels_subscription_offer_id_idx\` ON \`topic_rels\` (\`subscription_offer_id\`);`)
  await db.run(sql`CREATE INDEX \`topic_rels_redirect_id_idx\` ON \`topic_rels\` (\`redirect_id\`);`)
  await db.run(sql`CREATE TABLE \`_topic_v_version_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_topic_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_topic_v_version_languages_order_idx\` ON \`_topic_v_version_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_topic_v_version_languages_parent_idx\` ON \`_topic_v_version_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_topic_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_en_title\` text,
  	\`version_en_summary\` text,
  	\`version_en_seo_description\` text,
  	\`version_en_slug\` text,
  	\`version_en_body\` text,
  	\`version_es_title\` text,
  	\`version_es_summary\` text,
  	\`version_es_seo_description\` text,
  	\`version_es_slug\` text,
  	\`version_es_body\` text,
  	\`version_access\` text,
  	\`version_listed\` text,
  	\`version_published\` text,
  	\`version_updated\` text,
  	\`version_image_id\` text,
  	\`version_legacy_slug\` text,
  	\`version_order\` numeric,
  	\`version_name\` text,
  	\`version_path\` text,
  	\`version_folder\` text,
  	\`version_heading\` text,
  	\`version_shipped\` text,
  	\`version_created_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`topic\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`pictures\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_topic_v_parent_idx\` ON \`_topic_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_topic_v_version_version_image_idx\` ON \`_topic_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_topic_v_version_version_path_idx\` ON \`_topic_v\` (\`version_path\`);`)
  await db.run(sql`CREATE INDEX \`_topic_v_version_version_created_by_idx\` ON \`_topic_v\` (\`version_created_by\`);`)
  await db.run(sql`CREATE INDEX \`_topic_v_version_version_updated_at_idx\` ON \`_topic_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_topic_v_version_version_created_at_idx\` ON \`_topic_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_topic_v_version_version_deleted_at_idx\` ON \`_topic_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_topic_v_version_version__status_idx\` ON \`_topic_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_topic_v_created_at_idx\` ON \`_topic_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_topic_v_updated_at_idx\` ON \`_topic_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_topic_v_latest_idx\` ON \`_topic_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_topic_v_autosave_idx\` ON \`_topic_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_topic_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`topic_id\` text,
  	\`contributor_id\` text,
  	\`verse_id\` text,
  	\`prayer_id\` text,
  	\`trivia_id\` text,
  	\`article_id\` text,
  	\`growth_plan_id\` text,
  	\`growth_plan_article_id\` text,
  	\`growth_plan_article_prompt_id\` text,
  	\`study_guide_id\` text,
  	\`study_guide_lesson_id\` text,
  	\`study_guide_section_id\` text,
  	\`channel_id\` text,
  	\`channel_article_id\` text,
  	\`daily_devotional_id\` text,
  	\`devotional_article_id\` text,
  	\`general_page_id\` text,
  	\`category_id\` text,
  	\`bible_id\` text,
  	\`subscription_offer_id\` text,
  	\`redirect_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_topic_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`topic_id\`) REFERENCES \`topic\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contributor_id\`) REFERENCES \`contributor\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`verse_id\`) REFERENCES \`verse\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`prayer_id\`) REFERENCES \`prayer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`trivia_id\`) REFERENCES \`trivia\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`article_id\`) REFERENCES \`article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_id\`) REFERENCES \`growth_plan\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_article_id\`) REFERENCES \`growth_plan_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_article_prompt_id\`) REFERENCES \`growth_plan_article_prompt\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_id\`) REFERENCES \`study_guide\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_lesson_id\`) REFERENCES \`study_guide_lesson\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_section_id\`) REFERENCES \`study_guide_section\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`channel_id\`) REFERENCES \`channel\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`channel_article_id\`) REFERENCES \`channel_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`daily_devotional_id\`) REFERENCES \`daily_devotional\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`devotional_article_id\`) REFERENCES \`devotional_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`general_page_id\`) REFERENCES \`general_page\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`category\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`bible_id\`) REFERENCES \`bible\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`subscription_offer_id\`) REFERENCES \`subscription_offer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirect_id\`) REFERENCES \`redirect\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_topic_v_rels_order_idx\` ON \`_topic_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_topic_v_rels_parent_idx\` ON \`_topic_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_topic_v_rels_path_idx\` ON \`_topic_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_topic_v_rels_topic_id_idx\` ON \`_topic_v_rels\` (\`topic_id\`);`)
  await db.run(sql`CREATE INDEX \`_topic_v_rels_contributor_id_idx\` ON \`_topic_v_rels\` (\`contributor_id\`);`)
  await db.run(sql`CREATE INDEX \`_topic_v_rels_verse_id_idx\` ON \`_topic_v_rels\` (\`verse_id\`);`)
  await db.run(sql`CREATE INDEX \`_topic_v_rels_prayer_id_idx\` ON \`_topic_v_rels\` (\`prayer_id\`);`)
  await db.run(sql`CREATE INDEX \`_topic_v_rels_trivia_id_idx\` ON \`_topic_v_rels\` (\`trivia_id\`);`)
  await db.run(sql`CREATE INDEX \`_topic_v_rels_article_id_idx\` ON \`_topic_v_rels\` (\`article_id\`);`)
  await db.run(sql`CREATE INDEX \`_topic_v_rels_growth_plan_id_idx\` ON \`_topic_v_rels\` (\`growth_plan_id\`);`)
  await db.run(sql`CREATE INDEX \`_topic_v_rels_growth_plan_article_id_idx\` ON \`_topic_v_rels\` (\`growth_plan_article_id\`);`)
  await db.run(sql`CREATE INDEX \`_topic_v_rels_growth_plan_article_prompt_id_idx\` ON \`_topic_v_rels\` (\`growth_plan_article_prompt_id\`);`)
  await db.run(sql`CREATE INDEX \`_topic_v_rels_study_guide_id_idx\` ON \`_topic_v_rels\` (\`study_guide_id\`);`)
  await db.run(sql`CREATE INDEX \`_topic_v_rels_study_guide_lesson_id_idx\` ON \`_topic_v_rels\` (\`study_guide_lesson_id\`);`)
  await db.run(sql`CREATE INDEX \`_topic_v_rels_study_guide_section_id_idx\` ON \`_topic_v_rels\` (\`study_guide_section_id\`);`)
  await db.run(sql`CREATE INDEX \`_topic_v_rels_channel_id_idx\` ON \`_topic_v_rels\` (\`channel_id\`);`)
  await db.run(sql`CREATE INDEX \`_topic_v_rels_channel_article_id_idx\` ON \`_topic_v_rels\` (\`channel_article_id\`);`)
  await db.run(sql`CREATE INDEX \`_topic_v_rels_daily_devotional_id_idx\` ON \`_topic_v_rels\` (\`daily_devotional_id\`);`)
  await db.run(sql`CREATE INDEX \`_topic_v_rels_devotional_article_id_idx\` ON \`_topic_v_rels\` (\`devotional_article_id\`);`)
  await db.run(sql`CREATE INDEX \`_topic_v_rels_general_page_id_idx\` ON \`_topic_v_rels\` (\`general_page_id\`);`)
  await db.run(sql`CREATE INDEX \`_topic_v_rels_category_id_idx\` ON \`_topic_v_rels\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`_topic_v_rels_bible_id_idx\` ON \`_topic_v_rels\` (\`bible_id\`);`)
  await db.run(sql`CREATE INDEX \`_topic_v_rels_subscription_offer_id_idx\` ON \`_topic_v_rels\` (\`subscription_offer_id\`);`)
  await db.run(sql`CREATE INDEX \`_topic_v_rels_redirect_id_idx\` ON \`_topic_v_rels\` (\`redirect_id\`);`)
  await db.run(sql`CREATE TABLE \`general_page_en_faq\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`question\` text,
  	\`answer\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`general_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`general_page_en_faq_order_idx\` ON \`general_page_en_faq\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`general_page_en_faq_parent_id_idx\` ON \`general_page_en_faq\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`general_page_es_faq\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`question\` text,
  	\`answer\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`general_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`general_page_es_faq_order_idx\` ON \`general_page_es_faq\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`general_page_es_faq_parent_id_idx\` ON \`general_page_es_faq\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`general_page_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`general_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`general_page_languages_order_idx\` ON \`general_page_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`general_page_languages_parent_idx\` ON \`general_page_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`general_page\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`en_title\` text,
  	\`en_summary\` text,
  	\`en_seo_description\` text,
  	\`en_slug\` text,
  	\`en_body\` text,
  	\`es_title\` text,
  	\`es_summary\` text,
  	\`es_seo_description\` text,
  	\`es_slug\` text,
  	\`es_body\` text,
  	\`access\` text,
  	\`listed\` text,
  	\`published\` text,
  	\`updated\` text,
  	\`image_id\` text,
  	\`legacy_slug\` text,
  	\`order\` numeric,
  	\`passage\` text,
  	\`layout\` text,
  	\`noindex\` integer,
  	\`charity_note\` integer,
  	\`parent_id\` text,
  	\`name\` text,
  	\`path\` text,
  	\`folder\` text,
  	\`heading\` text,
  	\`shipped\` text,
  	\`created_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`pictures\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`general_page\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`general_page_image_idx\` ON \`general_page\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`general_page_parent_idx\` ON \`general_page\` (\`parent_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`general_page_path_idx\` ON \`general_page\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`general_page_created_by_idx\` ON \`general_page\` (\`created_by\`);`)
  await db.run(sql`CREATE INDEX \`general_page_updated_at_idx\` ON \`general_page\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`general_page_created_at_idx\` ON \`general_page\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`general_page_deleted_at_idx\` ON \`general_page\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`general_page__status_idx\` ON \`general_page\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`general_page_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`topic_id\` text,
  	\`contributor_id\` text,
  	\`verse_id\` text,
  	\`prayer_id\` text,
  	\`trivia_id\` text,
  	\`article_id\` text,
  	\`growth_plan_id\` text,
  	\`growth_plan_article_id\` text,
  	\`growth_plan_article_prompt_id\` text,
  	\`study_guide_id\` text,
  	\`study_guide_lesson_id\` text,
  	\`study_guide_section_id\` text,
  	\`channel_id\` text,
  	\`channel_article_id\` text,
  	\`daily_devotional_id\` text,
  	\`devotional_article_id\` text,
  	\`general_page_id\` text,
  	\`category_id\` text,
  	\`bible_id\` text,
  	\`subscription_offer_id\` text,
  	\`redirect_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`general_page\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`topic_id\`) REFERENCES \`topic\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contributor_id\`) REFERENCES \`contributor\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`verse_id\`) REFERENCES \`verse\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`prayer_id\`) REFERENCES \`prayer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`trivia_id\`) REFERENCES \`trivia\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`article_id\`) REFERENCES \`article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_id\`) REFERENCES \`growth_plan\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_article_id\`) REFERENCES \`growth_plan_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_article_prompt_id\`) REFERENCES \`growth_plan_article_prompt\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_id\`) REFERENCES \`study_guide\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_lesson_id\`) REFERENCES \`study_guide_lesson\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_section_id\`) REFERENCES \`study_guide_section\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`channel_id\`) REFERENCES \`channel\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`channel_article_id\`) REFERENCES \`channel_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`daily_devotional_id\`) REFERENCES \`daily_devotional\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`devotional_article_id\`) REFERENCES \`devotional_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`general_page_id\`) REFERENCES \`general_page\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`category\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`bible_id\`) REFERENCES \`bible\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`subscription_offer_id\`) REFERENCES \`subscription_offer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirect_id\`) REFERENCES \`redirect\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`general_page_rels_order_idx\` ON \`general_page_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`general_page_rels_parent_idx\` ON \`general_page_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`general_page_rels_path_idx\` ON \`general_page_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`general_page_rels_topic_id_idx\` ON \`general_page_rels\` (\`topic_id\`);`)
  await db.run(sql`CREATE INDEX \`general_page_rels_contributor_id_idx\` ON \`general_page_rels\` (\`contributor_id\`);`)
  await db.run(sql`CREATE INDEX \`general_page_rels_verse_id_idx\` ON \`general_page_rels\` (\`verse_id\`);`)
  await db.run(sql`CREATE INDEX \`general_page_rels_prayer_id_idx\` ON \`general_page_rels\` (\`prayer_id\`);`)
  await db.run(sql`CREATE INDEX \`general_page_rels_trivia_id_idx\` ON \`general_page_rels\` (\`trivia_id\`);`)
  await db.run(sql`CREATE INDEX \`general_page_rels_article_id_idx\` ON \`general_page_rels\` (\`article_id\`);`)
  await db.run(sql`CREATE INDEX \`general_page_rels_growth_plan_id_idx\` ON \`general_page_rels\` (\`growth_plan_id\`);`)
  await db.run(sql`CREATE INDEX \`general_page_rels_growth_plan_article_id_idx\` ON \`general_page_rels\` (\`growth_plan_article_id\`);`)
  await db.run(sql`CREATE INDEX \`general_page_rels_growth_plan_article_prompt_id_idx\` ON \`general_page_rels\` (\`growth_plan_article_prompt_id\`);`)
  await db.run(sql`CREATE INDEX \`general_page_rels_study_guide_id_idx\` ON \`general_page_rels\` (\`study_guide_id\`);`)
  await db.run(sql`CREATE INDEX \`general_page_rels_study_guide_lesson_id_idx\` ON \`general_page_rels\` (\`study_guide_lesson_id\`);`)
  await db.run(sql`CREATE INDEX \`general_page_rels_study_guide_section_id_idx\` ON \`general_page_rels\` (\`study_guide_section_id\`);`)
  await db.run(sql`CREATE INDEX \`general_page_rels_channel_id_idx\` ON \`general_page_rels\` (\`channel_id\`);`)
  await db.run(sql`CREATE INDEX \`general_page_rels_channel_article_id_idx\` ON \`general_page_rels\` (\`channel_article_id\`);`)
  await db.run(sql`CREATE INDEX \`general_page_rels_daily_devotional_id_idx\` ON \`general_page_rels\` (\`daily_devotional_id\`);`)
  await db.run(sql`CREATE INDEX \`general_page_rels_devotional_article_id_idx\` ON \`general_page_rels\` (\`devotional_article_id\`);`)
  await db.run(sql`CREATE INDEX \`general_page_rels_general_page_id_idx\` ON \`general_page_rels\` (\`general_page_id\`);`)
  await db.run(sql`CREATE INDEX \`general_page_rels_category_id_idx\` ON \`general_page_rels\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`general_page_rels_bible_id_idx\` ON \`general_page_rels\` (\`bible_id\`);`)
  await db.run(sql`CREATE INDEX \`general_page_rels_subscription_offer_id_idx\` ON \`general_page_rels\` (\`subscription_offer_id\`);`)
  await db.run(sql`CREATE INDEX \`general_page_rels_redirect_id_idx\` ON \`general_page_rels\` (\`redirect_id\`);`)
  await db.run(sql`CREATE TABLE \`_general_page_v_version_en_faq\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`question\` text,
  	\`answer\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_general_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_general_page_v_version_en_faq_order_idx\` ON \`_general_page_v_version_en_faq\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_general_page_v_version_en_faq_parent_id_idx\` ON \`_general_page_v_version_en_faq\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_general_page_v_version_es_faq\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`question\` text,
  	\`answer\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_general_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_general_page_v_version_es_faq_order_idx\` ON \`_general_page_v_version_es_faq\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_general_page_v_version_es_faq_parent_id_idx\` ON \`_general_page_v_version_es_faq\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_general_page_v_version_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_general_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_general_page_v_version_languages_order_idx\` ON \`_general_page_v_version_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_general_page_v_version_languages_parent_idx\` ON \`_general_page_v_version_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_general_page_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_en_title\` text,
  	\`version_en_summary\` text,
  	\`version_en_seo_description\` text,
  	\`version_en_slug\` text,
  	\`version_en_body\` text,
  	\`version_es_title\` text,
  	\`version_es_summary\` text,
  	\`version_es_seo_description\` text,
  	\`version_es_slug\` text,
  	\`version_es_body\` text,
  	\`version_access\` text,
  	\`version_listed\` text,
  	\`version_published\` text,
  	\`version_updated\` text,
  	\`version_image_id\` text,
  	\`version_legacy_slug\` text,
  	\`version_order\` numeric,
  	\`version_passage\` text,
  	\`version_layout\` text,
  	\`version_noindex\` integer,
  	\`version_charity_note\` integer,
  	\`version_parent_id\` text,
  	\`version_name\` text,
  	\`version_path\` text,
  	\`version_folder\` text,
  	\`version_heading\` text,
  	\`version_shipped\` text,
  	\`version_created_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`general_page\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`pictures\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_parent_id\`) REFERENCES \`general_page\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_general_page_v_parent_idx\` ON \`_general_page_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_general_page_v_version_version_image_idx\` ON \`_general_page_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_general_page_v_version_version_parent_idx\` ON \`_general_page_v\` (\`version_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_general_page_v_version_version_path_idx\` ON \`_general_page_v\` (\`version_path\`);`)
  await db.run(sql`CREATE INDEX \`_general_page_v_version_version_created_by_idx\` ON \`_general_page_v\` (\`version_created_by\`);`)
  await db.run(sql`CREATE INDEX \`_general_page_v_version_version_updated_at_idx\` ON \`_general_page_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_general_page_v_version_version_created_at_idx\` ON \`_general_page_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_general_page_v_version_version_deleted_at_idx\` ON \`_general_page_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_general_page_v_version_version__status_idx\` ON \`_general_page_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_general_page_v_created_at_idx\` ON \`_general_page_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_general_page_v_updated_at_idx\` ON \`_general_page_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_general_page_v_latest_idx\` ON \`_general_page_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_general_page_v_autosave_idx\` ON \`_general_page_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_general_page_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`topic_id\` text,
  	\`contributor_id\` text,
  	\`verse_id\` text,
  	\`prayer_id\` text,
  	\`trivia_id\` text,
  	\`article_id\` text,
  	\`growth_plan_id\` text,
  	\`growth_plan_article_id\` text,
  	\`growth_plan_article_prompt_id\` text,
  	\`study_guide_id\` text,
  	\`study_guide_lesson_id\` text,
  	\`study_guide_section_id\` text,
  	\`channel_id\` text,
  	\`channel_article_id\` text,
  	\`daily_devotional_id\` text,
  	\`devotional_article_id\` text,
  	\`general_page_id\` text,
  	\`category_id\` text,
  	\`bible_id\` text,
  	\`subscription_offer_id\` text,
  	\`redirect_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_general_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`topic_id\`) REFERENCES \`topic\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contributor_id\`) REFERENCES \`contributor\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`verse_id\`) REFERENCES \`verse\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`prayer_id\`) REFERENCES \`prayer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`trivia_id\`) REFERENCES \`trivia\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`article_id\`) REFERENCES \`article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_id\`) REFERENCES \`growth_plan\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_article_id\`) REFERENCES \`growth_plan_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_article_prompt_id\`) REFERENCES \`growth_plan_article_prompt\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_id\`) REFERENCES \`study_guide\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_lesson_id\`) REFERENCES \`study_guide_lesson\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_section_id\`) REFERENCES \`study_guide_section\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`channel_id\`) REFERENCES \`channel\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`channel_article_id\`) REFERENCES \`channel_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`daily_devotional_id\`) REFERENCES \`daily_devotional\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`devotional_article_id\`) REFERENCES \`devotional_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`general_page_id\`) REFERENCES \`general_page\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`category\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`bible_id\`) REFERENCES \`bible\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`subscription_offer_id\`) REFERENCES \`subscription_offer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirect_id\`) REFERENCES \`redirect\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_general_page_v_rels_order_idx\` ON \`_general_page_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_general_page_v_rels_parent_idx\` ON \`_general_page_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_general_page_v_rels_path_idx\` ON \`_general_page_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_general_page_v_rels_topic_id_idx\` ON \`_general_page_v_rels\` (\`topic_id\`);`)
  await db.run(sql`CREATE INDEX \`_general_page_v_rels_contributor_id_idx\` ON \`_general_page_v_rels\` (\`contributor_id\`);`)
  await db.run(sql`CREATE INDEX \`_general_page_v_rels_verse_id_idx\` ON \`_general_page_v_rels\` (\`verse_id\`);`)
  await db.run(sql`CREATE INDEX \`_general_page_v_rels_prayer_id_idx\` ON \`_general_page_v_rels\` (\`prayer_id\`);`)
  await db.run(sql`CREATE INDEX \`_general_page_v_rels_trivia_id_idx\` ON \`_general_page_v_rels\` (\`trivia_id\`);`)
  await db.run(sql`CREATE INDEX \`_general_page_v_rels_article_id_idx\` ON \`_general_page_v_rels\` (\`article_id\`);`)
  await db.run(sql`CREATE INDEX \`_general_page_v_rels_growth_plan_id_idx\` ON \`_general_page_v_rels\` (\`growth_plan_id\`);`)
  await db.run(sql`CREATE INDEX \`_general_page_v_rels_growth_plan_article_id_idx\` ON \`_general_page_v_rels\` (\`growth_plan_article_id\`);`)
  await db.run(sql`CREATE INDEX \`_general_page_v_rels_growth_plan_article_prompt_id_idx\` ON \`_general_page_v_rels\` (\`growth_plan_article_prompt_id\`);`)
  await db.run(sql`CREATE INDEX \`_general_page_v_rels_study_guide_id_idx\` ON \`_general_page_v_rels\` (\`study_guide_id\`);`)
  await db.run(sql`CREATE INDEX \`_general_page_v_rels_study_guide_lesson_id_idx\` ON \`_general_page_v_rels\` (\`study_guide_lesson_id\`);`)
  await db.run(sql`CREATE INDEX \`_general_page_v_rels_study_guide_section_id_idx\` ON \`_general_page_v_rels\` (\`study_guide_section_id\`);`)
  await db.run(sql`CREATE INDEX \`_general_page_v_rels_channel_id_idx\` ON \`_general_page_v_rels\` (\`channel_id\`);`)
  await db.run(sql`CREATE INDEX \`_general_page_v_rels_channel_article_id_idx\` ON \`_general_page_v_rels\` (\`channel_article_id\`);`)
  await db.run(sql`CREATE INDEX \`_general_page_v_rels_daily_devotional_id_idx\` ON \`_general_page_v_rels\` (\`daily_devotional_id\`);`)
  await db.run(sql`CREATE INDEX \`_general_page_v_rels_devotional_article_id_idx\` ON \`_general_page_v_rels\` (\`devotional_article_id\`);`)
  await db.run(sql`CREATE INDEX \`_general_page_v_rels_general_page_id_idx\` ON \`_general_page_v_rels\` (\`general_page_id\`);`)
  await db.run(sql`CREATE INDEX \`_general_page_v_rels_category_id_idx\` ON \`_general_page_v_rels\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`_general_page_v_rels_bible_id_idx\` ON \`_general_page_v_rels\` (\`bible_id\`);`)
  await db.run(sql`CREATE INDEX \`_general_page_v_rels_subscription_offer_id_idx\` ON \`_general_page_v_rels\` (\`subscription_offer_id\`);`)
  await db.run(sql`CREATE INDEX \`_general_page_v_rels_redirect_id_idx\` ON \`_general_page_v_rels\` (\`redirect_id\`);`)
  await db.run(sql`CREATE TABLE \`contributor_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`contributor\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`contributor_languages_order_idx\` ON \`contributor_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`contributor_languages_parent_idx\` ON \`contributor_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`contributor\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`en_title\` text,
  	\`en_summary\` text,
  	\`en_seo_description\` text,
  	\`en_slug\` text,
  	\`en_body\` text,
  	\`en_first_name\` text,
  	\`en_last_name\` text,
  	\`es_title\` text,
  	\`es_summary\` text,
  	\`es_seo_description\` text,
  	\`es_slug\` text,
  	\`es_body\` text,
  	\`es_first_name\` text,
  	\`es_last_name\` text,
  	\`access\` text,
  	\`listed\` text,
  	\`published\` text,
  	\`updated\` text,
  	\`image_id\` text,
  	\`legacy_slug\` text,
  	\`order\` numeric,
  	\`name\` text,
  	\`path\` text,
  	\`folder\` text,
  	\`heading\` text,
  	\`shipped\` text,
  	\`created_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`pictures\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`contributor_image_idx\` ON \`contributor\` (\`image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`contributor_path_idx\` ON \`contributor\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`contributor_created_by_idx\` ON \`contributor\` (\`created_by\`);`)
  await db.run(sql`CREATE INDEX \`contributor_updated_at_idx\` ON \`contributor\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`contributor_created_at_idx\` ON \`contributor\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`contributor_deleted_at_idx\` ON \`contributor\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`contributor__status_idx\` ON \`contributor\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`contributor_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`topic_id\` text,
  	\`contributor_id\` text,
  	\`verse_id\` text,
  	\`prayer_id\` text,
  	\`trivia_id\` text,
  	\`article_id\` text,
  	\`growth_plan_id\` text,
  	\`growth_plan_article_id\` text,
  	\`growth_plan_article_prompt_id\` text,
  	\`study_guide_id\` text,
  	\`study_guide_lesson_id\` text,
  	\`study_guide_section_id\` text,
  	\`channel_id\` text,
  	\`channel_article_id\` text,
  	\`daily_devotional_id\` text,
  	\`devotional_article_id\` text,
  	\`general_page_id\` text,
  	\`category_id\` text,
  	\`bible_id\` text,
  	\`subscription_offer_id\` text,
  	\`redirect_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`contributor\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`topic_id\`) REFERENCES \`topic\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contributor_id\`) REFERENCES \`contributor\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`verse_id\`) REFERENCES \`verse\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`prayer_id\`) REFERENCES \`prayer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`trivia_id\`) REFERENCES \`trivia\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`article_id\`) REFERENCES \`article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_id\`) REFERENCES \`growth_plan\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_article_id\`) REFERENCES \`growth_plan_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_article_prompt_id\`) REFERENCES \`growth_plan_article_prompt\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_id\`) REFERENCES \`study_guide\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_lesson_id\`) REFERENCES \`study_guide_lesson\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_section_id\`) REFERENCES \`study_guide_section\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`channel_id\`) REFERENCES \`channel\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`channel_article_id\`) REFERENCES \`channel_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`daily_devotional_id\`) REFERENCES \`daily_devotional\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`devotional_article_id\`) REFERENCES \`devotional_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`general_page_id\`) REFERENCES \`general_page\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`category\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`bible_id\`) REFERENCES \`bible\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`subscription_offer_id\`) REFERENCES \`subscription_offer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirect_id\`) REFERENCES \`redirect\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`contributor_rels_order_idx\` ON \`contributor_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`contributor_rels_parent_idx\` ON \`contributor_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`contributor_rels_path_idx\` ON \`contributor_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`contributor_rels_topic_id_idx\` ON \`contributor_rels\` (\`topic_id\`);`)
  await db.run(sql`CREATE INDEX \`contributor_rels_contributor_id_idx\` ON \`contributor_rels\` (\`contributor_id\`);`)
  await db.run(sql`CREATE INDEX \`contributor_rels_verse_id_idx\` ON \`contributor_rels\` (\`verse_id\`);`)
  await db.run(sql`CREATE INDEX \`contributor_rels_prayer_id_idx\` ON \`contributor_rels\` (\`prayer_id\`);`)
  await db.run(sql`CREATE INDEX \`contributor_rels_trivia_id_idx\` ON \`contributor_rels\` (\`trivia_id\`);`)
  await db.run(sql`CREATE INDEX \`contributor_rels_article_id_idx\` ON \`contributor_rels\` (\`article_id\`);`)
  await db.run(sql`CREATE INDEX \`contributor_rels_growth_plan_id_idx\` ON \`contributor_rels\` (\`growth_plan_id\`);`)
  await db.run(sql`CREATE INDEX \`contributor_rels_growth_plan_article_id_idx\` ON \`contributor_rels\` (\`growth_plan_article_id\`);`)
  await db.run(sql`CREATE INDEX \`contributor_rels_growth_plan_article_prompt_id_idx\` ON \`contributor_rels\` (\`growth_plan_article_prompt_id\`);`)
  await db.run(sql`CREATE INDEX \`contributor_rels_study_guide_id_idx\` ON \`contributor_rels\` (\`study_guide_id\`);`)
  await db.run(sql`CREATE INDEX \`contributor_rels_study_guide_lesson_id_idx\` ON \`contributor_rels\` (\`study_guide_lesson_id\`);`)
  await db.run(sql`CREATE INDEX \`contributor_rels_study_guide_section_id_idx\` ON \`contributor_rels\` (\`study_guide_section_id\`);`)
  await db.run(sql`CREATE INDEX \`contributor_rels_channel_id_idx\` ON \`contributor_rels\` (\`channel_id\`);`)
  await db.run(sql`CREATE INDEX \`contributor_rels_channel_article_id_idx\` ON \`contributor_rels\` (\`channel_article_id\`);`)
  await db.run(sql`CREATE INDEX \`contributor_rels_daily_devotional_id_idx\` ON \`contributor_rels\` (\`daily_devotional_id\`);`)
  await db.run(sql`CREATE INDEX \`contributor_rels_devotional_article_id_idx\` ON \`contributor_rels\` (\`devotional_article_id\`);`)
  await db.run(sql`CREATE INDEX \`contributor_rels_general_page_id_idx\` ON \`contributor_rels\` (\`general_page_id\`);`)
  await db.run(sql`CREATE INDEX \`contributor_rels_category_id_idx\` ON \`contributor_rels\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`contributor_rels_bible_id_idx\` ON \`contributor_rels\` (\`bible_id\`);`)
  await db.run(sql`CREATE INDEX \`contributor_rels_subscription_offer_id_idx\` ON \`contributor_rels\` (\`subscription_offer_id\`);`)
  await db.run(sql`CREATE INDEX \`contributor_rels_redirect_id_idx\` ON \`contributor_rels\` (\`redirect_id\`);`)
  await db.run(sql`CREATE TABLE \`_contributor_v_version_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_contributor_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_contributor_v_version_languages_order_idx\` ON \`_contributor_v_version_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_contributor_v_version_languages_parent_idx\` ON \`_contributor_v_version_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_contributor_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_en_title\` text,
  	\`version_en_summary\` text,
  	\`version_en_seo_description\` text,
  	\`version_en_slug\` text,
  	\`version_en_body\` text,
  	\`version_en_first_name\` text,
  	\`version_en_last_name\` text,
  	\`version_es_title\` text,
  	\`version_es_summary\` text,
  	\`version_es_seo_description\` text,
  	\`version_es_slug\` text,
  	\`version_es_body\` text,
  	\`version_es_first_name\` text,
  	\`version_es_last_name\` text,
  	\`version_access\` text,
  	\`version_listed\` text,
  	\`version_published\` text,
  	\`version_updated\` text,
  	\`version_image_id\` text,
  	\`version_legacy_slug\` text,
  	\`version_order\` numeric,
  	\`version_name\` text,
  	\`version_path\` text,
  	\`version_folder\` text,
  	\`version_heading\` text,
  	\`version_shipped\` text,
  	\`version_created_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`contributor\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`pictures\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_contributor_v_parent_idx\` ON \`_contributor_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_contributor_v_version_version_image_idx\` ON \`_contributor_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_contributor_v_version_version_path_idx\` ON \`_contributor_v\` (\`version_path\`);`)
  await db.run(sql`CREATE INDEX \`_contributor_v_version_version_created_by_idx\` ON \`_contributor_v\` (\`version_created_by\`);`)
  await db.run(sql`CREATE INDEX \`_contributor_v_version_version_updated_at_idx\` ON \`_contributor_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_contributor_v_version_version_created_at_idx\` ON \`_contributor_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_contributor_v_version_version_deleted_at_idx\` ON \`_contributor_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_contributor_v_version_version__status_idx\` ON \`_contributor_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_contributor_v_created_at_idx\` ON \`_contributor_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_contributor_v_updated_at_idx\` ON \`_contributor_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_contributor_v_latest_idx\` ON \`_contributor_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_contributor_v_autosave_idx\` ON \`_contributor_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_contributor_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`topic_id\` text,
  	\`contributor_id\` text,
  	\`verse_id\` text,
  	\`prayer_id\` text,
  	\`trivia_id\` text,
  	\`article_id\` text,
  	\`growth_plan_id\` text,
  	\`growth_plan_article_id\` text,
  	\`growth_plan_article_prompt_id\` text,
  	\`study_guide_id\` text,
  	\`study_guide_lesson_id\` text,
  	\`study_guide_section_id\` text,
  	\`channel_id\` text,
  	\`channel_article_id\` text,
  	\`daily_devotional_id\` text,
  	\`devotional_article_id\` text,
  	\`general_page_id\` text,
  	\`category_id\` text,
  	\`bible_id\` text,
  	\`subscription_offer_id\` text,
  	\`redirect_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_contributor_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`topic_id\`) REFERENCES \`topic\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contributor_id\`) REFERENCES \`contributor\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`verse_id\`) REFERENCES \`verse\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`prayer_id\`) REFERENCES \`prayer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`trivia_id\`) REFERENCES \`trivia\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`article_id\`) REFERENCES \`article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_id\`) REFERENCES \`growth_plan\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_article_id\`) REFERENCES \`growth_plan_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_article_prompt_id\`) REFERENCES \`growth_plan_article_prompt\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_id\`) REFERENCES \`study_guide\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_lesson_id\`) REFERENCES \`study_guide_lesson\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_section_id\`) REFERENCES \`study_guide_section\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`channel_id\`) REFERENCES \`channel\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`channel_article_id\`) REFERENCES \`channel_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`daily_devotional_id\`) REFERENCES \`daily_devotional\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`devotional_article_id\`) REFERENCES \`devotional_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`general_page_id\`) REFERENCES \`general_page\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`category\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`bible_id\`) REFERENCES \`bible\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`subscription_offer_id\`) REFERENCES \`subscription_offer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirect_id\`) REFERENCES \`redirect\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_contributor_v_rels_order_idx\` ON \`_contributor_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_contributor_v_rels_parent_idx\` ON \`_contributor_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_contributor_v_rels_path_idx\` ON \`_contributor_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_contributor_v_rels_topic_id_idx\` ON \`_contributor_v_rels\` (\`topic_id\`);`)
  await db.run(sql`CREATE INDEX \`_contributor_v_rels_contributor_id_idx\` ON \`_contributor_v_rels\` (\`contributor_id\`);`)
  await db.run(sql`CREATE INDEX \`_contributor_v_rels_verse_id_idx\` ON \`_contributor_v_rels\` (\`verse_id\`);`)
  await db.run(sql`CREATE INDEX \`_contributor_v_rels_prayer_id_idx\` ON \`_contributor_v_rels\` (\`prayer_id\`);`)
  await db.run(sql`CREATE INDEX \`_contributor_v_rels_trivia_id_idx\` ON \`_contributor_v_rels\` (\`trivia_id\`);`)
  await db.run(sql`CREATE INDEX \`_contributor_v_rels_article_id_idx\` ON \`_contributor_v_rels\` (\`article_id\`);`)
  await db.run(sql`CREATE INDEX \`_contributor_v_rels_growth_plan_id_idx\` ON \`_contributor_v_rels\` (\`growth_plan_id\`);`)
  await db.run(sql`CREATE INDEX \`_contributor_v_rels_growth_plan_article_id_idx\` ON \`_contributor_v_rels\` (\`growth_plan_article_id\`);`)
  await db.run(sql`CREATE INDEX \`_contributor_v_rels_growth_plan_article_prompt_id_idx\` ON \`_contributor_v_rels\` (\`growth_plan_article_prompt_id\`);`)
  await db.run(sql`CREATE INDEX \`_contributor_v_rels_study_guide_id_idx\` ON \`_contributor_v_rels\` (\`study_guide_id\`);`)
  await db.run(sql`CREATE INDEX \`_contributor_v_rels_study_guide_lesson_id_idx\` ON \`_contributor_v_rels\` (\`study_guide_lesson_id\`);`)
  await db.run(sql`CREATE INDEX \`_contributor_v_rels_study_guide_section_id_idx\` ON \`_contributor_v_rels\` (\`study_guide_section_id\`);`)
  await db.run(sql`CREATE INDEX \`_contributor_v_rels_channel_id_idx\` ON \`_contributor_v_rels\` (\`channel_id\`);`)
  await db.run(sql`CREATE INDEX \`_contributor_v_rels_channel_article_id_idx\` ON \`_contributor_v_rels\` (\`channel_article_id\`);`)
  await db.run(sql`CREATE INDEX \`_contributor_v_rels_daily_devotional_id_idx\` ON \`_contributor_v_rels\` (\`daily_devotional_id\`);`)
  await db.run(sql`CREATE INDEX \`_contributor_v_rels_devotional_article_id_idx\` ON \`_contributor_v_rels\` (\`devotional_article_id\`);`)
  await db.run(sql`CREATE INDEX \`_contributor_v_rels_general_page_id_idx\` ON \`_contributor_v_rels\` (\`general_page_id\`);`)
  await db.run(sql`CREATE INDEX \`_contributor_v_rels_category_id_idx\` ON \`_contributor_v_rels\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`_contributor_v_rels_bible_id_idx\` ON \`_contributor_v_rels\` (\`bible_id\`);`)
  await db.run(sql`CREATE INDEX \`_contributor_v_rels_subscription_offer_id_idx\` ON \`_contributor_v_rels\` (\`subscription_offer_id\`);`)
  await db.run(sql`CREATE INDEX \`_contributor_v_rels_redirect_id_idx\` ON \`_contributor_v_rels\` (\`redirect_id\`);`)
  await db.run(sql`CREATE TABLE \`category_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`category\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`category_languages_order_idx\` ON \`category_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`category_languages_parent_idx\` ON \`category_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`category\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`en_title\` text,
  	\`en_summary\` text,
  	\`en_seo_description\` text,
  	\`en_slug\` text,
  	\`en_body\` text,
  	\`es_title\` text,
  	\`es_summary\` text,
  	\`es_seo_description\` text,
  	\`es_slug\` text,
  	\`es_body\` text,
  	\`access\` text,
  	\`listed\` text,
  	\`published\` text,
  	\`updated\` text,
  	\`image_id\` text,
  	\`legacy_slug\` text,
  	\`order\` numeric,
  	\`name\` text,
  	\`path\` text,
  	\`folder\` text,
  	\`heading\` text,
  	\`shipped\` text,
  	\`created_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`pictures\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`category_image_idx\` ON \`category\` (\`image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`category_path_idx\` ON \`category\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`category_created_by_idx\` ON \`category\` (\`created_by\`);`)
  await db.run(sql`CREATE INDEX \`category_updated_at_idx\` ON \`category\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`category_created_at_idx\` ON \`category\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`category_deleted_at_idx\` ON \`category\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`category__status_idx\` ON \`category\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`category_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`topic_id\` text,
  	\`contributor_id\` text,
  	\`verse_id\` text,
  	\`prayer_id\` text,
  	\`trivia_id\` text,
  	\`article_id\` text,
  	\`growth_plan_id\` text,
  	\`growth_plan_article_id\` text,
  	\`growth_plan_article_prompt_id\` text,
  	\`study_guide_id\` text,
  	\`study_guide_lesson_id\` text,
  	\`study_guide_section_id\` text,
  	\`channel_id\` text,
  	\`channel_article_id\` text,
  	\`daily_devotional_id\` text,
  	\`devotional_article_id\` text,
  	\`general_page_id\` text,
  	\`category_id\` text,
  	\`bible_id\` text,
  	\`subscription_offer_id\` text,
  	\`redirect_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`category\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`topic_id\`) REFERENCES \`topic\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contributor_id\`) REFERENCES \`contributor\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`verse_id\`) REFERENCES \`verse\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`prayer_id\`) REFERENCES \`prayer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`trivia_id\`) REFERENCES \`trivia\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`article_id\`) REFERENCES \`article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_id\`) REFERENCES \`growth_plan\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_article_id\`) REFERENCES \`growth_plan_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_article_prompt_id\`) REFERENCES \`growth_plan_article_prompt\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_id\`) REFERENCES \`study_guide\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_lesson_id\`) REFERENCES \`study_guide_lesson\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_section_id\`) REFERENCES \`study_guide_section\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`channel_id\`) REFERENCES \`channel\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`channel_article_id\`) REFERENCES \`channel_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`daily_devotional_id\`) REFERENCES \`daily_devotional\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`devotional_article_id\`) REFERENCES \`devotional_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`general_page_id\`) REFERENCES \`general_page\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`category\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`bible_id\`) REFERENCES \`bible\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`subscription_offer_id\`) REFERENCES \`subscription_offer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirect_id\`) REFERENCES \`redirect\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`category_rels_order_idx\` ON \`category_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`category_rels_parent_idx\` ON \`category_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`category_rels_path_idx\` ON \`category_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`category_rels_topic_id_idx\` ON \`category_rels\` (\`topic_id\`);`)
  await db.run(sql`CREATE INDEX \`category_rels_contributor_id_idx\` ON \`category_rels\` (\`contributor_id\`);`)
  await db.run(sql`CREATE INDEX \`category_rels_verse_id_idx\` ON \`category_rels\` (\`verse_id\`);`)
  await db.run(sql`CREATE INDEX \`category_rels_prayer_id_idx\` ON \`category_rels\` (\`prayer_id\`);`)
  await db.run(sql`CREATE INDEX \`category_rels_trivia_id_idx\` ON \`category_rels\` (\`trivia_id\`);`)
  await db.run(sql`CREATE INDEX \`category_rels_article_id_idx\` ON \`category_rels\` (\`article_id\`);`)
  await db.run(sql`CREATE INDEX \`category_rels_growth_plan_id_idx\` ON \`category_rels\` (\`growth_plan_id\`);`)
  await db.run(sql`CREATE INDEX \`category_rels_growth_plan_article_id_idx\` ON \`category_rels\` (\`growth_plan_article_id\`);`)
  await db.run(sql`CREATE INDEX \`category_rels_growth_plan_article_prompt_id_idx\` ON \`category_rels\` (\`growth_plan_article_prompt_id\`);`)
  await db.run(sql`CREATE INDEX \`category_rels_study_guide_id_idx\` ON \`category_rels\` (\`study_guide_id\`);`)
  await db.run(sql`CREATE INDEX \`category_rels_study_guide_lesson_id_idx\` ON \`category_rels\` (\`study_guide_lesson_id\`);`)
  await db.run(sql`CREATE INDEX \`category_rels_study_guide_section_id_idx\` ON \`category_rels\` (\`study_guide_section_id\`);`)
  await db.run(sql`CREATE INDEX \`category_rels_channel_id_idx\` ON \`category_rels\` (\`channel_id\`);`)
  await db.run(sql`CREATE INDEX \`category_rels_channel_article_id_idx\` ON \`category_rels\` (\`channel_article_id\`);`)
  await db.run(sql`CREATE INDEX \`category_rels_daily_devotional_id_idx\` ON \`category_rels\` (\`daily_devotional_id\`);`)
  await db.run(sql`CREATE INDEX \`category_rels_devotional_article_id_idx\` ON \`category_rels\` (\`devotional_article_id\`);`)
  await db.run(sql`CREATE INDEX \`category_rels_general_page_id_idx\` ON \`category_rels\` (\`general_page_id\`);`)
  await db.run(sql`CREATE INDEX \`category_rels_category_id_idx\` ON \`category_rels\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`category_rels_bible_id_idx\` ON \`category_rels\` (\`bible_id\`);`)
  await db.run(sql`CREATE INDEX \`category_rels_subscription_offer_id_idx\` ON \`category_rels\` (\`subscription_offer_id\`);`)
  await db.run(sql`CREATE INDEX \`category_rels_redirect_id_idx\` ON \`category_rels\` (\`redirect_id\`);`)
  await db.run(sql`CREATE TABLE \`_category_v_version_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_category_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_category_v_version_languages_order_idx\` ON \`_category_v_version_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_category_v_version_languages_parent_idx\` ON \`_category_v_version_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_category_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_en_title\` text,
  	\`version_en_summary\` text,
  	\`version_en_seo_description\` text,
  	\`version_en_slug\` text,
  	\`version_en_body\` text,
  	\`version_es_title\` text,
  	\`version_es_summary\` text,
  	\`version_es_seo_description\` text,
  	\`version_es_slug\` text,
  	\`version_es_body\` text,
  	\`version_access\` text,
  	\`version_listed\` text,
  	\`version_published\` text,
  	\`version_updated\` text,
  	\`version_image_id\` text,
  	\`version_legacy_slug\` text,
  	\`version_order\` numeric,
  	\`version_name\` text,
  	\`version_path\` text,
  	\`version_folder\` text,
  	\`version_heading\` text,
  	\`version_shipped\` text,
  	\`version_created_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`category\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`pictures\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_category_v_parent_idx\` ON \`_category_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_category_v_version_version_image_idx\` ON \`_category_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_category_v_version_version_path_idx\` ON \`_category_v\` (\`version_path\`);`)
  await db.run(sql`CREATE INDEX \`_category_v_version_version_created_by_idx\` ON \`_category_v\` (\`version_created_by\`);`)
  await db.run(sql`CREATE INDEX \`_category_v_version_version_updated_at_idx\` ON \`_category_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_category_v_version_version_created_at_idx\` ON \`_category_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_category_v_version_version_deleted_at_idx\` ON \`_category_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_category_v_version_version__status_idx\` ON \`_category_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_category_v_created_at_idx\` ON \`_category_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_category_v_updated_at_idx\` ON \`_category_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_category_v_latest_idx\` ON \`_category_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_category_v_autosave_idx\` ON \`_category_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_category_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`topic_id\` text,
  	\`contributor_id\` text,
  	\`verse_id\` text,
  	\`prayer_id\` text,
  	\`trivia_id\` text,
  	\`article_id\` text,
  	\`growth_plan_id\` text,
  	\`growth_plan_article_id\` text,
  	\`growth_plan_article_prompt_id\` text,
  	\`study_guide_id\` text,
  	\`study_guide_lesson_id\` text,
  	\`study_guide_section_id\` text,
  	\`channel_id\` text,
  	\`channel_article_id\` text,
  	\`daily_devotional_id\` text,
  	\`devotional_article_id\` text,
  	\`general_page_id\` text,
  	\`category_id\` text,
  	\`bible_id\` text,
  	\`subscription_offer_id\` text,
  	\`redirect_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_category_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`topic_id\`) REFERENCES \`topic\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contributor_id\`) REFERENCES \`contributor\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`verse_id\`) REFERENCES \`verse\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`prayer_id\`) REFERENCES \`prayer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`trivia_id\`) REFERENCES \`trivia\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`article_id\`) REFERENCES \`article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_id\`) REFERENCES \`growth_plan\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_article_id\`) REFERENCES \`growth_plan_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_article_prompt_id\`) REFERENCES \`growth_plan_article_prompt\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_id\`) REFERENCES \`study_guide\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_lesson_id\`) REFERENCES \`study_guide_lesson\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_section_id\`) REFERENCES \`study_guide_section\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`channel_id\`) REFERENCES \`channel\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`channel_article_id\`) REFERENCES \`channel_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`daily_devotional_id\`) REFERENCES \`daily_devotional\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`devotional_article_id\`) REFERENCES \`devotional_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`general_page_id\`) REFERENCES \`general_page\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`category\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`bible_id\`) REFERENCES \`bible\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`subscription_offer_id\`) REFERENCES \`subscription_offer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirect_id\`) REFERENCES \`redirect\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_category_v_rels_order_idx\` ON \`_category_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_category_v_rels_parent_idx\` ON \`_category_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_category_v_rels_path_idx\` ON \`_category_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_category_v_rels_topic_id_idx\` ON \`_category_v_rels\` (\`topic_id\`);`)
  await db.run(sql`CREATE INDEX \`_category_v_rels_contributor_id_idx\` ON \`_category_v_rels\` (\`contributor_id\`);`)
  await db.run(sql`CREATE INDEX \`_category_v_rels_verse_id_idx\` ON \`_category_v_rels\` (\`verse_id\`);`)
  await db.run(sql`CREATE INDEX \`_category_v_rels_prayer_id_idx\` ON \`_category_v_rels\` (\`prayer_id\`);`)
  await db.run(sql`CREATE INDEX \`_category_v_rels_trivia_id_idx\` ON \`_category_v_rels\` (\`trivia_id\`);`)
  await db.run(sql`CREATE INDEX \`_category_v_rels_article_id_idx\` ON \`_category_v_rels\` (\`article_id\`);`)
  await db.run(sql`CREATE INDEX \`_category_v_rels_growth_plan_id_idx\` ON \`_category_v_rels\` (\`growth_plan_id\`);`)
  await db.run(sql`CREATE INDEX \`_category_v_rels_growth_plan_article_id_idx\` ON \`_category_v_rels\` (\`growth_plan_article_id\`);`)
  await db.run(sql`CREATE INDEX \`_category_v_rels_growth_plan_article_prompt_id_idx\` ON \`_category_v_rels\` (\`growth_plan_article_prompt_id\`);`)
  await db.run(sql`CREATE INDEX \`_category_v_rels_study_guide_id_idx\` ON \`_category_v_rels\` (\`study_guide_id\`);`)
  await db.run(sql`CREATE INDEX \`_category_v_rels_study_guide_lesson_id_idx\` ON \`_category_v_rels\` (\`study_guide_lesson_id\`);`)
  await db.run(sql`CREATE INDEX \`_category_v_rels_study_guide_section_id_idx\` ON \`_category_v_rels\` (\`study_guide_section_id\`);`)
  await db.run(sql`CREATE INDEX \`_category_v_rels_channel_id_idx\` ON \`_category_v_rels\` (\`channel_id\`);`)
  await db.run(sql`CREATE INDEX \`_category_v_rels_channel_article_id_idx\` ON \`_category_v_rels\` (\`channel_article_id\`);`)
  await db.run(sql`CREATE INDEX \`_category_v_rels_daily_devotional_id_idx\` ON \`_category_v_rels\` (\`daily_devotional_id\`);`)
  await db.run(sql`CREATE INDEX \`_category_v_rels_devotional_article_id_idx\` ON \`_category_v_rels\` (\`devotional_article_id\`);`)
  await db.run(sql`CREATE INDEX \`_category_v_rels_general_page_id_idx\` ON \`_category_v_rels\` (\`general_page_id\`);`)
  await db.run(sql`CREATE INDEX \`_category_v_rels_category_id_idx\` ON \`_category_v_rels\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`_category_v_rels_bible_id_idx\` ON \`_category_v_rels\` (\`bible_id\`);`)
  await db.run(sql`CREATE INDEX \`_category_v_rels_subscription_offer_id_idx\` ON \`_category_v_rels\` (\`subscription_offer_id\`);`)
  await db.run(sql`CREATE INDEX \`_category_v_rels_redirect_id_idx\` ON \`_category_v_rels\` (\`redirect_id\`);`)
  await db.run(sql`CREATE TABLE \`bible_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`bible\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`bible_languages_order_idx\` ON \`bible_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`bible_languages_parent_idx\` ON \`bible_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`bible\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`en_title\` text,
  	\`en_summary\` text,
  	\`en_seo_description\` text,
  	\`en_slug\` text,
  	\`en_body\` text,
  	\`es_title\` text,
  	\`es_summary\` text,
  	\`es_seo_description\` text,
  	\`es_slug\` text,
  	\`es_body\` text,
  	\`access\` text,
  	\`listed\` text,
  	\`published\` text,
  	\`updated\` text,
  	\`image_id\` text,
  	\`legacy_slug\` text,
  	\`order\` numeric,
  	\`name\` text,
  	\`path\` text,
  	\`folder\` text,
  	\`heading\` text,
  	\`shipped\` text,
  	\`created_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`pictures\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`bible_image_idx\` ON \`bible\` (\`image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`bible_path_idx\` ON \`bible\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`bible_created_by_idx\` ON \`bible\` (\`created_by\`);`)
  await db.run(sql`CREATE INDEX \`bible_updated_at_idx\` ON \`bible\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`bible_created_at_idx\` ON \`bible\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`bible_deleted_at_idx\` ON \`bible\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`bible__status_idx\` ON \`bible\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`bible_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`topic_id\` text,
  	\`contributor_id\` text,
  	\`verse_id\` text,
  	\`prayer_id\` text,
  	\`trivia_id\` text,
  	\`article_id\` text,
  	\`growth_plan_id\` text,
  	\`growth_plan_article_id\` text,
  	\`growth_plan_article_prompt_id\` text,
  	\`study_guide_id\` text,
  	\`study_guide_lesson_id\` text,
  	\`study_guide_section_id\` text,
  	\`channel_id\` text,
  	\`channel_article_id\` text,
  	\`daily_devotional_id\` text,
  	\`devotional_article_id\` text,
  	\`general_page_id\` text,
  	\`category_id\` text,
  	\`bible_id\` text,
  	\`subscription_offer_id\` text,
  	\`redirect_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`bible\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`topic_id\`) REFERENCES \`topic\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contributor_id\`) REFERENCES \`contributor\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`verse_id\`) REFERENCES \`verse\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`prayer_id\`) REFERENCES \`prayer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`trivia_id\`) REFERENCES \`trivia\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`article_id\`) REFERENCES \`article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_id\`) REFERENCES \`growth_plan\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_article_id\`) REFERENCES \`growth_plan_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_article_prompt_id\`) REFERENCES \`growth_plan_article_prompt\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_id\`) REFERENCES \`study_guide\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_lesson_id\`) REFERENCES \`study_guide_lesson\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_section_id\`) REFERENCES \`study_guide_section\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`channel_id\`) REFERENCES \`channel\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`channel_article_id\`) REFERENCES \`channel_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`daily_devotional_id\`) REFERENCES \`daily_devotional\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`devotional_article_id\`) REFERENCES \`devotional_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`general_page_id\`) REFERENCES \`general_page\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`category\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`bible_id\`) REFERENCES \`bible\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`subscription_offer_id\`) REFERENCES \`subscription_offer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirect_id\`) REFERENCES \`redirect\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`bible_rels_order_idx\` ON \`bible_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`bible_rels_parent_idx\` ON \`bible_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`bible_rels_path_idx\` ON \`bible_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`bible_rels_topic_id_idx\` ON \`bible_rels\` (\`topic_id\`);`)
  await db.run(sql`CREATE INDEX \`bible_rels_contributor_id_idx\` ON \`bible_rels\` (\`contributor_id\`);`)
  await db.run(sql`CREATE INDEX \`bible_rels_verse_id_idx\` ON \`bible_rels\` (\`verse_id\`);`)
  await db.run(sql`CREATE INDEX \`bible_rels_prayer_id_idx\` ON \`bible_rels\` (\`prayer_id\`);`)
  await db.run(sql`CREATE INDEX \`bible_rels_trivia_id_idx\` ON \`bible_rels\` (\`trivia_id\`);`)
  await db.run(sql`CREATE INDEX \`bible_rels_article_id_idx\` ON \`bible_rels\` (\`article_id\`);`)
  await db.run(sql`CREATE INDEX \`bible_rels_growth_plan_id_idx\` ON \`bible_rels\` (\`growth_plan_id\`);`)
  await db.run(sql`CREATE INDEX \`bible_rels_growth_plan_article_id_idx\` ON \`bible_rels\` (\`growth_plan_article_id\`);`)
  await db.run(sql`CREATE INDEX \`bible_rels_growth_plan_article_prompt_id_idx\` ON \`bible_rels\` (\`growth_plan_article_prompt_id\`);`)
  await db.run(sql`CREATE INDEX \`bible_rels_study_guide_id_idx\` ON \`bible_rels\` (\`study_guide_id\`);`)
  await db.run(sql`CREATE INDEX \`bible_rels_study_guide_lesson_id_idx\` ON \`bible_rels\` (\`study_guide_lesson_id\`);`)
  await db.run(sql`CREATE INDEX \`bible_rels_study_guide_section_id_idx\` ON \`bible_rels\` (\`study_guide_section_id\`);`)
  await db.run(sql`CREATE INDEX \`bible_rels_channel_id_idx\` ON \`bible_rels\` (\`channel_id\`);`)
  await db.run(sql`CREATE INDEX \`bible_rels_channel_article_id_idx\` ON \`bible_rels\` (\`channel_article_id\`);`)
  await db.run(sql`CREATE INDEX \`bible_rels_daily_devotional_id_idx\` ON \`bible_rels\` (\`daily_devotional_id\`);`)
  await db.run(sql`CREATE INDEX \`bible_rels_devotional_article_id_idx\` ON \`bible_rels\` (\`devotional_article_id\`);`)
  await db.run(sql`CREATE INDEX \`bible_rels_general_page_id_idx\` ON \`bible_rels\` (\`general_page_id\`);`)
  await db.run(sql`CREATE INDEX \`bible_rels_category_id_idx\` ON \`bible_rels\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`bible_rels_bible_id_idx\` ON \`bible_rels\` (\`bible_id\`);`)
  await db.run(sql`CREATE INDEX \`bible_rels_subscription_offer_id_idx\` ON \`bible_rels\` (\`subscription_offer_id\`);`)
  await db.run(sql`CREATE INDEX \`bible_rels_redirect_id_idx\` ON \`bible_rels\` (\`redirect_id\`);`)
  await db.run(sql`CREATE TABLE \`_bible_v_version_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_bible_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_bible_v_version_languages_order_idx\` ON \`_bible_v_version_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_bible_v_version_languages_parent_idx\` ON \`_bible_v_version_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_bible_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_en_title\` text,
  	\`version_en_summary\` text,
  	\`version_en_seo_description\` text,
  	\`version_en_slug\` text,
  	\`version_en_body\` text,
  	\`version_es_title\` text,
  	\`version_es_summary\` text,
  	\`version_es_seo_description\` text,
  	\`version_es_slug\` text,
  	\`version_es_body\` text,
  	\`version_access\` text,
  	\`version_listed\` text,
  	\`version_published\` text,
  	\`version_updated\` text,
  	\`version_image_id\` text,
  	\`version_legacy_slug\` text,
  	\`version_order\` numeric,
  	\`version_name\` text,
  	\`version_path\` text,
  	\`version_folder\` text,
  	\`version_heading\` text,
  	\`version_shipped\` text,
  	\`version_created_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`bible\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`pictures\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_bible_v_parent_idx\` ON \`_bible_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_bible_v_version_version_image_idx\` ON \`_bible_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_bible_v_version_version_path_idx\` ON \`_bible_v\` (\`version_path\`);`)
  await db.run(sql`CREATE INDEX \`_bible_v_version_version_created_by_idx\` ON \`_bible_v\` (\`version_created_by\`);`)
  await db.run(sql`CREATE INDEX \`_bible_v_version_version_updated_at_idx\` ON \`_bible_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_bible_v_version_version_created_at_idx\` ON \`_bible_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_bible_v_version_version_deleted_at_idx\` ON \`_bible_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_bible_v_version_version__status_idx\` ON \`_bible_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_bible_v_created_at_idx\` ON \`_bible_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_bible_v_updated_at_idx\` ON \`_bible_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_bible_v_latest_idx\` ON \`_bible_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_bible_v_autosave_idx\` ON \`_bible_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_bible_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`topic_id\` text,
  	\`contributor_id\` text,
  	\`verse_id\` text,
  	\`prayer_id\` text,
  	\`trivia_id\` text,
  	\`article_id\` text,
  	\`growth_plan_id\` text,
  	\`growth_plan_article_id\` text,
  	\`growth_plan_article_prompt_id\` text,
  	\`study_guide_id\` text,
  	\`study_guide_lesson_id\` text,
  	\`study_guide_section_id\` text,
  	\`channel_id\` text,
  	\`channel_article_id\` text,
  	\`daily_devotional_id\` text,
  	\`devotional_article_id\` text,
  	\`general_page_id\` text,
  	\`category_id\` text,
  	\`bible_id\` text,
  	\`subscription_offer_id\` text,
  	\`redirect_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_bible_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`topic_id\`) REFERENCES \`topic\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contributor_id\`) REFERENCES \`contributor\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`verse_id\`) REFERENCES \`verse\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`prayer_id\`) REFERENCES \`prayer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`trivia_id\`) REFERENCES \`trivia\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`article_id\`) REFERENCES \`article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_id\`) REFERENCES \`growth_plan\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_article_id\`) REFERENCES \`growth_plan_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_article_prompt_id\`) REFERENCES \`growth_plan_article_prompt\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_id\`) REFERENCES \`study_guide\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_lesson_id\`) REFERENCES \`study_guide_lesson\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_section_id\`) REFERENCES \`study_guide_section\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`channel_id\`) REFERENCES \`channel\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`channel_article_id\`) REFERENCES \`channel_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`daily_devotional_id\`) REFERENCES \`daily_devotional\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`devotional_article_id\`) REFERENCES \`devotional_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`general_page_id\`) REFERENCES \`general_page\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`category\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`bible_id\`) REFERENCES \`bible\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`subscription_offer_id\`) REFERENCES \`subscription_offer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirect_id\`) REFERENCES \`redirect\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_bible_v_rels_order_idx\` ON \`_bible_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_bible_v_rels_parent_idx\` ON \`_bible_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_bible_v_rels_path_idx\` ON \`_bible_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_bible_v_rels_topic_id_idx\` ON \`_bible_v_rels\` (\`topic_id\`);`)
  await db.run(sql`CREATE INDEX \`_bible_v_rels_contributor_id_idx\` ON \`_bible_v_rels\` (\`contributor_id\`);`)
  await db.run(sql`CREATE INDEX \`_bible_v_rels_verse_id_idx\` ON \`_bible_v_rels\` (\`verse_id\`);`)
  await db.run(sql`CREATE INDEX \`_bible_v_rels_prayer_id_idx\` ON \`_bible_v_rels\` (\`prayer_id\`);`)
  await db.run(sql`CREATE INDEX \`_bible_v_rels_trivia_id_idx\` ON \`_bible_v_rels\` (\`trivia_id\`);`)
  await db.run(sql`CREATE INDEX \`_bible_v_rels_article_id_idx\` ON \`_bible_v_rels\` (\`article_id\`);`)
  await db.run(sql`CREATE INDEX \`_bible_v_rels_growth_plan_id_idx\` ON \`_bible_v_rels\` (\`growth_plan_id\`);`)
  await db.run(sql`CREATE INDEX \`_bible_v_rels_growth_plan_article_id_idx\` ON \`_bible_v_rels\` (\`growth_plan_article_id\`);`)
  await db.run(sql`CREATE INDEX \`_bible_v_rels_growth_plan_article_prompt_id_idx\` ON \`_bible_v_rels\` (\`growth_plan_article_prompt_id\`);`)
  await db.run(sql`CREATE INDEX \`_bible_v_rels_study_guide_id_idx\` ON \`_bible_v_rels\` (\`study_guide_id\`);`)
  await db.run(sql`CREATE INDEX \`_bible_v_rels_study_guide_lesson_id_idx\` ON \`_bible_v_rels\` (\`study_guide_lesson_id\`);`)
  await db.run(sql`CREATE INDEX \`_bible_v_rels_study_guide_section_id_idx\` ON \`_bible_v_rels\` (\`study_guide_section_id\`);`)
  await db.run(sql`CREATE INDEX \`_bible_v_rels_channel_id_idx\` ON \`_bible_v_rels\` (\`channel_id\`);`)
  await db.run(sql`CREATE INDEX \`_bible_v_rels_channel_article_id_idx\` ON \`_bible_v_rels\` (\`channel_article_id\`);`)
  await db.run(sql`CREATE INDEX \`_bible_v_rels_daily_devotional_id_idx\` ON \`_bible_v_rels\` (\`daily_devotional_id\`);`)
  await db.run(sql`CREATE INDEX \`_bible_v_rels_devotional_article_id_idx\` ON \`_bible_v_rels\` (\`devotional_article_id\`);`)
  await db.run(sql`CREATE INDEX \`_bible_v_rels_general_page_id_idx\` ON \`_bible_v_rels\` (\`general_page_id\`);`)
  await db.run(sql`CREATE INDEX \`_bible_v_rels_category_id_idx\` ON \`_bible_v_rels\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`_bible_v_rels_bible_id_idx\` ON \`_bible_v_rels\` (\`bible_id\`);`)
  await db.run(sql`CREATE INDEX \`_bible_v_rels_subscription_offer_id_idx\` ON \`_bible_v_rels\` (\`subscription_offer_id\`);`)
  await db.run(sql`CREATE INDEX \`_bible_v_rels_redirect_id_idx\` ON \`_bible_v_rels\` (\`redirect_id\`);`)
  await db.run(sql`CREATE TABLE \`subscription_offer_terms\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`term_length\` text,
  	\`display_price\` text,
  	\`regular_price\` numeric,
  	\`trial_days\` numeric,
  	\`is_most_popular\` integer,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`subscription_offer\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`subscription_offer_terms_order_idx\` ON \`subscription_offer_terms\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`subscription_offer_terms_parent_id_idx\` ON \`subscription_offer_terms\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`subscription_offer_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`subscription_offer\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`subscription_offer_languages_order_idx\` ON \`subscription_offer_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`subscription_offer_languages_parent_idx\` ON \`subscription_offer_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`subscription_offer\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`en_title\` text,
  	\`en_summary\` text,
  	\`en_seo_description\` text,
  	\`en_slug\` text,
  	\`en_body\` text,
  	\`es_title\` text,
  	\`es_summary\` text,
  	\`es_seo_description\` text,
  	\`es_slug\` text,
  	\`es_body\` text,
  	\`access\` text,
  	\`listed\` text,
  	\`published\` text,
  	\`updated\` text,
  	\`image_id\` text,
  	\`legacy_slug\` text,
  	\`order\` numeric,
  	\`offer_slug\` text,
  	\`platform\` text,
  	\`is_active\` integer,
  	\`allow_auto_selection\` integer,
  	\`limited_time_deal\` integer,
  	\`deal_ends\` text,
  	\`display_component\` text,
  	\`display_size\` text,
  	\`success_landing_page\` text,
  	\`name\` text,
  	\`path\` text,
  	\`folder\` text,
  	\`heading\` text,
  	\`shipped\` text,
  	\`created_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`pictures\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`subscription_offer_image_idx\` ON \`subscription_offer\` (\`image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`subscription_offer_path_idx\` ON \`subscription_offer\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`subscription_offer_created_by_idx\` ON \`subscription_offer\` (\`created_by\`);`)
  await db.run(sql`CREATE INDEX \`subscription_offer_updated_at_idx\` ON \`subscription_offer\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`subscription_offer_created_at_idx\` ON \`subscription_offer\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`subscription_offer_deleted_at_idx\` ON \`subscription_offer\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`subscription_offer__status_idx\` ON \`subscription_offer\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`subscription_offer_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`topic_id\` text,
  	\`contributor_id\` text,
  	\`verse_id\` text,
  	\`prayer_id\` text,
  	\`trivia_id\` text,
  	\`article_id\` text,
  	\`growth_plan_id\` text,
  	\`growth_plan_article_id\` text,
  	\`growth_plan_article_prompt_id\` text,
  	\`study_guide_id\` text,
  	\`study_guide_lesson_id\` text,
  	\`study_guide_section_id\` text,
  	\`channel_id\` text,
  	\`channel_article_id\` text,
  	\`daily_devotional_id\` text,
  	\`devotional_article_id\` text,
  	\`general_page_id\` text,
  	\`category_id\` text,
  	\`bible_id\` text,
  	\`subscription_offer_id\` text,
  	\`redirect_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`subscription_offer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`topic_id\`) REFERENCES \`topic\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contributor_id\`) REFERENCES \`contributor\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`verse_id\`) REFERENCES \`verse\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`prayer_id\`) REFERENCES \`prayer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`trivia_id\`) REFERENCES \`trivia\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`article_id\`) REFERENCES \`article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_id\`) REFERENCES \`growth_plan\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_article_id\`) REFERENCES \`growth_plan_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_article_prompt_id\`) REFERENCES \`growth_plan_article_prompt\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_id\`) REFERENCES \`study_guide\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_lesson_id\`) REFERENCES \`study_guide_lesson\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_section_id\`) REFERENCES \`study_guide_section\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`channel_id\`) REFERENCES \`channel\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`channel_article_id\`) REFERENCES \`channel_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`daily_devotional_id\`) REFERENCES \`daily_devotional\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`devotional_article_id\`) REFERENCES \`devotional_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`general_page_id\`) REFERENCES \`general_page\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`category\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`bible_id\`) REFERENCES \`bible\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`subscription_offer_id\`) REFERENCES \`subscription_offer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirect_id\`) REFERENCES \`redirect\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`subscription_offer_rels_order_idx\` ON \`subscription_offer_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`subscription_offer_rels_parent_idx\` ON \`subscription_offer_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`subscription_offer_rels_path_idx\` ON \`subscription_offer_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`subscription_offer_rels_topic_id_idx\` ON \`subscription_offer_rels\` (\`topic_id\`);`)
  await db.run(sql`CREATE INDEX \`subscription_offer_rels_contributor_id_idx\` ON \`subscription_offer_rels\` (\`contributor_id\`);`)
  await db.run(sql`CREATE INDEX \`subscription_offer_rels_verse_id_idx\` ON \`subscription_offer_rels\` (\`verse_id\`);`)
  await db.run(sql`CREATE INDEX \`subscription_offer_rels_prayer_id_idx\` ON \`subscription_offer_rels\` (\`prayer_id\`);`)
  await db.run(sql`CREATE INDEX \`subscription_offer_rels_trivia_id_idx\` ON \`subscription_offer_rels\` (\`trivia_id\`);`)
  await db.run(sql`CREATE INDEX \`subscription_offer_rels_article_id_idx\` ON \`subscription_offer_rels\` (\`article_id\`);`)
  await db.run(sql`CREATE INDEX \`subscription_offer_rels_growth_plan_id_idx\` ON \`subscription_offer_rels\` (\`growth_plan_id\`);`)
  await db.run(sql`CREATE INDEX \`subscription_offer_rels_growth_plan_article_id_idx\` ON \`subscription_offer_rels\` (\`growth_plan_article_id\`);`)
  await db.run(sql`CREATE INDEX \`subscription_offer_rels_growth_plan_article_prompt_id_idx\` ON \`subscription_offer_rels\` (\`growth_plan_article_prompt_id\`);`)
  await db.run(sql`CREATE INDEX \`subscription_offer_rels_study_guide_id_idx\` ON \`subscription_offer_rels\` (\`study_guide_id\`);`)
  await db.run(sql`CREATE INDEX \`subscription_offer_rels_study_guide_lesson_id_idx\` ON \`subscription_offer_rels\` (\`study_guide_lesson_id\`);`)
  await db.run(sql`CREATE INDEX \`subscription_offer_rels_study_guide_section_id_idx\` ON \`subscription_offer_rels\` (\`study_guide_section_id\`);`)
  await db.run(sql`CREATE INDEX \`subscription_offer_rels_channel_id_idx\` ON \`subscription_offer_rels\` (\`channel_id\`);`)
  await db.run(sql`CREATE INDEX \`subscription_offer_rels_channel_article_id_idx\` ON \`subscription_offer_rels\` (\`channel_article_id\`);`)
  await db.run(sql`CREATE INDEX \`subscription_offer_rels_daily_devotional_id_idx\` ON \`subscription_offer_rels\` (\`daily_devotional_id\`);`)
  await db.run(sql`CREATE INDEX \`subscription_offer_rels_devotional_article_id_idx\` ON \`subscription_offer_rels\` (\`devotional_article_id\`);`)
  await db.run(sql`CREATE INDEX \`subscription_offer_rels_general_page_id_idx\` ON \`subscription_offer_rels\` (\`general_page_id\`);`)
  await db.run(sql`CREATE INDEX \`subscription_offer_rels_category_id_idx\` ON \`subscription_offer_rels\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`subscription_offer_rels_bible_id_idx\` ON \`subscription_offer_rels\` (\`bible_id\`);`)
  await db.run(sql`CREATE INDEX \`subscription_offer_rels_subscription_offer_id_idx\` ON \`subscription_offer_rels\` (\`subscription_offer_id\`);`)
  await db.run(sql`CREATE INDEX \`subscription_offer_rels_redirect_id_idx\` ON \`subscription_offer_rels\` (\`redirect_id\`);`)
  await db.run(sql`CREATE TABLE \`_subscription_offer_v_version_terms\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_uuid\` text,
  	\`term_length\` text,
  	\`display_price\` text,
  	\`regular_price\` numeric,
  	\`trial_days\` numeric,
  	\`is_most_popular\` integer,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_subscription_offer_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_subscription_offer_v_version_terms_order_idx\` ON \`_subscription_offer_v_version_terms\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_subscription_offer_v_version_terms_parent_id_idx\` ON \`_subscription_offer_v_version_terms\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_subscription_offer_v_version_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_subscription_offer_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_subscription_offer_v_version_languages_order_idx\` ON \`_subscription_offer_v_version_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_subscription_offer_v_version_languages_parent_idx\` ON \`_subscription_offer_v_version_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_subscription_offer_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_en_title\` text,
  	\`version_en_summary\` text,
  	\`version_en_seo_description\` text,
  	\`version_en_slug\` text,
  	\`version_en_body\` text,
  	\`version_es_title\` text,
  	\`version_es_summary\` text,
  	\`version_es_seo_description\` text,
  	\`version_es_slug\` text,
  	\`version_es_body\` text,
  	\`version_access\` text,
  	\`version_listed\` text,
  	\`version_published\` text,
  	\`version_updated\` text,
  	\`version_image_id\` text,
  	\`version_legacy_slug\` text,
  	\`version_order\` numeric,
  	\`version_offer_slug\` text,
  	\`version_platform\` text,
  	\`version_is_active\` integer,
  	\`version_allow_auto_selection\` integer,
  	\`version_limited_time_deal\` integer,
  	\`version_deal_ends\` text,
  	\`version_display_component\` text,
  	\`version_display_size\` text,
  	\`version_success_landing_page\` text,
  	\`version_name\` text,
  	\`version_path\` text,
  	\`version_folder\` text,
  	\`version_heading\` text,
  	\`version_shipped\` text,
  	\`version_created_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`subscription_offer\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`pictures\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_subscription_offer_v_parent_idx\` ON \`_subscription_offer_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_subscription_offer_v_version_version_image_idx\` ON \`_subscription_offer_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_subscription_offer_v_version_version_path_idx\` ON \`_subscription_offer_v\` (\`version_path\`);`)
  await db.run(sql`CREATE INDEX \`_subscription_offer_v_version_version_created_by_idx\` ON \`_subscription_offer_v\` (\`version_created_by\`);`)
  await db.run(sql`CREATE INDEX \`_subscription_offer_v_version_version_updated_at_idx\` ON \`_subscription_offer_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_subscription_offer_v_version_version_created_at_idx\` ON \`_subscription_offer_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_subscription_offer_v_version_version_deleted_at_idx\` ON \`_subscription_offer_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_subscription_offer_v_version_version__status_idx\` ON \`_subscription_offer_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_subscription_offer_v_created_at_idx\` ON \`_subscription_offer_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_subscription_offer_v_updated_at_idx\` ON \`_subscription_offer_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_subscription_offer_v_latest_idx\` ON \`_subscription_offer_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_subscription_offer_v_autosave_idx\` ON \`_subscription_offer_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_subscription_offer_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`topic_id\` text,
  	\`contributor_id\` text,
  	\`verse_id\` text,
  	\`prayer_id\` text,
  	\`trivia_id\` text,
  	\`article_id\` text,
  	\`growth_plan_id\` text,
  	\`growth_plan_article_id\` text,
  	\`growth_plan_article_prompt_id\` text,
  	\`study_guide_id\` text,
  	\`study_guide_lesson_id\` text,
  	\`study_guide_section_id\` text,
  	\`channel_id\` text,
  	\`channel_article_id\` text,
  	\`daily_devotional_id\` text,
  	\`devotional_article_id\` text,
  	\`general_page_id\` text,
  	\`category_id\` text,
  	\`bible_id\` text,
  	\`subscription_offer_id\` text,
  	\`redirect_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_subscription_offer_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`topic_id\`) REFERENCES \`topic\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contributor_id\`) REFERENCES \`contributor\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`verse_id\`) REFERENCES \`verse\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`prayer_id\`) REFERENCES \`prayer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`trivia_id\`) REFERENCES \`trivia\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`article_id\`) REFERENCES \`article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_id\`) REFERENCES \`growth_plan\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_article_id\`) REFERENCES \`growth_plan_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_article_prompt_id\`) REFERENCES \`growth_plan_article_prompt\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_id\`) REFERENCES \`study_guide\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_lesson_id\`) REFERENCES \`study_guide_lesson\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_section_id\`) REFERENCES \`study_guide_section\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`channel_id\`) REFERENCES \`channel\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`channel_article_id\`) REFERENCES \`channel_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`daily_devotional_id\`) REFERENCES \`daily_devotional\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`devotional_article_id\`) REFERENCES \`devotional_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`general_page_id\`) REFERENCES \`general_page\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`category\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`bible_id\`) REFERENCES \`bible\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`subscription_offer_id\`) REFERENCES \`subscription_offer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirect_id\`) REFERENCES \`redirect\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_subscription_offer_v_rels_order_idx\` ON \`_subscription_offer_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_subscription_offer_v_rels_parent_idx\` ON \`_subscription_offer_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_subscription_offer_v_rels_path_idx\` ON \`_subscription_offer_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_subscription_offer_v_rels_topic_id_idx\` ON \`_subscription_offer_v_rels\` (\`topic_id\`);`)
  await db.run(sql`CREATE INDEX \`_subscription_offer_v_rels_contributor_id_idx\` ON \`_subscription_offer_v_rels\` (\`contributor_id\`);`)
  await db.run(sql`CREATE INDEX \`_subscription_offer_v_rels_verse_id_idx\` ON \`_subscription_offer_v_rels\` (\`verse_id\`);`)
  await db.run(sql`CREATE INDEX \`_subscription_offer_v_rels_prayer_id_idx\` ON \`_subscription_offer_v_rels\` (\`prayer_id\`);`)
  await db.run(sql`CREATE INDEX \`_subscription_offer_v_rels_trivia_id_idx\` ON \`_subscription_offer_v_rels\` (\`trivia_id\`);`)
  await db.run(sql`CREATE INDEX \`_subscription_offer_v_rels_article_id_idx\` ON \`_subscription_offer_v_rels\` (\`article_id\`);`)
  await db.run(sql`CREATE INDEX \`_subscription_offer_v_rels_growth_plan_id_idx\` ON \`_subscription_offer_v_rels\` (\`growth_plan_id\`);`)
  await db.run(sql`CREATE INDEX \`_subscription_offer_v_rels_growth_plan_article_id_idx\` ON \`_subscription_offer_v_rels\` (\`growth_plan_article_id\`);`)
  await db.run(sql`CREATE INDEX \`_subscription_offer_v_rels_growth_plan_article_prompt_id_idx\` ON \`_subscription_offer_v_rels\` (\`growth_plan_article_prompt_id\`);`)
  await db.run(sql`CREATE INDEX \`_subscription_offer_v_rels_study_guide_id_idx\` ON \`_subscription_offer_v_rels\` (\`study_guide_id\`);`)
  await db.run(sql`CREATE INDEX \`_subscription_offer_v_rels_study_guide_lesson_id_idx\` ON \`_subscription_offer_v_rels\` (\`study_guide_lesson_id\`);`)
  await db.run(sql`CREATE INDEX \`_subscription_offer_v_rels_study_guide_section_id_idx\` ON \`_subscription_offer_v_rels\` (\`study_guide_section_id\`);`)
  await db.run(sql`CREATE INDEX \`_subscription_offer_v_rels_channel_id_idx\` ON \`_subscription_offer_v_rels\` (\`channel_id\`);`)
  await db.run(sql`CREATE INDEX \`_subscription_offer_v_rels_channel_article_id_idx\` ON \`_subscription_offer_v_rels\` (\`channel_article_id\`);`)
  await db.run(sql`CREATE INDEX \`_subscription_offer_v_rels_daily_devotional_id_idx\` ON \`_subscription_offer_v_rels\` (\`daily_devotional_id\`);`)
  await db.run(sql`CREATE INDEX \`_subscription_offer_v_rels_devotional_article_id_idx\` ON \`_subscription_offer_v_rels\` (\`devotional_article_id\`);`)
  await db.run(sql`CREATE INDEX \`_subscription_offer_v_rels_general_page_id_idx\` ON \`_subscription_offer_v_rels\` (\`general_page_id\`);`)
  await db.run(sql`CREATE INDEX \`_subscription_offer_v_rels_category_id_idx\` ON \`_subscription_offer_v_rels\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`_subscription_offer_v_rels_bible_id_idx\` ON \`_subscription_offer_v_rels\` (\`bible_id\`);`)
  await db.run(sql`CREATE INDEX \`_subscription_offer_v_rels_subscription_offer_id_idx\` ON \`_subscription_offer_v_rels\` (\`subscription_offer_id\`);`)
  await db.run(sql`CREATE INDEX \`_subscription_offer_v_rels_redirect_id_idx\` ON \`_subscription_offer_v_rels\` (\`redirect_id\`);`)
  await db.run(sql`CREATE TABLE \`redirect_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`redirect\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`redirect_languages_order_idx\` ON \`redirect_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`redirect_languages_parent_idx\` ON \`redirect_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`redirect\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`en_title\` text,
  	\`en_summary\` text,
  	\`en_seo_description\` text,
  	\`en_slug\` text,
  	\`en_body\` text,
  	\`es_title\` text,
  	\`es_summary\` text,
  	\`es_seo_description\` text,
  	\`es_slug\` text,
  	\`es_body\` text,
  	\`access\` text,
  	\`listed\` text,
  	\`published\` text,
  	\`updated\` text,
  	\`image_id\` text,
  	\`legacy_slug\` text,
  	\`order\` numeric,
  	\`from\` text,
  	\`to\` text,
  	\`status\` text,
  	\`name\` text,
  	\`path\` text,
  	\`folder\` text,
  	\`heading\` text,
  	\`shipped\` text,
  	\`created_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`pictures\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`redirect_image_idx\` ON \`redirect\` (\`image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`redirect_path_idx\` ON \`redirect\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`redirect_created_by_idx\` ON \`redirect\` (\`created_by\`);`)
  await db.run(sql`CREATE INDEX \`redirect_updated_at_idx\` ON \`redirect\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`redirect_created_at_idx\` ON \`redirect\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`redirect_deleted_at_idx\` ON \`redirect\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`redirect__status_idx\` ON \`redirect\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`redirect_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`topic_id\` text,
  	\`contributor_id\` text,
  	\`verse_id\` text,
  	\`prayer_id\` text,
  	\`trivia_id\` text,
  	\`article_id\` text,
  	\`growth_plan_id\` text,
  	\`growth_plan_article_id\` text,
  	\`growth_plan_article_prompt_id\` text,
  	\`study_guide_id\` text,
  	\`study_guide_lesson_id\` text,
  	\`study_guide_section_id\` text,
  	\`channel_id\` text,
  	\`channel_article_id\` text,
  	\`daily_devotional_id\` text,
  	\`devotional_article_id\` text,
  	\`general_page_id\` text,
  	\`category_id\` text,
  	\`bible_id\` text,
  	\`subscription_offer_id\` text,
  	\`redirect_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`redirect\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`topic_id\`) REFERENCES \`topic\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contributor_id\`) REFERENCES \`contributor\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`verse_id\`) REFERENCES \`verse\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`prayer_id\`) REFERENCES \`prayer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`trivia_id\`) REFERENCES \`trivia\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`article_id\`) REFERENCES \`article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_id\`) REFERENCES \`growth_plan\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_article_id\`) REFERENCES \`growth_plan_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_article_prompt_id\`) REFERENCES \`growth_plan_article_prompt\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_id\`) REFERENCES \`study_guide\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_lesson_id\`) REFERENCES \`study_guide_lesson\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_section_id\`) REFERENCES \`study_guide_section\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`channel_id\`) REFERENCES \`channel\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`channel_article_id\`) REFERENCES \`channel_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`daily_devotional_id\`) REFERENCES \`daily_devotional\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`devotional_article_id\`) REFERENCES \`devotional_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`general_page_id\`) REFERENCES \`general_page\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`category\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`bible_id\`) REFERENCES \`bible\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`subscription_offer_id\`) REFERENCES \`subscription_offer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirect_id\`) REFERENCES \`redirect\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`redirect_rels_order_idx\` ON \`redirect_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`redirect_rels_parent_idx\` ON \`redirect_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`redirect_rels_path_idx\` ON \`redirect_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`redirect_rels_topic_id_idx\` ON \`redirect_rels\` (\`topic_id\`);`)
  await db.run(sql`CREATE INDEX \`redirect_rels_contributor_id_idx\` ON \`redirect_rels\` (\`contributor_id\`);`)
  await db.run(sql`CREATE INDEX \`redirect_rels_verse_id_idx\` ON \`redirect_rels\` (\`verse_id\`);`)
  await db.run(sql`CREATE INDEX \`redirect_rels_prayer_id_idx\` ON \`redirect_rels\` (\`prayer_id\`);`)
  await db.run(sql`CREATE INDEX \`redirect_rels_trivia_id_idx\` ON \`redirect_rels\` (\`trivia_id\`);`)
  await db.run(sql`CREATE INDEX \`redirect_rels_article_id_idx\` ON \`redirect_rels\` (\`article_id\`);`)
  await db.run(sql`CREATE INDEX \`redirect_rels_growth_plan_id_idx\` ON \`redirect_rels\` (\`growth_plan_id\`);`)
  await db.run(sql`CREATE INDEX \`redirect_rels_growth_plan_article_id_idx\` ON \`redirect_rels\` (\`growth_plan_article_id\`);`)
  await db.run(sql`CREATE INDEX \`redirect_rels_growth_plan_article_prompt_id_idx\` ON \`redirect_rels\` (\`growth_plan_article_prompt_id\`);`)
  await db.run(sql`CREATE INDEX \`redirect_rels_study_guide_id_idx\` ON \`redirect_rels\` (\`study_guide_id\`);`)
  await db.run(sql`CREATE INDEX \`redirect_rels_study_guide_lesson_id_idx\` ON \`redirect_rels\` (\`study_guide_lesson_id\`);`)
  await db.run(sql`CREATE INDEX \`redirect_rels_study_guide_section_id_idx\` ON \`redirect_rels\` (\`study_guide_section_id\`);`)
  await db.run(sql`CREATE INDEX \`redirect_rels_channel_id_idx\` ON \`redirect_rels\` (\`channel_id\`);`)
  await db.run(sql`CREATE INDEX \`redirect_rels_channel_article_id_idx\` ON \`redirect_rels\` (\`channel_article_id\`);`)
  await db.run(sql`CREATE INDEX \`redirect_rels_daily_devotional_id_idx\` ON \`redirect_rels\` (\`daily_devotional_id\`);`)
  await db.run(sql`CREATE INDEX \`redirect_rels_devotional_article_id_idx\` ON \`redirect_rels\` (\`devotional_article_id\`);`)
  await db.run(sql`CREATE INDEX \`redirect_rels_general_page_id_idx\` ON \`redirect_rels\` (\`general_page_id\`);`)
  await db.run(sql`CREATE INDEX \`redirect_rels_category_id_idx\` ON \`redirect_rels\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`redirect_rels_bible_id_idx\` ON \`redirect_rels\` (\`bible_id\`);`)
  await db.run(sql`CREATE INDEX \`redirect_rels_subscription_offer_id_idx\` ON \`redirect_rels\` (\`subscription_offer_id\`);`)
  await db.run(sql`CREATE INDEX \`redirect_rels_redirect_id_idx\` ON \`redirect_rels\` (\`redirect_id\`);`)
  await db.run(sql`CREATE TABLE \`_redirect_v_version_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_redirect_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_redirect_v_version_languages_order_idx\` ON \`_redirect_v_version_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_redirect_v_version_languages_parent_idx\` ON \`_redirect_v_version_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_redirect_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_en_title\` text,
  	\`version_en_summary\` text,
  	\`version_en_seo_description\` text,
  	\`version_en_slug\` text,
  	\`version_en_body\` text,
  	\`version_es_title\` text,
  	\`version_es_summary\` text,
  	\`version_es_seo_description\` text,
  	\`version_es_slug\` text,
  	\`version_es_body\` text,
  	\`version_access\` text,
  	\`version_listed\` text,
  	\`version_published\` text,
  	\`version_updated\` text,
  	\`version_image_id\` text,
  	\`version_legacy_slug\` text,
  	\`version_order\` numeric,
  	\`version_from\` text,
  	\`version_to\` text,
  	\`version_status\` text,
  	\`version_name\` text,
  	\`version_path\` text,
  	\`version_folder\` text,
  	\`version_heading\` text,
  	\`version_shipped\` text,
  	\`version_created_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`redirect\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`pictures\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_redirect_v_parent_idx\` ON \`_redirect_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_redirect_v_version_version_image_idx\` ON \`_redirect_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_redirect_v_version_version_path_idx\` ON \`_redirect_v\` (\`version_path\`);`)
  await db.run(sql`CREATE INDEX \`_redirect_v_version_version_created_by_idx\` ON \`_redirect_v\` (\`version_created_by\`);`)
  await db.run(sql`CREATE INDEX \`_redirect_v_version_version_updated_at_idx\` ON \`_redirect_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_redirect_v_version_version_created_at_idx\` ON \`_redirect_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_redirect_v_version_version_deleted_at_idx\` ON \`_redirect_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_redirect_v_version_version__status_idx\` ON \`_redirect_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_redirect_v_created_at_idx\` ON \`_redirect_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_redirect_v_updated_at_idx\` ON \`_redirect_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_redirect_v_latest_idx\` ON \`_redirect_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_redirect_v_autosave_idx\` ON \`_redirect_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_redirect_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`topic_id\` text,
  	\`contributor_id\` text,
  	\`verse_id\` text,
  	\`prayer_id\` text,
  	\`trivia_id\` text,
  	\`article_id\` text,
  	\`growth_plan_id\` text,
  	\`growth_plan_article_id\` text,
  	\`growth_plan_article_prompt_id\` text,
  	\`study_guide_id\` text,
  	\`study_guide_lesson_id\` text,
  	\`study_guide_section_id\` text,
  	\`channel_id\` text,
  	\`channel_article_id\` text,
  	\`daily_devotional_id\` text,
  	\`devotional_article_id\` text,
  	\`general_page_id\` text,
  	\`category_id\` text,
  	\`bible_id\` text,
  	\`subscription_offer_id\` text,
  	\`redirect_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_redirect_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`topic_id\`) REFERENCES \`topic\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contributor_id\`) REFERENCES \`contributor\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`verse_id\`) REFERENCES \`verse\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`prayer_id\`) REFERENCES \`prayer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`trivia_id\`) REFERENCES \`trivia\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`article_id\`) REFERENCES \`article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_id\`) REFERENCES \`growth_plan\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_article_id\`) REFERENCES \`growth_plan_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_article_prompt_id\`) REFERENCES \`growth_plan_article_prompt\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_id\`) REFERENCES \`study_guide\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_lesson_id\`) REFERENCES \`study_guide_lesson\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_section_id\`) REFERENCES \`study_guide_section\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`channel_id\`) REFERENCES \`channel\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`channel_article_id\`) REFERENCES \`channel_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`daily_devotional_id\`) REFERENCES \`daily_devotional\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`devotional_article_id\`) REFERENCES \`devotional_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`general_page_id\`) REFERENCES \`general_page\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`category\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`bible_id\`) REFERENCES \`bible\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`subscription_offer_id\`) REFERENCES \`subscription_offer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirect_id\`) REFERENCES \`redirect\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_redirect_v_rels_order_idx\` ON \`_redirect_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_redirect_v_rels_parent_idx\` ON \`_redirect_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_redirect_v_rels_path_idx\` ON \`_redirect_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_redirect_v_rels_topic_id_idx\` ON \`_redirect_v_rels\` (\`topic_id\`);`)
  await db.run(sql`CREATE INDEX \`_redirect_v_rels_contributor_id_idx\` ON \`_redirect_v_rels\` (\`contributor_id\`);`)
  await db.run(sql`CREATE INDEX \`_redirect_v_rels_verse_id_idx\` ON \`_redirect_v_rels\` (\`verse_id\`);`)
  await db.run(sql`CREATE INDEX \`_redirect_v_rels_prayer_id_idx\` ON \`_redirect_v_rels\` (\`prayer_id\`);`)
  await db.run(sql`CREATE INDEX \`_redirect_v_rels_trivia_id_idx\` ON \`_redirect_v_rels\` (\`trivia_id\`);`)
  await db.run(sql`CREATE INDEX \`_redirect_v_rels_article_id_idx\` ON \`_redirect_v_rels\` (\`article_id\`);`)
  await db.run(sql`CREATE INDEX \`_redirect_v_rels_growth_plan_id_idx\` ON \`_redirect_v_rels\` (\`growth_plan_id\`);`)
  await db.run(sql`CREATE INDEX \`_redirect_v_rels_growth_plan_article_id_idx\` ON \`_redirect_v_rels\` (\`growth_plan_article_id\`);`)
  await db.run(sql`CREATE INDEX \`_redirect_v_rels_growth_plan_article_prompt_id_idx\` ON \`_redirect_v_rels\` (\`growth_plan_article_prompt_id\`);`)
  await db.run(sql`CREATE INDEX \`_redirect_v_rels_study_guide_id_idx\` ON \`_redirect_v_rels\` (\`study_guide_id\`);`)
  await db.run(sql`CREATE INDEX \`_redirect_v_rels_study_guide_lesson_id_idx\` ON \`_redirect_v_rels\` (\`study_guide_lesson_id\`);`)
  await db.run(sql`CREATE INDEX \`_redirect_v_rels_study_guide_section_id_idx\` ON \`_redirect_v_rels\` (\`study_guide_section_id\`);`)
  await db.run(sql`CREATE INDEX \`_redirect_v_rels_channel_id_idx\` ON \`_redirect_v_rels\` (\`channel_id\`);`)
  await db.run(sql`CREATE INDEX \`_redirect_v_rels_channel_article_id_idx\` ON \`_redirect_v_rels\` (\`channel_article_id\`);`)
  await db.run(sql`CREATE INDEX \`_redirect_v_rels_daily_devotional_id_idx\` ON \`_redirect_v_rels\` (\`daily_devotional_id\`);`)
  await db.run(sql`CREATE INDEX \`_redirect_v_rels_devotional_article_id_idx\` ON \`_redirect_v_rels\` (\`devotional_article_id\`);`)
  await db.run(sql`CREATE INDEX \`_redirect_v_rels_general_page_id_idx\` ON \`_redirect_v_rels\` (\`general_page_id\`);`)
  await db.run(sql`CREATE INDEX \`_redirect_v_rels_category_id_idx\` ON \`_redirect_v_rels\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`_redirect_v_rels_bible_id_idx\` ON \`_redirect_v_rels\` (\`bible_id\`);`)
  await db.run(sql`CREATE INDEX \`_redirect_v_rels_subscription_offer_id_idx\` ON \`_redirect_v_rels\` (\`subscription_offer_id\`);`)
  await db.run(sql`CREATE INDEX \`_redirect_v_rels_redirect_id_idx\` ON \`_redirect_v_rels\` (\`redirect_id\`);`)
  await db.run(sql`CREATE TABLE \`menu_en_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`to\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menu\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`menu_en_links_order_idx\` ON \`menu_en_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`menu_en_links_parent_id_idx\` ON \`menu_en_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`menu_es_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`to\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menu\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`menu_es_links_order_idx\` ON \`menu_es_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`menu_es_links_parent_id_idx\` ON \`menu_es_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`menu_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`menu\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`menu_languages_order_idx\` ON \`menu_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`menu_languages_parent_idx\` ON \`menu_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`menu\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`en_title\` text,
  	\`es_title\` text,
  	\`order\` numeric,
  	\`name\` text,
  	\`path\` text,
  	\`folder\` text,
  	\`heading\` text,
  	\`shipped\` text,
  	\`created_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`menu_path_idx\` ON \`menu\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`menu_created_by_idx\` ON \`menu\` (\`created_by\`);`)
  await db.run(sql`CREATE INDEX \`menu_updated_at_idx\` ON \`menu\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`menu_created_at_idx\` ON \`menu\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`menu_deleted_at_idx\` ON \`menu\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`menu__status_idx\` ON \`menu\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_menu_v_version_en_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`to\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_menu_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_menu_v_version_en_links_order_idx\` ON \`_menu_v_version_en_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_menu_v_version_en_links_parent_id_idx\` ON \`_menu_v_version_en_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_menu_v_version_es_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`to\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_menu_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_menu_v_version_es_links_order_idx\` ON \`_menu_v_version_es_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_menu_v_version_es_links_parent_id_idx\` ON \`_menu_v_version_es_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_menu_v_version_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_menu_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_menu_v_version_languages_order_idx\` ON \`_menu_v_version_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_menu_v_version_languages_parent_idx\` ON \`_menu_v_version_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_menu_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_en_title\` text,
  	\`version_es_title\` text,
  	\`version_order\` numeric,
  	\`version_name\` text,
  	\`version_path\` text,
  	\`version_folder\` text,
  	\`version_heading\` text,
  	\`version_shipped\` text,
  	\`version_created_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`menu\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_menu_v_parent_idx\` ON \`_menu_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_menu_v_version_version_path_idx\` ON \`_menu_v\` (\`version_path\`);`)
  await db.run(sql`CREATE INDEX \`_menu_v_version_version_created_by_idx\` ON \`_menu_v\` (\`version_created_by\`);`)
  await db.run(sql`CREATE INDEX \`_menu_v_version_version_updated_at_idx\` ON \`_menu_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_menu_v_version_version_created_at_idx\` ON \`_menu_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_menu_v_version_version_deleted_at_idx\` ON \`_menu_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_menu_v_version_version__status_idx\` ON \`_menu_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_menu_v_created_at_idx\` ON \`_menu_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_menu_v_updated_at_idx\` ON \`_menu_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_menu_v_latest_idx\` ON \`_menu_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_menu_v_autosave_idx\` ON \`_menu_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`popup_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`popup\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`popup_languages_order_idx\` ON \`popup_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`popup_languages_parent_idx\` ON \`popup_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`popup\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`en_title\` text,
  	\`en_lead\` text,
  	\`en_points\` text,
  	\`en_button\` text,
  	\`en_question\` text,
  	\`en_dismiss\` text,
  	\`es_title\` text,
  	\`es_lead\` text,
  	\`es_points\` text,
  	\`es_button\` text,
  	\`es_question\` text,
  	\`es_dismiss\` text,
  	\`order\` numeric,
  	\`name\` text,
  	\`path\` text,
  	\`folder\` text,
  	\`heading\` text,
  	\`shipped\` text,
  	\`created_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`popup_path_idx\` ON \`popup\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`popup_created_by_idx\` ON \`popup\` (\`created_by\`);`)
  await db.run(sql`CREATE INDEX \`popup_updated_at_idx\` ON \`popup\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`popup_created_at_idx\` ON \`popup\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`popup_deleted_at_idx\` ON \`popup\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`popup__status_idx\` ON \`popup\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_popup_v_version_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_popup_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_popup_v_version_languages_order_idx\` ON \`_popup_v_version_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_popup_v_version_languages_parent_idx\` ON \`_popup_v_version_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_popup_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_en_title\` text,
  	\`version_en_lead\` text,
  	\`version_en_points\` text,
  	\`version_en_button\` text,
  	\`version_en_question\` text,
  	\`version_en_dismiss\` text,
  	\`version_es_title\` text,
  	\`version_es_lead\` text,
  	\`version_es_points\` text,
  	\`version_es_button\` text,
  	\`version_es_question\` text,
  	\`version_es_dismiss\` text,
  	\`version_order\` numeric,
  	\`version_name\` text,
  	\`version_path\` text,
  	\`version_folder\` text,
  	\`version_heading\` text,
  	\`version_shipped\` text,
  	\`version_created_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`popup\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_popup_v_parent_idx\` ON \`_popup_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_popup_v_version_version_path_idx\` ON \`_popup_v\` (\`version_path\`);`)
  await db.run(sql`CREATE INDEX \`_popup_v_version_version_created_by_idx\` ON \`_popup_v\` (\`version_created_by\`);`)
  await db.run(sql`CREATE INDEX \`_popup_v_version_version_updated_at_idx\` ON \`_popup_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_popup_v_version_version_created_at_idx\` ON \`_popup_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_popup_v_version_version_deleted_at_idx\` ON \`_popup_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_popup_v_version_version__status_idx\` ON \`_popup_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_popup_v_created_at_idx\` ON \`_popup_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_popup_v_updated_at_idx\` ON \`_popup_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_popup_v_latest_idx\` ON \`_popup_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_popup_v_autosave_idx\` ON \`_popup_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`mail_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`mail\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`mail_languages_order_idx\` ON \`mail_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`mail_languages_parent_idx\` ON \`mail_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`mail\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`en_title\` text,
  	\`en_subject\` text,
  	\`en_greeting\` text,
  	\`en_greeting_without_name\` text,
  	\`en_opening\` text,
  	\`en_button\` text,
  	\`en_closing\` text,
  	\`en_reason\` text,
  	\`en_stop_link\` text,
  	\`en_settings_link\` text,
  	\`es_title\` text,
  	\`es_subject\` text,
  	\`es_greeting\` text,
  	\`es_greeting_without_name\` text,
  	\`es_opening\` text,
  	\`es_button\` text,
  	\`es_closing\` text,
  	\`es_reason\` text,
  	\`es_stop_link\` text,
  	\`es_settings_link\` text,
  	\`order\` numeric,
  	\`name\` text,
  	\`path\` text,
  	\`folder\` text,
  	\`heading\` text,
  	\`shipped\` text,
  	\`created_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`mail_path_idx\` ON \`mail\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`mail_created_by_idx\` ON \`mail\` (\`created_by\`);`)
  await db.run(sql`CREATE INDEX \`mail_updated_at_idx\` ON \`mail\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`mail_created_at_idx\` ON \`mail\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`mail_deleted_at_idx\` ON \`mail\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`mail__status_idx\` ON \`mail\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_mail_v_version_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_mail_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_mail_v_version_languages_order_idx\` ON \`_mail_v_version_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_mail_v_version_languages_parent_idx\` ON \`_mail_v_version_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_mail_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_en_title\` text,
  	\`version_en_subject\` text,
  	\`version_en_greeting\` text,
  	\`version_en_greeting_without_name\` text,
  	\`version_en_opening\` text,
  	\`version_en_button\` text,
  	\`version_en_closing\` text,
  	\`version_en_reason\` text,
  	\`version_en_stop_link\` text,
  	\`version_en_settings_link\` text,
  	\`version_es_title\` text,
  	\`version_es_subject\` text,
  	\`version_es_greeting\` text,
  	\`version_es_greeting_without_name\` text,
  	\`version_es_opening\` text,
  	\`version_es_button\` text,
  	\`version_es_closing\` text,
  	\`version_es_reason\` text,
  	\`version_es_stop_link\` text,
  	\`version_es_settings_link\` text,
  	\`version_order\` numeric,
  	\`version_name\` text,
  	\`version_path\` text,
  	\`version_folder\` text,
  	\`version_heading\` text,
  	\`version_shipped\` text,
  	\`version_created_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`mail\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_mail_v_parent_idx\` ON \`_mail_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_mail_v_version_version_path_idx\` ON \`_mail_v\` (\`version_path\`);`)
  await db.run(sql`CREATE INDEX \`_mail_v_version_version_created_by_idx\` ON \`_mail_v\` (\`version_created_by\`);`)
  await db.run(sql`CREATE INDEX \`_mail_v_version_version_updated_at_idx\` ON \`_mail_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_mail_v_version_version_created_at_idx\` ON \`_mail_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_mail_v_version_version_deleted_at_idx\` ON \`_mail_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_mail_v_version_version__status_idx\` ON \`_mail_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_mail_v_created_at_idx\` ON \`_mail_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_mail_v_updated_at_idx\` ON \`_mail_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_mail_v_latest_idx\` ON \`_mail_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_mail_v_autosave_idx\` ON \`_mail_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`partner_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`partner\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`partner_languages_order_idx\` ON \`partner_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`partner_languages_parent_idx\` ON \`partner_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`partner\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`en_title\` text,
  	\`en_partner\` text,
  	\`en_description\` text,
  	\`en_wording\` text,
  	\`es_title\` text,
  	\`es_partner\` text,
  	\`es_description\` text,
  	\`es_wording\` text,
  	\`order\` numeric,
  	\`name\` text,
  	\`path\` text,
  	\`folder\` text,
  	\`heading\` text,
  	\`shipped\` text,
  	\`created_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`partner_path_idx\` ON \`partner\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`partner_created_by_idx\` ON \`partner\` (\`created_by\`);`)
  await db.run(sql`CREATE INDEX \`partner_updated_at_idx\` ON \`partner\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`partner_created_at_idx\` ON \`partner\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`partner_deleted_at_idx\` ON \`partner\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`partner__status_idx\` ON \`partner\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_partner_v_version_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_partner_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_partner_v_version_languages_order_idx\` ON \`_partner_v_version_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_partner_v_version_languages_parent_idx\` ON \`_partner_v_version_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_partner_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_en_title\` text,
  	\`version_en_partner\` text,
  	\`version_en_description\` text,
  	\`version_en_wording\` text,
  	\`version_es_title\` text,
  	\`version_es_partner\` text,
  	\`version_es_description\` text,
  	\`version_es_wording\` text,
  	\`version_order\` numeric,
  	\`version_name\` text,
  	\`version_path\` text,
  	\`version_folder\` text,
  	\`version_heading\` text,
  	\`version_shipped\` text,
  	\`version_created_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`partner\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_partner_v_parent_idx\` ON \`_partner_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_partner_v_version_version_path_idx\` ON \`_partner_v\` (\`version_path\`);`)
  await db.run(sql`CREATE INDEX \`_partner_v_version_version_created_by_idx\` ON \`_partner_v\` (\`version_created_by\`);`)
  await db.run(sql`CREATE INDEX \`_partner_v_version_version_updated_at_idx\` ON \`_partner_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_partner_v_version_version_created_at_idx\` ON \`_partner_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_partner_v_version_version_deleted_at_idx\` ON \`_partner_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_partner_v_version_version__status_idx\` ON \`_partner_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_partner_v_created_at_idx\` ON \`_partner_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_partner_v_updated_at_idx\` ON \`_partner_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_partner_v_latest_idx\` ON \`_partner_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_partner_v_autosave_idx\` ON \`_partner_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`pictures\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`alt_en\` text NOT NULL,
  	\`alt_es\` text NOT NULL,
  	\`credit\` text,
  	\`path\` text,
  	\`created_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric
  );
  `)
  await db.run(sql`CREATE INDEX \`pictures_path_idx\` ON \`pictures\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`pictures_created_by_idx\` ON \`pictures\` (\`created_by\`);`)
  await db.run(sql`CREATE INDEX \`pictures_updated_at_idx\` ON \`pictures\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`pictures_created_at_idx\` ON \`pictures\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`pictures_filename_idx\` ON \`pictures\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`recordings\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`path\` text,
  	\`created_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric
  );
  `)
  await db.run(sql`CREATE INDEX \`recordings_path_idx\` ON \`recordings\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`recordings_created_by_idx\` ON \`recordings\` (\`created_by\`);`)
  await db.run(sql`CREATE INDEX \`recordings_updated_at_idx\` ON \`recordings\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`recordings_created_at_idx\` ON \`recordings\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`recordings_filename_idx\` ON \`recordings\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`activity\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`person\` text,
  	\`action\` text NOT NULL,
  	\`type\` text NOT NULL,
  	\`item\` text NOT NULL,
  	\`heading\` text,
  	\`detail\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`activity_person_idx\` ON \`activity\` (\`person\`);`)
  await db.run(sql`CREATE INDEX \`activity_type_idx\` ON \`activity\` (\`type\`);`)
  await db.run(sql`CREATE INDEX \`activity_item_idx\` ON \`activity\` (\`item\`);`)
  await db.run(sql`CREATE INDEX \`activity_updated_at_idx\` ON \`activity\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`activity_created_at_idx\` ON \`activity\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`editors_roles\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`editors\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`editors_roles_order_idx\` ON \`editors_roles\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`editors_roles_parent_idx\` ON \`editors_roles\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`editors\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`email\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`editors_updated_at_idx\` ON \`editors\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`editors_created_at_idx\` ON \`editors\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`translations\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`of\` text,
  	\`heading\` text,
  	\`en\` text,
  	\`es\` text,
  	\`agreed\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`translations_of_idx\` ON \`translations\` (\`of\`);`)
  await db.run(sql`CREATE INDEX \`translations_en_idx\` ON \`translations\` (\`en\`);`)
  await db.run(sql`CREATE INDEX \`translations_es_idx\` ON \`translations\` (\`es\`);`)
  await db.run(sql`CREATE INDEX \`translations_updated_at_idx\` ON \`translations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`translations_created_at_idx\` ON \`translations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs_log\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`executed_at\` text NOT NULL,
  	\`completed_at\` text NOT NULL,
  	\`task_slug\` text NOT NULL,
  	\`task_i_d\` text NOT NULL,
  	\`input\` text,
  	\`output\` text,
  	\`state\` text NOT NULL,
  	\`error\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`payload_jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_order_idx\` ON \`payload_jobs_log\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_parent_id_idx\` ON \`payload_jobs_log\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`input\` text,
  	\`completed_at\` text,
  	\`total_tried\` numeric DEFAULT 0,
  	\`has_error\` integer DEFAULT false,
  	\`error\` text,
  	\`task_slug\` text,
  	\`queue\` text DEFAULT 'default',
  	\`wait_until\` text,
  	\`processing\` integer DEFAULT false,
  	\`meta\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_completed_at_idx\` ON \`payload_jobs\` (\`completed_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_total_tried_idx\` ON \`payload_jobs\` (\`total_tried\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_has_error_idx\` ON \`payload_jobs\` (\`has_error\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_task_slug_idx\` ON \`payload_jobs\` (\`task_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_queue_idx\` ON \`payload_jobs\` (\`queue\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_wait_until_idx\` ON \`payload_jobs\` (\`wait_until\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_processing_idx\` ON \`payload_jobs\` (\`processing\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_updated_at_idx\` ON \`payload_jobs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_created_at_idx\` ON \`payload_jobs\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`global_slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_global_slug_idx\` ON \`payload_locked_documents\` (\`global_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_updated_at_idx\` ON \`payload_locked_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_created_at_idx\` ON \`payload_locked_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`verse_id\` text,
  	\`prayer_id\` text,
  	\`trivia_id\` text,
  	\`article_id\` text,
  	\`growth_plan_id\` text,
  	\`growth_plan_article_id\` text,
  	\`growth_plan_article_prompt_id\` text,
  	\`study_guide_id\` text,
  	\`study_guide_lesson_id\` text,
  	\`study_guide_section_id\` text,
  	\`channel_id\` text,
  	\`channel_article_id\` text,
  	\`daily_devotional_id\` text,
  	\`devotional_article_id\` text,
  	\`topic_id\` text,
  	\`general_page_id\` text,
  	\`contributor_id\` text,
  	\`category_id\` text,
  	\`bible_id\` text,
  	\`subscription_offer_id\` text,
  	\`redirect_id\` text,
  	\`menu_id\` text,
  	\`popup_id\` text,
  	\`mail_id\` text,
  	\`partner_id\` text,
  	\`pictures_id\` text,
  	\`recordings_id\` text,
  	\`activity_id\` integer,
  	\`editors_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`verse_id\`) REFERENCES \`verse\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`prayer_id\`) REFERENCES \`prayer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`trivia_id\`) REFERENCES \`trivia\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`article_id\`) REFERENCES \`article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_id\`) REFERENCES \`growth_plan\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_article_id\`) REFERENCES \`growth_plan_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growth_plan_article_prompt_id\`) REFERENCES \`growth_plan_article_prompt\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_id\`) REFERENCES \`study_guide\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_lesson_id\`) REFERENCES \`study_guide_lesson\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`study_guide_section_id\`) REFERENCES \`study_guide_section\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`channel_id\`) REFERENCES \`channel\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`channel_article_id\`) REFERENCES \`channel_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`daily_devotional_id\`) REFERENCES \`daily_devotional\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`devotional_article_id\`) REFERENCES \`devotional_article\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`topic_id\`) REFERENCES \`topic\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`general_page_id\`) REFERENCES \`general_page\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contributor_id\`) REFERENCES \`contributor\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`category\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`bible_id\`) REFERENCES \`bible\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`subscription_offer_id\`) REFERENCES \`subscription_offer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirect_id\`) REFERENCES \`redirect\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`menu_id\`) REFERENCES \`menu\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`popup_id\`) REFERENCES \`popup\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`mail_id\`) REFERENCES \`mail\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`partner_id\`) REFERENCES \`partner\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pictures_id\`) REFERENCES \`pictures\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`recordings_id\`) REFERENCES \`recordings\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`activity_id\`) REFERENCES \`activity\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`editors_id\`) REFERENCES \`editors\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_verse_id_idx\` ON \`payload_locked_documents_rels\` (\`verse_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_prayer_id_idx\` ON \`payload_locked_documents_rels\` (\`prayer_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_trivia_id_idx\` ON \`payload_locked_documents_rels\` (\`trivia_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_article_id_idx\` ON \`payload_locked_documents_rels\` (\`article_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_growth_plan_id_idx\` ON \`payload_locked_documents_rels\` (\`growth_plan_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_growth_plan_article_id_idx\` ON \`payload_locked_documents_rels\` (\`growth_plan_article_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_growth_plan_article_prompt_idx\` ON \`payload_locked_documents_rels\` (\`growth_plan_article_prompt_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_study_guide_id_idx\` ON \`payload_locked_documents_rels\` (\`study_guide_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_study_guide_lesson_id_idx\` ON \`payload_locked_documents_rels\` (\`study_guide_lesson_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_study_guide_section_id_idx\` ON \`payload_locked_documents_rels\` (\`study_guide_section_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_channel_id_idx\` ON \`payload_locked_documents_rels\` (\`channel_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_channel_article_id_idx\` ON \`payload_locked_documents_rels\` (\`channel_article_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_daily_devotional_id_idx\` ON \`payload_locked_documents_rels\` (\`daily_devotional_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_devotional_article_id_idx\` ON \`payload_locked_documents_rels\` (\`devotional_article_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_topic_id_idx\` ON \`payload_locked_documents_rels\` (\`topic_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_general_page_id_idx\` ON \`payload_locked_documents_rels\` (\`general_page_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_contributor_id_idx\` ON \`payload_locked_documents_rels\` (\`contributor_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_category_id_idx\` ON \`payload_locked_documents_rels\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_bible_id_idx\` ON \`payload_locked_documents_rels\` (\`bible_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_subscription_offer_id_idx\` ON \`payload_locked_documents_rels\` (\`subscription_offer_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirect_id_idx\` ON \`payload_locked_documents_rels\` (\`redirect_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_menu_id_idx\` ON \`payload_locked_documents_rels\` (\`menu_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_popup_id_idx\` ON \`payload_locked_documents_rels\` (\`popup_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_mail_id_idx\` ON \`payload_locked_documents_rels\` (\`mail_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_partner_id_idx\` ON \`payload_locked_documents_rels\` (\`partner_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pictures_id_idx\` ON \`payload_locked_documents_rels\` (\`pictures_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_recordings_id_idx\` ON \`payload_locked_documents_rels\` (\`recordings_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_activity_id_idx\` ON \`payload_locked_documents_rels\` (\`activity_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_editors_id_idx\` ON \`payload_locked_documents_rels\` (\`editors_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_key_idx\` ON \`payload_preferences\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_updated_at_idx\` ON \`payload_preferences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_created_at_idx\` ON \`payload_preferences\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`editors_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_preferences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`editors_id\`) REFERENCES \`editors\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_order_idx\` ON \`payload_preferences_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_parent_idx\` ON \`payload_preferences_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_path_idx\` ON \`payload_preferences_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_editors_id_idx\` ON \`payload_preferences_rels\` (\`editors_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_migrations\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`batch\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_migrations_updated_at_idx\` ON \`payload_migrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_migrations_created_at_idx\` ON \`payload_migrations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs_stats\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`stats\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`verse_languages\`;`)
  await db.run(sql`DROP TABLE \`verse\`;`)
  await db.run(sql`DROP TABLE \`verse_rels\`;`)
  await db.run(sql`DROP TABLE \`_verse_v_version_languages\`;`)
  await db.run(sql`DROP TABLE \`_verse_v\`;`)
  await db.run(sql`DROP TABLE \`_verse_v_rels\`;`)
  await db.run(sql`DROP TABLE \`prayer_languages\`;`)
  await db.run(sql`DROP TABLE \`prayer\`;`)
  await db.run(sql`DROP TABLE \`prayer_rels\`;`)
  await db.run(sql`DROP TABLE \`_prayer_v_version_languages\`;`)
  await db.run(sql`DROP TABLE \`_prayer_v\`;`)
  await db.run(sql`DROP TABLE \`_prayer_v_rels\`;`)
  await db.run(sql`DROP TABLE \`trivia_questions_answers\`;`)
  await db.run(sql`DROP TABLE \`trivia_questions\`;`)
  await db.run(sql`DROP TABLE \`trivia_languages\`;`)
  await db.run(sql`DROP TABLE \`trivia\`;`)
  await db.run(sql`DROP TABLE \`trivia_rels\`;`)
  await db.run(sql`DROP TABLE \`_trivia_v_version_questions_answers\`;`)
  await db.run(sql`DROP TABLE \`_trivia_v_version_questions\`;`)
  await db.run(sql`DROP TABLE \`_trivia_v_version_languages\`;`)
  await db.run(sql`DROP TABLE \`_trivia_v\`;`)
  await db.run(sql`DROP TABLE \`_trivia_v_rels\`;`)
  await db.run(sql`DROP TABLE \`article_languages\`;`)
  await db.run(sql`DROP TABLE \`article\`;`)
  await db.run(sql`DROP TABLE \`article_rels\`;`)
  await db.run(sql`DROP TABLE \`_article_v_version_languages\`;`)
  await db.run(sql`DROP TABLE \`_article_v\`;`)
  await db.run(sql`DROP TABLE \`_article_v_rels\`;`)
  await db.run(sql`DROP TABLE \`growth_plan_languages\`;`)
  await db.run(sql`DROP TABLE \`growth_plan\`;`)
  await db.run(sql`DROP TABLE \`growth_plan_rels\`;`)
  await db.run(sql`DROP TABLE \`_growth_plan_v_version_languages\`;`)
  await db.run(sql`DROP TABLE \`_growth_plan_v\`;`)
  await db.run(sql`DROP TABLE \`_growth_plan_v_rels\`;`)
  await db.run(sql`DROP TABLE \`growth_plan_article_languages\`;`)
  await db.run(sql`DROP TABLE \`growth_plan_article\`;`)
  await db.run(sql`DROP TABLE \`growth_plan_article_rels\`;`)
  await db.run(sql`DROP TABLE \`_growth_plan_article_v_version_languages\`;`)
  await db.run(sql`DROP TABLE \`_growth_plan_article_v\`;`)
  await db.run(sql`DROP TABLE \`_growth_plan_article_v_rels\`;`)
  await db.run(sql`DROP TABLE \`growth_plan_article_prompt_languages\`;`)
  await db.run(sql`DROP TABLE \`growth_plan_article_prompt\`;`)
  await db.run(sql`DROP TABLE \`growth_plan_article_prompt_rels\`;`)
  await db.run(sql`DROP TABLE \`_growth_plan_article_prompt_v_version_languages\`;`)
  await db.run(sql`DROP TABLE \`_growth_plan_article_prompt_v\`;`)
  await db.run(sql`DROP TABLE \`_growth_plan_article_prompt_v_rels\`;`)
  await db.run(sql`DROP TABLE \`study_guide_languages\`;`)
  await db.run(sql`DROP TABLE \`study_guide\`;`)
  await db.run(sql`DROP TABLE \`study_guide_rels\`;`)
  await db.run(sql`DROP TABLE \`_study_guide_v_version_languages\`;`)
  await db.run(sql`DROP TABLE \`_study_guide_v\`;`)
  await db.run(sql`DROP TABLE \`_study_guide_v_rels\`;`)
  await db.run(sql`DROP TABLE \`study_guide_lesson_languages\`;`)
  await db.run(sql`DROP TABLE \`study_guide_lesson\`;`)
  await db.run(sql`DROP TABLE \`study_guide_lesson_rels\`;`)
  await db.run(sql`DROP TABLE \`_study_guide_lesson_v_version_languages\`;`)
  await db.run(sql`DROP TABLE \`_study_guide_lesson_v\`;`)
  await db.run(sql`DROP TABLE \`_study_guide_lesson_v_rels\`;`)
  await db.run(sql`DROP TABLE \`study_guide_section_languages\`;`)
  await db.run(sql`DROP TABLE \`study_guide_section\`;`)
  await db.run(sql`DROP TABLE \`study_guide_section_rels\`;`)
  await db.run(sql`DROP TABLE \`_study_guide_section_v_version_languages\`;`)
  await db.run(sql`DROP TABLE \`_study_guide_section_v\`;`)
  await db.run(sql`DROP TABLE \`_study_guide_section_v_rels\`;`)
  await db.run(sql`DROP TABLE \`channel_languages\`;`)
  await db.run(sql`DROP TABLE \`channel\`;`)
  await db.run(sql`DROP TABLE \`channel_rels\`;`)
  await db.run(sql`DROP TABLE \`_channel_v_version_languages\`;`)
  await db.run(sql`DROP TABLE \`_channel_v\`;`)
  await db.run(sql`DROP TABLE \`_channel_v_rels\`;`)
  await db.run(sql`DROP TABLE \`channel_article_languages\`;`)
  await db.run(sql`DROP TABLE \`channel_article\`;`)
  await db.run(sql`DROP TABLE \`channel_article_rels\`;`)
  await db.run(sql`DROP TABLE \`_channel_article_v_version_languages\`;`)
  await db.run(sql`DROP TABLE \`_channel_article_v\`;`)
  await db.run(sql`DROP TABLE \`_channel_article_v_rels\`;`)
  await db.run(sql`DROP TABLE \`daily_devotional_languages\`;`)
  await db.run(sql`DROP TABLE \`daily_devotional\`;`)
  await db.run(sql`DROP TABLE \`daily_devotional_rels\`;`)
  await db.run(sql`DROP TABLE \`_daily_devotional_v_version_languages\`;`)
  await db.run(sql`DROP TABLE \`_daily_devotional_v\`;`)
  await db.run(sql`DROP TABLE \`_daily_devotional_v_rels\`;`)
  await db.run(sql`DROP TABLE \`devotional_article_languages\`;`)
  await db.run(sql`DROP TABLE \`devotional_article\`;`)
  await db.run(sql`DROP TABLE \`devotional_article_rels\`;`)
  await db.run(sql`DROP TABLE \`_devotional_article_v_version_languages\`;`)
  await db.run(sql`DROP TABLE \`_devotional_article_v\`;`)
  await db.run(sql`DROP TABLE \`_devotional_article_v_rels\`;`)
  await db.run(sql`DROP TABLE \`topic_languages\`;`)
  await db.run(sql`DROP TABLE \`topic\`;`)
  await db.run(sql`DROP TABLE \`topic_rels\`;`)
  await db.run(sql`DROP TABLE \`_topic_v_version_languages\`;`)
  await db.run(sql`DROP TABLE \`_topic_v\`;`)
  await db.run(sql`DROP TABLE \`_topic_v_rels\`;`)
  await db.run(sql`DROP TABLE \`general_page_en_faq\`;`)
  await db.run(sql`DROP TABLE \`general_page_es_faq\`;`)
  await db.run(sql`DROP TABLE \`general_page_languages\`;`)
  await db.run(sql`DROP TABLE \`general_page\`;`)
  await db.run(sql`DROP TABLE \`general_page_rels\`;`)
  await db.run(sql`DROP TABLE \`_general_page_v_version_en_faq\`;`)
  await db.run(sql`DROP TABLE \`_general_page_v_version_es_faq\`;`)
  await db.run(sql`DROP TABLE \`_general_page_v_version_languages\`;`)
  await db.run(sql`DROP TABLE \`_general_page_v\`;`)
  await db.run(sql`DROP TABLE \`_general_page_v_rels\`;`)
  await db.run(sql`DROP TABLE \`contributor_languages\`;`)
  await db.run(sql`DROP TABLE \`contributor\`;`)
  await db.run(sql`DROP TABLE \`contributor_rels\`;`)
  await db.run(sql`DROP TABLE \`_contributor_v_version_languages\`;`)
  await db.run(sql`DROP TABLE \`_contributor_v\`;`)
  await db.run(sql`DROP TABLE \`_contributor_v_rels\`;`)
  await db.run(sql`DROP TABLE \`category_languages\`;`)
  await db.run(sql`DROP TABLE \`category\`;`)
  await db.run(sql`DROP TABLE \`category_rels\`;`)
  await db.run(sql`DROP TABLE \`_category_v_version_languages\`;`)
  await db.run(sql`DROP TABLE \`_category_v\`;`)
  await db.run(sql`DROP TABLE \`_category_v_rels\`;`)
  await db.run(sql`DROP TABLE \`bible_languages\`;`)
  await db.run(sql`DROP TABLE \`bible\`;`)
  await db.run(sql`DROP TABLE \`bible_rels\`;`)
  await db.run(sql`DROP TABLE \`_bible_v_version_languages\`;`)
  await db.run(sql`DROP TABLE \`_bible_v\`;`)
  await db.run(sql`DROP TABLE \`_bible_v_rels\`;`)
  await db.run(sql`DROP TABLE \`subscription_offer_terms\`;`)
  await db.run(sql`DROP TABLE \`subscription_offer_languages\`;`)
  await db.run(sql`DROP TABLE \`subscription_offer\`;`)
  await db.run(sql`DROP TABLE \`subscription_offer_rels\`;`)
  await db.run(sql`DROP TABLE \`_subscription_offer_v_version_terms\`;`)
  await db.run(sql`DROP TABLE \`_subscription_offer_v_version_languages\`;`)
  await db.run(sql`DROP TABLE \`_subscription_offer_v\`;`)
  await db.run(sql`DROP TABLE \`_subscription_offer_v_rels\`;`)
  await db.run(sql`DROP TABLE \`redirect_languages\`;`)
  await db.run(sql`DROP TABLE \`redirect\`;`)
  await db.run(sql`DROP TABLE \`redirect_rels\`;`)
  await db.run(sql`DROP TABLE \`_redirect_v_version_languages\`;`)
  await db.run(sql`DROP TABLE \`_redirect_v\`;`)
  await db.run(sql`DROP TABLE \`_redirect_v_rels\`;`)
  await db.run(sql`DROP TABLE \`menu_en_links\`;`)
  await db.run(sql`DROP TABLE \`menu_es_links\`;`)
  await db.run(sql`DROP TABLE \`menu_languages\`;`)
  await db.run(sql`DROP TABLE \`menu\`;`)
  await db.run(sql`DROP TABLE \`_menu_v_version_en_links\`;`)
  await db.run(sql`DROP TABLE \`_menu_v_version_es_links\`;`)
  await db.run(sql`DROP TABLE \`_menu_v_version_languages\`;`)
  await db.run(sql`DROP TABLE \`_menu_v\`;`)
  await db.run(sql`DROP TABLE \`popup_languages\`;`)
  await db.run(sql`DROP TABLE \`popup\`;`)
  await db.run(sql`DROP TABLE \`_popup_v_version_languages\`;`)
  await db.run(sql`DROP TABLE \`_popup_v\`;`)
  await db.run(sql`DROP TABLE \`mail_languages\`;`)
  await db.run(sql`DROP TABLE \`mail\`;`)
  await db.run(sql`DROP TABLE \`_mail_v_version_languages\`;`)
  await db.run(sql`DROP TABLE \`_mail_v\`;`)
  await db.run(sql`DROP TABLE \`partner_languages\`;`)
  await db.run(sql`DROP TABLE \`partner\`;`)
  await db.run(sql`DROP TABLE \`_partner_v_version_languages\`;`)
  await db.run(sql`DROP TABLE \`_partner_v\`;`)
  await db.run(sql`DROP TABLE \`pictures\`;`)
  await db.run(sql`DROP TABLE \`recordings\`;`)
  await db.run(sql`DROP TABLE \`activity\`;`)
  await db.run(sql`DROP TABLE \`editors_roles\`;`)
  await db.run(sql`DROP TABLE \`editors\`;`)
  await db.run(sql`DROP TABLE \`translations\`;`)
  await db.run(sql`DROP TABLE \`payload_kv\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs_log\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_migrations\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs_stats\`;`)
}
