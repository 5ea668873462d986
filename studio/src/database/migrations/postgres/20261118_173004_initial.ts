import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`CREATE SCHEMA IF NOT EXISTS "studio";
   CREATE TYPE "studio"."enum_verse_languages" AS ENUM('en-US', 'es');
  CREATE TYPE "studio"."enum_verse_access" AS ENUM('free', 'account', 'premium');
  CREATE TYPE "studio"."enum_verse_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__verse_v_version_languages" AS ENUM('en-US', 'es');
  CREATE TYPE "studio"."enum__verse_v_version_access" AS ENUM('free', 'account', 'premium');
  CREATE TYPE "studio"."enum__verse_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_prayer_languages" AS ENUM('en-US', 'es');
  CREATE TYPE "studio"."enum_prayer_access" AS ENUM('free', 'account', 'premium');
  CREATE TYPE "studio"."enum_prayer_need" AS ENUM('day', 'family', 'health', 'grief', 'work', 'heart', 'thanks', 'world');
  CREATE TYPE "studio"."enum_prayer_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__prayer_v_version_languages" AS ENUM('en-US', 'es');
  CREATE TYPE "studio"."enum__prayer_v_version_access" AS ENUM('free', 'account', 'premium');
  CREATE TYPE "studio"."enum__prayer_v_version_need" AS ENUM('day', 'family', 'health', 'grief', 'work', 'heart', 'thanks', 'world');
  CREATE TYPE "studio"."enum__prayer_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_trivia_languages" AS ENUM('en-US', 'es');
  CREATE TYPE "studio"."enum_trivia_access" AS ENUM('free', 'account', 'premium');
  CREATE TYPE "studio"."enum_trivia_level" AS ENUM('1', '2', '3');
  CREATE TYPE "studio"."enum_trivia_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__trivia_v_version_languages" AS ENUM('en-US', 'es');
  CREATE TYPE "studio"."enum__trivia_v_version_access" AS ENUM('free', 'account', 'premium');
  CREATE TYPE "studio"."enum__trivia_v_version_level" AS ENUM('1', '2', '3');
  CREATE TYPE "studio"."enum__trivia_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_article_languages" AS ENUM('en-US', 'es');
  CREATE TYPE "studio"."enum_article_access" AS ENUM('free', 'account', 'premium');
  CREATE TYPE "studio"."enum_article_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__article_v_version_languages" AS ENUM('en-US', 'es');
  CREATE TYPE "studio"."enum__article_v_version_access" AS ENUM('free', 'account', 'premium');
  CREATE TYPE "studio"."enum__article_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_growth_plan_languages" AS ENUM('en-US', 'es');
  CREATE TYPE "studio"."enum_growth_plan_access" AS ENUM('free', 'account', 'premium');
  CREATE TYPE "studio"."enum_growth_plan_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__growth_plan_v_version_languages" AS ENUM('en-US', 'es');
  CREATE TYPE "studio"."enum__growth_plan_v_version_access" AS ENUM('free', 'account', 'premium');
  CREATE TYPE "studio"."enum__growth_plan_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_growth_plan_article_languages" AS ENUM('en-US', 'es');
  CREATE TYPE "studio"."enum_growth_plan_article_access" AS ENUM('free', 'account', 'premium');
  CREATE TYPE "studio"."enum_growth_plan_article_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__growth_plan_article_v_version_languages" AS ENUM('en-US', 'es');
  CREATE TYPE "studio"."enum__growth_plan_article_v_version_access" AS ENUM('free', 'account', 'premium');
  CREATE TYPE "studio"."enum__growth_plan_article_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_growth_plan_article_prompt_languages" AS ENUM('en-US', 'es');
  CREATE TYPE "studio"."enum_growth_plan_article_prompt_access" AS ENUM('free', 'account', 'premium');
  CREATE TYPE "studio"."enum_growth_plan_article_prompt_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__growth_plan_article_prompt_v_version_languages" AS ENUM('en-US', 'es');
  CREATE TYPE "studio"."enum__growth_plan_article_prompt_v_version_access" AS ENUM('free', 'account', 'premium');
  CREATE TYPE "studio"."enum__growth_plan_article_prompt_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_study_guide_languages" AS ENUM('en-US', 'es');
  CREATE TYPE "studio"."enum_study_guide_access" AS ENUM('free', 'account', 'premium');
  CREATE TYPE "studio"."enum_study_guide_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__study_guide_v_version_languages" AS ENUM('en-US', 'es');
  CREATE TYPE "studio"."enum__study_guide_v_version_access" AS ENUM('free', 'account', 'premium');
  CREATE TYPE "studio"."enum__study_guide_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_study_guide_lesson_languages" AS ENUM('en-US', 'es');
  CREATE TYPE "studio"."enum_study_guide_lesson_access" AS ENUM('free', 'account', 'premium');
  CREATE TYPE "studio"."enum_study_guide_lesson_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__study_guide_lesson_v_version_languages" AS ENUM('en-US', 'es');
  CREATE TYPE "studio"."enum__study_guide_lesson_v_version_access" AS ENUM('free', 'account', 'premium');
  CREATE TYPE "studio"."enum__study_guide_lesson_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_study_guide_section_languages" AS ENUM('en-US', 'es');
  CREATE TYPE "studio"."enum_study_guide_section_access" AS ENUM('free', 'account', 'premium');
  CREATE TYPE "studio"."enum_study_guide_section_kind" AS ENUM('read', 'explore', 'reflect', 'act');
  CREATE TYPE "studio"."enum_study_guide_section_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__study_guide_section_v_version_languages" AS ENUM('en-US', 'es');
  CREATE TYPE "studio"."enum__study_guide_section_v_version_access" AS ENUM('free', 'account', 'premium');
  CREATE TYPE "studio"."enum__study_guide_section_v_version_kind" AS ENUM('read', 'explore', 'reflect', 'act');
  CREATE TYPE "studio"."enum__study_guide_section_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_channel_languages" AS ENUM('en-US', 'es');
  CREATE TYPE "studio"."enum_channel_access" AS ENUM('free', 'account', 'premium');
  CREATE TYPE "studio"."enum_channel_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__channel_v_version_languages" AS ENUM('en-US', 'es');
  CREATE TYPE "studio"."enum__channel_v_version_access" AS ENUM('free', 'account', 'premium');
  CREATE TYPE "studio"."enum__channel_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_channel_article_languages" AS ENUM('en-US', 'es');
  CREATE TYPE "studio"."enum_channel_article_access" AS ENUM('free', 'account', 'premium');
  CREATE TYPE "studio"."enum_channel_article_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__channel_article_v_version_languages" AS ENUM('en-US', 'es');
  CREATE TYPE "studio"."enum__channel_article_v_version_access" AS ENUM('free', 'account', 'premium');
  CREATE TYPE "studio"."enum__channel_article_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_daily_devotional_languages" AS ENUM('en-US', 'es');
  CREATE TYPE "studio"."enum_daily_devotional_access" AS ENUM('free', 'account', 'premium');
  CREATE TYPE "studio"."enum_daily_devotional_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__daily_devotional_v_version_languages" AS ENUM('en-US', 'es');
  CREATE TYPE "studio"."enum__daily_devotional_v_version_access" AS ENUM('free', 'account', 'premium');
  CREATE TYPE "studio"."enum__daily_devotional_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_devotional_article_languages" AS ENUM('en-US', 'es');
  CREATE TYPE "studio"."enum_devotional_article_access" AS ENUM('free', 'account', 'premium');
  CREATE TYPE "studio"."enum_devotional_article_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__devotional_article_v_version_languages" AS ENUM('en-US', 'es');
  CREATE TYPE "studio"."enum__devotional_article_v_version_access" AS ENUM('free', 'account', 'premium');
  CREATE TYPE "studio"."enum__devotional_article_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_topic_languages" AS ENUM('en-US', 'es');
  CREATE TYPE "studio"."enum_topic_access" AS ENUM('free', 'account', 'premium');
  CREATE TYPE "studio"."enum_topic_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__topic_v_version_languages" AS ENUM('en-US', 'es');
  CREATE TYPE "studio"."enum__topic_v_version_access" AS ENUM('free', 'account', 'premium');
  CREATE TYPE "studio"."enum__topic_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_general_page_languages" AS ENUM('en-US', 'es');
  CREATE TYPE "studio"."enum_general_page_access" AS ENUM('free', 'account', 'premium');
  CREATE TYPE "studio"."enum_general_page_layout" AS ENUM('main', 'landing', 'primary');
  CREATE TYPE "studio"."enum_general_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__general_page_v_version_languages" AS ENUM('en-US', 'es');
  CREATE TYPE "studio"."enum__general_page_v_version_access" AS ENUM('free', 'account', 'premium');
  CREATE TYPE "studio"."enum__general_page_v_version_layout" AS ENUM('main', 'landing', 'primary');
  CREATE TYPE "studio"."enum__general_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_contributor_languages" AS ENUM('en-US', 'es');
  CREATE TYPE "studio"."enum_contributor_access" AS ENUM('free', 'account', 'premium');
  CREATE TYPE "studio"."enum_contributor_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__contributor_v_version_languages" AS ENUM('en-US', 'es');
  CREATE TYPE "studio"."enum__contributor_v_version_access" AS ENUM('free', 'account', 'premium');
  CREATE TYPE "studio"."enum__contributor_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_category_languages" AS ENUM('en-US', 'es');
  CREATE TYPE "studio"."enum_category_access" AS ENUM('free', 'account', 'premium');
  CREATE TYPE "studio"."enum_category_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__category_v_version_languages" AS ENUM('en-US', 'es');
  CREATE TYPE "studio"."enum__category_v_version_access" AS ENUM('free', 'account', 'premium');
  CREATE TYPE "studio"."enum__category_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_bible_languages" AS ENUM('en-US', 'es');
  CREATE TYPE "studio"."enum_bible_access" AS ENUM('free', 'account', 'premium');
  CREATE TYPE "studio"."enum_bible_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__bible_v_version_languages" AS ENUM('en-US', 'es');
  CREATE TYPE "studio"."enum__bible_v_version_access" AS ENUM('free', 'account', 'premium');
  CREATE TYPE "studio"."enum__bible_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_subscription_offer_languages" AS ENUM('en-US', 'es');
  CREATE TYPE "studio"."enum_subscription_offer_access" AS ENUM('free', 'account', 'premium');
  CREATE TYPE "studio"."enum_subscription_offer_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__subscription_offer_v_version_languages" AS ENUM('en-US', 'es');
  CREATE TYPE "studio"."enum__subscription_offer_v_version_access" AS ENUM('free', 'account', 'premium');
  CREATE TYPE "studio"."enum__subscription_offer_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_redirect_languages" AS ENUM('en-US', 'es');
  CREATE TYPE "studio"."enum_redirect_access" AS ENUM('free', 'account', 'premium');
  CREATE TYPE "studio"."enum_redirect_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__redirect_v_version_languages" AS ENUM('en-US', 'es');
  CREATE TYPE "studio"."enum__redirect_v_version_access" AS ENUM('free', 'account', 'premium');
  CREATE TYPE "studio"."enum__redirect_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_menu_languages" AS ENUM('en-US', 'es');
  CREATE TYPE "studio"."enum_menu_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__menu_v_version_languages" AS ENUM('en-US', 'es');
  CREATE TYPE "studio"."enum__menu_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_popup_languages" AS ENUM('en-US', 'es');
  CREATE TYPE "studio"."enum_popup_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__popup_v_version_languages" AS ENUM('en-US', 'es');
  CREATE TYPE "studio"."enum__popup_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_mail_languages" AS ENUM('en-US', 'es');
  CREATE TYPE "studio"."enum_mail_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__mail_v_version_languages" AS ENUM('en-US', 'es');
  CREATE TYPE "studio"."enum__mail_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_partner_languages" AS ENUM('en-US', 'es');
  CREATE TYPE "studio"."enum_partner_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__partner_v_version_languages" AS ENUM('en-US', 'es');
  CREATE TYPE "studio"."enum__partner_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_activity_action" AS ENUM('created', 'saved', 'published', 'published language', 'unpublished', 'moved', 'deleted', 'restored', 'deleted for good');
  CREATE TYPE "studio"."enum_editors_roles" AS ENUM('author', 'editor', 'operator');
  CREATE TYPE "studio"."enum_translations_en" AS ENUM('current', 'missing', 'older');
  CREATE TYPE "studio"."enum_translations_es" AS ENUM('current', 'missing', 'older');
  CREATE TYPE "studio"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'upkeep', 'schedulePublish');
  CREATE TYPE "studio"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "studio"."enum_payload_jobs_task_slug" AS ENUM('inline', 'upkeep', 'schedulePublish');
  CREATE TABLE "studio"."verse_languages" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "studio"."enum_verse_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "studio"."verse" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"en_title" varchar,
  	"en_summary" varchar,
  	"en_seo_description" varchar,
  	"en_slug" varchar,
  	"en_body" jsonb,
  	"en_audio_id" varchar,
  	"en_thought" varchar,
  	"en_reflection" varchar,
  	"en_question" varchar,
  	"es_title" varchar,
  	"es_summary" varchar,
  	"es_seo_description" varchar,
  	"es_slug" varchar,
  	"es_body" jsonb,
  	"es_audio_id" varchar,
  	"es_thought" varchar,
  	"es_reflection" varchar,
  	"es_question" varchar,
  	"access" "studio"."enum_verse_access",
  	"listed" timestamp(3) with time zone,
  	"published" timestamp(3) with time zone,
  	"updated" timestamp(3) with time zone,
  	"image_id" varchar,
  	"legacy_slug" varchar,
  	"order" numeric,
  	"passage" varchar,
  	"scheduled_date" timestamp(3) with time zone,
  	"scheduled_day" varchar,
  	"repeat_every" numeric,
  	"evening" boolean,
  	"name" varchar,
  	"path" varchar,
  	"folder" varchar,
  	"heading" varchar,
  	"shipped" jsonb,
  	"created_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "studio"."enum_verse_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."verse_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"topic_id" varchar,
  	"contributor_id" varchar,
  	"verse_id" varchar,
  	"prayer_id" varchar,
  	"trivia_id" varchar,
  	"article_id" varchar,
  	"growth_plan_id" varchar,
  	"growth_plan_article_id" varchar,
  	"growth_plan_article_prompt_id" varchar,
  	"study_guide_id" varchar,
  	"study_guide_lesson_id" varchar,
  	"study_guide_section_id" varchar,
  	"channel_id" varchar,
  	"channel_article_id" varchar,
  	"daily_devotional_id" varchar,
  	"devotional_article_id" varchar,
  	"general_page_id" varchar,
  	"category_id" varchar,
  	"bible_id" varchar,
  	"subscription_offer_id" varchar,
  	"redirect_id" varchar
  );
  
  CREATE TABLE "studio"."_verse_v_version_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "studio"."enum__verse_v_version_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "studio"."_verse_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_en_title" varchar,
  	"version_en_summary" varchar,
  	"version_en_seo_description" varchar,
  	"version_en_slug" varchar,
  	"version_en_body" jsonb,
  	"version_en_audio_id" varchar,
  	"version_en_thought" varchar,
  	"version_en_reflection" varchar,
  	"version_en_question" varchar,
  	"version_es_title" varchar,
  	"version_es_summary" varchar,
  	"version_es_seo_description" varchar,
  	"version_es_slug" varchar,
  	"version_es_body" jsonb,
  	"version_es_audio_id" varchar,
  	"version_es_thought" varchar,
  	"version_es_reflection" varchar,
  	"version_es_question" varchar,
  	"version_access" "studio"."enum__verse_v_version_access",
  	"version_listed" timestamp(3) with time zone,
  	"version_published" timestamp(3) with time zone,
  	"version_updated" timestamp(3) with time zone,
  	"version_image_id" varchar,
  	"version_legacy_slug" varchar,
  	"version_order" numeric,
  	"version_passage" varchar,
  	"version_scheduled_date" timestamp(3) with time zone,
  	"version_scheduled_day" varchar,
  	"version_repeat_every" numeric,
  	"version_evening" boolean,
  	"version_name" varchar,
  	"version_path" varchar,
  	"version_folder" varchar,
  	"version_heading" varchar,
  	"version_shipped" jsonb,
  	"version_created_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__verse_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."_verse_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"topic_id" varchar,
  	"contributor_id" varchar,
  	"verse_id" varchar,
  	"prayer_id" varchar,
  	"trivia_id" varchar,
  	"article_id" varchar,
  	"growth_plan_id" varchar,
  	"growth_plan_article_id" varchar,
  	"growth_plan_article_prompt_id" varchar,
  	"study_guide_id" varchar,
  	"study_guide_lesson_id" varchar,
  	"study_guide_section_id" varchar,
  	"channel_id" varchar,
  	"channel_article_id" varchar,
  	"daily_devotional_id" varchar,
  	"devotional_article_id" varchar,
  	"general_page_id" varchar,
  	"category_id" varchar,
  	"bible_id" varchar,
  	"subscription_offer_id" varchar,
  	"redirect_id" varchar
  );
  
  CREATE TABLE "studio"."prayer_languages" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "studio"."enum_prayer_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "studio"."prayer" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"en_title" varchar,
  	"en_summary" varchar,
  	"en_seo_description" varchar,
  	"en_slug" varchar,
  	"en_body" jsonb,
  	"en_audio_id" varchar,
  	"en_evening_prayer" varchar,
  	"es_title" varchar,
  	"es_summary" varchar,
  	"es_seo_description" varchar,
  	"es_slug" varchar,
  	"es_body" jsonb,
  	"es_audio_id" varchar,
  	"es_evening_prayer" varchar,
  	"access" "studio"."enum_prayer_access",
  	"listed" timestamp(3) with time zone,
  	"published" timestamp(3) with time zone,
  	"updated" timestamp(3) with time zone,
  	"image_id" varchar,
  	"legacy_slug" varchar,
  	"order" numeric,
  	"passage" varchar,
  	"scheduled_date" timestamp(3) with time zone,
  	"scheduled_day" varchar,
  	"repeat_every" numeric,
  	"need" "studio"."enum_prayer_need",
  	"name" varchar,
  	"path" varchar,
  	"folder" varchar,
  	"heading" varchar,
  	"shipped" jsonb,
  	"created_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "studio"."enum_prayer_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."prayer_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"topic_id" varchar,
  	"contributor_id" varchar,
  	"verse_id" varchar,
  	"prayer_id" varchar,
  	"trivia_id" varchar,
  	"article_id" varchar,
  	"growth_plan_id" varchar,
  	"growth_plan_article_id" varchar,
  	"growth_plan_article_prompt_id" varchar,
  	"study_guide_id" varchar,
  	"study_guide_lesson_id" varchar,
  	"study_guide_section_id" varchar,
  	"channel_id" varchar,
  	"channel_article_id" varchar,
  	"daily_devotional_id" varchar,
  	"devotional_article_id" varchar,
  	"general_page_id" varchar,
  	"category_id" varchar,
  	"bible_id" varchar,
  	"subscription_offer_id" varchar,
  	"redirect_id" varchar
  );
  
  CREATE TABLE "studio"."_prayer_v_version_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "studio"."enum__prayer_v_version_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "studio"."_prayer_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_en_title" varchar,
  	"version_en_summary" varchar,
  	"version_en_seo_description" varchar,
  	"version_en_slug" varchar,
  	"version_en_body" jsonb,
  	"version_en_audio_id" varchar,
  	"version_en_evening_prayer" varchar,
  	"version_es_title" varchar,
  	"version_es_summary" varchar,
  	"version_es_seo_description" varchar,
  	"version_es_slug" varchar,
  	"version_es_body" jsonb,
  	"version_es_audio_id" varchar,
  	"version_es_evening_prayer" varchar,
  	"version_access" "studio"."enum__prayer_v_version_access",
  	"version_listed" timestamp(3) with time zone,
  	"version_published" timestamp(3) with time zone,
  	"version_updated" timestamp(3) with time zone,
  	"version_image_id" varchar,
  	"version_legacy_slug" varchar,
  	"version_order" numeric,
  	"version_passage" varchar,
  	"version_scheduled_date" timestamp(3) with time zone,
  	"version_scheduled_day" varchar,
  	"version_repeat_every" numeric,
  	"version_need" "studio"."enum__prayer_v_version_need",
  	"version_name" varchar,
  	"version_path" varchar,
  	"version_folder" varchar,
  	"version_heading" varchar,
  	"version_shipped" jsonb,
  	"version_created_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__prayer_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."_prayer_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"topic_id" varchar,
  	"contributor_id" varchar,
  	"verse_id" varchar,
  	"prayer_id" varchar,
  	"trivia_id" varchar,
  	"article_id" varchar,
  	"growth_plan_id" varchar,
  	"growth_plan_article_id" varchar,
  	"growth_plan_article_prompt_id" varchar,
  	"study_guide_id" varchar,
  	"study_guide_lesson_id" varchar,
  	"study_guide_section_id" varchar,
  	"channel_id" varchar,
  	"channel_article_id" varchar,
  	"daily_devotional_id" varchar,
  	"devotional_article_id" varchar,
  	"general_page_id" varchar,
  	"category_id" varchar,
  	"bible_id" varchar,
  	"subscription_offer_id" varchar,
  	"redirect_id" varchar
  );
  
  CREATE TABLE "studio"."trivia_questions_answers" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text_en" varchar,
  	"text_es" varchar,
  	"correct" boolean
  );
  
  CREATE TABLE "studio"."trivia_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question_en" varchar,
  	"question_es" varchar,
  	"explanation_en" varchar,
  	"explanation_es" varchar,
  	"passage" varchar
  );
  
  CREATE TABLE "studio"."trivia_languages" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "studio"."enum_trivia_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "studio"."trivia" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"en_title" varchar,
  	"en_summary" varchar,
  	"en_seo_description" varchar,
  	"en_slug" varchar,
  	"en_body" jsonb,
  	"es_title" varchar,
  	"es_summary" varchar,
  	"es_seo_description" varchar,
  	"es_slug" varchar,
  	"es_body" jsonb,
  	"access" "studio"."enum_trivia_access",
  	"listed" timestamp(3) with time zone,
  	"published" timestamp(3) with time zone,
  	"updated" timestamp(3) with time zone,
  	"image_id" varchar,
  	"legacy_slug" varchar,
  	"order" numeric,
  	"scheduled_date" timestamp(3) with time zone,
  	"scheduled_day" varchar,
  	"repeat_every" numeric,
  	"level" "studio"."enum_trivia_level",
  	"name" varchar,
  	"path" varchar,
  	"folder" varchar,
  	"heading" varchar,
  	"shipped" jsonb,
  	"created_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "studio"."enum_trivia_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."trivia_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"topic_id" varchar,
  	"contributor_id" varchar,
  	"verse_id" varchar,
  	"prayer_id" varchar,
  	"trivia_id" varchar,
  	"article_id" varchar,
  	"growth_plan_id" varchar,
  	"growth_plan_article_id" varchar,
  	"growth_plan_article_prompt_id" varchar,
  	"study_guide_id" varchar,
  	"study_guide_lesson_id" varchar,
  	"study_guide_section_id" varchar,
  	"channel_id" varchar,
  	"channel_article_id" varchar,
  	"daily_devotional_id" varchar,
  	"devotional_article_id" varchar,
  	"general_page_id" varchar,
  	"category_id" varchar,
  	"bible_id" varchar,
  	"subscription_offer_id" varchar,
  	"redirect_id" varchar
  );
  
  CREATE TABLE "studio"."_trivia_v_version_questions_answers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"text_en" varchar,
  	"text_es" varchar,
  	"correct" boolean
  );
  
  CREATE TABLE "studio"."_trivia_v_version_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"question_en" varchar,
  	"question_es" varchar,
  	"explanation_en" varchar,
  	"explanation_es" varchar,
  	"passage" varchar
  );
  
  CREATE TABLE "studio"."_trivia_v_version_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "studio"."enum__trivia_v_version_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "studio"."_trivia_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_en_title" varchar,
  	"version_en_summary" varchar,
  	"version_en_seo_description" varchar,
  	"version_en_slug" varchar,
  	"version_en_body" jsonb,
  	"version_es_title" varchar,
  	"version_es_summary" varchar,
  	"version_es_seo_description" varchar,
  	"version_es_slug" varchar,
  	"version_es_body" jsonb,
  	"version_access" "studio"."enum__trivia_v_version_access",
  	"version_listed" timestamp(3) with time zone,
  	"version_published" timestamp(3) with time zone,
  	"version_updated" timestamp(3) with time zone,
  	"version_image_id" varchar,
  	"version_legacy_slug" varchar,
  	"version_order" numeric,
  	"version_scheduled_date" timestamp(3) with time zone,
  	"version_scheduled_day" varchar,
  	"version_repeat_every" numeric,
  	"version_level" "studio"."enum__trivia_v_version_level",
  	"version_name" varchar,
  	"version_path" varchar,
  	"version_folder" varchar,
  	"version_heading" varchar,
  	"version_shipped" jsonb,
  	"version_created_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__trivia_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."_trivia_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"topic_id" varchar,
  	"contributor_id" varchar,
  	"verse_id" varchar,
  	"prayer_id" varchar,
  	"trivia_id" varchar,
  	"article_id" varchar,
  	"growth_plan_id" varchar,
  	"growth_plan_article_id" varchar,
  	"growth_plan_article_prompt_id" varchar,
  	"study_guide_id" varchar,
  	"study_guide_lesson_id" varchar,
  	"study_guide_section_id" varchar,
  	"channel_id" varchar,
  	"channel_article_id" varchar,
  	"daily_devotional_id" varchar,
  	"devotional_article_id" varchar,
  	"general_page_id" varchar,
  	"category_id" varchar,
  	"bible_id" varchar,
  	"subscription_offer_id" varchar,
  	"redirect_id" varchar
  );
  
  CREATE TABLE "studio"."article_languages" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "studio"."enum_article_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "studio"."article" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"en_title" varchar,
  	"en_summary" varchar,
  	"en_seo_description" varchar,
  	"en_slug" varchar,
  	"en_body" jsonb,
  	"en_audio_id" varchar,
  	"es_title" varchar,
  	"es_summary" varchar,
  	"es_seo_description" varchar,
  	"es_slug" varchar,
  	"es_body" jsonb,
  	"es_audio_id" varchar,
  	"access" "studio"."enum_article_access",
  	"listed" timestamp(3) with time zone,
  	"published" timestamp(3) with time zone,
  	"updated" timestamp(3) with time zone,
  	"image_id" varchar,
  	"legacy_slug" varchar,
  	"order" numeric,
  	"passage" varchar,
  	"name" varchar,
  	"path" varchar,
  	"folder" varchar,
  	"heading" varchar,
  	"shipped" jsonb,
  	"created_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "studio"."enum_article_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."article_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"topic_id" varchar,
  	"contributor_id" varchar,
  	"verse_id" varchar,
  	"prayer_id" varchar,
  	"trivia_id" varchar,
  	"article_id" varchar,
  	"growth_plan_id" varchar,
  	"growth_plan_article_id" varchar,
  	"growth_plan_article_prompt_id" varchar,
  	"study_guide_id" varchar,
  	"study_guide_lesson_id" varchar,
  	"study_guide_section_id" varchar,
  	"channel_id" varchar,
  	"channel_article_id" varchar,
  	"daily_devotional_id" varchar,
  	"devotional_article_id" varchar,
  	"general_page_id" varchar,
  	"category_id" varchar,
  	"bible_id" varchar,
  	"subscription_offer_id" varchar,
  	"redirect_id" varchar
  );
  
  CREATE TABLE "studio"."_article_v_version_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "studio"."enum__article_v_version_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "studio"."_article_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_en_title" varchar,
  	"version_en_summary" varchar,
  	"version_en_seo_description" varchar,
  	"version_en_slug" varchar,
  	"version_en_body" jsonb,
  	"version_en_audio_id" varchar,
  	"version_es_title" varchar,
  	"version_es_summary" varchar,
  	"version_es_seo_description" varchar,
  	"version_es_slug" varchar,
  	"version_es_body" jsonb,
  	"version_es_audio_id" varchar,
  	"version_access" "studio"."enum__article_v_version_access",
  	"version_listed" timestamp(3) with time zone,
  	"version_published" timestamp(3) with time zone,
  	"version_updated" timestamp(3) with time zone,
  	"version_image_id" varchar,
  	"version_legacy_slug" varchar,
  	"version_order" numeric,
  	"version_passage" varchar,
  	"version_name" varchar,
  	"version_path" varchar,
  	"version_folder" varchar,
  	"version_heading" varchar,
  	"version_shipped" jsonb,
  	"version_created_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__article_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."_article_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"topic_id" varchar,
  	"contributor_id" varchar,
  	"verse_id" varchar,
  	"prayer_id" varchar,
  	"trivia_id" varchar,
  	"article_id" varchar,
  	"growth_plan_id" varchar,
  	"growth_plan_article_id" varchar,
  	"growth_plan_article_prompt_id" varchar,
  	"study_guide_id" varchar,
  	"study_guide_lesson_id" varchar,
  	"study_guide_section_id" varchar,
  	"channel_id" varchar,
  	"channel_article_id" varchar,
  	"daily_devotional_id" varchar,
  	"devotional_article_id" varchar,
  	"general_page_id" varchar,
  	"category_id" varchar,
  	"bible_id" varchar,
  	"subscription_offer_id" varchar,
  	"redirect_id" varchar
  );
  
  CREATE TABLE "studio"."growth_plan_languages" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "studio"."enum_growth_plan_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "studio"."growth_plan" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"en_title" varchar,
  	"en_summary" varchar,
  	"en_seo_description" varchar,
  	"en_slug" varchar,
  	"en_body" jsonb,
  	"es_title" varchar,
  	"es_summary" varchar,
  	"es_seo_description" varchar,
  	"es_slug" varchar,
  	"es_body" jsonb,
  	"access" "studio"."enum_growth_plan_access",
  	"listed" timestamp(3) with time zone,
  	"published" timestamp(3) with time zone,
  	"updated" timestamp(3) with time zone,
  	"image_id" varchar,
  	"legacy_slug" varchar,
  	"order" numeric,
  	"name" varchar,
  	"path" varchar,
  	"folder" varchar,
  	"heading" varchar,
  	"shipped" jsonb,
  	"created_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "studio"."enum_growth_plan_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."growth_plan_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"topic_id" varchar,
  	"contributor_id" varchar,
  	"verse_id" varchar,
  	"prayer_id" varchar,
  	"trivia_id" varchar,
  	"article_id" varchar,
  	"growth_plan_id" varchar,
  	"growth_plan_article_id" varchar,
  	"growth_plan_article_prompt_id" varchar,
  	"study_guide_id" varchar,
  	"study_guide_lesson_id" varchar,
  	"study_guide_section_id" varchar,
  	"channel_id" varchar,
  	"channel_article_id" varchar,
  	"daily_devotional_id" varchar,
  	"devotional_article_id" varchar,
  	"general_page_id" varchar,
  	"category_id" varchar,
  	"bible_id" varchar,
  	"subscription_offer_id" varchar,
  	"redirect_id" varchar
  );
  
  CREATE TABLE "studio"."_growth_plan_v_version_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "studio"."enum__growth_plan_v_version_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "studio"."_growth_plan_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_en_title" varchar,
  	"version_en_summary" varchar,
  	"version_en_seo_description" varchar,
  	"version_en_slug" varchar,
  	"version_en_body" jsonb,
  	"version_es_title" varchar,
  	"version_es_summary" varchar,
  	"version_es_seo_description" varchar,
  	"version_es_slug" varchar,
  	"version_es_body" jsonb,
  	"version_access" "studio"."enum__growth_plan_v_version_access",
  	"version_listed" timestamp(3) with time zone,
  	"version_published" timestamp(3) with time zone,
  	"version_updated" timestamp(3) with time zone,
  	"version_image_id" varchar,
  	"version_legacy_slug" varchar,
  	"version_order" numeric,
  	"version_name" varchar,
  	"version_path" varchar,
  	"version_folder" varchar,
  	"version_heading" varchar,
  	"version_shipped" jsonb,
  	"version_created_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__growth_plan_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."_growth_plan_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"topic_id" varchar,
  	"contributor_id" varchar,
  	"verse_id" varchar,
  	"prayer_id" varchar,
  	"trivia_id" varchar,
  	"article_id" varchar,
  	"growth_plan_id" varchar,
  	"growth_plan_article_id" varchar,
  	"growth_plan_article_prompt_id" varchar,
  	"study_guide_id" varchar,
  	"study_guide_lesson_id" varchar,
  	"study_guide_section_id" varchar,
  	"channel_id" varchar,
  	"channel_article_id" varchar,
  	"daily_devotional_id" varchar,
  	"devotional_article_id" varchar,
  	"general_page_id" varchar,
  	"category_id" varchar,
  	"bible_id" varchar,
  	"subscription_offer_id" varchar,
  	"redirect_id" varchar
  );
  
  CREATE TABLE "studio"."growth_plan_article_languages" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "studio"."enum_growth_plan_article_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "studio"."growth_plan_article" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"en_title" varchar,
  	"en_summary" varchar,
  	"en_seo_description" varchar,
  	"en_slug" varchar,
  	"en_body" jsonb,
  	"en_audio_id" varchar,
  	"es_title" varchar,
  	"es_summary" varchar,
  	"es_seo_description" varchar,
  	"es_slug" varchar,
  	"es_body" jsonb,
  	"es_audio_id" varchar,
  	"access" "studio"."enum_growth_plan_article_access",
  	"listed" timestamp(3) with time zone,
  	"published" timestamp(3) with time zone,
  	"updated" timestamp(3) with time zone,
  	"image_id" varchar,
  	"legacy_slug" varchar,
  	"order" numeric,
  	"passage" varchar,
  	"parent_id" varchar,
  	"name" varchar,
  	"path" varchar,
  	"folder" varchar,
  	"heading" varchar,
  	"shipped" jsonb,
  	"created_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "studio"."enum_growth_plan_article_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."growth_plan_article_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"topic_id" varchar,
  	"contributor_id" varchar,
  	"verse_id" varchar,
  	"prayer_id" varchar,
  	"trivia_id" varchar,
  	"article_id" varchar,
  	"growth_plan_id" varchar,
  	"growth_plan_article_id" varchar,
  	"growth_plan_article_prompt_id" varchar,
  	"study_guide_id" varchar,
  	"study_guide_lesson_id" varchar,
  	"study_guide_section_id" varchar,
  	"channel_id" varchar,
  	"channel_article_id" varchar,
  	"daily_devotional_id" varchar,
  	"devotional_article_id" varchar,
  	"general_page_id" varchar,
  	"category_id" varchar,
  	"bible_id" varchar,
  	"subscription_offer_id" varchar,
  	"redirect_id" varchar
  );
  
  CREATE TABLE "studio"."_growth_plan_article_v_version_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "studio"."enum__growth_plan_article_v_version_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "studio"."_growth_plan_article_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_en_title" varchar,
  	"version_en_summary" varchar,
  	"version_en_seo_description" varchar,
  	"version_en_slug" varchar,
  	"version_en_body" jsonb,
  	"version_en_audio_id" varchar,
  	"version_es_title" varchar,
  	"version_es_summary" varchar,
  	"version_es_seo_description" varchar,
  	"version_es_slug" varchar,
  	"version_es_body" jsonb,
  	"version_es_audio_id" varchar,
  	"version_access" "studio"."enum__growth_plan_article_v_version_access",
  	"version_listed" timestamp(3) with time zone,
  	"version_published" timestamp(3) with time zone,
  	"version_updated" timestamp(3) with time zone,
  	"version_image_id" varchar,
  	"version_legacy_slug" varchar,
  	"version_order" numeric,
  	"version_passage" varchar,
  	"version_parent_id" varchar,
  	"version_name" varchar,
  	"version_path" varchar,
  	"version_folder" varchar,
  	"version_heading" varchar,
  	"version_shipped" jsonb,
  	"version_created_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__growth_plan_article_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."_growth_plan_article_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"topic_id" varchar,
  	"contributor_id" varchar,
  	"verse_id" varchar,
  	"prayer_id" varchar,
  	"trivia_id" varchar,
  	"article_id" varchar,
  	"growth_plan_id" varchar,
  	"growth_plan_article_id" varchar,
  	"growth_plan_article_prompt_id" varchar,
  	"study_guide_id" varchar,
  	"study_guide_lesson_id" varchar,
  	"study_guide_section_id" varchar,
  	"channel_id" varchar,
  	"channel_article_id" varchar,
  	"daily_devotional_id" varchar,
  	"devotional_article_id" varchar,
  	"general_page_id" varchar,
  	"category_id" varchar,
  	"bible_id" varchar,
  	"subscription_offer_id" varchar,
  	"redirect_id" varchar
  );
  
  CREATE TABLE "studio"."growth_plan_article_prompt_languages" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "studio"."enum_growth_plan_article_prompt_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "studio"."growth_plan_article_prompt" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"en_title" varchar,
  	"en_summary" varchar,
  	"en_seo_description" varchar,
  	"en_slug" varchar,
  	"en_body" jsonb,
  	"es_title" varchar,
  	"es_summary" varchar,
  	"es_seo_description" varchar,
  	"es_slug" varchar,
  	"es_body" jsonb,
  	"access" "studio"."enum_growth_plan_article_prompt_access",
  	"listed" timestamp(3) with time zone,
  	"published" timestamp(3) with time zone,
  	"updated" timestamp(3) with time zone,
  	"image_id" varchar,
  	"legacy_slug" varchar,
  	"order" numeric,
  	"parent_id" varchar,
  	"name" varchar,
  	"path" varchar,
  	"folder" varchar,
  	"heading" varchar,
  	"shipped" jsonb,
  	"created_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "studio"."enum_growth_plan_article_prompt_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."growth_plan_article_prompt_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"topic_id" varchar,
  	"contributor_id" varchar,
  	"verse_id" varchar,
  	"prayer_id" varchar,
  	"trivia_id" varchar,
  	"article_id" varchar,
  	"growth_plan_id" varchar,
  	"growth_plan_article_id" varchar,
  	"growth_plan_article_prompt_id" varchar,
  	"study_guide_id" varchar,
  	"study_guide_lesson_id" varchar,
  	"study_guide_section_id" varchar,
  	"channel_id" varchar,
  	"channel_article_id" varchar,
  	"daily_devotional_id" varchar,
  	"devotional_article_id" varchar,
  	"general_page_id" varchar,
  	"category_id" varchar,
  	"bible_id" varchar,
  	"subscription_offer_id" varchar,
  	"redirect_id" varchar
  );
  
  CREATE TABLE "studio"."_growth_plan_article_prompt_v_version_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "studio"."enum__growth_plan_article_prompt_v_version_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "studio"."_growth_plan_article_prompt_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_en_title" varchar,
  	"version_en_summary" varchar,
  	"version_en_seo_description" varchar,
  	"version_en_slug" varchar,
  	"version_en_body" jsonb,
  	"version_es_title" varchar,
  	"version_es_summary" varchar,
  	"version_es_seo_description" varchar,
  	"version_es_slug" varchar,
  	"version_es_body" jsonb,
  	"version_access" "studio"."enum__growth_plan_article_prompt_v_version_access",
  	"version_listed" timestamp(3) with time zone,
  	"version_published" timestamp(3) with time zone,
  	"version_updated" timestamp(3) with time zone,
  	"version_image_id" varchar,
  	"version_legacy_slug" varchar,
  	"version_order" numeric,
  	"version_parent_id" varchar,
  	"version_name" varchar,
  	"version_path" varchar,
  	"version_folder" varchar,
  	"version_heading" varchar,
  	"version_shipped" jsonb,
  	"version_created_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__growth_plan_article_prompt_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."_growth_plan_article_prompt_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"topic_id" varchar,
  	"contributor_id" varchar,
  	"verse_id" varchar,
  	"prayer_id" varchar,
  	"trivia_id" varchar,
  	"article_id" varchar,
  	"growth_plan_id" varchar,
  	"growth_plan_article_id" varchar,
  	"growth_plan_article_prompt_id" varchar,
  	"study_guide_id" varchar,
  	"study_guide_lesson_id" varchar,
  	"study_guide_section_id" varchar,
  	"channel_id" varchar,
  	"channel_article_id" varchar,
  	"daily_devotional_id" varchar,
  	"devotional_article_id" varchar,
  	"general_page_id" varchar,
  	"category_id" varchar,
  	"bible_id" varchar,
  	"subscription_offer_id" varchar,
  	"redirect_id" varchar
  );
  
  CREATE TABLE "studio"."study_guide_languages" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "studio"."enum_study_guide_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "studio"."study_guide" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"en_title" varchar,
  	"en_summary" varchar,
  	"en_seo_description" varchar,
  	"en_slug" varchar,
  	"en_body" jsonb,
  	"en_book" varchar,
  	"es_title" varchar,
  	"es_summary" varchar,
  	"es_seo_description" varchar,
  	"es_slug" varchar,
  	"es_body" jsonb,
  	"es_book" varchar,
  	"access" "studio"."enum_study_guide_access",
  	"listed" timestamp(3) with time zone,
  	"published" timestamp(3) with time zone,
  	"updated" timestamp(3) with time zone,
  	"image_id" varchar,
  	"legacy_slug" varchar,
  	"order" numeric,
  	"name" varchar,
  	"path" varchar,
  	"folder" varchar,
  	"heading" varchar,
  	"shipped" jsonb,
  	"created_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "studio"."enum_study_guide_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."study_guide_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"topic_id" varchar,
  	"contributor_id" varchar,
  	"verse_id" varchar,
  	"prayer_id" varchar,
  	"trivia_id" varchar,
  	"article_id" varchar,
  	"growth_plan_id" varchar,
  	"growth_plan_article_id" varchar,
  	"growth_plan_article_prompt_id" varchar,
  	"study_guide_id" varchar,
  	"study_guide_lesson_id" varchar,
  	"study_guide_section_id" varchar,
  	"channel_id" varchar,
  	"channel_article_id" varchar,
  	"daily_devotional_id" varchar,
  	"devotional_article_id" varchar,
  	"general_page_id" varchar,
  	"category_id" varchar,
  	"bible_id" varchar,
  	"subscription_offer_id" varchar,
  	"redirect_id" varchar
  );
  
  CREATE TABLE "studio"."_study_guide_v_version_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "studio"."enum__study_guide_v_version_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "studio"."_study_guide_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_en_title" varchar,
  	"version_en_summary" varchar,
  	"version_en_seo_description" varchar,
  	"version_en_slug" varchar,
  	"version_en_body" jsonb,
  	"version_en_book" varchar,
  	"version_es_title" varchar,
  	"version_es_summary" varchar,
  	"version_es_seo_description" varchar,
  	"version_es_slug" varchar,
  	"version_es_body" jsonb,
  	"version_es_book" varchar,
  	"version_access" "studio"."enum__study_guide_v_version_access",
  	"version_listed" timestamp(3) with time zone,
  	"version_published" timestamp(3) with time zone,
  	"version_updated" timestamp(3) with time zone,
  	"version_image_id" varchar,
  	"version_legacy_slug" varchar,
  	"version_order" numeric,
  	"version_name" varchar,
  	"version_path" varchar,
  	"version_folder" varchar,
  	"version_heading" varchar,
  	"version_shipped" jsonb,
  	"version_created_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__study_guide_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."_study_guide_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"topic_id" varchar,
  	"contributor_id" varchar,
  	"verse_id" varchar,
  	"prayer_id" varchar,
  	"trivia_id" varchar,
  	"article_id" varchar,
  	"growth_plan_id" varchar,
  	"growth_plan_article_id" varchar,
  	"growth_plan_article_prompt_id" varchar,
  	"study_guide_id" varchar,
  	"study_guide_lesson_id" varchar,
  	"study_guide_section_id" varchar,
  	"channel_id" varchar,
  	"channel_article_id" varchar,
  	"daily_devotional_id" varchar,
  	"devotional_article_id" varchar,
  	"general_page_id" varchar,
  	"category_id" varchar,
  	"bible_id" varchar,
  	"subscription_offer_id" varchar,
  	"redirect_id" varchar
  );
  
  CREATE TABLE "studio"."study_guide_lesson_languages" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "studio"."enum_study_guide_lesson_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "studio"."study_guide_lesson" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"en_title" varchar,
  	"en_summary" varchar,
  	"en_seo_description" varchar,
  	"en_slug" varchar,
  	"en_body" jsonb,
  	"en_audio_id" varchar,
  	"es_title" varchar,
  	"es_summary" varchar,
  	"es_seo_description" varchar,
  	"es_slug" varchar,
  	"es_body" jsonb,
  	"es_audio_id" varchar,
  	"access" "studio"."enum_study_guide_lesson_access",
  	"listed" timestamp(3) with time zone,
  	"published" timestamp(3) with time zone,
  	"updated" timestamp(3) with time zone,
  	"image_id" varchar,
  	"legacy_slug" varchar,
  	"order" numeric,
  	"passage" varchar,
  	"parent_id" varchar,
  	"name" varchar,
  	"path" varchar,
  	"folder" varchar,
  	"heading" varchar,
  	"shipped" jsonb,
  	"created_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "studio"."enum_study_guide_lesson_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."study_guide_lesson_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"topic_id" varchar,
  	"contributor_id" varchar,
  	"verse_id" varchar,
  	"prayer_id" varchar,
  	"trivia_id" varchar,
  	"article_id" varchar,
  	"growth_plan_id" varchar,
  	"growth_plan_article_id" varchar,
  	"growth_plan_article_prompt_id" varchar,
  	"study_guide_id" varchar,
  	"study_guide_lesson_id" varchar,
  	"study_guide_section_id" varchar,
  	"channel_id" varchar,
  	"channel_article_id" varchar,
  	"daily_devotional_id" varchar,
  	"devotional_article_id" varchar,
  	"general_page_id" varchar,
  	"category_id" varchar,
  	"bible_id" varchar,
  	"subscription_offer_id" varchar,
  	"redirect_id" varchar
  );
  
  CREATE TABLE "studio"."_study_guide_lesson_v_version_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "studio"."enum__study_guide_lesson_v_version_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "studio"."_study_guide_lesson_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_en_title" varchar,
  	"version_en_summary" varchar,
  	"version_en_seo_description" varchar,
  	"version_en_slug" varchar,
  	"version_en_body" jsonb,
  	"version_en_audio_id" varchar,
  	"version_es_title" varchar,
  	"version_es_summary" varchar,
  	"version_es_seo_description" varchar,
  	"version_es_slug" varchar,
  	"version_es_body" jsonb,
  	"version_es_audio_id" varchar,
  	"version_access" "studio"."enum__study_guide_lesson_v_version_access",
  	"version_listed" timestamp(3) with time zone,
  	"version_published" timestamp(3) with time zone,
  	"version_updated" timestamp(3) with time zone,
  	"version_image_id" varchar,
  	"version_legacy_slug" varchar,
  	"version_order" numeric,
  	"version_passage" varchar,
  	"version_parent_id" varchar,
  	"version_name" varchar,
  	"version_path" varchar,
  	"version_folder" varchar,
  	"version_heading" varchar,
  	"version_shipped" jsonb,
  	"version_created_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__study_guide_lesson_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."_study_guide_lesson_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"topic_id" varchar,
  	"contributor_id" varchar,
  	"verse_id" varchar,
  	"prayer_id" varchar,
  	"trivia_id" varchar,
  	"article_id" varchar,
  	"growth_plan_id" varchar,
  	"growth_plan_article_id" varchar,
  	"growth_plan_article_prompt_id" varchar,
  	"study_guide_id" varchar,
  	"study_guide_lesson_id" varchar,
  	"study_guide_section_id" varchar,
  	"channel_id" varchar,
  	"channel_article_id" varchar,
  	"daily_devotional_id" varchar,
  	"devotional_article_id" varchar,
  	"general_page_id" varchar,
  	"category_id" varchar,
  	"bible_id" varchar,
  	"subscription_offer_id" varchar,
  	"redirect_id" varchar
  );
  
  CREATE TABLE "studio"."study_guide_section_languages" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "studio"."enum_study_guide_section_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "studio"."study_guide_section" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"en_title" varchar,
  	"en_summary" varchar,
  	"en_seo_description" varchar,
  	"en_slug" varchar,
  	"en_body" jsonb,
  	"es_title" varchar,
  	"es_summary" varchar,
  	"es_seo_description" varchar,
  	"es_slug" varchar,
  	"es_body" jsonb,
  	"access" "studio"."enum_study_guide_section_access",
  	"listed" timestamp(3) with time zone,
  	"published" timestamp(3) with time zone,
  	"updated" timestamp(3) with time zone,
  	"image_id" varchar,
  	"legacy_slug" varchar,
  	"order" numeric,
  	"passage" varchar,
  	"kind" "studio"."enum_study_guide_section_kind",
  	"parent_id" varchar,
  	"name" varchar,
  	"path" varchar,
  	"folder" varchar,
  	"heading" varchar,
  	"shipped" jsonb,
  	"created_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "studio"."enum_study_guide_section_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."study_guide_section_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"topic_id" varchar,
  	"contributor_id" varchar,
  	"verse_id" varchar,
  	"prayer_id" varchar,
  	"trivia_id" varchar,
  	"article_id" varchar,
  	"growth_plan_id" varchar,
  	"growth_plan_article_id" varchar,
  	"growth_plan_article_prompt_id" varchar,
  	"study_guide_id" varchar,
  	"study_guide_lesson_id" varchar,
  	"study_guide_section_id" varchar,
  	"channel_id" varchar,
  	"channel_article_id" varchar,
  	"daily_devotional_id" varchar,
  	"devotional_article_id" varchar,
  	"general_page_id" varchar,
  	"category_id" varchar,
  	"bible_id" varchar,
  	"subscription_offer_id" varchar,
  	"redirect_id" varchar
  );
  
  CREATE TABLE "studio"."_study_guide_section_v_version_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "studio"."enum__study_guide_section_v_version_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "studio"."_study_guide_section_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_en_title" varchar,
  	"version_en_summary" varchar,
  	"version_en_seo_description" varchar,
  	"version_en_slug" varchar,
  	"version_en_body" jsonb,
  	"version_es_title" varchar,
  	"version_es_summary" varchar,
  	"version_es_seo_description" varchar,
  	"version_es_slug" varchar,
  	"version_es_body" jsonb,
  	"version_access" "studio"."enum__study_guide_section_v_version_access",
  	"version_listed" timestamp(3) with time zone,
  	"version_published" timestamp(3) with time zone,
  	"version_updated" timestamp(3) with time zone,
  	"version_image_id" varchar,
  	"version_legacy_slug" varchar,
  	"version_order" numeric,
  	"version_passage" varchar,
  	"version_kind" "studio"."enum__study_guide_section_v_version_kind",
  	"version_parent_id" varchar,
  	"version_name" varchar,
  	"version_path" varchar,
  	"version_folder" varchar,
  	"version_heading" varchar,
  	"version_shipped" jsonb,
  	"version_created_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__study_guide_section_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."_study_guide_section_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"topic_id" varchar,
  	"contributor_id" varchar,
  	"verse_id" varchar,
  	"prayer_id" varchar,
  	"trivia_id" varchar,
  	"article_id" varchar,
  	"growth_plan_id" varchar,
  	"growth_plan_article_id" varchar,
  	"growth_plan_article_prompt_id" varchar,
  	"study_guide_id" varchar,
  	"study_guide_lesson_id" varchar,
  	"study_guide_section_id" varchar,
  	"channel_id" varchar,
  	"channel_article_id" varchar,
  	"daily_devotional_id" varchar,
  	"devotional_article_id" varchar,
  	"general_page_id" varchar,
  	"category_id" varchar,
  	"bible_id" varchar,
  	"subscription_offer_id" varchar,
  	"redirect_id" varchar
  );
  
  CREATE TABLE "studio"."channel_languages" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "studio"."enum_channel_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "studio"."channel" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"en_title" varchar,
  	"en_summary" varchar,
  	"en_seo_description" varchar,
  	"en_slug" varchar,
  	"en_body" jsonb,
  	"es_title" varchar,
  	"es_summary" varchar,
  	"es_seo_description" varchar,
  	"es_slug" varchar,
  	"es_body" jsonb,
  	"access" "studio"."enum_channel_access",
  	"listed" timestamp(3) with time zone,
  	"published" timestamp(3) with time zone,
  	"updated" timestamp(3) with time zone,
  	"image_id" varchar,
  	"legacy_slug" varchar,
  	"order" numeric,
  	"name" varchar,
  	"path" varchar,
  	"folder" varchar,
  	"heading" varchar,
  	"shipped" jsonb,
  	"created_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "studio"."enum_channel_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."channel_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"topic_id" varchar,
  	"contributor_id" varchar,
  	"verse_id" varchar,
  	"prayer_id" varchar,
  	"trivia_id" varchar,
  	"article_id" varchar,
  	"growth_plan_id" varchar,
  	"growth_plan_article_id" varchar,
  	"growth_plan_article_prompt_id" varchar,
  	"study_guide_id" varchar,
  	"study_guide_lesson_id" varchar,
  	"study_guide_section_id" varchar,
  	"channel_id" varchar,
  	"channel_article_id" varchar,
  	"daily_devotional_id" varchar,
  	"devotional_article_id" varchar,
  	"general_page_id" varchar,
  	"category_id" varchar,
  	"bible_id" varchar,
  	"subscription_offer_id" varchar,
  	"redirect_id" varchar
  );
  
  CREATE TABLE "studio"."_channel_v_version_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "studio"."enum__channel_v_version_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "studio"."_channel_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_en_title" varchar,
  	"version_en_summary" varchar,
  	"version_en_seo_description" varchar,
  	"version_en_slug" varchar,
  	"version_en_body" jsonb,
  	"version_es_title" varchar,
  	"version_es_summary" varchar,
  	"version_es_seo_description" varchar,
  	"version_es_slug" varchar,
  	"version_es_body" jsonb,
  	"version_access" "studio"."enum__channel_v_version_access",
  	"version_listed" timestamp(3) with time zone,
  	"version_published" timestamp(3) with time zone,
  	"version_updated" timestamp(3) with time zone,
  	"version_image_id" varchar,
  	"version_legacy_slug" varchar,
  	"version_order" numeric,
  	"version_name" varchar,
  	"version_path" varchar,
  	"version_folder" varchar,
  	"version_heading" varchar,
  	"version_shipped" jsonb,
  	"version_created_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__channel_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."_channel_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"topic_id" varchar,
  	"contributor_id" varchar,
  	"verse_id" varchar,
  	"prayer_id" varchar,
  	"trivia_id" varchar,
  	"article_id" varchar,
  	"growth_plan_id" varchar,
  	"growth_plan_article_id" varchar,
  	"growth_plan_article_prompt_id" varchar,
  	"study_guide_id" varchar,
  	"study_guide_lesson_id" varchar,
  	"study_guide_section_id" varchar,
  	"channel_id" varchar,
  	"channel_article_id" varchar,
  	"daily_devotional_id" varchar,
  	"devotional_article_id" varchar,
  	"general_page_id" varchar,
  	"category_id" varchar,
  	"bible_id" varchar,
  	"subscription_offer_id" varchar,
  	"redirect_id" varchar
  );
  
  CREATE TABLE "studio"."channel_article_languages" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "studio"."enum_channel_article_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "studio"."channel_article" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"en_title" varchar,
  	"en_summary" varchar,
  	"en_seo_description" varchar,
  	"en_slug" varchar,
  	"en_body" jsonb,
  	"en_audio_id" varchar,
  	"es_title" varchar,
  	"es_summary" varchar,
  	"es_seo_description" varchar,
  	"es_slug" varchar,
  	"es_body" jsonb,
  	"es_audio_id" varchar,
  	"access" "studio"."enum_channel_article_access",
  	"listed" timestamp(3) with time zone,
  	"published" timestamp(3) with time zone,
  	"updated" timestamp(3) with time zone,
  	"image_id" varchar,
  	"legacy_slug" varchar,
  	"order" numeric,
  	"passage" varchar,
  	"parent_id" varchar,
  	"name" varchar,
  	"path" varchar,
  	"folder" varchar,
  	"heading" varchar,
  	"shipped" jsonb,
  	"created_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "studio"."enum_channel_article_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."channel_article_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"topic_id" varchar,
  	"contributor_id" varchar,
  	"verse_id" varchar,
  	"prayer_id" varchar,
  	"trivia_id" varchar,
  	"article_id" varchar,
  	"growth_plan_id" varchar,
  	"growth_plan_article_id" varchar,
  	"growth_plan_article_prompt_id" varchar,
  	"study_guide_id" varchar,
  	"study_guide_lesson_id" varchar,
  	"study_guide_section_id" varchar,
  	"channel_id" varchar,
  	"channel_article_id" varchar,
  	"daily_devotional_id" varchar,
  	"devotional_article_id" varchar,
  	"general_page_id" varchar,
  	"category_id" varchar,
  	"bible_id" varchar,
  	"subscription_offer_id" varchar,
  	"redirect_id" varchar
  );
  
  CREATE TABLE "studio"."_channel_article_v_version_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "studio"."enum__channel_article_v_version_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "studio"."_channel_article_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_en_title" varchar,
  	"version_en_summary" varchar,
  	"version_en_seo_description" varchar,
  	"version_en_slug" varchar,
  	"version_en_body" jsonb,
  	"version_en_audio_id" varchar,
  	"version_es_title" varchar,
  	"version_es_summary" varchar,
  	"version_es_seo_description" varchar,
  	"version_es_slug" varchar,
  	"version_es_body" jsonb,
  	"version_es_audio_id" varchar,
  	"version_access" "studio"."enum__channel_article_v_version_access",
  	"version_listed" timestamp(3) with time zone,
  	"version_published" timestamp(3) with time zone,
  	"version_updated" timestamp(3) with time zone,
  	"version_image_id" varchar,
  	"version_legacy_slug" varchar,
  	"version_order" numeric,
  	"version_passage" varchar,
  	"version_parent_id" varchar,
  	"version_name" varchar,
  	"version_path" varchar,
  	"version_folder" varchar,
  	"version_heading" varchar,
  	"version_shipped" jsonb,
  	"version_created_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__channel_article_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."_channel_article_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"topic_id" varchar,
  	"contributor_id" varchar,
  	"verse_id" varchar,
  	"prayer_id" varchar,
  	"trivia_id" varchar,
  	"article_id" varchar,
  	"growth_plan_id" varchar,
  	"growth_plan_article_id" varchar,
  	"growth_plan_article_prompt_id" varchar,
  	"study_guide_id" varchar,
  	"study_guide_lesson_id" varchar,
  	"study_guide_section_id" varchar,
  	"channel_id" varchar,
  	"channel_article_id" varchar,
  	"daily_devotional_id" varchar,
  	"devotional_article_id" varchar,
  	"general_page_id" varchar,
  	"category_id" varchar,
  	"bible_id" varchar,
  	"subscription_offer_id" varchar,
  	"redirect_id" varchar
  );
  
  CREATE TABLE "studio"."daily_devotional_languages" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "studio"."enum_daily_devotional_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "studio"."daily_devotional" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"en_title" varchar,
  	"en_summary" varchar,
  	"en_seo_description" varchar,
  	"en_slug" varchar,
  	"en_body" jsonb,
  	"es_title" varchar,
  	"es_summary" varchar,
  	"es_seo_description" varchar,
  	"es_slug" varchar,
  	"es_body" jsonb,
  	"access" "studio"."enum_daily_devotional_access",
  	"listed" timestamp(3) with time zone,
  	"published" timestamp(3) with time zone,
  	"updated" timestamp(3) with time zone,
  	"image_id" varchar,
  	"legacy_slug" varchar,
  	"order" numeric,
  	"name" varchar,
  	"path" varchar,
  	"folder" varchar,
  	"heading" varchar,
  	"shipped" jsonb,
  	"created_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "studio"."enum_daily_devotional_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."daily_devotional_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"topic_id" varchar,
  	"contributor_id" varchar,
  	"verse_id" varchar,
  	"prayer_id" varchar,
  	"trivia_id" varchar,
  	"article_id" varchar,
  	"growth_plan_id" varchar,
  	"growth_plan_article_id" varchar,
  	"growth_plan_article_prompt_id" varchar,
  	"study_guide_id" varchar,
  	"study_guide_lesson_id" varchar,
  	"study_guide_section_id" varchar,
  	"channel_id" varchar,
  	"channel_article_id" varchar,
  	"daily_devotional_id" varchar,
  	"devotional_article_id" varchar,
  	"general_page_id" varchar,
  	"category_id" varchar,
  	"bible_id" varchar,
  	"subscription_offer_id" varchar,
  	"redirect_id" varchar
  );
  
  CREATE TABLE "studio"."_daily_devotional_v_version_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "studio"."enum__daily_devotional_v_version_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "studio"."_daily_devotional_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_en_title" varchar,
  	"version_en_summary" varchar,
  	"version_en_seo_description" varchar,
  	"version_en_slug" varchar,
  	"version_en_body" jsonb,
  	"version_es_title" varchar,
  	"version_es_summary" varchar,
  	"version_es_seo_description" varchar,
  	"version_es_slug" varchar,
  	"version_es_body" jsonb,
  	"version_access" "studio"."enum__daily_devotional_v_version_access",
  	"version_listed" timestamp(3) with time zone,
  	"version_published" timestamp(3) with time zone,
  	"version_updated" timestamp(3) with time zone,
  	"version_image_id" varchar,
  	"version_legacy_slug" varchar,
  	"version_order" numeric,
  	"version_name" varchar,
  	"version_path" varchar,
  	"version_folder" varchar,
  	"version_heading" varchar,
  	"version_shipped" jsonb,
  	"version_created_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__daily_devotional_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."_daily_devotional_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"topic_id" varchar,
  	"contributor_id" varchar,
  	"verse_id" varchar,
  	"prayer_id" varchar,
  	"trivia_id" varchar,
  	"article_id" varchar,
  	"growth_plan_id" varchar,
  	"growth_plan_article_id" varchar,
  	"growth_plan_article_prompt_id" varchar,
  	"study_guide_id" varchar,
  	"study_guide_lesson_id" varchar,
  	"study_guide_section_id" varchar,
  	"channel_id" varchar,
  	"channel_article_id" varchar,
  	"daily_devotional_id" varchar,
  	"devotional_article_id" varchar,
  	"general_page_id" varchar,
  	"category_id" varchar,
  	"bible_id" varchar,
  	"subscription_offer_id" varchar,
  	"redirect_id" varchar
  );
  
  CREATE TABLE "studio"."devotional_article_languages" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "studio"."enum_devotional_article_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "studio"."devotional_article" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"en_title" varchar,
  	"en_summary" varchar,
  	"en_seo_description" varchar,
  	"en_slug" varchar,
  	"en_body" jsonb,
  	"en_audio_id" varchar,
  	"en_reflection" varchar,
  	"en_prayer" varchar,
  	"es_title" varchar,
  	"es_summary" varchar,
  	"es_seo_description" varchar,
  	"es_slug" varchar,
  	"es_body" jsonb,
  	"es_audio_id" varchar,
  	"es_reflection" varchar,
  	"es_prayer" varchar,
  	"access" "studio"."enum_devotional_article_access",
  	"listed" timestamp(3) with time zone,
  	"published" timestamp(3) with time zone,
  	"updated" timestamp(3) with time zone,
  	"image_id" varchar,
  	"legacy_slug" varchar,
  	"order" numeric,
  	"passage" varchar,
  	"parent_id" varchar,
  	"name" varchar,
  	"path" varchar,
  	"folder" varchar,
  	"heading" varchar,
  	"shipped" jsonb,
  	"created_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "studio"."enum_devotional_article_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."devotional_article_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"topic_id" varchar,
  	"contributor_id" varchar,
  	"verse_id" varchar,
  	"prayer_id" varchar,
  	"trivia_id" varchar,
  	"article_id" varchar,
  	"growth_plan_id" varchar,
  	"growth_plan_article_id" varchar,
  	"growth_plan_article_prompt_id" varchar,
  	"study_guide_id" varchar,
  	"study_guide_lesson_id" varchar,
  	"study_guide_section_id" varchar,
  	"channel_id" varchar,
  	"channel_article_id" varchar,
  	"daily_devotional_id" varchar,
  	"devotional_article_id" varchar,
  	"general_page_id" varchar,
  	"category_id" varchar,
  	"bible_id" varchar,
  	"subscription_offer_id" varchar,
  	"redirect_id" varchar
  );
  
  CREATE TABLE "studio"."_devotional_article_v_version_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "studio"."enum__devotional_article_v_version_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "studio"."_devotional_article_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_en_title" varchar,
  	"version_en_summary" varchar,
  	"version_en_seo_description" varchar,
  	"version_en_slug" varchar,
  	"version_en_body" jsonb,
  	"version_en_audio_id" varchar,
  	"version_en_reflection" varchar,
  	"version_en_prayer" varchar,
  	"version_es_title" varchar,
  	"version_es_summary" varchar,
  	"version_es_seo_description" varchar,
  	"version_es_slug" varchar,
  	"version_es_body" jsonb,
  	"version_es_audio_id" varchar,
  	"version_es_reflection" varchar,
  	"version_es_prayer" varchar,
  	"version_access" "studio"."enum__devotional_article_v_version_access",
  	"version_listed" timestamp(3) with time zone,
  	"version_published" timestamp(3) with time zone,
  	"version_updated" timestamp(3) with time zone,
  	"version_image_id" varchar,
  	"version_legacy_slug" varchar,
  	"version_order" numeric,
  	"version_passage" varchar,
  	"version_parent_id" varchar,
  	"version_name" varchar,
  	"version_path" varchar,
  	"version_folder" varchar,
  	"version_heading" varchar,
  	"version_shipped" jsonb,
  	"version_created_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__devotional_article_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."_devotional_article_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"topic_id" varchar,
  	"contributor_id" varchar,
  	"verse_id" varchar,
  	"prayer_id" varchar,
  	"trivia_id" varchar,
  	"article_id" varchar,
  	"growth_plan_id" varchar,
  	"growth_plan_article_id" varchar,
  	"growth_plan_article_prompt_id" varchar,
  	"study_guide_id" varchar,
  	"study_guide_lesson_id" varchar,
  	"study_guide_section_id" varchar,
  	"channel_id" varchar,
  	"channel_article_id" varchar,
  	"daily_devotional_id" varchar,
  	"devotional_article_id" varchar,
  	"general_page_id" varchar,
  	"category_id" varchar,
  	"bible_id" varchar,
  	"subscription_offer_id" varchar,
  	"redirect_id" varchar
  );
  
  CREATE TABLE "studio"."topic_languages" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "studio"."enum_topic_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "studio"."topic" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"en_title" varchar,
  	"en_summary" varchar,
  	"en_seo_description" varchar,
  	"en_slug" varchar,
  	"en_body" jsonb,
  	"es_title" varchar,
  	"es_summary" varchar,
  	"es_seo_description" varchar,
  	"es_slug" varchar,
  	"es_body" jsonb,
  	"access" "studio"."enum_topic_access",
  	"listed" timestamp(3) with time zone,
  	"published" timestamp(3) with time zone,
  	"updated" timestamp(3) with time zone,
  	"image_id" varchar,
  	"legacy_slug" varchar,
  	"order" numeric,
  	"name" varchar,
  	"path" varchar,
  	"folder" varchar,
  	"heading" varchar,
  	"shipped" jsonb,
  	"created_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "studio"."enum_topic_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."topic_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"topic_id" varchar,
  	"contributor_id" varchar,
  	"verse_id" varchar,
  	"prayer_id" varchar,
  	"trivia_id" varchar,
  	"article_id" varchar,
  	"growth_plan_id" varchar,
  	"growth_plan_article_id" varchar,
  	"growth_plan_article_prompt_id" varchar,
  	"study_guide_id" varchar,
  	"study_guide_lesson_id" varchar,
  	"study_guide_section_id" varchar,
  	"channel_id" varchar,
  	"channel_article_id" varchar,
  	"daily_devotional_id" varchar,
  	"devotional_article_id" varchar,
  	"general_page_id" varchar,
  	"category_id" varchar,
  	"bible_id" varchar,
  	"subscription_offer_id" varchar,
  	"redirect_id" varchar
  );
  
  CREATE TABLE "studio"."_topic_v_version_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "studio"."enum__topic_v_version_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "studio"."_topic_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_en_title" varchar,
  	"version_en_summary" varchar,
  	"version_en_seo_description" varchar,
  	"version_en_slug" varchar,
  	"version_en_body" jsonb,
  	"version_es_title" varchar,
  	"version_es_summary" varchar,
  	"version_es_seo_description" varchar,
  	"version_es_slug" varchar,
  	"version_es_body" jsonb,
  	"version_access" "studio"."enum__topic_v_version_access",
  	"version_listed" timestamp(3) with time zone,
  	"version_published" timestamp(3) with time zone,
  	"version_updated" timestamp(3) with time zone,
  	"version_image_id" varchar,
  	"version_legacy_slug" varchar,
  	"version_order" numeric,
  	"version_name" varchar,
  	"version_path" varchar,
  	"version_folder" varchar,
  	"version_heading" varchar,
  	"version_shipped" jsonb,
  	"version_created_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__topic_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."_topic_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"topic_id" varchar,
  	"contributor_id" varchar,
  	"verse_id" varchar,
  	"prayer_id" varchar,
  	"trivia_id" varchar,
  	"article_id" varchar,
  	"growth_plan_id" varchar,
  	"growth_plan_article_id" varchar,
  	"growth_plan_article_prompt_id" varchar,
  	"study_guide_id" varchar,
  	"study_guide_lesson_id" varchar,
  	"study_guide_section_id" varchar,
  	"channel_id" varchar,
  	"channel_article_id" varchar,
  	"daily_devotional_id" varchar,
  	"devotional_article_id" varchar,
  	"general_page_id" varchar,
  	"category_id" varchar,
  	"bible_id" varchar,
  	"subscription_offer_id" varchar,
  	"redirect_id" varchar
  );
  
  CREATE TABLE "studio"."general_page_en_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb
  );
  
  CREATE TABLE "studio"."general_page_es_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb
  );
  
  CREATE TABLE "studio"."general_page_languages" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "studio"."enum_general_page_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "studio"."general_page" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"en_title" varchar,
  	"en_summary" varchar,
  	"en_seo_description" varchar,
  	"en_slug" varchar,
  	"en_body" jsonb,
  	"es_title" varchar,
  	"es_summary" varchar,
  	"es_seo_description" varchar,
  	"es_slug" varchar,
  	"es_body" jsonb,
  	"access" "studio"."enum_general_page_access",
  	"listed" timestamp(3) with time zone,
  	"published" timestamp(3) with time zone,
  	"updated" timestamp(3) with time zone,
  	"image_id" varchar,
  	"legacy_slug" varchar,
  	"order" numeric,
  	"passage" varchar,
  	"layout" "studio"."enum_general_page_layout",
  	"noindex" boolean,
  	"charity_note" boolean,
  	"parent_id" varchar,
  	"name" varchar,
  	"path" varchar,
  	"folder" varchar,
  	"heading" varchar,
  	"shipped" jsonb,
  	"created_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "studio"."enum_general_page_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."general_page_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"topic_id" varchar,
  	"contributor_id" varchar,
  	"verse_id" varchar,
  	"prayer_id" varchar,
  	"trivia_id" varchar,
  	"article_id" varchar,
  	"growth_plan_id" varchar,
  	"growth_plan_article_id" varchar,
  	"growth_plan_article_prompt_id" varchar,
  	"study_guide_id" varchar,
  	"study_guide_lesson_id" varchar,
  	"study_guide_section_id" varchar,
  	"channel_id" varchar,
  	"channel_article_id" varchar,
  	"daily_devotional_id" varchar,
  	"devotional_article_id" varchar,
  	"general_page_id" varchar,
  	"category_id" varchar,
  	"bible_id" varchar,
  	"subscription_offer_id" varchar,
  	"redirect_id" varchar
  );
  
  CREATE TABLE "studio"."_general_page_v_version_en_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_general_page_v_version_es_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_general_page_v_version_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "studio"."enum__general_page_v_version_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "studio"."_general_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_en_title" varchar,
  	"version_en_summary" varchar,
  	"version_en_seo_description" varchar,
  	"version_en_slug" varchar,
  	"version_en_body" jsonb,
  	"version_es_title" varchar,
  	"version_es_summary" varchar,
  	"version_es_seo_description" varchar,
  	"version_es_slug" varchar,
  	"version_es_body" jsonb,
  	"version_access" "studio"."enum__general_page_v_version_access",
  	"version_listed" timestamp(3) with time zone,
  	"version_published" timestamp(3) with time zone,
  	"version_updated" timestamp(3) with time zone,
  	"version_image_id" varchar,
  	"version_legacy_slug" varchar,
  	"version_order" numeric,
  	"version_passage" varchar,
  	"version_layout" "studio"."enum__general_page_v_version_layout",
  	"version_noindex" boolean,
  	"version_charity_note" boolean,
  	"version_parent_id" varchar,
  	"version_name" varchar,
  	"version_path" varchar,
  	"version_folder" varchar,
  	"version_heading" varchar,
  	"version_shipped" jsonb,
  	"version_created_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__general_page_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."_general_page_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"topic_id" varchar,
  	"contributor_id" varchar,
  	"verse_id" varchar,
  	"prayer_id" varchar,
  	"trivia_id" varchar,
  	"article_id" varchar,
  	"growth_plan_id" varchar,
  	"growth_plan_article_id" varchar,
  	"growth_plan_article_prompt_id" varchar,
  	"study_guide_id" varchar,
  	"study_guide_lesson_id" varchar,
  	"study_guide_section_id" varchar,
  	"channel_id" varchar,
  	"channel_article_id" varchar,
  	"daily_devotional_id" varchar,
  	"devotional_article_id" varchar,
  	"general_page_id" varchar,
  	"category_id" varchar,
  	"bible_id" varchar,
  	"subscription_offer_id" varchar,
  	"redirect_id" varchar
  );
  
  CREATE TABLE "studio"."contributor_languages" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "studio"."enum_contributor_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "studio"."contributor" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"en_title" varchar,
  	"en_summary" varchar,
  	"en_seo_description" varchar,
  	"en_slug" varchar,
  	"en_body" jsonb,
  	"en_first_name" varchar,
  	"en_last_name" varchar,
  	"es_title" varchar,
  	"es_summary" varchar,
  	"es_seo_description" varchar,
  	"es_slug" varchar,
  	"es_body" jsonb,
  	"es_first_name" varchar,
  	"es_last_name" varchar,
  	"access" "studio"."enum_contributor_access",
  	"listed" timestamp(3) with time zone,
  	"published" timestamp(3) with time zone,
  	"updated" timestamp(3) with time zone,
  	"image_id" varchar,
  	"legacy_slug" varchar,
  	"order" numeric,
  	"name" varchar,
  	"path" varchar,
  	"folder" varchar,
  	"heading" varchar,
  	"shipped" jsonb,
  	"created_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "studio"."enum_contributor_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."contributor_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"topic_id" varchar,
  	"contributor_id" varchar,
  	"verse_id" varchar,
  	"prayer_id" varchar,
  	"trivia_id" varchar,
  	"article_id" varchar,
  	"growth_plan_id" varchar,
  	"growth_plan_article_id" varchar,
  	"growth_plan_article_prompt_id" varchar,
  	"study_guide_id" varchar,
  	"study_guide_lesson_id" varchar,
  	"study_guide_section_id" varchar,
  	"channel_id" varchar,
  	"channel_article_id" varchar,
  	"daily_devotional_id" varchar,
  	"devotional_article_id" varchar,
  	"general_page_id" varchar,
  	"category_id" varchar,
  	"bible_id" varchar,
  	"subscription_offer_id" varchar,
  	"redirect_id" varchar
  );
  
  CREATE TABLE "studio"."_contributor_v_version_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "studio"."enum__contributor_v_version_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "studio"."_contributor_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_en_title" varchar,
  	"version_en_summary" varchar,
  	"version_en_seo_description" varchar,
  	"version_en_slug" varchar,
  	"version_en_body" jsonb,
  	"version_en_first_name" varchar,
  	"version_en_last_name" varchar,
  	"version_es_title" varchar,
  	"version_es_summary" varchar,
  	"version_es_seo_description" varchar,
  	"version_es_slug" varchar,
  	"version_es_body" jsonb,
  	"version_es_first_name" varchar,
  	"version_es_last_name" varchar,
  	"version_access" "studio"."enum__contributor_v_version_access",
  	"version_listed" timestamp(3) with time zone,
  	"version_published" timestamp(3) with time zone,
  	"version_updated" timestamp(3) with time zone,
  	"version_image_id" varchar,
  	"version_legacy_slug" varchar,
  	"version_order" numeric,
  	"version_name" varchar,
  	"version_path" varchar,
  	"version_folder" varchar,
  	"version_heading" varchar,
  	"version_shipped" jsonb,
  	"version_created_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__contributor_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."_contributor_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"topic_id" varchar,
  	"contributor_id" varchar,
  	"verse_id" varchar,
  	"prayer_id" varchar,
  	"trivia_id" varchar,
  	"article_id" varchar,
  	"growth_plan_id" varchar,
  	"growth_plan_article_id" varchar,
  	"growth_plan_article_prompt_id" varchar,
  	"study_guide_id" varchar,
  	"study_guide_lesson_id" varchar,
  	"study_guide_section_id" varchar,
  	"channel_id" varchar,
  	"channel_article_id" varchar,
  	"daily_devotional_id" varchar,
  	"devotional_article_id" varchar,
  	"general_page_id" varchar,
  	"category_id" varchar,
  	"bible_id" varchar,
  	"subscription_offer_id" varchar,
  	"redirect_id" varchar
  );
  
  CREATE TABLE "studio"."category_languages" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "studio"."enum_category_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "studio"."category" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"en_title" varchar,
  	"en_summary" varchar,
  	"en_seo_description" varchar,
  	"en_slug" varchar,
  	"en_body" jsonb,
  	"es_title" varchar,
  	"es_summary" varchar,
  	"es_seo_description" varchar,
  	"es_slug" varchar,
  	"es_body" jsonb,
  	"access" "studio"."enum_category_access",
  	"listed" timestamp(3) with time zone,
  	"published" timestamp(3) with time zone,
  	"updated" timestamp(3) with time zone,
  	"image_id" varchar,
  	"legacy_slug" varchar,
  	"order" numeric,
  	"name" varchar,
  	"path" varchar,
  	"folder" varchar,
  	"heading" varchar,
  	"shipped" jsonb,
  	"created_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "studio"."enum_category_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."category_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"topic_id" varchar,
  	"contributor_id" varchar,
  	"verse_id" varchar,
  	"prayer_id" varchar,
  	"trivia_id" varchar,
  	"article_id" varchar,
  	"growth_plan_id" varchar,
  	"growth_plan_article_id" varchar,
  	"growth_plan_article_prompt_id" varchar,
  	"study_guide_id" varchar,
  	"study_guide_lesson_id" varchar,
  	"study_guide_section_id" varchar,
  	"channel_id" varchar,
  	"channel_article_id" varchar,
  	"daily_devotional_id" varchar,
  	"devotional_article_id" varchar,
  	"general_page_id" varchar,
  	"category_id" varchar,
  	"bible_id" varchar,
  	"subscription_offer_id" varchar,
  	"redirect_id" varchar
  );
  
  CREATE TABLE "studio"."_category_v_version_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "studio"."enum__category_v_version_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "studio"."_category_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_en_title" varchar,
  	"version_en_summary" varchar,
  	"version_en_seo_description" varchar,
  	"version_en_slug" varchar,
  	"version_en_body" jsonb,
  	"version_es_title" varchar,
  	"version_es_summary" varchar,
  	"version_es_seo_description" varchar,
  	"version_es_slug" varchar,
  	"version_es_body" jsonb,
  	"version_access" "studio"."enum__category_v_version_access",
  	"version_listed" timestamp(3) with time zone,
  	"version_published" timestamp(3) with time zone,
  	"version_updated" timestamp(3) with time zone,
  	"version_image_id" varchar,
  	"version_legacy_slug" varchar,
  	"version_order" numeric,
  	"version_name" varchar,
  	"version_path" varchar,
  	"version_folder" varchar,
  	"version_heading" varchar,
  	"version_shipped" jsonb,
  	"version_created_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__category_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."_category_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"topic_id" varchar,
  	"contributor_id" varchar,
  	"verse_id" varchar,
  	"prayer_id" varchar,
  	"trivia_id" varchar,
  	"article_id" varchar,
  	"growth_plan_id" varchar,
  	"growth_plan_article_id" varchar,
  	"growth_plan_article_prompt_id" varchar,
  	"study_guide_id" varchar,
  	"study_guide_lesson_id" varchar,
  	"study_guide_section_id" varchar,
  	"channel_id" varchar,
  	"channel_article_id" varchar,
  	"daily_devotional_id" varchar,
  	"devotional_article_id" varchar,
  	"general_page_id" varchar,
  	"category_id" varchar,
  	"bible_id" varchar,
  	"subscription_offer_id" varchar,
  	"redirect_id" varchar
  );
  
  CREATE TABLE "studio"."bible_languages" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "studio"."enum_bible_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "studio"."bible" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"en_title" varchar,
  	"en_summary" varchar,
  	"en_seo_description" varchar,
  	"en_slug" varchar,
  	"en_body" jsonb,
  	"es_title" varchar,
  	"es_summary" varchar,
  	"es_seo_description" varchar,
  	"es_slug" varchar,
  	"es_body" jsonb,
  	"access" "studio"."enum_bible_access",
  	"listed" timestamp(3) with time zone,
  	"published" timestamp(3) with time zone,
  	"updated" timestamp(3) with time zone,
  	"image_id" varchar,
  	"legacy_slug" varchar,
  	"order" numeric,
  	"name" varchar,
  	"path" varchar,
  	"folder" varchar,
  	"heading" varchar,
  	"shipped" jsonb,
  	"created_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "studio"."enum_bible_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."bible_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"topic_id" varchar,
  	"contributor_id" varchar,
  	"verse_id" varchar,
  	"prayer_id" varchar,
  	"trivia_id" varchar,
  	"article_id" varchar,
  	"growth_plan_id" varchar,
  	"growth_plan_article_id" varchar,
  	"growth_plan_article_prompt_id" varchar,
  	"study_guide_id" varchar,
  	"study_guide_lesson_id" varchar,
  	"study_guide_section_id" varchar,
  	"channel_id" varchar,
  	"channel_article_id" varchar,
  	"daily_devotional_id" varchar,
  	"devotional_article_id" varchar,
  	"general_page_id" varchar,
  	"category_id" varchar,
  	"bible_id" varchar,
  	"subscription_offer_id" varchar,
  	"redirect_id" varchar
  );
  
  CREATE TABLE "studio"."_bible_v_version_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "studio"."enum__bible_v_version_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "studio"."_bible_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_en_title" varchar,
  	"version_en_summary" varchar,
  	"version_en_seo_description" varchar,
  	"version_en_slug" varchar,
  	"version_en_body" jsonb,
  	"version_es_title" varchar,
  	"version_es_summary" varchar,
  	"version_es_seo_description" varchar,
  	"version_es_slug" varchar,
  	"version_es_body" jsonb,
  	"version_access" "studio"."enum__bible_v_version_access",
  	"version_listed" timestamp(3) with time zone,
  	"version_published" timestamp(3) with time zone,
  	"version_updated" timestamp(3) with time zone,
  	"version_image_id" varchar,
  	"version_legacy_slug" varchar,
  	"version_order" numeric,
  	"version_name" varchar,
  	"version_path" varchar,
  	"version_folder" varchar,
  	"version_heading" varchar,
  	"version_shipped" jsonb,
  	"version_created_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__bible_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."_bible_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"topic_id" varchar,
  	"contributor_id" varchar,
  	"verse_id" varchar,
  	"prayer_id" varchar,
  	"trivia_id" varchar,
  	"article_id" varchar,
  	"growth_plan_id" varchar,
  	"growth_plan_article_id" varchar,
  	"growth_plan_article_prompt_id" varchar,
  	"study_guide_id" varchar,
  	"study_guide_lesson_id" varchar,
  	"study_guide_section_id" varchar,
  	"channel_id" varchar,
  	"channel_article_id" varchar,
  	"daily_devotional_id" varchar,
  	"devotional_article_id" varchar,
  	"general_page_id" varchar,
  	"category_id" varchar,
  	"bible_id" varchar,
  	"subscription_offer_id" varchar,
  	"redirect_id" varchar
  );
  
  CREATE TABLE "studio"."subscription_offer_terms" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"term_length" varchar,
  	"display_price" varchar,
  	"regular_price" numeric,
  	"trial_days" numeric,
  	"is_most_popular" boolean
  );
  
  CREATE TABLE "studio"."subscription_offer_languages" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "studio"."enum_subscription_offer_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "studio"."subscription_offer" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"en_title" varchar,
  	"en_summary" varchar,
  	"en_seo_description" varchar,
  	"en_slug" varchar,
  	"en_body" jsonb,
  	"es_title" varchar,
  	"es_summary" varchar,
  	"es_seo_description" varchar,
  	"es_slug" varchar,
  	"es_body" jsonb,
  	"access" "studio"."enum_subscription_offer_access",
  	"listed" timestamp(3) with time zone,
  	"published" timestamp(3) with time zone,
  	"updated" timestamp(3) with time zone,
  	"image_id" varchar,
  	"legacy_slug" varchar,
  	"order" numeric,
  	"offer_slug" varchar,
  	"platform" varchar,
  	"is_active" boolean,
  	"allow_auto_selection" boolean,
  	"limited_time_deal" boolean,
  	"deal_ends" timestamp(3) with time zone,
  	"display_component" varchar,
  	"display_size" varchar,
  	"success_landing_page" varchar,
  	"name" varchar,
  	"path" varchar,
  	"folder" varchar,
  	"heading" varchar,
  	"shipped" jsonb,
  	"created_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "studio"."enum_subscription_offer_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."subscription_offer_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"topic_id" varchar,
  	"contributor_id" varchar,
  	"verse_id" varchar,
  	"prayer_id" varchar,
  	"trivia_id" varchar,
  	"article_id" varchar,
  	"growth_plan_id" varchar,
  	"growth_plan_article_id" varchar,
  	"growth_plan_article_prompt_id" varchar,
  	"study_guide_id" varchar,
  	"study_guide_lesson_id" varchar,
  	"study_guide_section_id" varchar,
  	"channel_id" varchar,
  	"channel_article_id" varchar,
  	"daily_devotional_id" varchar,
  	"devotional_article_id" varchar,
  	"general_page_id" varchar,
  	"category_id" varchar,
  	"bible_id" varchar,
  	"subscription_offer_id" varchar,
  	"redirect_id" varchar
  );
  
  CREATE TABLE "studio"."_subscription_offer_v_version_terms" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"term_length" varchar,
  	"display_price" varchar,
  	"regular_price" numeric,
  	"trial_days" numeric,
  	"is_most_popular" boolean
  );
  
  CREATE TABLE "studio"."_subscription_offer_v_version_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "studio"."enum__subscription_offer_v_version_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "studio"."_subscription_offer_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_en_title" varchar,
  	"version_en_summary" varchar,
  	"version_en_seo_description" varchar,
  	"version_en_slug" varchar,
  	"version_en_body" jsonb,
  	"version_es_title" varchar,
  	"version_es_summary" varchar,
  	"version_es_seo_description" varchar,
  	"version_es_slug" varchar,
  	"version_es_body" jsonb,
  	"version_access" "studio"."enum__subscription_offer_v_version_access",
  	"version_listed" timestamp(3) with time zone,
  	"version_published" timestamp(3) with time zone,
  	"version_updated" timestamp(3) with time zone,
  	"version_image_id" varchar,
  	"version_legacy_slug" varchar,
  	"version_order" numeric,
  	"version_offer_slug" varchar,
  	"version_platform" varchar,
  	"version_is_active" boolean,
  	"version_allow_auto_selection" boolean,
  	"version_limited_time_deal" boolean,
  	"version_deal_ends" timestamp(3) with time zone,
  	"version_display_component" varchar,
  	"version_display_size" varchar,
  	"version_success_landing_page" varchar,
  	"version_name" varchar,
  	"version_path" varchar,
  	"version_folder" varchar,
  	"version_heading" varchar,
  	"version_shipped" jsonb,
  	"version_created_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__subscription_offer_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."_subscription_offer_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"topic_id" varchar,
  	"contributor_id" varchar,
  	"verse_id" varchar,
  	"prayer_id" varchar,
  	"trivia_id" varchar,
  	"article_id" varchar,
  	"growth_plan_id" varchar,
  	"growth_plan_article_id" varchar,
  	"growth_plan_article_prompt_id" varchar,
  	"study_guide_id" varchar,
  	"study_guide_lesson_id" varchar,
  	"study_guide_section_id" varchar,
  	"channel_id" varchar,
  	"channel_article_id" varchar,
  	"daily_devotional_id" varchar,
  	"devotional_article_id" varchar,
  	"general_page_id" varchar,
  	"category_id" varchar,
  	"bible_id" varchar,
  	"subscription_offer_id" varchar,
  	"redirect_id" varchar
  );
  
  CREATE TABLE "studio"."redirect_languages" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "studio"."enum_redirect_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "studio"."redirect" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"en_title" varchar,
  	"en_summary" varchar,
  	"en_seo_description" varchar,
  	"en_slug" varchar,
  	"en_body" jsonb,
  	"es_title" varchar,
  	"es_summary" varchar,
  	"es_seo_description" varchar,
  	"es_slug" varchar,
  	"es_body" jsonb,
  	"access" "studio"."enum_redirect_access",
  	"listed" timestamp(3) with time zone,
  	"published" timestamp(3) with time zone,
  	"updated" timestamp(3) with time zone,
  	"image_id" varchar,
  	"legacy_slug" varchar,
  	"order" numeric,
  	"from" varchar,
  	"to" varchar,
  	"status" "studio"."enum_redirect_status",
  	"name" varchar,
  	"path" varchar,
  	"folder" varchar,
  	"heading" varchar,
  	"shipped" jsonb,
  	"created_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "studio"."enum_redirect_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."redirect_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"topic_id" varchar,
  	"contributor_id" varchar,
  	"verse_id" varchar,
  	"prayer_id" varchar,
  	"trivia_id" varchar,
  	"article_id" varchar,
  	"growth_plan_id" varchar,
  	"growth_plan_article_id" varchar,
  	"growth_plan_article_prompt_id" varchar,
  	"study_guide_id" varchar,
  	"study_guide_lesson_id" varchar,
  	"study_guide_section_id" varchar,
  	"channel_id" varchar,
  	"channel_article_id" varchar,
  	"daily_devotional_id" varchar,
  	"devotional_article_id" varchar,
  	"general_page_id" varchar,
  	"category_id" varchar,
  	"bible_id" varchar,
  	"subscription_offer_id" varchar,
  	"redirect_id" varchar
  );
  
  CREATE TABLE "studio"."_redirect_v_version_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "studio"."enum__redirect_v_version_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "studio"."_redirect_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_en_title" varchar,
  	"version_en_summary" varchar,
  	"version_en_seo_description" varchar,
  	"version_en_slug" varchar,
  	"version_en_body" jsonb,
  	"version_es_title" varchar,
  	"version_es_summary" varchar,
  	"version_es_seo_description" varchar,
  	"version_es_slug" varchar,
  	"version_es_body" jsonb,
  	"version_access" "studio"."enum__redirect_v_version_access",
  	"version_listed" timestamp(3) with time zone,
  	"version_published" timestamp(3) with time zone,
  	"version_updated" timestamp(3) with time zone,
  	"version_image_id" varchar,
  	"version_legacy_slug" varchar,
  	"version_order" numeric,
  	"version_from" varchar,
  	"version_to" varchar,
  	"version_status" "studio"."enum__redirect_v_version_status",
  	"version_name" varchar,
  	"version_path" varchar,
  	"version_folder" varchar,
  	"version_heading" varchar,
  	"version_shipped" jsonb,
  	"version_created_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__redirect_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."_redirect_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"topic_id" varchar,
  	"contributor_id" varchar,
  	"verse_id" varchar,
  	"prayer_id" varchar,
  	"trivia_id" varchar,
  	"article_id" varchar,
  	"growth_plan_id" varchar,
  	"growth_plan_article_id" varchar,
  	"growth_plan_article_prompt_id" varchar,
  	"study_guide_id" varchar,
  	"study_guide_lesson_id" varchar,
  	"study_guide_section_id" varchar,
  	"channel_id" varchar,
  	"channel_article_id" varchar,
  	"daily_devotional_id" varchar,
  	"devotional_article_id" varchar,
  	"general_page_id" varchar,
  	"category_id" varchar,
  	"bible_id" varchar,
  	"subscription_offer_id" varchar,
  	"redirect_id" varchar
  );
  
  CREATE TABLE "studio"."menu_en_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"to" varchar
  );
  
  CREATE TABLE "studio"."menu_es_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"to" varchar
  );
  
  CREATE TABLE "studio"."menu_languages" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "studio"."enum_menu_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "studio"."menu" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"en_title" varchar,
  	"es_title" varchar,
  	"order" numeric,
  	"name" varchar,
  	"path" varchar,
  	"folder" varchar,
  	"heading" varchar,
  	"shipped" jsonb,
  	"created_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "studio"."enum_menu_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."_menu_v_version_en_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"to" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_menu_v_version_es_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"to" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_menu_v_version_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "studio"."enum__menu_v_version_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "studio"."_menu_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_en_title" varchar,
  	"version_es_title" varchar,
  	"version_order" numeric,
  	"version_name" varchar,
  	"version_path" varchar,
  	"version_folder" varchar,
  	"version_heading" varchar,
  	"version_shipped" jsonb,
  	"version_created_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__menu_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."popup_languages" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "studio"."enum_popup_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "studio"."popup" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"en_title" varchar,
  	"en_lead" varchar,
  	"en_points" varchar,
  	"en_button" varchar,
  	"en_question" varchar,
  	"en_dismiss" varchar,
  	"es_title" varchar,
  	"es_lead" varchar,
  	"es_points" varchar,
  	"es_button" varchar,
  	"es_question" varchar,
  	"es_dismiss" varchar,
  	"order" numeric,
  	"name" varchar,
  	"path" varchar,
  	"folder" varchar,
  	"heading" varchar,
  	"shipped" jsonb,
  	"created_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "studio"."enum_popup_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."_popup_v_version_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "studio"."enum__popup_v_version_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "studio"."_popup_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_en_title" varchar,
  	"version_en_lead" varchar,
  	"version_en_points" varchar,
  	"version_en_button" varchar,
  	"version_en_question" varchar,
  	"version_en_dismiss" varchar,
  	"version_es_title" varchar,
  	"version_es_lead" varchar,
  	"version_es_points" varchar,
  	"version_es_button" varchar,
  	"version_es_question" varchar,
  	"version_es_dismiss" varchar,
  	"version_order" numeric,
  	"version_name" varchar,
  	"version_path" varchar,
  	"version_folder" varchar,
  	"version_heading" varchar,
  	"version_shipped" jsonb,
  	"version_created_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__popup_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."mail_languages" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "studio"."enum_mail_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "studio"."mail" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"en_title" varchar,
  	"en_subject" varchar,
  	"en_greeting" varchar,
  	"en_greeting_without_name" varchar,
  	"en_opening" varchar,
  	"en_button" varchar,
  	"en_closing" varchar,
  	"en_reason" varchar,
  	"en_stop_link" varchar,
  	"en_settings_link" varchar,
  	"es_title" varchar,
  	"es_subject" varchar,
  	"es_greeting" varchar,
  	"es_greeting_without_name" varchar,
  	"es_opening" varchar,
  	"es_button" varchar,
  	"es_closing" varchar,
  	"es_reason" varchar,
  	"es_stop_link" varchar,
  	"es_settings_link" varchar,
  	"order" numeric,
  	"name" varchar,
  	"path" varchar,
  	"folder" varchar,
  	"heading" varchar,
  	"shipped" jsonb,
  	"created_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "studio"."enum_mail_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."_mail_v_version_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "studio"."enum__mail_v_version_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "studio"."_mail_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_en_title" varchar,
  	"version_en_subject" varchar,
  	"version_en_greeting" varchar,
  	"version_en_greeting_without_name" varchar,
  	"version_en_opening" varchar,
  	"version_en_button" varchar,
  	"version_en_closing" varchar,
  	"version_en_reason" varchar,
  	"version_en_stop_link" varchar,
  	"version_en_settings_link" varchar,
  	"version_es_title" varchar,
  	"version_es_subject" varchar,
  	"version_es_greeting" varchar,
  	"version_es_greeting_without_name" varchar,
  	"version_es_opening" varchar,
  	"version_es_button" varchar,
  	"version_es_closing" varchar,
  	"version_es_reason" varchar,
  	"version_es_stop_link" varchar,
  	"version_es_settings_link" varchar,
  	"version_order" numeric,
  	"version_name" varchar,
  	"version_path" varchar,
  	"version_folder" varchar,
  	"version_heading" varchar,
  	"version_shipped" jsonb,
  	"version_created_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__mail_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."partner_languages" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "studio"."enum_partner_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "studio"."partner" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"en_title" varchar,
  	"en_partner" varchar,
  	"en_description" varchar,
  	"en_wording" varchar,
  	"es_title" varchar,
  	"es_partner" varchar,
  	"es_description" varchar,
  	"es_wording" varchar,
  	"order" numeric,
  	"name" varchar,
  	"path" varchar,
  	"folder" varchar,
  	"heading" varchar,
  	"shipped" jsonb,
  	"created_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "studio"."enum_partner_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."_partner_v_version_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "studio"."enum__partner_v_version_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "studio"."_partner_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_en_title" varchar,
  	"version_en_partner" varchar,
  	"version_en_description" varchar,
  	"version_en_wording" varchar,
  	"version_es_title" varchar,
  	"version_es_partner" varchar,
  	"version_es_description" varchar,
  	"version_es_wording" varchar,
  	"version_order" numeric,
  	"version_name" varchar,
  	"version_path" varchar,
  	"version_folder" varchar,
  	"version_heading" varchar,
  	"version_shipped" jsonb,
  	"version_created_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__partner_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."pictures" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"alt_en" varchar NOT NULL,
  	"alt_es" varchar NOT NULL,
  	"credit" varchar,
  	"path" varchar,
  	"created_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "studio"."recordings" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"path" varchar,
  	"created_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "studio"."activity" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"person" varchar,
  	"action" "studio"."enum_activity_action" NOT NULL,
  	"type" varchar NOT NULL,
  	"item" varchar NOT NULL,
  	"heading" varchar,
  	"detail" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "studio"."editors_roles" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "studio"."enum_editors_roles",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "studio"."editors" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"email" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "studio"."translations" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"of" varchar,
  	"heading" varchar,
  	"en" "studio"."enum_translations_en",
  	"es" "studio"."enum_translations_es",
  	"agreed" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "studio"."payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "studio"."payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "studio"."enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "studio"."enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "studio"."payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "studio"."enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"meta" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "studio"."payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "studio"."payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"verse_id" varchar,
  	"prayer_id" varchar,
  	"trivia_id" varchar,
  	"article_id" varchar,
  	"growth_plan_id" varchar,
  	"growth_plan_article_id" varchar,
  	"growth_plan_article_prompt_id" varchar,
  	"study_guide_id" varchar,
  	"study_guide_lesson_id" varchar,
  	"study_guide_section_id" varchar,
  	"channel_id" varchar,
  	"channel_article_id" varchar,
  	"daily_devotional_id" varchar,
  	"devotional_article_id" varchar,
  	"topic_id" varchar,
  	"general_page_id" varchar,
  	"contributor_id" varchar,
  	"category_id" varchar,
  	"bible_id" varchar,
  	"subscription_offer_id" varchar,
  	"redirect_id" varchar,
  	"menu_id" varchar,
  	"popup_id" varchar,
  	"mail_id" varchar,
  	"partner_id" varchar,
  	"pictures_id" varchar,
  	"recordings_id" varchar,
  	"activity_id" integer,
  	"editors_id" varchar
  );
  
  CREATE TABLE "studio"."payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "studio"."payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"editors_id" varchar
  );
  
  CREATE TABLE "studio"."payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "studio"."payload_jobs_stats" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"stats" jsonb,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "studio"."verse_languages" ADD CONSTRAINT "verse_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."verse"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."verse" ADD CONSTRAINT "verse_en_audio_id_recordings_id_fk" FOREIGN KEY ("en_audio_id") REFERENCES "studio"."recordings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."verse" ADD CONSTRAINT "verse_es_audio_id_recordings_id_fk" FOREIGN KEY ("es_audio_id") REFERENCES "studio"."recordings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."verse" ADD CONSTRAINT "verse_image_id_pictures_id_fk" FOREIGN KEY ("image_id") REFERENCES "studio"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."verse_rels" ADD CONSTRAINT "verse_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."verse"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."verse_rels" ADD CONSTRAINT "verse_rels_topic_fk" FOREIGN KEY ("topic_id") REFERENCES "studio"."topic"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."verse_rels" ADD CONSTRAINT "verse_rels_contributor_fk" FOREIGN KEY ("contributor_id") REFERENCES "studio"."contributor"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."verse_rels" ADD CONSTRAINT "verse_rels_verse_fk" FOREIGN KEY ("verse_id") REFERENCES "studio"."verse"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."verse_rels" ADD CONSTRAINT "verse_rels_prayer_fk" FOREIGN KEY ("prayer_id") REFERENCES "studio"."prayer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."verse_rels" ADD CONSTRAINT "verse_rels_trivia_fk" FOREIGN KEY ("trivia_id") REFERENCES "studio"."trivia"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."verse_rels" ADD CONSTRAINT "verse_rels_article_fk" FOREIGN KEY ("article_id") REFERENCES "studio"."article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."verse_rels" ADD CONSTRAINT "verse_rels_growth_plan_fk" FOREIGN KEY ("growth_plan_id") REFERENCES "studio"."growth_plan"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."verse_rels" ADD CONSTRAINT "verse_rels_growth_plan_article_fk" FOREIGN KEY ("growth_plan_article_id") REFERENCES "studio"."growth_plan_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."verse_rels" ADD CONSTRAINT "verse_rels_growth_plan_article_prompt_fk" FOREIGN KEY ("growth_plan_article_prompt_id") REFERENCES "studio"."growth_plan_article_prompt"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."verse_rels" ADD CONSTRAINT "verse_rels_study_guide_fk" FOREIGN KEY ("study_guide_id") REFERENCES "studio"."study_guide"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."verse_rels" ADD CONSTRAINT "verse_rels_study_guide_lesson_fk" FOREIGN KEY ("study_guide_lesson_id") REFERENCES "studio"."study_guide_lesson"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."verse_rels" ADD CONSTRAINT "verse_rels_study_guide_section_fk" FOREIGN KEY ("study_guide_section_id") REFERENCES "studio"."study_guide_section"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."verse_rels" ADD CONSTRAINT "verse_rels_channel_fk" FOREIGN KEY ("channel_id") REFERENCES "studio"."channel"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."verse_rels" ADD CONSTRAINT "verse_rels_channel_article_fk" FOREIGN KEY ("channel_article_id") REFERENCES "studio"."channel_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."verse_rels" ADD CONSTRAINT "verse_rels_daily_devotional_fk" FOREIGN KEY ("daily_devotional_id") REFERENCES "studio"."daily_devotional"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."verse_rels" ADD CONSTRAINT "verse_rels_devotional_article_fk" FOREIGN KEY ("devotional_article_id") REFERENCES "studio"."devotional_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."verse_rels" ADD CONSTRAINT "verse_rels_general_page_fk" FOREIGN KEY ("general_page_id") REFERENCES "studio"."general_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."verse_rels" ADD CONSTRAINT "verse_rels_category_fk" FOREIGN KEY ("category_id") REFERENCES "studio"."category"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."verse_rels" ADD CONSTRAINT "verse_rels_bible_fk" FOREIGN KEY ("bible_id") REFERENCES "studio"."bible"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."verse_rels" ADD CONSTRAINT "verse_rels_subscription_offer_fk" FOREIGN KEY ("subscription_offer_id") REFERENCES "studio"."subscription_offer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."verse_rels" ADD CONSTRAINT "verse_rels_redirect_fk" FOREIGN KEY ("redirect_id") REFERENCES "studio"."redirect"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_verse_v_version_languages" ADD CONSTRAINT "_verse_v_version_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_verse_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_verse_v" ADD CONSTRAINT "_verse_v_parent_id_verse_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."verse"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_verse_v" ADD CONSTRAINT "_verse_v_version_en_audio_id_recordings_id_fk" FOREIGN KEY ("version_en_audio_id") REFERENCES "studio"."recordings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_verse_v" ADD CONSTRAINT "_verse_v_version_es_audio_id_recordings_id_fk" FOREIGN KEY ("version_es_audio_id") REFERENCES "studio"."recordings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_verse_v" ADD CONSTRAINT "_verse_v_version_image_id_pictures_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "studio"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_verse_v_rels" ADD CONSTRAINT "_verse_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_verse_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_verse_v_rels" ADD CONSTRAINT "_verse_v_rels_topic_fk" FOREIGN KEY ("topic_id") REFERENCES "studio"."topic"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_verse_v_rels" ADD CONSTRAINT "_verse_v_rels_contributor_fk" FOREIGN KEY ("contributor_id") REFERENCES "studio"."contributor"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_verse_v_rels" ADD CONSTRAINT "_verse_v_rels_verse_fk" FOREIGN KEY ("verse_id") REFERENCES "studio"."verse"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_verse_v_rels" ADD CONSTRAINT "_verse_v_rels_prayer_fk" FOREIGN KEY ("prayer_id") REFERENCES "studio"."prayer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_verse_v_rels" ADD CONSTRAINT "_verse_v_rels_trivia_fk" FOREIGN KEY ("trivia_id") REFERENCES "studio"."trivia"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_verse_v_rels" ADD CONSTRAINT "_verse_v_rels_article_fk" FOREIGN KEY ("article_id") REFERENCES "studio"."article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_verse_v_rels" ADD CONSTRAINT "_verse_v_rels_growth_plan_fk" FOREIGN KEY ("growth_plan_id") REFERENCES "studio"."growth_plan"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_verse_v_rels" ADD CONSTRAINT "_verse_v_rels_growth_plan_article_fk" FOREIGN KEY ("growth_plan_article_id") REFERENCES "studio"."growth_plan_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_verse_v_rels" ADD CONSTRAINT "_verse_v_rels_growth_plan_article_prompt_fk" FOREIGN KEY ("growth_plan_article_prompt_id") REFERENCES "studio"."growth_plan_article_prompt"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_verse_v_rels" ADD CONSTRAINT "_verse_v_rels_study_guide_fk" FOREIGN KEY ("study_guide_id") REFERENCES "studio"."study_guide"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_verse_v_rels" ADD CONSTRAINT "_verse_v_rels_study_guide_lesson_fk" FOREIGN KEY ("study_guide_lesson_id") REFERENCES "studio"."study_guide_lesson"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_verse_v_rels" ADD CONSTRAINT "_verse_v_rels_study_guide_section_fk" FOREIGN KEY ("study_guide_section_id") REFERENCES "studio"."study_guide_section"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_verse_v_rels" ADD CONSTRAINT "_verse_v_rels_channel_fk" FOREIGN KEY ("channel_id") REFERENCES "studio"."channel"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_verse_v_rels" ADD CONSTRAINT "_verse_v_rels_channel_article_fk" FOREIGN KEY ("channel_article_id") REFERENCES "studio"."channel_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_verse_v_rels" ADD CONSTRAINT "_verse_v_rels_daily_devotional_fk" FOREIGN KEY ("daily_devotional_id") REFERENCES "studio"."daily_devotional"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_verse_v_rels" ADD CONSTRAINT "_verse_v_rels_devotional_article_fk" FOREIGN KEY ("devotional_article_id") REFERENCES "studio"."devotional_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_verse_v_rels" ADD CONSTRAINT "_verse_v_rels_general_page_fk" FOREIGN KEY ("general_page_id") REFERENCES "studio"."general_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_verse_v_rels" ADD CONSTRAINT "_verse_v_rels_category_fk" FOREIGN KEY ("category_id") REFERENCES "studio"."category"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_verse_v_rels" ADD CONSTRAINT "_verse_v_rels_bible_fk" FOREIGN KEY ("bible_id") REFERENCES "studio"."bible"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_verse_v_rels" ADD CONSTRAINT "_verse_v_rels_subscription_offer_fk" FOREIGN KEY ("subscription_offer_id") REFERENCES "studio"."subscription_offer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_verse_v_rels" ADD CONSTRAINT "_verse_v_rels_redirect_fk" FOREIGN KEY ("redirect_id") REFERENCES "studio"."redirect"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."prayer_languages" ADD CONSTRAINT "prayer_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."prayer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."prayer" ADD CONSTRAINT "prayer_en_audio_id_recordings_id_fk" FOREIGN KEY ("en_audio_id") REFERENCES "studio"."recordings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."prayer" ADD CONSTRAINT "prayer_es_audio_id_recordings_id_fk" FOREIGN KEY ("es_audio_id") REFERENCES "studio"."recordings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."prayer" ADD CONSTRAINT "prayer_image_id_pictures_id_fk" FOREIGN KEY ("image_id") REFERENCES "studio"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."prayer_rels" ADD CONSTRAINT "prayer_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."prayer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."prayer_rels" ADD CONSTRAINT "prayer_rels_topic_fk" FOREIGN KEY ("topic_id") REFERENCES "studio"."topic"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."prayer_rels" ADD CONSTRAINT "prayer_rels_contributor_fk" FOREIGN KEY ("contributor_id") REFERENCES "studio"."contributor"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."prayer_rels" ADD CONSTRAINT "prayer_rels_verse_fk" FOREIGN KEY ("verse_id") REFERENCES "studio"."verse"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."prayer_rels" ADD CONSTRAINT "prayer_rels_prayer_fk" FOREIGN KEY ("prayer_id") REFERENCES "studio"."prayer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."prayer_rels" ADD CONSTRAINT "prayer_rels_trivia_fk" FOREIGN KEY ("trivia_id") REFERENCES "studio"."trivia"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."prayer_rels" ADD CONSTRAINT "prayer_rels_article_fk" FOREIGN KEY ("article_id") REFERENCES "studio"."article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."prayer_rels" ADD CONSTRAINT "prayer_rels_growth_plan_fk" FOREIGN KEY ("growth_plan_id") REFERENCES "studio"."growth_plan"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."prayer_rels" ADD CONSTRAINT "prayer_rels_growth_plan_article_fk" FOREIGN KEY ("growth_plan_article_id") REFERENCES "studio"."growth_plan_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."prayer_rels" ADD CONSTRAINT "prayer_rels_growth_plan_article_prompt_fk" FOREIGN KEY ("growth_plan_article_prompt_id") REFERENCES "studio"."growth_plan_article_prompt"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."prayer_rels" ADD CONSTRAINT "prayer_rels_study_guide_fk" FOREIGN KEY ("study_guide_id") REFERENCES "studio"."study_guide"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."prayer_rels" ADD CONSTRAINT "prayer_rels_study_guide_lesson_fk" FOREIGN KEY ("study_guide_lesson_id") REFERENCES "studio"."study_guide_lesson"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."prayer_rels" ADD CONSTRAINT "prayer_rels_study_guide_section_fk" FOREIGN KEY ("study_guide_section_id") REFERENCES "studio"."study_guide_section"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."prayer_rels" ADD CONSTRAINT "prayer_rels_channel_fk" FOREIGN KEY ("channel_id") REFERENCES "studio"."channel"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."prayer_rels" ADD CONSTRAINT "prayer_rels_channel_article_fk" FOREIGN KEY ("channel_article_id") REFERENCES "studio"."channel_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."prayer_rels" ADD CONSTRAINT "prayer_rels_daily_devotional_fk" FOREIGN KEY ("daily_devotional_id") REFERENCES "studio"."daily_devotional"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."prayer_rels" ADD CONSTRAINT "prayer_rels_devotional_article_fk" FOREIGN KEY ("devotional_article_id") REFERENCES "studio"."devotional_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."prayer_rels" ADD CONSTRAINT "prayer_rels_general_page_fk" FOREIGN KEY ("general_page_id") REFERENCES "studio"."general_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."prayer_rels" ADD CONSTRAINT "prayer_rels_category_fk" FOREIGN KEY ("category_id") REFERENCES "studio"."category"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."prayer_rels" ADD CONSTRAINT "prayer_rels_bible_fk" FOREIGN KEY ("bible_id") REFERENCES "studio"."bible"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."prayer_rels" ADD CONSTRAINT "prayer_rels_subscription_offer_fk" FOREIGN KEY ("subscription_offer_id") REFERENCES "studio"."subscription_offer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."prayer_rels" ADD CONSTRAINT "prayer_rels_redirect_fk" FOREIGN KEY ("redirect_id") REFERENCES "studio"."redirect"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_prayer_v_version_languages" ADD CONSTRAINT "_prayer_v_version_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_prayer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_prayer_v" ADD CONSTRAINT "_prayer_v_parent_id_prayer_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."prayer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_prayer_v" ADD CONSTRAINT "_prayer_v_version_en_audio_id_recordings_id_fk" FOREIGN KEY ("version_en_audio_id") REFERENCES "studio"."recordings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_prayer_v" ADD CONSTRAINT "_prayer_v_version_es_audio_id_recordings_id_fk" FOREIGN KEY ("version_es_audio_id") REFERENCES "studio"."recordings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_prayer_v" ADD CONSTRAINT "_prayer_v_version_image_id_pictures_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "studio"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_prayer_v_rels" ADD CONSTRAINT "_prayer_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_prayer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_prayer_v_rels" ADD CONSTRAINT "_prayer_v_rels_topic_fk" FOREIGN KEY ("topic_id") REFERENCES "studio"."topic"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_prayer_v_rels" ADD CONSTRAINT "_prayer_v_rels_contributor_fk" FOREIGN KEY ("contributor_id") REFERENCES "studio"."contributor"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_prayer_v_rels" ADD CONSTRAINT "_prayer_v_rels_verse_fk" FOREIGN KEY ("verse_id") REFERENCES "studio"."verse"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_prayer_v_rels" ADD CONSTRAINT "_prayer_v_rels_prayer_fk" FOREIGN KEY ("prayer_id") REFERENCES "studio"."prayer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_prayer_v_rels" ADD CONSTRAINT "_prayer_v_rels_trivia_fk" FOREIGN KEY ("trivia_id") REFERENCES "studio"."trivia"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_prayer_v_rels" ADD CONSTRAINT "_prayer_v_rels_article_fk" FOREIGN KEY ("article_id") REFERENCES "studio"."article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_prayer_v_rels" ADD CONSTRAINT "_prayer_v_rels_growth_plan_fk" FOREIGN KEY ("growth_plan_id") REFERENCES "studio"."growth_plan"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_prayer_v_rels" ADD CONSTRAINT "_prayer_v_rels_growth_plan_article_fk" FOREIGN KEY ("growth_plan_article_id") REFERENCES "studio"."growth_plan_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_prayer_v_rels" ADD CONSTRAINT "_prayer_v_rels_growth_plan_article_prompt_fk" FOREIGN KEY ("growth_plan_article_prompt_id") REFERENCES "studio"."growth_plan_article_prompt"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_prayer_v_rels" ADD CONSTRAINT "_prayer_v_rels_study_guide_fk" FOREIGN KEY ("study_guide_id") REFERENCES "studio"."study_guide"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_prayer_v_rels" ADD CONSTRAINT "_prayer_v_rels_study_guide_lesson_fk" FOREIGN KEY ("study_guide_lesson_id") REFERENCES "studio"."study_guide_lesson"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_prayer_v_rels" ADD CONSTRAINT "_prayer_v_rels_study_guide_section_fk" FOREIGN KEY ("study_guide_section_id") REFERENCES "studio"."study_guide_section"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_prayer_v_rels" ADD CONSTRAINT "_prayer_v_rels_channel_fk" FOREIGN KEY ("channel_id") REFERENCES "studio"."channel"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_prayer_v_rels" ADD CONSTRAINT "_prayer_v_rels_channel_article_fk" FOREIGN KEY ("channel_article_id") REFERENCES "studio"."channel_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_prayer_v_rels" ADD CONSTRAINT "_prayer_v_rels_daily_devotional_fk" FOREIGN KEY ("daily_devotional_id") REFERENCES "studio"."daily_devotional"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_prayer_v_rels" ADD CONSTRAINT "_prayer_v_rels_devotional_article_fk" FOREIGN KEY ("devotional_article_id") REFERENCES "studio"."devotional_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_prayer_v_rels" ADD CONSTRAINT "_prayer_v_rels_general_page_fk" FOREIGN KEY ("general_page_id") REFERENCES "studio"."general_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_prayer_v_rels" ADD CONSTRAINT "_prayer_v_rels_category_fk" FOREIGN KEY ("category_id") REFERENCES "studio"."category"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_prayer_v_rels" ADD CONSTRAINT "_prayer_v_rels_bible_fk" FOREIGN KEY ("bible_id") REFERENCES "studio"."bible"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_prayer_v_rels" ADD CONSTRAINT "_prayer_v_rels_subscription_offer_fk" FOREIGN KEY ("subscription_offer_id") REFERENCES "studio"."subscription_offer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_prayer_v_rels" ADD CONSTRAINT "_prayer_v_rels_redirect_fk" FOREIGN KEY ("redirect_id") REFERENCES "studio"."redirect"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."trivia_questions_answers" ADD CONSTRAINT "trivia_questions_answers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."trivia_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."trivia_questions" ADD CONSTRAINT "trivia_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."trivia"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."trivia_languages" ADD CONSTRAINT "trivia_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."trivia"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."trivia" ADD CONSTRAINT "trivia_image_id_pictures_id_fk" FOREIGN KEY ("image_id") REFERENCES "studio"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."trivia_rels" ADD CONSTRAINT "trivia_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."trivia"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."trivia_rels" ADD CONSTRAINT "trivia_rels_topic_fk" FOREIGN KEY ("topic_id") REFERENCES "studio"."topic"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."trivia_rels" ADD CONSTRAINT "trivia_rels_contributor_fk" FOREIGN KEY ("contributor_id") REFERENCES "studio"."contributor"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."trivia_rels" ADD CONSTRAINT "trivia_rels_verse_fk" FOREIGN KEY ("verse_id") REFERENCES "studio"."verse"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."trivia_rels" ADD CONSTRAINT "trivia_rels_prayer_fk" FOREIGN KEY ("prayer_id") REFERENCES "studio"."prayer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."trivia_rels" ADD CONSTRAINT "trivia_rels_trivia_fk" FOREIGN KEY ("trivia_id") REFERENCES "studio"."trivia"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."trivia_rels" ADD CONSTRAINT "trivia_rels_article_fk" FOREIGN KEY ("article_id") REFERENCES "studio"."article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."trivia_rels" ADD CONSTRAINT "trivia_rels_growth_plan_fk" FOREIGN KEY ("growth_plan_id") REFERENCES "studio"."growth_plan"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."trivia_rels" ADD CONSTRAINT "trivia_rels_growth_plan_article_fk" FOREIGN KEY ("growth_plan_article_id") REFERENCES "studio"."growth_plan_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."trivia_rels" ADD CONSTRAINT "trivia_rels_growth_plan_article_prompt_fk" FOREIGN KEY ("growth_plan_article_prompt_id") REFERENCES "studio"."growth_plan_article_prompt"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."trivia_rels" ADD CONSTRAINT "trivia_rels_study_guide_fk" FOREIGN KEY ("study_guide_id") REFERENCES "studio"."study_guide"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."trivia_rels" ADD CONSTRAINT "trivia_rels_study_guide_lesson_fk" FOREIGN KEY ("study_guide_lesson_id") REFERENCES "studio"."study_guide_lesson"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."trivia_rels" ADD CONSTRAINT "trivia_rels_study_guide_section_fk" FOREIGN KEY ("study_guide_section_id") REFERENCES "studio"."study_guide_section"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."trivia_rels" ADD CONSTRAINT "trivia_rels_channel_fk" FOREIGN KEY ("channel_id") REFERENCES "studio"."channel"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."trivia_rels" ADD CONSTRAINT "trivia_rels_channel_article_fk" FOREIGN KEY ("channel_article_id") REFERENCES "studio"."channel_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."trivia_rels" ADD CONSTRAINT "trivia_rels_daily_devotional_fk" FOREIGN KEY ("daily_devotional_id") REFERENCES "studio"."daily_devotional"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."trivia_rels" ADD CONSTRAINT "trivia_rels_devotional_article_fk" FOREIGN KEY ("devotional_article_id") REFERENCES "studio"."devotional_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."trivia_rels" ADD CONSTRAINT "trivia_rels_general_page_fk" FOREIGN KEY ("general_page_id") REFERENCES "studio"."general_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."trivia_rels" ADD CONSTRAINT "trivia_rels_category_fk" FOREIGN KEY ("category_id") REFERENCES "studio"."category"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."trivia_rels" ADD CONSTRAINT "trivia_rels_bible_fk" FOREIGN KEY ("bible_id") REFERENCES "studio"."bible"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."trivia_rels" ADD CONSTRAINT "trivia_rels_subscription_offer_fk" FOREIGN KEY ("subscription_offer_id") REFERENCES "studio"."subscription_offer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."trivia_rels" ADD CONSTRAINT "trivia_rels_redirect_fk" FOREIGN KEY ("redirect_id") REFERENCES "studio"."redirect"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_trivia_v_version_questions_answers" ADD CONSTRAINT "_trivia_v_version_questions_answers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_trivia_v_version_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_trivia_v_version_questions" ADD CONSTRAINT "_trivia_v_version_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_trivia_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_trivia_v_version_languages" ADD CONSTRAINT "_trivia_v_version_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_trivia_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_trivia_v" ADD CONSTRAINT "_trivia_v_parent_id_trivia_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."trivia"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_trivia_v" ADD CONSTRAINT "_trivia_v_version_image_id_pictures_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "studio"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_trivia_v_rels" ADD CONSTRAINT "_trivia_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_trivia_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_trivia_v_rels" ADD CONSTRAINT "_trivia_v_rels_topic_fk" FOREIGN KEY ("topic_id") REFERENCES "studio"."topic"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_trivia_v_rels" ADD CONSTRAINT "_trivia_v_rels_contributor_fk" FOREIGN KEY ("contributor_id") REFERENCES "studio"."contributor"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_trivia_v_rels" ADD CONSTRAINT "_trivia_v_rels_verse_fk" FOREIGN KEY ("verse_id") REFERENCES "studio"."verse"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_trivia_v_rels" ADD CONSTRAINT "_trivia_v_rels_prayer_fk" FOREIGN KEY ("prayer_id") REFERENCES "studio"."prayer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_trivia_v_rels" ADD CONSTRAINT "_trivia_v_rels_trivia_fk" FOREIGN KEY ("trivia_id") REFERENCES "studio"."trivia"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_trivia_v_rels" ADD CONSTRAINT "_trivia_v_rels_article_fk" FOREIGN KEY ("article_id") REFERENCES "studio"."article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_trivia_v_rels" ADD CONSTRAINT "_trivia_v_rels_growth_plan_fk" FOREIGN KEY ("growth_plan_id") REFERENCES "studio"."growth_plan"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_trivia_v_rels" ADD CONSTRAINT "_trivia_v_rels_growth_plan_article_fk" FOREIGN KEY ("growth_plan_article_id") REFERENCES "studio"."growth_plan_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_trivia_v_rels" ADD CONSTRAINT "_trivia_v_rels_growth_plan_article_prompt_fk" FOREIGN KEY ("growth_plan_article_prompt_id") REFERENCES "studio"."growth_plan_article_prompt"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_trivia_v_rels" ADD CONSTRAINT "_trivia_v_rels_study_guide_fk" FOREIGN KEY ("study_guide_id") REFERENCES "studio"."study_guide"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_trivia_v_rels" ADD CONSTRAINT "_trivia_v_rels_study_guide_lesson_fk" FOREIGN KEY ("study_guide_lesson_id") REFERENCES "studio"."study_guide_lesson"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_trivia_v_rels" ADD CONSTRAINT "_trivia_v_rels_study_guide_section_fk" FOREIGN KEY ("study_guide_section_id") REFERENCES "studio"."study_guide_section"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_trivia_v_rels" ADD CONSTRAINT "_trivia_v_rels_channel_fk" FOREIGN KEY ("channel_id") REFERENCES "studio"."channel"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_trivia_v_rels" ADD CONSTRAINT "_trivia_v_rels_channel_article_fk" FOREIGN KEY ("channel_article_id") REFERENCES "studio"."channel_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_trivia_v_rels" ADD CONSTRAINT "_trivia_v_rels_daily_devotional_fk" FOREIGN KEY ("daily_devotional_id") REFERENCES "studio"."daily_devotional"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_trivia_v_rels" ADD CONSTRAINT "_trivia_v_rels_devotional_article_fk" FOREIGN KEY ("devotional_article_id") REFERENCES "studio"."devotional_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_trivia_v_rels" ADD CONSTRAINT "_trivia_v_rels_general_page_fk" FOREIGN KEY ("general_page_id") REFERENCES "studio"."general_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_trivia_v_rels" ADD CONSTRAINT "_trivia_v_rels_category_fk" FOREIGN KEY ("category_id") REFERENCES "studio"."category"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_trivia_v_rels" ADD CONSTRAINT "_trivia_v_rels_bible_fk" FOREIGN KEY ("bible_id") REFERENCES "studio"."bible"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_trivia_v_rels" ADD CONSTRAINT "_trivia_v_rels_subscription_offer_fk" FOREIGN KEY ("subscription_offer_id") REFERENCES "studio"."subscription_offer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_trivia_v_rels" ADD CONSTRAINT "_trivia_v_rels_redirect_fk" FOREIGN KEY ("redirect_id") REFERENCES "studio"."redirect"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."article_languages" ADD CONSTRAINT "article_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."article" ADD CONSTRAINT "article_en_audio_id_recordings_id_fk" FOREIGN KEY ("en_audio_id") REFERENCES "studio"."recordings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."article" ADD CONSTRAINT "article_es_audio_id_recordings_id_fk" FOREIGN KEY ("es_audio_id") REFERENCES "studio"."recordings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."article" ADD CONSTRAINT "article_image_id_pictures_id_fk" FOREIGN KEY ("image_id") REFERENCES "studio"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."article_rels" ADD CONSTRAINT "article_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."article_rels" ADD CONSTRAINT "article_rels_topic_fk" FOREIGN KEY ("topic_id") REFERENCES "studio"."topic"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."article_rels" ADD CONSTRAINT "article_rels_contributor_fk" FOREIGN KEY ("contributor_id") REFERENCES "studio"."contributor"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."article_rels" ADD CONSTRAINT "article_rels_verse_fk" FOREIGN KEY ("verse_id") REFERENCES "studio"."verse"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."article_rels" ADD CONSTRAINT "article_rels_prayer_fk" FOREIGN KEY ("prayer_id") REFERENCES "studio"."prayer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."article_rels" ADD CONSTRAINT "article_rels_trivia_fk" FOREIGN KEY ("trivia_id") REFERENCES "studio"."trivia"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."article_rels" ADD CONSTRAINT "article_rels_article_fk" FOREIGN KEY ("article_id") REFERENCES "studio"."article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."article_rels" ADD CONSTRAINT "article_rels_growth_plan_fk" FOREIGN KEY ("growth_plan_id") REFERENCES "studio"."growth_plan"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."article_rels" ADD CONSTRAINT "article_rels_growth_plan_article_fk" FOREIGN KEY ("growth_plan_article_id") REFERENCES "studio"."growth_plan_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."article_rels" ADD CONSTRAINT "article_rels_growth_plan_article_prompt_fk" FOREIGN KEY ("growth_plan_article_prompt_id") REFERENCES "studio"."growth_plan_article_prompt"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."article_rels" ADD CONSTRAINT "article_rels_study_guide_fk" FOREIGN KEY ("study_guide_id") REFERENCES "studio"."study_guide"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."article_rels" ADD CONSTRAINT "article_rels_study_guide_lesson_fk" FOREIGN KEY ("study_guide_lesson_id") REFERENCES "studio"."study_guide_lesson"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."article_rels" ADD CONSTRAINT "article_rels_study_guide_section_fk" FOREIGN KEY ("study_guide_section_id") REFERENCES "studio"."study_guide_section"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."article_rels" ADD CONSTRAINT "article_rels_channel_fk" FOREIGN KEY ("channel_id") REFERENCES "studio"."channel"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."article_rels" ADD CONSTRAINT "article_rels_channel_article_fk" FOREIGN KEY ("channel_article_id") REFERENCES "studio"."channel_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."article_rels" ADD CONSTRAINT "article_rels_daily_devotional_fk" FOREIGN KEY ("daily_devotional_id") REFERENCES "studio"."daily_devotional"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."article_rels" ADD CONSTRAINT "article_rels_devotional_article_fk" FOREIGN KEY ("devotional_article_id") REFERENCES "studio"."devotional_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."article_rels" ADD CONSTRAINT "article_rels_general_page_fk" FOREIGN KEY ("general_page_id") REFERENCES "studio"."general_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."article_rels" ADD CONSTRAINT "article_rels_category_fk" FOREIGN KEY ("category_id") REFERENCES "studio"."category"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."article_rels" ADD CONSTRAINT "article_rels_bible_fk" FOREIGN KEY ("bible_id") REFERENCES "studio"."bible"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."article_rels" ADD CONSTRAINT "article_rels_subscription_offer_fk" FOREIGN KEY ("subscription_offer_id") REFERENCES "studio"."subscription_offer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."article_rels" ADD CONSTRAINT "article_rels_redirect_fk" FOREIGN KEY ("redirect_id") REFERENCES "studio"."redirect"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_article_v_version_languages" ADD CONSTRAINT "_article_v_version_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_article_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_article_v" ADD CONSTRAINT "_article_v_parent_id_article_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."article"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_article_v" ADD CONSTRAINT "_article_v_version_en_audio_id_recordings_id_fk" FOREIGN KEY ("version_en_audio_id") REFERENCES "studio"."recordings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_article_v" ADD CONSTRAINT "_article_v_version_es_audio_id_recordings_id_fk" FOREIGN KEY ("version_es_audio_id") REFERENCES "studio"."recordings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_article_v" ADD CONSTRAINT "_article_v_version_image_id_pictures_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "studio"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_article_v_rels" ADD CONSTRAINT "_article_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_article_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_article_v_rels" ADD CONSTRAINT "_article_v_rels_topic_fk" FOREIGN KEY ("topic_id") REFERENCES "studio"."topic"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_article_v_rels" ADD CONSTRAINT "_article_v_rels_contributor_fk" FOREIGN KEY ("contributor_id") REFERENCES "studio"."contributor"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_article_v_rels" ADD CONSTRAINT "_article_v_rels_verse_fk" FOREIGN KEY ("verse_id") REFERENCES "studio"."verse"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_article_v_rels" ADD CONSTRAINT "_article_v_rels_prayer_fk" FOREIGN KEY ("prayer_id") REFERENCES "studio"."prayer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_article_v_rels" ADD CONSTRAINT "_article_v_rels_trivia_fk" FOREIGN KEY ("trivia_id") REFERENCES "studio"."trivia"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_article_v_rels" ADD CONSTRAINT "_article_v_rels_article_fk" FOREIGN KEY ("article_id") REFERENCES "studio"."article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_article_v_rels" ADD CONSTRAINT "_article_v_rels_growth_plan_fk" FOREIGN KEY ("growth_plan_id") REFERENCES "studio"."growth_plan"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_article_v_rels" ADD CONSTRAINT "_article_v_rels_growth_plan_article_fk" FOREIGN KEY ("growth_plan_article_id") REFERENCES "studio"."growth_plan_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_article_v_rels" ADD CONSTRAINT "_article_v_rels_growth_plan_article_prompt_fk" FOREIGN KEY ("growth_plan_article_prompt_id") REFERENCES "studio"."growth_plan_article_prompt"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_article_v_rels" ADD CONSTRAINT "_article_v_rels_study_guide_fk" FOREIGN KEY ("study_guide_id") REFERENCES "studio"."study_guide"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_article_v_rels" ADD CONSTRAINT "_article_v_rels_study_guide_lesson_fk" FOREIGN KEY ("study_guide_lesson_id") REFERENCES "studio"."study_guide_lesson"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_article_v_rels" ADD CONSTRAINT "_article_v_rels_study_guide_section_fk" FOREIGN KEY ("study_guide_section_id") REFERENCES "studio"."study_guide_section"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_article_v_rels" ADD CONSTRAINT "_article_v_rels_channel_fk" FOREIGN KEY ("channel_id") REFERENCES "studio"."channel"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_article_v_rels" ADD CONSTRAINT "_article_v_rels_channel_article_fk" FOREIGN KEY ("channel_article_id") REFERENCES "studio"."channel_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_article_v_rels" ADD CONSTRAINT "_article_v_rels_daily_devotional_fk" FOREIGN KEY ("daily_devotional_id") REFERENCES "studio"."daily_devotional"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_article_v_rels" ADD CONSTRAINT "_article_v_rels_devotional_article_fk" FOREIGN KEY ("devotional_article_id") REFERENCES "studio"."devotional_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_article_v_rels" ADD CONSTRAINT "_article_v_rels_general_page_fk" FOREIGN KEY ("general_page_id") REFERENCES "studio"."general_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_article_v_rels" ADD CONSTRAINT "_article_v_rels_category_fk" FOREIGN KEY ("category_id") REFERENCES "studio"."category"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_article_v_rels" ADD CONSTRAINT "_article_v_rels_bible_fk" FOREIGN KEY ("bible_id") REFERENCES "studio"."bible"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_article_v_rels" ADD CONSTRAINT "_article_v_rels_subscription_offer_fk" FOREIGN KEY ("subscription_offer_id") REFERENCES "studio"."subscription_offer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_article_v_rels" ADD CONSTRAINT "_article_v_rels_redirect_fk" FOREIGN KEY ("redirect_id") REFERENCES "studio"."redirect"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."growth_plan_languages" ADD CONSTRAINT "growth_plan_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."growth_plan"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."growth_plan" ADD CONSTRAINT "growth_plan_image_id_pictures_id_fk" FOREIGN KEY ("image_id") REFERENCES "studio"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."growth_plan_rels" ADD CONSTRAINT "growth_plan_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."growth_plan"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."growth_plan_rels" ADD CONSTRAINT "growth_plan_rels_topic_fk" FOREIGN KEY ("topic_id") REFERENCES "studio"."topic"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."growth_plan_rels" ADD CONSTRAINT "growth_plan_rels_contributor_fk" FOREIGN KEY ("contributor_id") REFERENCES "studio"."contributor"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."growth_plan_rels" ADD CONSTRAINT "growth_plan_rels_verse_fk" FOREIGN KEY ("verse_id") REFERENCES "studio"."verse"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."growth_plan_rels" ADD CONSTRAINT "growth_plan_rels_prayer_fk" FOREIGN KEY ("prayer_id") REFERENCES "studio"."prayer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."growth_plan_rels" ADD CONSTRAINT "growth_plan_rels_trivia_fk" FOREIGN KEY ("trivia_id") REFERENCES "studio"."trivia"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."growth_plan_rels" ADD CONSTRAINT "growth_plan_rels_article_fk" FOREIGN KEY ("article_id") REFERENCES "studio"."article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."growth_plan_rels" ADD CONSTRAINT "growth_plan_rels_growth_plan_fk" FOREIGN KEY ("growth_plan_id") REFERENCES "studio"."growth_plan"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."growth_plan_rels" ADD CONSTRAINT "growth_plan_rels_growth_plan_article_fk" FOREIGN KEY ("growth_plan_article_id") REFERENCES "studio"."growth_plan_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."growth_plan_rels" ADD CONSTRAINT "growth_plan_rels_growth_plan_article_prompt_fk" FOREIGN KEY ("growth_plan_article_prompt_id") REFERENCES "studio"."growth_plan_article_prompt"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."growth_plan_rels" ADD CONSTRAINT "growth_plan_rels_study_guide_fk" FOREIGN KEY ("study_guide_id") REFERENCES "studio"."study_guide"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."growth_plan_rels" ADD CONSTRAINT "growth_plan_rels_study_guide_lesson_fk" FOREIGN KEY ("study_guide_lesson_id") REFERENCES "studio"."study_guide_lesson"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."growth_plan_rels" ADD CONSTRAINT "growth_plan_rels_study_guide_section_fk" FOREIGN KEY ("study_guide_section_id") REFERENCES "studio"."study_guide_section"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."growth_plan_rels" ADD CONSTRAINT "growth_plan_rels_channel_fk" FOREIGN KEY ("channel_id") REFERENCES "studio"."channel"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."growth_plan_rels" ADD CONSTRAINT "growth_plan_rels_channel_article_fk" FOREIGN KEY ("channel_article_id") REFERENCES "studio"."channel_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."growth_plan_rels" ADD CONSTRAINT "growth_plan_rels_daily_devotional_fk" FOREIGN KEY ("daily_devotional_id") REFERENCES "studio"."daily_devotional"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."growth_plan_rels" ADD CONSTRAINT "growth_plan_rels_devotional_article_fk" FOREIGN KEY ("devotional_article_id") REFERENCES "studio"."devotional_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."growth_plan_rels" ADD CONSTRAINT "growth_plan_rels_general_page_fk" FOREIGN KEY ("general_page_id") REFERENCES "studio"."general_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."growth_plan_rels" ADD CONSTRAINT "growth_plan_rels_category_fk" FOREIGN KEY ("category_id") REFERENCES "studio"."category"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."growth_plan_rels" ADD CONSTRAINT "growth_plan_rels_bible_fk" FOREIGN KEY ("bible_id") REFERENCES "studio"."bible"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."growth_plan_rels" ADD CONSTRAINT "growth_plan_rels_subscription_offer_fk" FOREIGN KEY ("subscription_offer_id") REFERENCES "studio"."subscription_offer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."growth_plan_rels" ADD CONSTRAINT "growth_plan_rels_redirect_fk" FOREIGN KEY ("redirect_id") REFERENCES "studio"."redirect"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_growth_plan_v_version_languages" ADD CONSTRAINT "_growth_plan_v_version_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_growth_plan_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_growth_plan_v" ADD CONSTRAINT "_growth_plan_v_parent_id_growth_plan_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."growth_plan"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_growth_plan_v" ADD CONSTRAINT "_growth_plan_v_version_image_id_pictures_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "studio"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_growth_plan_v_rels" ADD CONSTRAINT "_growth_plan_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_growth_plan_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_growth_plan_v_rels" ADD CONSTRAINT "_growth_plan_v_rels_topic_fk" FOREIGN KEY ("topic_id") REFERENCES "studio"."topic"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_growth_plan_v_rels" ADD CONSTRAINT "_growth_plan_v_rels_contributor_fk" FOREIGN KEY ("contributor_id") REFERENCES "studio"."contributor"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_growth_plan_v_rels" ADD CONSTRAINT "_growth_plan_v_rels_verse_fk" FOREIGN KEY ("verse_id") REFERENCES "studio"."verse"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_growth_plan_v_rels" ADD CONSTRAINT "_growth_plan_v_rels_prayer_fk" FOREIGN KEY ("prayer_id") REFERENCES "studio"."prayer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_growth_plan_v_rels" ADD CONSTRAINT "_growth_plan_v_rels_trivia_fk" FOREIGN KEY ("trivia_id") REFERENCES "studio"."trivia"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_growth_plan_v_rels" ADD CONSTRAINT "_growth_plan_v_rels_article_fk" FOREIGN KEY ("article_id") REFERENCES "studio"."article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_growth_plan_v_rels" ADD CONSTRAINT "_growth_plan_v_rels_growth_plan_fk" FOREIGN KEY ("growth_plan_id") REFERENCES "studio"."growth_plan"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_growth_plan_v_rels" ADD CONSTRAINT "_growth_plan_v_rels_growth_plan_article_fk" FOREIGN KEY ("growth_plan_article_id") REFERENCES "studio"."growth_plan_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_growth_plan_v_rels" ADD CONSTRAINT "_growth_plan_v_rels_growth_plan_article_prompt_fk" FOREIGN KEY ("growth_plan_article_prompt_id") REFERENCES "studio"."growth_plan_article_prompt"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_growth_plan_v_rels" ADD CONSTRAINT "_growth_plan_v_rels_study_guide_fk" FOREIGN KEY ("study_guide_id") REFERENCES "studio"."study_guide"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_growth_plan_v_rels" ADD CONSTRAINT "_growth_plan_v_rels_study_guide_lesson_fk" FOREIGN KEY ("study_guide_lesson_id") REFERENCES "studio"."study_guide_lesson"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_growth_plan_v_rels" ADD CONSTRAINT "_growth_plan_v_rels_study_guide_section_fk" FOREIGN KEY ("study_guide_section_id") REFERENCES "studio"."study_guide_section"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_growth_plan_v_rels" ADD CONSTRAINT "_growth_plan_v_rels_channel_fk" FOREIGN KEY ("channel_id") REFERENCES "studio"."channel"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_growth_plan_v_rels" ADD CONSTRAINT "_growth_plan_v_rels_channel_article_fk" FOREIGN KEY ("channel_article_id") REFERENCES "studio"."channel_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_growth_plan_v_rels" ADD CONSTRAINT "_growth_plan_v_rels_daily_devotional_fk" FOREIGN KEY ("daily_devotional_id") REFERENCES "studio"."daily_devotional"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_growth_plan_v_rels" ADD CONSTRAINT "_growth_plan_v_rels_devotional_article_fk" FOREIGN KEY ("devotional_article_id") REFERENCES "studio"."devotional_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_growth_plan_v_rels" ADD CONSTRAINT "_growth_plan_v_rels_general_page_fk" FOREIGN KEY ("general_page_id") REFERENCES "studio"."general_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_growth_plan_v_rels" ADD CONSTRAINT "_growth_plan_v_rels_category_fk" FOREIGN KEY ("category_id") REFERENCES "studio"."category"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_growth_plan_v_rels" ADD CONSTRAINT "_growth_plan_v_rels_bible_fk" FOREIGN KEY ("bible_id") REFERENCES "studio"."bible"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_growth_plan_v_rels" ADD CONSTRAINT "_growth_plan_v_rels_subscription_offer_fk" FOREIGN KEY ("subscription_offer_id") REFERENCES "studio"."subscription_offer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_growth_plan_v_rels" ADD CONSTRAINT "_growth_plan_v_rels_redirect_fk" FOREIGN KEY ("redirect_id") REFERENCES "studio"."redirect"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."growth_plan_article_languages" ADD CONSTRAINT "growth_plan_article_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."growth_plan_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."growth_plan_article" ADD CONSTRAINT "growth_plan_article_en_audio_id_recordings_id_fk" FOREIGN KEY ("en_audio_id") REFERENCES "studio"."recordings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."growth_plan_article" ADD CONSTRAINT "growth_plan_article_es_audio_id_recordings_id_fk" FOREIGN KEY ("es_audio_id") REFERENCES "studio"."recordings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."growth_plan_article" ADD CONSTRAINT "growth_plan_article_image_id_pictures_id_fk" FOREIGN KEY ("image_id") REFERENCES "studio"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."growth_plan_article" ADD CONSTRAINT "growth_plan_article_parent_id_growth_plan_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."growth_plan"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."growth_plan_article_rels" ADD CONSTRAINT "growth_plan_article_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."growth_plan_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."growth_plan_article_rels" ADD CONSTRAINT "growth_plan_article_rels_topic_fk" FOREIGN KEY ("topic_id") REFERENCES "studio"."topic"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."growth_plan_article_rels" ADD CONSTRAINT "growth_plan_article_rels_contributor_fk" FOREIGN KEY ("contributor_id") REFERENCES "studio"."contributor"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."growth_plan_article_rels" ADD CONSTRAINT "growth_plan_article_rels_verse_fk" FOREIGN KEY ("verse_id") REFERENCES "studio"."verse"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."growth_plan_article_rels" ADD CONSTRAINT "growth_plan_article_rels_prayer_fk" FOREIGN KEY ("prayer_id") REFERENCES "studio"."prayer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."growth_plan_article_rels" ADD CONSTRAINT "growth_plan_article_rels_trivia_fk" FOREIGN KEY ("trivia_id") REFERENCES "studio"."trivia"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."growth_plan_article_rels" ADD CONSTRAINT "growth_plan_article_rels_article_fk" FOREIGN KEY ("article_id") REFERENCES "studio"."article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."growth_plan_article_rels" ADD CONSTRAINT "growth_plan_article_rels_growth_plan_fk" FOREIGN KEY ("growth_plan_id") REFERENCES "studio"."growth_plan"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."growth_plan_article_rels" ADD CONSTRAINT "growth_plan_article_rels_growth_plan_article_fk" FOREIGN KEY ("growth_plan_article_id") REFERENCES "studio"."growth_plan_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."growth_plan_article_rels" ADD CONSTRAINT "growth_plan_article_rels_growth_plan_article_prompt_fk" FOREIGN KEY ("growth_plan_article_prompt_id") REFERENCES "studio"."growth_plan_article_prompt"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."growth_plan_article_rels" ADD CONSTRAINT "growth_plan_article_rels_study_guide_fk" FOREIGN KEY ("study_guide_id") REFERENCES "studio"."study_guide"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."growth_plan_article_rels" ADD CONSTRAINT "growth_plan_article_rels_study_guide_lesson_fk" FOREIGN KEY ("study_guide_lesson_id") REFERENCES "studio"."study_guide_lesson"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."growth_plan_article_rels" ADD CONSTRAINT "growth_plan_article_rels_study_guide_section_fk" FOREIGN KEY ("study_guide_section_id") REFERENCES "studio"."study_guide_section"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."growth_plan_article_rels" ADD CONSTRAINT "growth_plan_article_rels_channel_fk" FOREIGN KEY ("channel_id") REFERENCES "studio"."channel"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."growth_plan_article_rels" ADD CONSTRAINT "growth_plan_article_rels_channel_article_fk" FOREIGN KEY ("channel_article_id") REFERENCES "studio"."channel_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."growth_plan_article_rels" ADD CONSTRAINT "growth_plan_article_rels_daily_devotional_fk" FOREIGN KEY ("daily_devotional_id") REFERENCES "studio"."daily_devotional"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."growth_plan_article_rels" ADD CONSTRAINT "growth_plan_article_rels_devotional_article_fk" FOREIGN KEY ("devotional_article_id") REFERENCES "studio"."devotional_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."growth_plan_article_rels" ADD CONSTRAINT "growth_plan_article_rels_general_page_fk" FOREIGN KEY ("general_page_id") REFERENCES "studio"."general_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."growth_plan_article_rels" ADD CONSTRAINT "growth_plan_article_rels_category_fk" FOREIGN KEY ("category_id") REFERENCES "studio"."category"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."growth_plan_article_rels" ADD CONSTRAINT "growth_plan_article_rels_bible_fk" FOREIGN KEY ("bible_id") REFERENCES "studio"."bible"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."growth_plan_article_rels" ADD CONSTRAINT "growth_plan_article_rels_subscription_offer_fk" FOREIGN KEY ("subscription_offer_id") REFERENCES "studio"."subscription_offer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."growth_plan_article_rels" ADD CONSTRAINT "growth_plan_article_rels_redirect_fk" FOREIGN KEY ("redirect_id") REFERENCES "studio"."redirect"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_growth_plan_article_v_version_languages" ADD CONSTRAINT "_growth_plan_article_v_version_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_growth_plan_article_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_growth_plan_article_v" ADD CONSTRAINT "_growth_plan_article_v_parent_id_growth_plan_article_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."growth_plan_article"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_growth_plan_article_v" ADD CONSTRAINT "_growth_plan_article_v_version_en_audio_id_recordings_id_fk" FOREIGN KEY ("version_en_audio_id") REFERENCES "studio"."recordings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_growth_plan_article_v" ADD CONSTRAINT "_growth_plan_article_v_version_es_audio_id_recordings_id_fk" FOREIGN KEY ("version_es_audio_id") REFERENCES "studio"."recordings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_growth_plan_article_v" ADD CONSTRAINT "_growth_plan_article_v_version_image_id_pictures_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "studio"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_growth_plan_article_v" ADD CONSTRAINT "_growth_plan_article_v_version_parent_id_growth_plan_id_fk" FOREIGN KEY ("version_parent_id") REFERENCES "studio"."growth_plan"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_growth_plan_article_v_rels" ADD CONSTRAINT "_growth_plan_article_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_growth_plan_article_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_growth_plan_article_v_rels" ADD CONSTRAINT "_growth_plan_article_v_rels_topic_fk" FOREIGN KEY ("topic_id") REFERENCES "studio"."topic"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_growth_plan_article_v_rels" ADD CONSTRAINT "_growth_plan_article_v_rels_contributor_fk" FOREIGN KEY ("contributor_id") REFERENCES "studio"."contributor"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_growth_plan_article_v_rels" ADD CONSTRAINT "_growth_plan_article_v_rels_verse_fk" FOREIGN KEY ("verse_id") REFERENCES "studio"."verse"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_growth_plan_article_v_rels" ADD CONSTRAINT "_growth_plan_article_v_rels_prayer_fk" FOREIGN KEY ("prayer_id") REFERENCES "studio"."prayer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_growth_plan_article_v_rels" ADD CONSTRAINT "_growth_plan_article_v_rels_trivia_fk" FOREIGN KEY ("trivia_id") REFERENCES "studio"."trivia"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_growth_plan_article_v_rels" ADD CONSTRAINT "_growth_plan_article_v_rels_article_fk" FOREIGN KEY ("article_id") REFERENCES "studio"."article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_growth_plan_article_v_rels" ADD CONSTRAINT "_growth_plan_article_v_rels_growth_plan_fk" FOREIGN KEY ("growth_plan_id") REFERENCES "studio"."growth_plan"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_growth_plan_article_v_rels" ADD CONSTRAINT "_growth_plan_article_v_rels_growth_plan_article_fk" FOREIGN KEY ("growth_plan_article_id") REFERENCES "studio"."growth_plan_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_growth_plan_article_v_rels" ADD CONSTRAINT "_growth_plan_article_v_rels_growth_plan_article_prompt_fk" FOREIGN KEY ("growth_plan_article_prompt_id") REFERENCES "studio"."growth_plan_article_prompt"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_growth_plan_article_v_rels" ADD CONSTRAINT "_growth_plan_article_v_rels_study_guide_fk" FOREIGN KEY ("study_guide_id") REFERENCES "studio"."study_guide"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_growth_plan_article_v_rels" ADD CONSTRAINT "_growth_plan_article_v_rels_study_guide_lesson_fk" FOREIGN KEY ("study_guide_lesson_id") REFERENCES "studio"."study_guide_lesson"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_growth_plan_article_v_rels" ADD CONSTRAINT "_growth_plan_article_v_rels_study_guide_section_fk" FOREIGN KEY ("study_guide_section_id") REFERENCES "studio"."study_guide_section"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_growth_plan_article_v_rels" ADD CONSTRAINT "_growth_plan_article_v_rels_channel_fk" FOREIGN KEY ("channel_id") REFERENCES "studio"."channel"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_growth_plan_article_v_rels" ADD CONSTRAINT "_growth_plan_article_v_rels_channel_article_fk" FOREIGN KEY ("channel_article_id") REFERENCES "studio"."channel_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_growth_plan_article_v_rels" ADD CONSTRAINT "_growth_plan_article_v_rels_daily_devotional_fk" FOREIGN KEY ("daily_devotional_id") REFERENCES "studio"."daily_devotional"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_growth_plan_article_v_rels" ADD CONSTRAINT "_growth_plan_article_v_rels_devotional_article_fk" FOREIGN KEY ("devotional_article_id") REFERENCES "studio"."devotional_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_growth_plan_article_v_rels" ADD CONSTRAINT "_growth_plan_article_v_rels_general_page_fk" FOREIGN KEY ("general_page_id") REFERENCES "studio"."general_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_growth_plan_article_v_rels" ADD CONSTRAINT "_growth_plan_article_v_rels_category_fk" FOREIGN KEY ("category_id") REFERENCES "studio"."category"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_growth_plan_article_v_rels" ADD CONSTRAINT "_growth_plan_article_v_rels_bible_fk" FOREIGN KEY ("bible_id") REFERENCES "studio"."bible"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_growth_plan_article_v_rels" ADD CONSTRAINT "_growth_plan_article_v_rels_subscription_offer_fk" FOREIGN KEY ("subscription_offer_id") REFERENCES "studio"."subscription_offer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_growth_plan_article_v_rels" ADD CONSTRAINT "_growth_plan_article_v_rels_redirect_fk" FOREIGN KEY ("redirect_id") REFERENCES "studio"."redirect"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."growth_plan_article_prompt_languages" ADD CONSTRAINT "growth_plan_article_prompt_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."growth_plan_article_prompt"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."growth_plan_article_prompt" ADD CONSTRAINT "growth_plan_article_prompt_image_id_pictures_id_fk" FOREIGN KEY ("image_id") REFERENCES "studio"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."growth_plan_article_prompt" ADD CONSTRAINT "growth_plan_article_prompt_parent_id_growth_plan_article_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."growth_plan_article"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."growth_plan_article_prompt_rels" ADD CONSTRAINT "growth_plan_article_prompt_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."growth_plan_article_prompt"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."growth_plan_article_prompt_rels" ADD CONSTRAINT "growth_plan_article_prompt_rels_topic_fk" FOREIGN KEY ("topic_id") REFERENCES "studio"."topic"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."growth_plan_article_prompt_rels" ADD CONSTRAINT "growth_plan_article_prompt_rels_contributor_fk" FOREIGN KEY ("contributor_id") REFERENCES "studio"."contributor"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."growth_plan_article_prompt_rels" ADD CONSTRAINT "growth_plan_article_prompt_rels_verse_fk" FOREIGN KEY ("verse_id") REFERENCES "studio"."verse"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."growth_plan_article_prompt_rels" ADD CONSTRAINT "growth_plan_article_prompt_rels_prayer_fk" FOREIGN KEY ("prayer_id") REFERENCES "studio"."prayer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."growth_plan_article_prompt_rels" ADD CONSTRAINT "growth_plan_article_prompt_rels_trivia_fk" FOREIGN KEY ("trivia_id") REFERENCES "studio"."trivia"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."growth_plan_article_prompt_rels" ADD CONSTRAINT "growth_plan_article_prompt_rels_article_fk" FOREIGN KEY ("article_id") REFERENCES "studio"."article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."growth_plan_article_prompt_rels" ADD CONSTRAINT "growth_plan_article_prompt_rels_growth_plan_fk" FOREIGN KEY ("growth_plan_id") REFERENCES "studio"."growth_plan"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."growth_plan_article_prompt_rels" ADD CONSTRAINT "growth_plan_article_prompt_rels_growth_plan_article_fk" FOREIGN KEY ("growth_plan_article_id") REFERENCES "studio"."growth_plan_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."growth_plan_article_prompt_rels" ADD CONSTRAINT "growth_plan_article_prompt_rels_growth_plan_article_promp_fk" FOREIGN KEY ("growth_plan_article_prompt_id") REFERENCES "studio"."growth_plan_article_prompt"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."growth_plan_article_prompt_rels" ADD CONSTRAINT "growth_plan_article_prompt_rels_study_guide_fk" FOREIGN KEY ("study_guide_id") REFERENCES "studio"."study_guide"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."growth_plan_article_prompt_rels" ADD CONSTRAINT "growth_plan_article_prompt_rels_study_guide_lesson_fk" FOREIGN KEY ("study_guide_lesson_id") REFERENCES "studio"."study_guide_lesson"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."growth_plan_article_prompt_rels" ADD CONSTRAINT "growth_plan_article_prompt_rels_study_guide_section_fk" FOREIGN KEY ("study_guide_section_id") REFERENCES "studio"."study_guide_section"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."growth_plan_article_prompt_rels" ADD CONSTRAINT "growth_plan_article_prompt_rels_channel_fk" FOREIGN KEY ("channel_id") REFERENCES "studio"."channel"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."growth_plan_article_prompt_rels" ADD CONSTRAINT "growth_plan_article_prompt_rels_channel_article_fk" FOREIGN KEY ("channel_article_id") REFERENCES "studio"."channel_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."growth_plan_article_prompt_rels" ADD CONSTRAINT "growth_plan_article_prompt_rels_daily_devotional_fk" FOREIGN KEY ("daily_devotional_id") REFERENCES "studio"."daily_devotional"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."growth_plan_article_prompt_rels" ADD CONSTRAINT "growth_plan_article_prompt_rels_devotional_article_fk" FOREIGN KEY ("devotional_article_id") REFERENCES "studio"."devotional_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."growth_plan_article_prompt_rels" ADD CONSTRAINT "growth_plan_article_prompt_rels_general_page_fk" FOREIGN KEY ("general_page_id") REFERENCES "studio"."general_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."growth_plan_article_prompt_rels" ADD CONSTRAINT "growth_plan_article_prompt_rels_category_fk" FOREIGN KEY ("category_id") REFERENCES "studio"."category"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."growth_plan_article_prompt_rels" ADD CONSTRAINT "growth_plan_article_prompt_rels_bible_fk" FOREIGN KEY ("bible_id") REFERENCES "studio"."bible"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."growth_plan_article_prompt_rels" ADD CONSTRAINT "growth_plan_article_prompt_rels_subscription_offer_fk" FOREIGN KEY ("subscription_offer_id") REFERENCES "studio"."subscription_offer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."growth_plan_article_prompt_rels" ADD CONSTRAINT "growth_plan_article_prompt_rels_redirect_fk" FOREIGN KEY ("redirect_id") REFERENCES "studio"."redirect"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_growth_plan_article_prompt_v_version_languages" ADD CONSTRAINT "_growth_plan_article_prompt_v_version_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_growth_plan_article_prompt_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_growth_plan_article_prompt_v" ADD CONSTRAINT "_growth_plan_article_prompt_v_parent_id_growth_plan_article_prompt_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."growth_plan_article_prompt"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_growth_plan_article_prompt_v" ADD CONSTRAINT "_growth_plan_article_prompt_v_version_image_id_pictures_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "studio"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_growth_plan_article_prompt_v" ADD CONSTRAINT "_growth_plan_article_prompt_v_version_parent_id_growth_plan_article_id_fk" FOREIGN KEY ("version_parent_id") REFERENCES "studio"."growth_plan_article"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_growth_plan_article_prompt_v_rels" ADD CONSTRAINT "_growth_plan_article_prompt_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_growth_plan_article_prompt_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_growth_plan_article_prompt_v_rels" ADD CONSTRAINT "_growth_plan_article_prompt_v_rels_topic_fk" FOREIGN KEY ("topic_id") REFERENCES "studio"."topic"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_growth_plan_article_prompt_v_rels" ADD CONSTRAINT "_growth_plan_article_prompt_v_rels_contributor_fk" FOREIGN KEY ("contributor_id") REFERENCES "studio"."contributor"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_growth_plan_article_prompt_v_rels" ADD CONSTRAINT "_growth_plan_article_prompt_v_rels_verse_fk" FOREIGN KEY ("verse_id") REFERENCES "studio"."verse"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_growth_plan_article_prompt_v_rels" ADD CONSTRAINT "_growth_plan_article_prompt_v_rels_prayer_fk" FOREIGN KEY ("prayer_id") REFERENCES "studio"."prayer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_growth_plan_article_prompt_v_rels" ADD CONSTRAINT "_growth_plan_article_prompt_v_rels_trivia_fk" FOREIGN KEY ("trivia_id") REFERENCES "studio"."trivia"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_growth_plan_article_prompt_v_rels" ADD CONSTRAINT "_growth_plan_article_prompt_v_rels_article_fk" FOREIGN KEY ("article_id") REFERENCES "studio"."article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_growth_plan_article_prompt_v_rels" ADD CONSTRAINT "_growth_plan_article_prompt_v_rels_growth_plan_fk" FOREIGN KEY ("growth_plan_id") REFERENCES "studio"."growth_plan"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_growth_plan_article_prompt_v_rels" ADD CONSTRAINT "_growth_plan_article_prompt_v_rels_growth_plan_article_fk" FOREIGN KEY ("growth_plan_article_id") REFERENCES "studio"."growth_plan_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_growth_plan_article_prompt_v_rels" ADD CONSTRAINT "_growth_plan_article_prompt_v_rels_growth_plan_article_pr_fk" FOREIGN KEY ("growth_plan_article_prompt_id") REFERENCES "studio"."growth_plan_article_prompt"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_growth_plan_article_prompt_v_rels" ADD CONSTRAINT "_growth_plan_article_prompt_v_rels_study_guide_fk" FOREIGN KEY ("study_guide_id") REFERENCES "studio"."study_guide"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_growth_plan_article_prompt_v_rels" ADD CONSTRAINT "_growth_plan_article_prompt_v_rels_study_guide_lesson_fk" FOREIGN KEY ("study_guide_lesson_id") REFERENCES "studio"."study_guide_lesson"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_growth_plan_article_prompt_v_rels" ADD CONSTRAINT "_growth_plan_article_prompt_v_rels_study_guide_section_fk" FOREIGN KEY ("study_guide_section_id") REFERENCES "studio"."study_guide_section"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_growth_plan_article_prompt_v_rels" ADD CONSTRAINT "_growth_plan_article_prompt_v_rels_channel_fk" FOREIGN KEY ("channel_id") REFERENCES "studio"."channel"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_growth_plan_article_prompt_v_rels" ADD CONSTRAINT "_growth_plan_article_prompt_v_rels_channel_article_fk" FOREIGN KEY ("channel_article_id") REFERENCES "studio"."channel_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_growth_plan_article_prompt_v_rels" ADD CONSTRAINT "_growth_plan_article_prompt_v_rels_daily_devotional_fk" FOREIGN KEY ("daily_devotional_id") REFERENCES "studio"."daily_devotional"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_growth_plan_article_prompt_v_rels" ADD CONSTRAINT "_growth_plan_article_prompt_v_rels_devotional_article_fk" FOREIGN KEY ("devotional_article_id") REFERENCES "studio"."devotional_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_growth_plan_article_prompt_v_rels" ADD CONSTRAINT "_growth_plan_article_prompt_v_rels_general_page_fk" FOREIGN KEY ("general_page_id") REFERENCES "studio"."general_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_growth_plan_article_prompt_v_rels" ADD CONSTRAINT "_growth_plan_article_prompt_v_rels_category_fk" FOREIGN KEY ("category_id") REFERENCES "studio"."category"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_growth_plan_article_prompt_v_rels" ADD CONSTRAINT "_growth_plan_article_prompt_v_rels_bible_fk" FOREIGN KEY ("bible_id") REFERENCES "studio"."bible"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_growth_plan_article_prompt_v_rels" ADD CONSTRAINT "_growth_plan_article_prompt_v_rels_subscription_offer_fk" FOREIGN KEY ("subscription_offer_id") REFERENCES "studio"."subscription_offer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_growth_plan_article_prompt_v_rels" ADD CONSTRAINT "_growth_plan_article_prompt_v_rels_redirect_fk" FOREIGN KEY ("redirect_id") REFERENCES "studio"."redirect"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."study_guide_languages" ADD CONSTRAINT "study_guide_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."study_guide"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."study_guide" ADD CONSTRAINT "study_guide_image_id_pictures_id_fk" FOREIGN KEY ("image_id") REFERENCES "studio"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."study_guide_rels" ADD CONSTRAINT "study_guide_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."study_guide"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."study_guide_rels" ADD CONSTRAINT "study_guide_rels_topic_fk" FOREIGN KEY ("topic_id") REFERENCES "studio"."topic"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."study_guide_rels" ADD CONSTRAINT "study_guide_rels_contributor_fk" FOREIGN KEY ("contributor_id") REFERENCES "studio"."contributor"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."study_guide_rels" ADD CONSTRAINT "study_guide_rels_verse_fk" FOREIGN KEY ("verse_id") REFERENCES "studio"."verse"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."study_guide_rels" ADD CONSTRAINT "study_guide_rels_prayer_fk" FOREIGN KEY ("prayer_id") REFERENCES "studio"."prayer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."study_guide_rels" ADD CONSTRAINT "study_guide_rels_trivia_fk" FOREIGN KEY ("trivia_id") REFERENCES "studio"."trivia"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."study_guide_rels" ADD CONSTRAINT "study_guide_rels_article_fk" FOREIGN KEY ("article_id") REFERENCES "studio"."article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."study_guide_rels" ADD CONSTRAINT "study_guide_rels_growth_plan_fk" FOREIGN KEY ("growth_plan_id") REFERENCES "studio"."growth_plan"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."study_guide_rels" ADD CONSTRAINT "study_guide_rels_growth_plan_article_fk" FOREIGN KEY ("growth_plan_article_id") REFERENCES "studio"."growth_plan_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."study_guide_rels" ADD CONSTRAINT "study_guide_rels_growth_plan_article_prompt_fk" FOREIGN KEY ("growth_plan_article_prompt_id") REFERENCES "studio"."growth_plan_article_prompt"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."study_guide_rels" ADD CONSTRAINT "study_guide_rels_study_guide_fk" FOREIGN KEY ("study_guide_id") REFERENCES "studio"."study_guide"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."study_guide_rels" ADD CONSTRAINT "study_guide_rels_study_guide_lesson_fk" FOREIGN KEY ("study_guide_lesson_id") REFERENCES "studio"."study_guide_lesson"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."study_guide_rels" ADD CONSTRAINT "study_guide_rels_study_guide_section_fk" FOREIGN KEY ("study_guide_section_id") REFERENCES "studio"."study_guide_section"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."study_guide_rels" ADD CONSTRAINT "study_guide_rels_channel_fk" FOREIGN KEY ("channel_id") REFERENCES "studio"."channel"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."study_guide_rels" ADD CONSTRAINT "study_guide_rels_channel_article_fk" FOREIGN KEY ("channel_article_id") REFERENCES "studio"."channel_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."study_guide_rels" ADD CONSTRAINT "study_guide_rels_daily_devotional_fk" FOREIGN KEY ("daily_devotional_id") REFERENCES "studio"."daily_devotional"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."study_guide_rels" ADD CONSTRAINT "study_guide_rels_devotional_article_fk" FOREIGN KEY ("devotional_article_id") REFERENCES "studio"."devotional_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."study_guide_rels" ADD CONSTRAINT "study_guide_rels_general_page_fk" FOREIGN KEY ("general_page_id") REFERENCES "studio"."general_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."study_guide_rels" ADD CONSTRAINT "study_guide_rels_category_fk" FOREIGN KEY ("category_id") REFERENCES "studio"."category"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."study_guide_rels" ADD CONSTRAINT "study_guide_rels_bible_fk" FOREIGN KEY ("bible_id") REFERENCES "studio"."bible"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."study_guide_rels" ADD CONSTRAINT "study_guide_rels_subscription_offer_fk" FOREIGN KEY ("subscription_offer_id") REFERENCES "studio"."subscription_offer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."study_guide_rels" ADD CONSTRAINT "study_guide_rels_redirect_fk" FOREIGN KEY ("redirect_id") REFERENCES "studio"."redirect"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_study_guide_v_version_languages" ADD CONSTRAINT "_study_guide_v_version_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_study_guide_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_study_guide_v" ADD CONSTRAINT "_study_guide_v_parent_id_study_guide_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."study_guide"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_study_guide_v" ADD CONSTRAINT "_study_guide_v_version_image_id_pictures_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "studio"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_study_guide_v_rels" ADD CONSTRAINT "_study_guide_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_study_guide_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_study_guide_v_rels" ADD CONSTRAINT "_study_guide_v_rels_topic_fk" FOREIGN KEY ("topic_id") REFERENCES "studio"."topic"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_study_guide_v_rels" ADD CONSTRAINT "_study_guide_v_rels_contributor_fk" FOREIGN KEY ("contributor_id") REFERENCES "studio"."contributor"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_study_guide_v_rels" ADD CONSTRAINT "_study_guide_v_rels_verse_fk" FOREIGN KEY ("verse_id") REFERENCES "studio"."verse"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_study_guide_v_rels" ADD CONSTRAINT "_study_guide_v_rels_prayer_fk" FOREIGN KEY ("prayer_id") REFERENCES "studio"."prayer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_study_guide_v_rels" ADD CONSTRAINT "_study_guide_v_rels_trivia_fk" FOREIGN KEY ("trivia_id") REFERENCES "studio"."trivia"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_study_guide_v_rels" ADD CONSTRAINT "_study_guide_v_rels_article_fk" FOREIGN KEY ("article_id") REFERENCES "studio"."article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_study_guide_v_rels" ADD CONSTRAINT "_study_guide_v_rels_growth_plan_fk" FOREIGN KEY ("growth_plan_id") REFERENCES "studio"."growth_plan"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_study_guide_v_rels" ADD CONSTRAINT "_study_guide_v_rels_growth_plan_article_fk" FOREIGN KEY ("growth_plan_article_id") REFERENCES "studio"."growth_plan_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_study_guide_v_rels" ADD CONSTRAINT "_study_guide_v_rels_growth_plan_article_prompt_fk" FOREIGN KEY ("growth_plan_article_prompt_id") REFERENCES "studio"."growth_plan_article_prompt"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_study_guide_v_rels" ADD CONSTRAINT "_study_guide_v_rels_study_guide_fk" FOREIGN KEY ("study_guide_id") REFERENCES "studio"."study_guide"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_study_guide_v_rels" ADD CONSTRAINT "_study_guide_v_rels_study_guide_lesson_fk" FOREIGN KEY ("study_guide_lesson_id") REFERENCES "studio"."study_guide_lesson"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_study_guide_v_rels" ADD CONSTRAINT "_study_guide_v_rels_study_guide_section_fk" FOREIGN KEY ("study_guide_section_id") REFERENCES "studio"."study_guide_section"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_study_guide_v_rels" ADD CONSTRAINT "_study_guide_v_rels_channel_fk" FOREIGN KEY ("channel_id") REFERENCES "studio"."channel"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_study_guide_v_rels" ADD CONSTRAINT "_study_guide_v_rels_channel_article_fk" FOREIGN KEY ("channel_article_id") REFERENCES "studio"."channel_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_study_guide_v_rels" ADD CONSTRAINT "_study_guide_v_rels_daily_devotional_fk" FOREIGN KEY ("daily_devotional_id") REFERENCES "studio"."daily_devotional"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_study_guide_v_rels" ADD CONSTRAINT "_study_guide_v_rels_devotional_article_fk" FOREIGN KEY ("devotional_article_id") REFERENCES "studio"."devotional_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_study_guide_v_rels" ADD CONSTRAINT "_study_guide_v_rels_general_page_fk" FOREIGN KEY ("general_page_id") REFERENCES "studio"."general_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_study_guide_v_rels" ADD CONSTRAINT "_study_guide_v_rels_category_fk" FOREIGN KEY ("category_id") REFERENCES "studio"."category"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_study_guide_v_rels" ADD CONSTRAINT "_study_guide_v_rels_bible_fk" FOREIGN KEY ("bible_id") REFERENCES "studio"."bible"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_study_guide_v_rels" ADD CONSTRAINT "_study_guide_v_rels_subscription_offer_fk" FOREIGN KEY ("subscription_offer_id") REFERENCES "studio"."subscription_offer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_study_guide_v_rels" ADD CONSTRAINT "_study_guide_v_rels_redirect_fk" FOREIGN KEY ("redirect_id") REFERENCES "studio"."redirect"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."study_guide_lesson_languages" ADD CONSTRAINT "study_guide_lesson_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."study_guide_lesson"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."study_guide_lesson" ADD CONSTRAINT "study_guide_lesson_en_audio_id_recordings_id_fk" FOREIGN KEY ("en_audio_id") REFERENCES "studio"."recordings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."study_guide_lesson" ADD CONSTRAINT "study_guide_lesson_es_audio_id_recordings_id_fk" FOREIGN KEY ("es_audio_id") REFERENCES "studio"."recordings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."study_guide_lesson" ADD CONSTRAINT "study_guide_lesson_image_id_pictures_id_fk" FOREIGN KEY ("image_id") REFERENCES "studio"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."study_guide_lesson" ADD CONSTRAINT "study_guide_lesson_parent_id_study_guide_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."study_guide"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."study_guide_lesson_rels" ADD CONSTRAINT "study_guide_lesson_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."study_guide_lesson"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."study_guide_lesson_rels" ADD CONSTRAINT "study_guide_lesson_rels_topic_fk" FOREIGN KEY ("topic_id") REFERENCES "studio"."topic"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."study_guide_lesson_rels" ADD CONSTRAINT "study_guide_lesson_rels_contributor_fk" FOREIGN KEY ("contributor_id") REFERENCES "studio"."contributor"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."study_guide_lesson_rels" ADD CONSTRAINT "study_guide_lesson_rels_verse_fk" FOREIGN KEY ("verse_id") REFERENCES "studio"."verse"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."study_guide_lesson_rels" ADD CONSTRAINT "study_guide_lesson_rels_prayer_fk" FOREIGN KEY ("prayer_id") REFERENCES "studio"."prayer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."study_guide_lesson_rels" ADD CONSTRAINT "study_guide_lesson_rels_trivia_fk" FOREIGN KEY ("trivia_id") REFERENCES "studio"."trivia"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."study_guide_lesson_rels" ADD CONSTRAINT "study_guide_lesson_rels_article_fk" FOREIGN KEY ("article_id") REFERENCES "studio"."article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."study_guide_lesson_rels" ADD CONSTRAINT "study_guide_lesson_rels_growth_plan_fk" FOREIGN KEY ("growth_plan_id") REFERENCES "studio"."growth_plan"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."study_guide_lesson_rels" ADD CONSTRAINT "study_guide_lesson_rels_growth_plan_article_fk" FOREIGN KEY ("growth_plan_article_id") REFERENCES "studio"."growth_plan_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."study_guide_lesson_rels" ADD CONSTRAINT "study_guide_lesson_rels_growth_plan_article_prompt_fk" FOREIGN KEY ("growth_plan_article_prompt_id") REFERENCES "studio"."growth_plan_article_prompt"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."study_guide_lesson_rels" ADD CONSTRAINT "study_guide_lesson_rels_study_guide_fk" FOREIGN KEY ("study_guide_id") REFERENCES "studio"."study_guide"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."study_guide_lesson_rels" ADD CONSTRAINT "study_guide_lesson_rels_study_guide_lesson_fk" FOREIGN KEY ("study_guide_lesson_id") REFERENCES "studio"."study_guide_lesson"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."study_guide_lesson_rels" ADD CONSTRAINT "study_guide_lesson_rels_study_guide_section_fk" FOREIGN KEY ("study_guide_section_id") REFERENCES "studio"."study_guide_section"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."study_guide_lesson_rels" ADD CONSTRAINT "study_guide_lesson_rels_channel_fk" FOREIGN KEY ("channel_id") REFERENCES "studio"."channel"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."study_guide_lesson_rels" ADD CONSTRAINT "study_guide_lesson_rels_channel_article_fk" FOREIGN KEY ("channel_article_id") REFERENCES "studio"."channel_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."study_guide_lesson_rels" ADD CONSTRAINT "study_guide_lesson_rels_daily_devotional_fk" FOREIGN KEY ("daily_devotional_id") REFERENCES "studio"."daily_devotional"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."study_guide_lesson_rels" ADD CONSTRAINT "study_guide_lesson_rels_devotional_article_fk" FOREIGN KEY ("devotional_article_id") REFERENCES "studio"."devotional_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."study_guide_lesson_rels" ADD CONSTRAINT "study_guide_lesson_rels_general_page_fk" FOREIGN KEY ("general_page_id") REFERENCES "studio"."general_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."study_guide_lesson_rels" ADD CONSTRAINT "study_guide_lesson_rels_category_fk" FOREIGN KEY ("category_id") REFERENCES "studio"."category"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."study_guide_lesson_rels" ADD CONSTRAINT "study_guide_lesson_rels_bible_fk" FOREIGN KEY ("bible_id") REFERENCES "studio"."bible"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."study_guide_lesson_rels" ADD CONSTRAINT "study_guide_lesson_rels_subscription_offer_fk" FOREIGN KEY ("subscription_offer_id") REFERENCES "studio"."subscription_offer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."study_guide_lesson_rels" ADD CONSTRAINT "study_guide_lesson_rels_redirect_fk" FOREIGN KEY ("redirect_id") REFERENCES "studio"."redirect"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_study_guide_lesson_v_version_languages" ADD CONSTRAINT "_study_guide_lesson_v_version_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_study_guide_lesson_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_study_guide_lesson_v" ADD CONSTRAINT "_study_guide_lesson_v_parent_id_study_guide_lesson_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."study_guide_lesson"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_study_guide_lesson_v" ADD CONSTRAINT "_study_guide_lesson_v_version_en_audio_id_recordings_id_fk" FOREIGN KEY ("version_en_audio_id") REFERENCES "studio"."recordings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_study_guide_lesson_v" ADD CONSTRAINT "_study_guide_lesson_v_version_es_audio_id_recordings_id_fk" FOREIGN KEY ("version_es_audio_id") REFERENCES "studio"."recordings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_study_guide_lesson_v" ADD CONSTRAINT "_study_guide_lesson_v_version_image_id_pictures_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "studio"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_study_guide_lesson_v" ADD CONSTRAINT "_study_guide_lesson_v_version_parent_id_study_guide_id_fk" FOREIGN KEY ("version_parent_id") REFERENCES "studio"."study_guide"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_study_guide_lesson_v_rels" ADD CONSTRAINT "_study_guide_lesson_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_study_guide_lesson_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_study_guide_lesson_v_rels" ADD CONSTRAINT "_study_guide_lesson_v_rels_topic_fk" FOREIGN KEY ("topic_id") REFERENCES "studio"."topic"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_study_guide_lesson_v_rels" ADD CONSTRAINT "_study_guide_lesson_v_rels_contributor_fk" FOREIGN KEY ("contributor_id") REFERENCES "studio"."contributor"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_study_guide_lesson_v_rels" ADD CONSTRAINT "_study_guide_lesson_v_rels_verse_fk" FOREIGN KEY ("verse_id") REFERENCES "studio"."verse"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_study_guide_lesson_v_rels" ADD CONSTRAINT "_study_guide_lesson_v_rels_prayer_fk" FOREIGN KEY ("prayer_id") REFERENCES "studio"."prayer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_study_guide_lesson_v_rels" ADD CONSTRAINT "_study_guide_lesson_v_rels_trivia_fk" FOREIGN KEY ("trivia_id") REFERENCES "studio"."trivia"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_study_guide_lesson_v_rels" ADD CONSTRAINT "_study_guide_lesson_v_rels_article_fk" FOREIGN KEY ("article_id") REFERENCES "studio"."article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_study_guide_lesson_v_rels" ADD CONSTRAINT "_study_guide_lesson_v_rels_growth_plan_fk" FOREIGN KEY ("growth_plan_id") REFERENCES "studio"."growth_plan"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_study_guide_lesson_v_rels" ADD CONSTRAINT "_study_guide_lesson_v_rels_growth_plan_article_fk" FOREIGN KEY ("growth_plan_article_id") REFERENCES "studio"."growth_plan_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_study_guide_lesson_v_rels" ADD CONSTRAINT "_study_guide_lesson_v_rels_growth_plan_article_prompt_fk" FOREIGN KEY ("growth_plan_article_prompt_id") REFERENCES "studio"."growth_plan_article_prompt"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_study_guide_lesson_v_rels" ADD CONSTRAINT "_study_guide_lesson_v_rels_study_guide_fk" FOREIGN KEY ("study_guide_id") REFERENCES "studio"."study_guide"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_study_guide_lesson_v_rels" ADD CONSTRAINT "_study_guide_lesson_v_rels_study_guide_lesson_fk" FOREIGN KEY ("study_guide_lesson_id") REFERENCES "studio"."study_guide_lesson"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_study_guide_lesson_v_rels" ADD CONSTRAINT "_study_guide_lesson_v_rels_study_guide_section_fk" FOREIGN KEY ("study_guide_section_id") REFERENCES "studio"."study_guide_section"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_study_guide_lesson_v_rels" ADD CONSTRAINT "_study_guide_lesson_v_rels_channel_fk" FOREIGN KEY ("channel_id") REFERENCES "studio"."channel"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_study_guide_lesson_v_rels" ADD CONSTRAINT "_study_guide_lesson_v_rels_channel_article_fk" FOREIGN KEY ("channel_article_id") REFERENCES "studio"."channel_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_study_guide_lesson_v_rels" ADD CONSTRAINT "_study_guide_lesson_v_rels_daily_devotional_fk" FOREIGN KEY ("daily_devotional_id") REFERENCES "studio"."daily_devotional"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_study_guide_lesson_v_rels" ADD CONSTRAINT "_study_guide_lesson_v_rels_devotional_article_fk" FOREIGN KEY ("devotional_article_id") REFERENCES "studio"."devotional_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_study_guide_lesson_v_rels" ADD CONSTRAINT "_study_guide_lesson_v_rels_general_page_fk" FOREIGN KEY ("general_page_id") REFERENCES "studio"."general_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_study_guide_lesson_v_rels" ADD CONSTRAINT "_study_guide_lesson_v_rels_category_fk" FOREIGN KEY ("category_id") REFERENCES "studio"."category"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_study_guide_lesson_v_rels" ADD CONSTRAINT "_study_guide_lesson_v_rels_bible_fk" FOREIGN KEY ("bible_id") REFERENCES "studio"."bible"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_study_guide_lesson_v_rels" ADD CONSTRAINT "_study_guide_lesson_v_rels_subscription_offer_fk" FOREIGN KEY ("subscription_offer_id") REFERENCES "studio"."subscription_offer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_study_guide_lesson_v_rels" ADD CONSTRAINT "_study_guide_lesson_v_rels_redirect_fk" FOREIGN KEY ("redirect_id") REFERENCES "studio"."redirect"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."study_guide_section_languages" ADD CONSTRAINT "study_guide_section_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."study_guide_section"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."study_guide_section" ADD CONSTRAINT "study_guide_section_image_id_pictures_id_fk" FOREIGN KEY ("image_id") REFERENCES "studio"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."study_guide_section" ADD CONSTRAINT "study_guide_section_parent_id_study_guide_lesson_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."study_guide_lesson"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."study_guide_section_rels" ADD CONSTRAINT "study_guide_section_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."study_guide_section"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."study_guide_section_rels" ADD CONSTRAINT "study_guide_section_rels_topic_fk" FOREIGN KEY ("topic_id") REFERENCES "studio"."topic"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."study_guide_section_rels" ADD CONSTRAINT "study_guide_section_rels_contributor_fk" FOREIGN KEY ("contributor_id") REFERENCES "studio"."contributor"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."study_guide_section_rels" ADD CONSTRAINT "study_guide_section_rels_verse_fk" FOREIGN KEY ("verse_id") REFERENCES "studio"."verse"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."study_guide_section_rels" ADD CONSTRAINT "study_guide_section_rels_prayer_fk" FOREIGN KEY ("prayer_id") REFERENCES "studio"."prayer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."study_guide_section_rels" ADD CONSTRAINT "study_guide_section_rels_trivia_fk" FOREIGN KEY ("trivia_id") REFERENCES "studio"."trivia"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."study_guide_section_rels" ADD CONSTRAINT "study_guide_section_rels_article_fk" FOREIGN KEY ("article_id") REFERENCES "studio"."article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."study_guide_section_rels" ADD CONSTRAINT "study_guide_section_rels_growth_plan_fk" FOREIGN KEY ("growth_plan_id") REFERENCES "studio"."growth_plan"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."study_guide_section_rels" ADD CONSTRAINT "study_guide_section_rels_growth_plan_article_fk" FOREIGN KEY ("growth_plan_article_id") REFERENCES "studio"."growth_plan_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."study_guide_section_rels" ADD CONSTRAINT "study_guide_section_rels_growth_plan_article_prompt_fk" FOREIGN KEY ("growth_plan_article_prompt_id") REFERENCES "studio"."growth_plan_article_prompt"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."study_guide_section_rels" ADD CONSTRAINT "study_guide_section_rels_study_guide_fk" FOREIGN KEY ("study_guide_id") REFERENCES "studio"."study_guide"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."study_guide_section_rels" ADD CONSTRAINT "study_guide_section_rels_study_guide_lesson_fk" FOREIGN KEY ("study_guide_lesson_id") REFERENCES "studio"."study_guide_lesson"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."study_guide_section_rels" ADD CONSTRAINT "study_guide_section_rels_study_guide_section_fk" FOREIGN KEY ("study_guide_section_id") REFERENCES "studio"."study_guide_section"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."study_guide_section_rels" ADD CONSTRAINT "study_guide_section_rels_channel_fk" FOREIGN KEY ("channel_id") REFERENCES "studio"."channel"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."study_guide_section_rels" ADD CONSTRAINT "study_guide_section_rels_channel_article_fk" FOREIGN KEY ("channel_article_id") REFERENCES "studio"."channel_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."study_guide_section_rels" ADD CONSTRAINT "study_guide_section_rels_daily_devotional_fk" FOREIGN KEY ("daily_devotional_id") REFERENCES "studio"."daily_devotional"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."study_guide_section_rels" ADD CONSTRAINT "study_guide_section_rels_devotional_article_fk" FOREIGN KEY ("devotional_article_id") REFERENCES "studio"."devotional_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."study_guide_section_rels" ADD CONSTRAINT "study_guide_section_rels_general_page_fk" FOREIGN KEY ("general_page_id") REFERENCES "studio"."general_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."study_guide_section_rels" ADD CONSTRAINT "study_guide_section_rels_category_fk" FOREIGN KEY ("category_id") REFERENCES "studio"."category"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."study_guide_section_rels" ADD CONSTRAINT "study_guide_section_rels_bible_fk" FOREIGN KEY ("bible_id") REFERENCES "studio"."bible"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."study_guide_section_rels" ADD CONSTRAINT "study_guide_section_rels_subscription_offer_fk" FOREIGN KEY ("subscription_offer_id") REFERENCES "studio"."subscription_offer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."study_guide_section_rels" ADD CONSTRAINT "study_guide_section_rels_redirect_fk" FOREIGN KEY ("redirect_id") REFERENCES "studio"."redirect"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_study_guide_section_v_version_languages" ADD CONSTRAINT "_study_guide_section_v_version_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_study_guide_section_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_study_guide_section_v" ADD CONSTRAINT "_study_guide_section_v_parent_id_study_guide_section_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."study_guide_section"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_study_guide_section_v" ADD CONSTRAINT "_study_guide_section_v_version_image_id_pictures_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "studio"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_study_guide_section_v" ADD CONSTRAINT "_study_guide_section_v_version_parent_id_study_guide_lesson_id_fk" FOREIGN KEY ("version_parent_id") REFERENCES "studio"."study_guide_lesson"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_study_guide_section_v_rels" ADD CONSTRAINT "_study_guide_section_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_study_guide_section_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_study_guide_section_v_rels" ADD CONSTRAINT "_study_guide_section_v_rels_topic_fk" FOREIGN KEY ("topic_id") REFERENCES "studio"."topic"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_study_guide_section_v_rels" ADD CONSTRAINT "_study_guide_section_v_rels_contributor_fk" FOREIGN KEY ("contributor_id") REFERENCES "studio"."contributor"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_study_guide_section_v_rels" ADD CONSTRAINT "_study_guide_section_v_rels_verse_fk" FOREIGN KEY ("verse_id") REFERENCES "studio"."verse"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_study_guide_section_v_rels" ADD CONSTRAINT "_study_guide_section_v_rels_prayer_fk" FOREIGN KEY ("prayer_id") REFERENCES "studio"."prayer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_study_guide_section_v_rels" ADD CONSTRAINT "_study_guide_section_v_rels_trivia_fk" FOREIGN KEY ("trivia_id") REFERENCES "studio"."trivia"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_study_guide_section_v_rels" ADD CONSTRAINT "_study_guide_section_v_rels_article_fk" FOREIGN KEY ("article_id") REFERENCES "studio"."article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_study_guide_section_v_rels" ADD CONSTRAINT "_study_guide_section_v_rels_growth_plan_fk" FOREIGN KEY ("growth_plan_id") REFERENCES "studio"."growth_plan"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_study_guide_section_v_rels" ADD CONSTRAINT "_study_guide_section_v_rels_growth_plan_article_fk" FOREIGN KEY ("growth_plan_article_id") REFERENCES "studio"."growth_plan_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_study_guide_section_v_rels" ADD CONSTRAINT "_study_guide_section_v_rels_growth_plan_article_prompt_fk" FOREIGN KEY ("growth_plan_article_prompt_id") REFERENCES "studio"."growth_plan_article_prompt"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_study_guide_section_v_rels" ADD CONSTRAINT "_study_guide_section_v_rels_study_guide_fk" FOREIGN KEY ("study_guide_id") REFERENCES "studio"."study_guide"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_study_guide_section_v_rels" ADD CONSTRAINT "_study_guide_section_v_rels_study_guide_lesson_fk" FOREIGN KEY ("study_guide_lesson_id") REFERENCES "studio"."study_guide_lesson"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_study_guide_section_v_rels" ADD CONSTRAINT "_study_guide_section_v_rels_study_guide_section_fk" FOREIGN KEY ("study_guide_section_id") REFERENCES "studio"."study_guide_section"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_study_guide_section_v_rels" ADD CONSTRAINT "_study_guide_section_v_rels_channel_fk" FOREIGN KEY ("channel_id") REFERENCES "studio"."channel"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_study_guide_section_v_rels" ADD CONSTRAINT "_study_guide_section_v_rels_channel_article_fk" FOREIGN KEY ("channel_article_id") REFERENCES "studio"."channel_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_study_guide_section_v_rels" ADD CONSTRAINT "_study_guide_section_v_rels_daily_devotional_fk" FOREIGN KEY ("daily_devotional_id") REFERENCES "studio"."daily_devotional"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_study_guide_section_v_rels" ADD CONSTRAINT "_study_guide_section_v_rels_devotional_article_fk" FOREIGN KEY ("devotional_article_id") REFERENCES "studio"."devotional_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_study_guide_section_v_rels" ADD CONSTRAINT "_study_guide_section_v_rels_general_page_fk" FOREIGN KEY ("general_page_id") REFERENCES "studio"."general_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_study_guide_section_v_rels" ADD CONSTRAINT "_study_guide_section_v_rels_category_fk" FOREIGN KEY ("category_id") REFERENCES "studio"."category"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_study_guide_section_v_rels" ADD CONSTRAINT "_study_guide_section_v_rels_bible_fk" FOREIGN KEY ("bible_id") REFERENCES "studio"."bible"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_study_guide_section_v_rels" ADD CONSTRAINT "_study_guide_section_v_rels_subscription_offer_fk" FOREIGN KEY ("subscription_offer_id") REFERENCES "studio"."subscription_offer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_study_guide_section_v_rels" ADD CONSTRAINT "_study_guide_section_v_rels_redirect_fk" FOREIGN KEY ("redirect_id") REFERENCES "studio"."redirect"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."channel_languages" ADD CONSTRAINT "channel_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."channel"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."channel" ADD CONSTRAINT "channel_image_id_pictures_id_fk" FOREIGN KEY ("image_id") REFERENCES "studio"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."channel_rels" ADD CONSTRAINT "channel_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."channel"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."channel_rels" ADD CONSTRAINT "channel_rels_topic_fk" FOREIGN KEY ("topic_id") REFERENCES "studio"."topic"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."channel_rels" ADD CONSTRAINT "channel_rels_contributor_fk" FOREIGN KEY ("contributor_id") REFERENCES "studio"."contributor"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."channel_rels" ADD CONSTRAINT "channel_rels_verse_fk" FOREIGN KEY ("verse_id") REFERENCES "studio"."verse"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."channel_rels" ADD CONSTRAINT "channel_rels_prayer_fk" FOREIGN KEY ("prayer_id") REFERENCES "studio"."prayer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."channel_rels" ADD CONSTRAINT "channel_rels_trivia_fk" FOREIGN KEY ("trivia_id") REFERENCES "studio"."trivia"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."channel_rels" ADD CONSTRAINT "channel_rels_article_fk" FOREIGN KEY ("article_id") REFERENCES "studio"."article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."channel_rels" ADD CONSTRAINT "channel_rels_growth_plan_fk" FOREIGN KEY ("growth_plan_id") REFERENCES "studio"."growth_plan"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."channel_rels" ADD CONSTRAINT "channel_rels_growth_plan_article_fk" FOREIGN KEY ("growth_plan_article_id") REFERENCES "studio"."growth_plan_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."channel_rels" ADD CONSTRAINT "channel_rels_growth_plan_article_prompt_fk" FOREIGN KEY ("growth_plan_article_prompt_id") REFERENCES "studio"."growth_plan_article_prompt"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."channel_rels" ADD CONSTRAINT "channel_rels_study_guide_fk" FOREIGN KEY ("study_guide_id") REFERENCES "studio"."study_guide"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."channel_rels" ADD CONSTRAINT "channel_rels_study_guide_lesson_fk" FOREIGN KEY ("study_guide_lesson_id") REFERENCES "studio"."study_guide_lesson"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."channel_rels" ADD CONSTRAINT "channel_rels_study_guide_section_fk" FOREIGN KEY ("study_guide_section_id") REFERENCES "studio"."study_guide_section"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."channel_rels" ADD CONSTRAINT "channel_rels_channel_fk" FOREIGN KEY ("channel_id") REFERENCES "studio"."channel"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."channel_rels" ADD CONSTRAINT "channel_rels_channel_article_fk" FOREIGN KEY ("channel_article_id") REFERENCES "studio"."channel_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."channel_rels" ADD CONSTRAINT "channel_rels_daily_devotional_fk" FOREIGN KEY ("daily_devotional_id") REFERENCES "studio"."daily_devotional"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."channel_rels" ADD CONSTRAINT "channel_rels_devotional_article_fk" FOREIGN KEY ("devotional_article_id") REFERENCES "studio"."devotional_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."channel_rels" ADD CONSTRAINT "channel_rels_general_page_fk" FOREIGN KEY ("general_page_id") REFERENCES "studio"."general_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."channel_rels" ADD CONSTRAINT "channel_rels_category_fk" FOREIGN KEY ("category_id") REFERENCES "studio"."category"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."channel_rels" ADD CONSTRAINT "channel_rels_bible_fk" FOREIGN KEY ("bible_id") REFERENCES "studio"."bible"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."channel_rels" ADD CONSTRAINT "channel_rels_subscription_offer_fk" FOREIGN KEY ("subscription_offer_id") REFERENCES "studio"."subscription_offer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."channel_rels" ADD CONSTRAINT "channel_rels_redirect_fk" FOREIGN KEY ("redirect_id") REFERENCES "studio"."redirect"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_channel_v_version_languages" ADD CONSTRAINT "_channel_v_version_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_channel_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_channel_v" ADD CONSTRAINT "_channel_v_parent_id_channel_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."channel"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_channel_v" ADD CONSTRAINT "_channel_v_version_image_id_pictures_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "studio"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_channel_v_rels" ADD CONSTRAINT "_channel_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_channel_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_channel_v_rels" ADD CONSTRAINT "_channel_v_rels_topic_fk" FOREIGN KEY ("topic_id") REFERENCES "studio"."topic"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_channel_v_rels" ADD CONSTRAINT "_channel_v_rels_contributor_fk" FOREIGN KEY ("contributor_id") REFERENCES "studio"."contributor"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_channel_v_rels" ADD CONSTRAINT "_channel_v_rels_verse_fk" FOREIGN KEY ("verse_id") REFERENCES "studio"."verse"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_channel_v_rels" ADD CONSTRAINT "_channel_v_rels_prayer_fk" FOREIGN KEY ("prayer_id") REFERENCES "studio"."prayer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_channel_v_rels" ADD CONSTRAINT "_channel_v_rels_trivia_fk" FOREIGN KEY ("trivia_id") REFERENCES "studio"."trivia"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_channel_v_rels" ADD CONSTRAINT "_channel_v_rels_article_fk" FOREIGN KEY ("article_id") REFERENCES "studio"."article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_channel_v_rels" ADD CONSTRAINT "_channel_v_rels_growth_plan_fk" FOREIGN KEY ("growth_plan_id") REFERENCES "studio"."growth_plan"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_channel_v_rels" ADD CONSTRAINT "_channel_v_rels_growth_plan_article_fk" FOREIGN KEY ("growth_plan_article_id") REFERENCES "studio"."growth_plan_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_channel_v_rels" ADD CONSTRAINT "_channel_v_rels_growth_plan_article_prompt_fk" FOREIGN KEY ("growth_plan_article_prompt_id") REFERENCES "studio"."growth_plan_article_prompt"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_channel_v_rels" ADD CONSTRAINT "_channel_v_rels_study_guide_fk" FOREIGN KEY ("study_guide_id") REFERENCES "studio"."study_guide"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_channel_v_rels" ADD CONSTRAINT "_channel_v_rels_study_guide_lesson_fk" FOREIGN KEY ("study_guide_lesson_id") REFERENCES "studio"."study_guide_lesson"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_channel_v_rels" ADD CONSTRAINT "_channel_v_rels_study_guide_section_fk" FOREIGN KEY ("study_guide_section_id") REFERENCES "studio"."study_guide_section"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_channel_v_rels" ADD CONSTRAINT "_channel_v_rels_channel_fk" FOREIGN KEY ("channel_id") REFERENCES "studio"."channel"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_channel_v_rels" ADD CONSTRAINT "_channel_v_rels_channel_article_fk" FOREIGN KEY ("channel_article_id") REFERENCES "studio"."channel_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_channel_v_rels" ADD CONSTRAINT "_channel_v_rels_daily_devotional_fk" FOREIGN KEY ("daily_devotional_id") REFERENCES "studio"."daily_devotional"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_channel_v_rels" ADD CONSTRAINT "_channel_v_rels_devotional_article_fk" FOREIGN KEY ("devotional_article_id") REFERENCES "studio"."devotional_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_channel_v_rels" ADD CONSTRAINT "_channel_v_rels_general_page_fk" FOREIGN KEY ("general_page_id") REFERENCES "studio"."general_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_channel_v_rels" ADD CONSTRAINT "_channel_v_rels_category_fk" FOREIGN KEY ("category_id") REFERENCES "studio"."category"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_channel_v_rels" ADD CONSTRAINT "_channel_v_rels_bible_fk" FOREIGN KEY ("bible_id") REFERENCES "studio"."bible"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_channel_v_rels" ADD CONSTRAINT "_channel_v_rels_subscription_offer_fk" FOREIGN KEY ("subscription_offer_id") REFERENCES "studio"."subscription_offer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_channel_v_rels" ADD CONSTRAINT "_channel_v_rels_redirect_fk" FOREIGN KEY ("redirect_id") REFERENCES "studio"."redirect"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."channel_article_languages" ADD CONSTRAINT "channel_article_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."channel_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."channel_article" ADD CONSTRAINT "channel_article_en_audio_id_recordings_id_fk" FOREIGN KEY ("en_audio_id") REFERENCES "studio"."recordings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."channel_article" ADD CONSTRAINT "channel_article_es_audio_id_recordings_id_fk" FOREIGN KEY ("es_audio_id") REFERENCES "studio"."recordings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."channel_article" ADD CONSTRAINT "channel_article_image_id_pictures_id_fk" FOREIGN KEY ("image_id") REFERENCES "studio"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."channel_article" ADD CONSTRAINT "channel_article_parent_id_channel_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."channel"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."channel_article_rels" ADD CONSTRAINT "channel_article_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."channel_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."channel_article_rels" ADD CONSTRAINT "channel_article_rels_topic_fk" FOREIGN KEY ("topic_id") REFERENCES "studio"."topic"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."channel_article_rels" ADD CONSTRAINT "channel_article_rels_contributor_fk" FOREIGN KEY ("contributor_id") REFERENCES "studio"."contributor"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."channel_article_rels" ADD CONSTRAINT "channel_article_rels_verse_fk" FOREIGN KEY ("verse_id") REFERENCES "studio"."verse"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."channel_article_rels" ADD CONSTRAINT "channel_article_rels_prayer_fk" FOREIGN KEY ("prayer_id") REFERENCES "studio"."prayer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."channel_article_rels" ADD CONSTRAINT "channel_article_rels_trivia_fk" FOREIGN KEY ("trivia_id") REFERENCES "studio"."trivia"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."channel_article_rels" ADD CONSTRAINT "channel_article_rels_article_fk" FOREIGN KEY ("article_id") REFERENCES "studio"."article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."channel_article_rels" ADD CONSTRAINT "channel_article_rels_growth_plan_fk" FOREIGN KEY ("growth_plan_id") REFERENCES "studio"."growth_plan"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."channel_article_rels" ADD CONSTRAINT "channel_article_rels_growth_plan_article_fk" FOREIGN KEY ("growth_plan_article_id") REFERENCES "studio"."growth_plan_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."channel_article_rels" ADD CONSTRAINT "channel_article_rels_growth_plan_article_prompt_fk" FOREIGN KEY ("growth_plan_article_prompt_id") REFERENCES "studio"."growth_plan_article_prompt"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."channel_article_rels" ADD CONSTRAINT "channel_article_rels_study_guide_fk" FOREIGN KEY ("study_guide_id") REFERENCES "studio"."study_guide"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."channel_article_rels" ADD CONSTRAINT "channel_article_rels_study_guide_lesson_fk" FOREIGN KEY ("study_guide_lesson_id") REFERENCES "studio"."study_guide_lesson"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."channel_article_rels" ADD CONSTRAINT "channel_article_rels_study_guide_section_fk" FOREIGN KEY ("study_guide_section_id") REFERENCES "studio"."study_guide_section"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."channel_article_rels" ADD CONSTRAINT "channel_article_rels_channel_fk" FOREIGN KEY ("channel_id") REFERENCES "studio"."channel"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."channel_article_rels" ADD CONSTRAINT "channel_article_rels_channel_article_fk" FOREIGN KEY ("channel_article_id") REFERENCES "studio"."channel_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."channel_article_rels" ADD CONSTRAINT "channel_article_rels_daily_devotional_fk" FOREIGN KEY ("daily_devotional_id") REFERENCES "studio"."daily_devotional"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."channel_article_rels" ADD CONSTRAINT "channel_article_rels_devotional_article_fk" FOREIGN KEY ("devotional_article_id") REFERENCES "studio"."devotional_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."channel_article_rels" ADD CONSTRAINT "channel_article_rels_general_page_fk" FOREIGN KEY ("general_page_id") REFERENCES "studio"."general_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."channel_article_rels" ADD CONSTRAINT "channel_article_rels_category_fk" FOREIGN KEY ("category_id") REFERENCES "studio"."category"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."channel_article_rels" ADD CONSTRAINT "channel_article_rels_bible_fk" FOREIGN KEY ("bible_id") REFERENCES "studio"."bible"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."channel_article_rels" ADD CONSTRAINT "channel_article_rels_subscription_offer_fk" FOREIGN KEY ("subscription_offer_id") REFERENCES "studio"."subscription_offer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."channel_article_rels" ADD CONSTRAINT "channel_article_rels_redirect_fk" FOREIGN KEY ("redirect_id") REFERENCES "studio"."redirect"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_channel_article_v_version_languages" ADD CONSTRAINT "_channel_article_v_version_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_channel_article_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_channel_article_v" ADD CONSTRAINT "_channel_article_v_parent_id_channel_article_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."channel_article"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_channel_article_v" ADD CONSTRAINT "_channel_article_v_version_en_audio_id_recordings_id_fk" FOREIGN KEY ("version_en_audio_id") REFERENCES "studio"."recordings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_channel_article_v" ADD CONSTRAINT "_channel_article_v_version_es_audio_id_recordings_id_fk" FOREIGN KEY ("version_es_audio_id") REFERENCES "studio"."recordings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_channel_article_v" ADD CONSTRAINT "_channel_article_v_version_image_id_pictures_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "studio"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_channel_article_v" ADD CONSTRAINT "_channel_article_v_version_parent_id_channel_id_fk" FOREIGN KEY ("version_parent_id") REFERENCES "studio"."channel"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_channel_article_v_rels" ADD CONSTRAINT "_channel_article_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_channel_article_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_channel_article_v_rels" ADD CONSTRAINT "_channel_article_v_rels_topic_fk" FOREIGN KEY ("topic_id") REFERENCES "studio"."topic"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_channel_article_v_rels" ADD CONSTRAINT "_channel_article_v_rels_contributor_fk" FOREIGN KEY ("contributor_id") REFERENCES "studio"."contributor"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_channel_article_v_rels" ADD CONSTRAINT "_channel_article_v_rels_verse_fk" FOREIGN KEY ("verse_id") REFERENCES "studio"."verse"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_channel_article_v_rels" ADD CONSTRAINT "_channel_article_v_rels_prayer_fk" FOREIGN KEY ("prayer_id") REFERENCES "studio"."prayer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_channel_article_v_rels" ADD CONSTRAINT "_channel_article_v_rels_trivia_fk" FOREIGN KEY ("trivia_id") REFERENCES "studio"."trivia"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_channel_article_v_rels" ADD CONSTRAINT "_channel_article_v_rels_article_fk" FOREIGN KEY ("article_id") REFERENCES "studio"."article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_channel_article_v_rels" ADD CONSTRAINT "_channel_article_v_rels_growth_plan_fk" FOREIGN KEY ("growth_plan_id") REFERENCES "studio"."growth_plan"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_channel_article_v_rels" ADD CONSTRAINT "_channel_article_v_rels_growth_plan_article_fk" FOREIGN KEY ("growth_plan_article_id") REFERENCES "studio"."growth_plan_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_channel_article_v_rels" ADD CONSTRAINT "_channel_article_v_rels_growth_plan_article_prompt_fk" FOREIGN KEY ("growth_plan_article_prompt_id") REFERENCES "studio"."growth_plan_article_prompt"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_channel_article_v_rels" ADD CONSTRAINT "_channel_article_v_rels_study_guide_fk" FOREIGN KEY ("study_guide_id") REFERENCES "studio"."study_guide"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_channel_article_v_rels" ADD CONSTRAINT "_channel_article_v_rels_study_guide_lesson_fk" FOREIGN KEY ("study_guide_lesson_id") REFERENCES "studio"."study_guide_lesson"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_channel_article_v_rels" ADD CONSTRAINT "_channel_article_v_rels_study_guide_section_fk" FOREIGN KEY ("study_guide_section_id") REFERENCES "studio"."study_guide_section"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_channel_article_v_rels" ADD CONSTRAINT "_channel_article_v_rels_channel_fk" FOREIGN KEY ("channel_id") REFERENCES "studio"."channel"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_channel_article_v_rels" ADD CONSTRAINT "_channel_article_v_rels_channel_article_fk" FOREIGN KEY ("channel_article_id") REFERENCES "studio"."channel_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_channel_article_v_rels" ADD CONSTRAINT "_channel_article_v_rels_daily_devotional_fk" FOREIGN KEY ("daily_devotional_id") REFERENCES "studio"."daily_devotional"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_channel_article_v_rels" ADD CONSTRAINT "_channel_article_v_rels_devotional_article_fk" FOREIGN KEY ("devotional_article_id") REFERENCES "studio"."devotional_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_channel_article_v_rels" ADD CONSTRAINT "_channel_article_v_rels_general_page_fk" FOREIGN KEY ("general_page_id") REFERENCES "studio"."general_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_channel_article_v_rels" ADD CONSTRAINT "_channel_article_v_rels_category_fk" FOREIGN KEY ("category_id") REFERENCES "studio"."category"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_channel_article_v_rels" ADD CONSTRAINT "_channel_article_v_rels_bible_fk" FOREIGN KEY ("bible_id") REFERENCES "studio"."bible"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_channel_article_v_rels" ADD CONSTRAINT "_channel_article_v_rels_subscription_offer_fk" FOREIGN KEY ("subscription_offer_id") REFERENCES "studio"."subscription_offer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_channel_article_v_rels" ADD CONSTRAINT "_channel_article_v_rels_redirect_fk" FOREIGN KEY ("redirect_id") REFERENCES "studio"."redirect"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."daily_devotional_languages" ADD CONSTRAINT "daily_devotional_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."daily_devotional"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."daily_devotional" ADD CONSTRAINT "daily_devotional_image_id_pictures_id_fk" FOREIGN KEY ("image_id") REFERENCES "studio"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."daily_devotional_rels" ADD CONSTRAINT "daily_devotional_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."daily_devotional"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."daily_devotional_rels" ADD CONSTRAINT "daily_devotional_rels_topic_fk" FOREIGN KEY ("topic_id") REFERENCES "studio"."topic"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."daily_devotional_rels" ADD CONSTRAINT "daily_devotional_rels_contributor_fk" FOREIGN KEY ("contributor_id") REFERENCES "studio"."contributor"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."daily_devotional_rels" ADD CONSTRAINT "daily_devotional_rels_verse_fk" FOREIGN KEY ("verse_id") REFERENCES "studio"."verse"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."daily_devotional_rels" ADD CONSTRAINT "daily_devotional_rels_prayer_fk" FOREIGN KEY ("prayer_id") REFERENCES "studio"."prayer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."daily_devotional_rels" ADD CONSTRAINT "daily_devotional_rels_trivia_fk" FOREIGN KEY ("trivia_id") REFERENCES "studio"."trivia"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."daily_devotional_rels" ADD CONSTRAINT "daily_devotional_rels_article_fk" FOREIGN KEY ("article_id") REFERENCES "studio"."article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."daily_devotional_rels" ADD CONSTRAINT "daily_devotional_rels_growth_plan_fk" FOREIGN KEY ("growth_plan_id") REFERENCES "studio"."growth_plan"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."daily_devotional_rels" ADD CONSTRAINT "daily_devotional_rels_growth_plan_article_fk" FOREIGN KEY ("growth_plan_article_id") REFERENCES "studio"."growth_plan_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."daily_devotional_rels" ADD CONSTRAINT "daily_devotional_rels_growth_plan_article_prompt_fk" FOREIGN KEY ("growth_plan_article_prompt_id") REFERENCES "studio"."growth_plan_article_prompt"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."daily_devotional_rels" ADD CONSTRAINT "daily_devotional_rels_study_guide_fk" FOREIGN KEY ("study_guide_id") REFERENCES "studio"."study_guide"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."daily_devotional_rels" ADD CONSTRAINT "daily_devotional_rels_study_guide_lesson_fk" FOREIGN KEY ("study_guide_lesson_id") REFERENCES "studio"."study_guide_lesson"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."daily_devotional_rels" ADD CONSTRAINT "daily_devotional_rels_study_guide_section_fk" FOREIGN KEY ("study_guide_section_id") REFERENCES "studio"."study_guide_section"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."daily_devotional_rels" ADD CONSTRAINT "daily_devotional_rels_channel_fk" FOREIGN KEY ("channel_id") REFERENCES "studio"."channel"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."daily_devotional_rels" ADD CONSTRAINT "daily_devotional_rels_channel_article_fk" FOREIGN KEY ("channel_article_id") REFERENCES "studio"."channel_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."daily_devotional_rels" ADD CONSTRAINT "daily_devotional_rels_daily_devotional_fk" FOREIGN KEY ("daily_devotional_id") REFERENCES "studio"."daily_devotional"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."daily_devotional_rels" ADD CONSTRAINT "daily_devotional_rels_devotional_article_fk" FOREIGN KEY ("devotional_article_id") REFERENCES "studio"."devotional_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."daily_devotional_rels" ADD CONSTRAINT "daily_devotional_rels_general_page_fk" FOREIGN KEY ("general_page_id") REFERENCES "studio"."general_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."daily_devotional_rels" ADD CONSTRAINT "daily_devotional_rels_category_fk" FOREIGN KEY ("category_id") REFERENCES "studio"."category"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."daily_devotional_rels" ADD CONSTRAINT "daily_devotional_rels_bible_fk" FOREIGN KEY ("bible_id") REFERENCES "studio"."bible"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."daily_devotional_rels" ADD CONSTRAINT "daily_devotional_rels_subscription_offer_fk" FOREIGN KEY ("subscription_offer_id") REFERENCES "studio"."subscription_offer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."daily_devotional_rels" ADD CONSTRAINT "daily_devotional_rels_redirect_fk" FOREIGN KEY ("redirect_id") REFERENCES "studio"."redirect"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_daily_devotional_v_version_languages" ADD CONSTRAINT "_daily_devotional_v_version_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_daily_devotional_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_daily_devotional_v" ADD CONSTRAINT "_daily_devotional_v_parent_id_daily_devotional_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."daily_devotional"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_daily_devotional_v" ADD CONSTRAINT "_daily_devotional_v_version_image_id_pictures_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "studio"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_daily_devotional_v_rels" ADD CONSTRAINT "_daily_devotional_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_daily_devotional_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_daily_devotional_v_rels" ADD CONSTRAINT "_daily_devotional_v_rels_topic_fk" FOREIGN KEY ("topic_id") REFERENCES "studio"."topic"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_daily_devotional_v_rels" ADD CONSTRAINT "_daily_devotional_v_rels_contributor_fk" FOREIGN KEY ("contributor_id") REFERENCES "studio"."contributor"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_daily_devotional_v_rels" ADD CONSTRAINT "_daily_devotional_v_rels_verse_fk" FOREIGN KEY ("verse_id") REFERENCES "studio"."verse"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_daily_devotional_v_rels" ADD CONSTRAINT "_daily_devotional_v_rels_prayer_fk" FOREIGN KEY ("prayer_id") REFERENCES "studio"."prayer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_daily_devotional_v_rels" ADD CONSTRAINT "_daily_devotional_v_rels_trivia_fk" FOREIGN KEY ("trivia_id") REFERENCES "studio"."trivia"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_daily_devotional_v_rels" ADD CONSTRAINT "_daily_devotional_v_rels_article_fk" FOREIGN KEY ("article_id") REFERENCES "studio"."article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_daily_devotional_v_rels" ADD CONSTRAINT "_daily_devotional_v_rels_growth_plan_fk" FOREIGN KEY ("growth_plan_id") REFERENCES "studio"."growth_plan"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_daily_devotional_v_rels" ADD CONSTRAINT "_daily_devotional_v_rels_growth_plan_article_fk" FOREIGN KEY ("growth_plan_article_id") REFERENCES "studio"."growth_plan_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_daily_devotional_v_rels" ADD CONSTRAINT "_daily_devotional_v_rels_growth_plan_article_prompt_fk" FOREIGN KEY ("growth_plan_article_prompt_id") REFERENCES "studio"."growth_plan_article_prompt"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_daily_devotional_v_rels" ADD CONSTRAINT "_daily_devotional_v_rels_study_guide_fk" FOREIGN KEY ("study_guide_id") REFERENCES "studio"."study_guide"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_daily_devotional_v_rels" ADD CONSTRAINT "_daily_devotional_v_rels_study_guide_lesson_fk" FOREIGN KEY ("study_guide_lesson_id") REFERENCES "studio"."study_guide_lesson"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_daily_devotional_v_rels" ADD CONSTRAINT "_daily_devotional_v_rels_study_guide_section_fk" FOREIGN KEY ("study_guide_section_id") REFERENCES "studio"."study_guide_section"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_daily_devotional_v_rels" ADD CONSTRAINT "_daily_devotional_v_rels_channel_fk" FOREIGN KEY ("channel_id") REFERENCES "studio"."channel"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_daily_devotional_v_rels" ADD CONSTRAINT "_daily_devotional_v_rels_channel_article_fk" FOREIGN KEY ("channel_article_id") REFERENCES "studio"."channel_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_daily_devotional_v_rels" ADD CONSTRAINT "_daily_devotional_v_rels_daily_devotional_fk" FOREIGN KEY ("daily_devotional_id") REFERENCES "studio"."daily_devotional"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_daily_devotional_v_rels" ADD CONSTRAINT "_daily_devotional_v_rels_devotional_article_fk" FOREIGN KEY ("devotional_article_id") REFERENCES "studio"."devotional_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_daily_devotional_v_rels" ADD CONSTRAINT "_daily_devotional_v_rels_general_page_fk" FOREIGN KEY ("general_page_id") REFERENCES "studio"."general_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_daily_devotional_v_rels" ADD CONSTRAINT "_daily_devotional_v_rels_category_fk" FOREIGN KEY ("category_id") REFERENCES "studio"."category"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_daily_devotional_v_rels" ADD CONSTRAINT "_daily_devotional_v_rels_bible_fk" FOREIGN KEY ("bible_id") REFERENCES "studio"."bible"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_daily_devotional_v_rels" ADD CONSTRAINT "_daily_devotional_v_rels_subscription_offer_fk" FOREIGN KEY ("subscription_offer_id") REFERENCES "studio"."subscription_offer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_daily_devotional_v_rels" ADD CONSTRAINT "_daily_devotional_v_rels_redirect_fk" FOREIGN KEY ("redirect_id") REFERENCES "studio"."redirect"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."devotional_article_languages" ADD CONSTRAINT "devotional_article_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."devotional_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."devotional_article" ADD CONSTRAINT "devotional_article_en_audio_id_recordings_id_fk" FOREIGN KEY ("en_audio_id") REFERENCES "studio"."recordings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."devotional_article" ADD CONSTRAINT "devotional_article_es_audio_id_recordings_id_fk" FOREIGN KEY ("es_audio_id") REFERENCES "studio"."recordings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."devotional_article" ADD CONSTRAINT "devotional_article_image_id_pictures_id_fk" FOREIGN KEY ("image_id") REFERENCES "studio"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."devotional_article" ADD CONSTRAINT "devotional_article_parent_id_daily_devotional_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."daily_devotional"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."devotional_article_rels" ADD CONSTRAINT "devotional_article_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."devotional_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."devotional_article_rels" ADD CONSTRAINT "devotional_article_rels_topic_fk" FOREIGN KEY ("topic_id") REFERENCES "studio"."topic"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."devotional_article_rels" ADD CONSTRAINT "devotional_article_rels_contributor_fk" FOREIGN KEY ("contributor_id") REFERENCES "studio"."contributor"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."devotional_article_rels" ADD CONSTRAINT "devotional_article_rels_verse_fk" FOREIGN KEY ("verse_id") REFERENCES "studio"."verse"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."devotional_article_rels" ADD CONSTRAINT "devotional_article_rels_prayer_fk" FOREIGN KEY ("prayer_id") REFERENCES "studio"."prayer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."devotional_article_rels" ADD CONSTRAINT "devotional_article_rels_trivia_fk" FOREIGN KEY ("trivia_id") REFERENCES "studio"."trivia"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."devotional_article_rels" ADD CONSTRAINT "devotional_article_rels_article_fk" FOREIGN KEY ("article_id") REFERENCES "studio"."article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."devotional_article_rels" ADD CONSTRAINT "devotional_article_rels_growth_plan_fk" FOREIGN KEY ("growth_plan_id") REFERENCES "studio"."growth_plan"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."devotional_article_rels" ADD CONSTRAINT "devotional_article_rels_growth_plan_article_fk" FOREIGN KEY ("growth_plan_article_id") REFERENCES "studio"."growth_plan_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."devotional_article_rels" ADD CONSTRAINT "devotional_article_rels_growth_plan_article_prompt_fk" FOREIGN KEY ("growth_plan_article_prompt_id") REFERENCES "studio"."growth_plan_article_prompt"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."devotional_article_rels" ADD CONSTRAINT "devotional_article_rels_study_guide_fk" FOREIGN KEY ("study_guide_id") REFERENCES "studio"."study_guide"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."devotional_article_rels" ADD CONSTRAINT "devotional_article_rels_study_guide_lesson_fk" FOREIGN KEY ("study_guide_lesson_id") REFERENCES "studio"."study_guide_lesson"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."devotional_article_rels" ADD CONSTRAINT "devotional_article_rels_study_guide_section_fk" FOREIGN KEY ("study_guide_section_id") REFERENCES "studio"."study_guide_section"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."devotional_article_rels" ADD CONSTRAINT "devotional_article_rels_channel_fk" FOREIGN KEY ("channel_id") REFERENCES "studio"."channel"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."devotional_article_rels" ADD CONSTRAINT "devotional_article_rels_channel_article_fk" FOREIGN KEY ("channel_article_id") REFERENCES "studio"."channel_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."devotional_article_rels" ADD CONSTRAINT "devotional_article_rels_daily_devotional_fk" FOREIGN KEY ("daily_devotional_id") REFERENCES "studio"."daily_devotional"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."devotional_article_rels" ADD CONSTRAINT "devotional_article_rels_devotional_article_fk" FOREIGN KEY ("devotional_article_id") REFERENCES "studio"."devotional_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."devotional_article_rels" ADD CONSTRAINT "devotional_article_rels_general_page_fk" FOREIGN KEY ("general_page_id") REFERENCES "studio"."general_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."devotional_article_rels" ADD CONSTRAINT "devotional_article_rels_category_fk" FOREIGN KEY ("category_id") REFERENCES "studio"."category"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."devotional_article_rels" ADD CONSTRAINT "devotional_article_rels_bible_fk" FOREIGN KEY ("bible_id") REFERENCES "studio"."bible"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."devotional_article_rels" ADD CONSTRAINT "devotional_article_rels_subscription_offer_fk" FOREIGN KEY ("subscription_offer_id") REFERENCES "studio"."subscription_offer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."devotional_article_rels" ADD CONSTRAINT "devotional_article_rels_redirect_fk" FOREIGN KEY ("redirect_id") REFERENCES "studio"."redirect"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_devotional_article_v_version_languages" ADD CONSTRAINT "_devotional_article_v_version_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_devotional_article_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_devotional_article_v" ADD CONSTRAINT "_devotional_article_v_parent_id_devotional_article_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."devotional_article"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_devotional_article_v" ADD CONSTRAINT "_devotional_article_v_version_en_audio_id_recordings_id_fk" FOREIGN KEY ("version_en_audio_id") REFERENCES "studio"."recordings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_devotional_article_v" ADD CONSTRAINT "_devotional_article_v_version_es_audio_id_recordings_id_fk" FOREIGN KEY ("version_es_audio_id") REFERENCES "studio"."recordings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_devotional_article_v" ADD CONSTRAINT "_devotional_article_v_version_image_id_pictures_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "studio"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_devotional_article_v" ADD CONSTRAINT "_devotional_article_v_version_parent_id_daily_devotional_id_fk" FOREIGN KEY ("version_parent_id") REFERENCES "studio"."daily_devotional"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_devotional_article_v_rels" ADD CONSTRAINT "_devotional_article_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_devotional_article_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_devotional_article_v_rels" ADD CONSTRAINT "_devotional_article_v_rels_topic_fk" FOREIGN KEY ("topic_id") REFERENCES "studio"."topic"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_devotional_article_v_rels" ADD CONSTRAINT "_devotional_article_v_rels_contributor_fk" FOREIGN KEY ("contributor_id") REFERENCES "studio"."contributor"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_devotional_article_v_rels" ADD CONSTRAINT "_devotional_article_v_rels_verse_fk" FOREIGN KEY ("verse_id") REFERENCES "studio"."verse"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_devotional_article_v_rels" ADD CONSTRAINT "_devotional_article_v_rels_prayer_fk" FOREIGN KEY ("prayer_id") REFERENCES "studio"."prayer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_devotional_article_v_rels" ADD CONSTRAINT "_devotional_article_v_rels_trivia_fk" FOREIGN KEY ("trivia_id") REFERENCES "studio"."trivia"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_devotional_article_v_rels" ADD CONSTRAINT "_devotional_article_v_rels_article_fk" FOREIGN KEY ("article_id") REFERENCES "studio"."article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_devotional_article_v_rels" ADD CONSTRAINT "_devotional_article_v_rels_growth_plan_fk" FOREIGN KEY ("growth_plan_id") REFERENCES "studio"."growth_plan"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_devotional_article_v_rels" ADD CONSTRAINT "_devotional_article_v_rels_growth_plan_article_fk" FOREIGN KEY ("growth_plan_article_id") REFERENCES "studio"."growth_plan_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_devotional_article_v_rels" ADD CONSTRAINT "_devotional_article_v_rels_growth_plan_article_prompt_fk" FOREIGN KEY ("growth_plan_article_prompt_id") REFERENCES "studio"."growth_plan_article_prompt"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_devotional_article_v_rels" ADD CONSTRAINT "_devotional_article_v_rels_study_guide_fk" FOREIGN KEY ("study_guide_id") REFERENCES "studio"."study_guide"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_devotional_article_v_rels" ADD CONSTRAINT "_devotional_article_v_rels_study_guide_lesson_fk" FOREIGN KEY ("study_guide_lesson_id") REFERENCES "studio"."study_guide_lesson"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_devotional_article_v_rels" ADD CONSTRAINT "_devotional_article_v_rels_study_guide_section_fk" FOREIGN KEY ("study_guide_section_id") REFERENCES "studio"."study_guide_section"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_devotional_article_v_rels" ADD CONSTRAINT "_devotional_article_v_rels_channel_fk" FOREIGN KEY ("channel_id") REFERENCES "studio"."channel"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_devotional_article_v_rels" ADD CONSTRAINT "_devotional_article_v_rels_channel_article_fk" FOREIGN KEY ("channel_article_id") REFERENCES "studio"."channel_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_devotional_article_v_rels" ADD CONSTRAINT "_devotional_article_v_rels_daily_devotional_fk" FOREIGN KEY ("daily_devotional_id") REFERENCES "studio"."daily_devotional"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_devotional_article_v_rels" ADD CONSTRAINT "_devotional_article_v_rels_devotional_article_fk" FOREIGN KEY ("devotional_article_id") REFERENCES "studio"."devotional_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_devotional_article_v_rels" ADD CONSTRAINT "_devotional_article_v_rels_general_page_fk" FOREIGN KEY ("general_page_id") REFERENCES "studio"."general_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_devotional_article_v_rels" ADD CONSTRAINT "_devotional_article_v_rels_category_fk" FOREIGN KEY ("category_id") REFERENCES "studio"."category"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_devotional_article_v_rels" ADD CONSTRAINT "_devotional_article_v_rels_bible_fk" FOREIGN KEY ("bible_id") REFERENCES "studio"."bible"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_devotional_article_v_rels" ADD CONSTRAINT "_devotional_article_v_rels_subscription_offer_fk" FOREIGN KEY ("subscription_offer_id") REFERENCES "studio"."subscription_offer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_devotional_article_v_rels" ADD CONSTRAINT "_devotional_article_v_rels_redirect_fk" FOREIGN KEY ("redirect_id") REFERENCES "studio"."redirect"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."topic_languages" ADD CONSTRAINT "topic_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."topic"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."topic" ADD CONSTRAINT "topic_image_id_pictures_id_fk" FOREIGN KEY ("image_id") REFERENCES "studio"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."topic_rels" ADD CONSTRAINT "topic_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."topic"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."topic_rels" ADD CONSTRAINT "topic_rels_topic_fk" FOREIGN KEY ("topic_id") REFERENCES "studio"."topic"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."topic_rels" ADD CONSTRAINT "topic_rels_contributor_fk" FOREIGN KEY ("contributor_id") REFERENCES "studio"."contributor"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."topic_rels" ADD CONSTRAINT "topic_rels_verse_fk" FOREIGN KEY ("verse_id") REFERENCES "studio"."verse"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."topic_rels" ADD CONSTRAINT "topic_rels_prayer_fk" FOREIGN KEY ("prayer_id") REFERENCES "studio"."prayer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."topic_rels" ADD CONSTRAINT "topic_rels_trivia_fk" FOREIGN KEY ("trivia_id") REFERENCES "studio"."trivia"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."topic_rels" ADD CONSTRAINT "topic_rels_article_fk" FOREIGN KEY ("article_id") REFERENCES "studio"."article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."topic_rels" ADD CONSTRAINT "topic_rels_growth_plan_fk" FOREIGN KEY ("growth_plan_id") REFERENCES "studio"."growth_plan"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."topic_rels" ADD CONSTRAINT "topic_rels_growth_plan_article_fk" FOREIGN KEY ("growth_plan_article_id") REFERENCES "studio"."growth_plan_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."topic_rels" ADD CONSTRAINT "topic_rels_growth_plan_article_prompt_fk" FOREIGN KEY ("growth_plan_article_prompt_id") REFERENCES "studio"."growth_plan_article_prompt"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."topic_rels" ADD CONSTRAINT "topic_rels_study_guide_fk" FOREIGN KEY ("study_guide_id") REFERENCES "studio"."study_guide"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."topic_rels" ADD CONSTRAINT "topic_rels_study_guide_lesson_fk" FOREIGN KEY ("study_guide_lesson_id") REFERENCES "studio"."study_guide_lesson"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."topic_rels" ADD CONSTRAINT "topic_rels_study_guide_section_fk" FOREIGN KEY ("study_guide_section_id") REFERENCES "studio"."study_guide_section"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."topic_rels" ADD CONSTRAINT "topic_rels_channel_fk" FOREIGN KEY ("channel_id") REFERENCES "studio"."channel"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."topic_rels" ADD CONSTRAINT "topic_rels_channel_article_fk" FOREIGN KEY ("channel_article_id") REFERENCES "studio"."channel_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."topic_rels" ADD CONSTRAINT "topic_rels_daily_devotional_fk" FOREIGN KEY ("daily_devotional_id") REFERENCES "studio"."daily_devotional"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."topic_rels" ADD CONSTRAINT "topic_rels_devotional_article_fk" FOREIGN KEY ("devotional_article_id") REFERENCES "studio"."devotional_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."topic_rels" ADD CONSTRAINT "topic_rels_general_page_fk" FOREIGN KEY ("general_page_id") REFERENCES "studio"."general_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."topic_rels" ADD CONSTRAINT "topic_rels_category_fk" FOREIGN KEY ("category_id") REFERENCES "studio"."category"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."topic_rels" ADD CONSTRAINT "topic_rels_bible_fk" FOREIGN KEY ("bible_id") REFERENCES "studio"."bible"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."topic_rels" ADD CONSTRAINT "topic_rels_subscription_offer_fk" FOREIGN KEY ("subscription_offer_id") REFERENCES "studio"."subscription_offer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."topic_rels" ADD CONSTRAINT "topic_rels_redirect_fk" FOREIGN KEY ("redirect_id") REFERENCES "studio"."redirect"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_topic_v_version_languages" ADD CONSTRAINT "_topic_v_version_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_topic_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_topic_v" ADD CONSTRAINT "_topic_v_parent_id_topic_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."topic"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_topic_v" ADD CONSTRAINT "_topic_v_version_image_id_pictures_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "studio"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_topic_v_rels" ADD CONSTRAINT "_topic_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_topic_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_topic_v_rels" ADD CONSTRAINT "_topic_v_rels_topic_fk" FOREIGN KEY ("topic_id") REFERENCES "studio"."topic"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_topic_v_rels" ADD CONSTRAINT "_topic_v_rels_contributor_fk" FOREIGN KEY ("contributor_id") REFERENCES "studio"."contributor"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_topic_v_rels" ADD CONSTRAINT "_topic_v_rels_verse_fk" FOREIGN KEY ("verse_id") REFERENCES "studio"."verse"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_topic_v_rels" ADD CONSTRAINT "_topic_v_rels_prayer_fk" FOREIGN KEY ("prayer_id") REFERENCES "studio"."prayer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_topic_v_rels" ADD CONSTRAINT "_topic_v_rels_trivia_fk" FOREIGN KEY ("trivia_id") REFERENCES "studio"."trivia"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_topic_v_rels" ADD CONSTRAINT "_topic_v_rels_article_fk" FOREIGN KEY ("article_id") REFERENCES "studio"."article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_topic_v_rels" ADD CONSTRAINT "_topic_v_rels_growth_plan_fk" FOREIGN KEY ("growth_plan_id") REFERENCES "studio"."growth_plan"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_topic_v_rels" ADD CONSTRAINT "_topic_v_rels_growth_plan_article_fk" FOREIGN KEY ("growth_plan_article_id") REFERENCES "studio"."growth_plan_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_topic_v_rels" ADD CONSTRAINT "_topic_v_rels_growth_plan_article_prompt_fk" FOREIGN KEY ("growth_plan_article_prompt_id") REFERENCES "studio"."growth_plan_article_prompt"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_topic_v_rels" ADD CONSTRAINT "_topic_v_rels_study_guide_fk" FOREIGN KEY ("study_guide_id") REFERENCES "studio"."study_guide"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_topic_v_rels" ADD CONSTRAINT "_topic_v_rels_study_guide_lesson_fk" FOREIGN KEY ("study_guide_lesson_id") REFERENCES "studio"."study_guide_lesson"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_topic_v_rels" ADD CONSTRAINT "_topic_v_rels_study_guide_section_fk" FOREIGN KEY ("study_guide_section_id") REFERENCES "studio"."study_guide_section"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_topic_v_rels" ADD CONSTRAINT "_topic_v_rels_channel_fk" FOREIGN KEY ("channel_id") REFERENCES "studio"."channel"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_topic_v_rels" ADD CONSTRAINT "_topic_v_rels_channel_article_fk" FOREIGN KEY ("channel_article_id") REFERENCES "studio"."channel_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_topic_v_rels" ADD CONSTRAINT "_topic_v_rels_daily_devotional_fk" FOREIGN KEY ("daily_devotional_id") REFERENCES "studio"."daily_devotional"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_topic_v_rels" ADD CONSTRAINT "_topic_v_rels_devotional_article_fk" FOREIGN KEY ("devotional_article_id") REFERENCES "studio"."devotional_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_topic_v_rels" ADD CONSTRAINT "_topic_v_rels_general_page_fk" FOREIGN KEY ("general_page_id") REFERENCES "studio"."general_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_topic_v_rels" ADD CONSTRAINT "_topic_v_rels_category_fk" FOREIGN KEY ("category_id") REFERENCES "studio"."category"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_topic_v_rels" ADD CONSTRAINT "_topic_v_rels_bible_fk" FOREIGN KEY ("bible_id") REFERENCES "studio"."bible"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_topic_v_rels" ADD CONSTRAINT "_topic_v_rels_subscription_offer_fk" FOREIGN KEY ("subscription_offer_id") REFERENCES "studio"."subscription_offer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_topic_v_rels" ADD CONSTRAINT "_topic_v_rels_redirect_fk" FOREIGN KEY ("redirect_id") REFERENCES "studio"."redirect"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."general_page_en_faq" ADD CONSTRAINT "general_page_en_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."general_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."general_page_es_faq" ADD CONSTRAINT "general_page_es_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."general_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."general_page_languages" ADD CONSTRAINT "general_page_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."general_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."general_page" ADD CONSTRAINT "general_page_image_id_pictures_id_fk" FOREIGN KEY ("image_id") REFERENCES "studio"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."general_page" ADD CONSTRAINT "general_page_parent_id_general_page_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."general_page"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."general_page_rels" ADD CONSTRAINT "general_page_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."general_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."general_page_rels" ADD CONSTRAINT "general_page_rels_topic_fk" FOREIGN KEY ("topic_id") REFERENCES "studio"."topic"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."general_page_rels" ADD CONSTRAINT "general_page_rels_contributor_fk" FOREIGN KEY ("contributor_id") REFERENCES "studio"."contributor"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."general_page_rels" ADD CONSTRAINT "general_page_rels_verse_fk" FOREIGN KEY ("verse_id") REFERENCES "studio"."verse"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."general_page_rels" ADD CONSTRAINT "general_page_rels_prayer_fk" FOREIGN KEY ("prayer_id") REFERENCES "studio"."prayer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."general_page_rels" ADD CONSTRAINT "general_page_rels_trivia_fk" FOREIGN KEY ("trivia_id") REFERENCES "studio"."trivia"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."general_page_rels" ADD CONSTRAINT "general_page_rels_article_fk" FOREIGN KEY ("article_id") REFERENCES "studio"."article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."general_page_rels" ADD CONSTRAINT "general_page_rels_growth_plan_fk" FOREIGN KEY ("growth_plan_id") REFERENCES "studio"."growth_plan"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."general_page_rels" ADD CONSTRAINT "general_page_rels_growth_plan_article_fk" FOREIGN KEY ("growth_plan_article_id") REFERENCES "studio"."growth_plan_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."general_page_rels" ADD CONSTRAINT "general_page_rels_growth_plan_article_prompt_fk" FOREIGN KEY ("growth_plan_article_prompt_id") REFERENCES "studio"."growth_plan_article_prompt"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."general_page_rels" ADD CONSTRAINT "general_page_rels_study_guide_fk" FOREIGN KEY ("study_guide_id") REFERENCES "studio"."study_guide"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."general_page_rels" ADD CONSTRAINT "general_page_rels_study_guide_lesson_fk" FOREIGN KEY ("study_guide_lesson_id") REFERENCES "studio"."study_guide_lesson"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."general_page_rels" ADD CONSTRAINT "general_page_rels_study_guide_section_fk" FOREIGN KEY ("study_guide_section_id") REFERENCES "studio"."study_guide_section"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."general_page_rels" ADD CONSTRAINT "general_page_rels_channel_fk" FOREIGN KEY ("channel_id") REFERENCES "studio"."channel"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."general_page_rels" ADD CONSTRAINT "general_page_rels_channel_article_fk" FOREIGN KEY ("channel_article_id") REFERENCES "studio"."channel_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."general_page_rels" ADD CONSTRAINT "general_page_rels_daily_devotional_fk" FOREIGN KEY ("daily_devotional_id") REFERENCES "studio"."daily_devotional"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."general_page_rels" ADD CONSTRAINT "general_page_rels_devotional_article_fk" FOREIGN KEY ("devotional_article_id") REFERENCES "studio"."devotional_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."general_page_rels" ADD CONSTRAINT "general_page_rels_general_page_fk" FOREIGN KEY ("general_page_id") REFERENCES "studio"."general_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."general_page_rels" ADD CONSTRAINT "general_page_rels_category_fk" FOREIGN KEY ("category_id") REFERENCES "studio"."category"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."general_page_rels" ADD CONSTRAINT "general_page_rels_bible_fk" FOREIGN KEY ("bible_id") REFERENCES "studio"."bible"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."general_page_rels" ADD CONSTRAINT "general_page_rels_subscription_offer_fk" FOREIGN KEY ("subscription_offer_id") REFERENCES "studio"."subscription_offer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."general_page_rels" ADD CONSTRAINT "general_page_rels_redirect_fk" FOREIGN KEY ("redirect_id") REFERENCES "studio"."redirect"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_general_page_v_version_en_faq" ADD CONSTRAINT "_general_page_v_version_en_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_general_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_general_page_v_version_es_faq" ADD CONSTRAINT "_general_page_v_version_es_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_general_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_general_page_v_version_languages" ADD CONSTRAINT "_general_page_v_version_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_general_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_general_page_v" ADD CONSTRAINT "_general_page_v_parent_id_general_page_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."general_page"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_general_page_v" ADD CONSTRAINT "_general_page_v_version_image_id_pictures_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "studio"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_general_page_v" ADD CONSTRAINT "_general_page_v_version_parent_id_general_page_id_fk" FOREIGN KEY ("version_parent_id") REFERENCES "studio"."general_page"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_general_page_v_rels" ADD CONSTRAINT "_general_page_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_general_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_general_page_v_rels" ADD CONSTRAINT "_general_page_v_rels_topic_fk" FOREIGN KEY ("topic_id") REFERENCES "studio"."topic"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_general_page_v_rels" ADD CONSTRAINT "_general_page_v_rels_contributor_fk" FOREIGN KEY ("contributor_id") REFERENCES "studio"."contributor"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_general_page_v_rels" ADD CONSTRAINT "_general_page_v_rels_verse_fk" FOREIGN KEY ("verse_id") REFERENCES "studio"."verse"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_general_page_v_rels" ADD CONSTRAINT "_general_page_v_rels_prayer_fk" FOREIGN KEY ("prayer_id") REFERENCES "studio"."prayer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_general_page_v_rels" ADD CONSTRAINT "_general_page_v_rels_trivia_fk" FOREIGN KEY ("trivia_id") REFERENCES "studio"."trivia"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_general_page_v_rels" ADD CONSTRAINT "_general_page_v_rels_article_fk" FOREIGN KEY ("article_id") REFERENCES "studio"."article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_general_page_v_rels" ADD CONSTRAINT "_general_page_v_rels_growth_plan_fk" FOREIGN KEY ("growth_plan_id") REFERENCES "studio"."growth_plan"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_general_page_v_rels" ADD CONSTRAINT "_general_page_v_rels_growth_plan_article_fk" FOREIGN KEY ("growth_plan_article_id") REFERENCES "studio"."growth_plan_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_general_page_v_rels" ADD CONSTRAINT "_general_page_v_rels_growth_plan_article_prompt_fk" FOREIGN KEY ("growth_plan_article_prompt_id") REFERENCES "studio"."growth_plan_article_prompt"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_general_page_v_rels" ADD CONSTRAINT "_general_page_v_rels_study_guide_fk" FOREIGN KEY ("study_guide_id") REFERENCES "studio"."study_guide"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_general_page_v_rels" ADD CONSTRAINT "_general_page_v_rels_study_guide_lesson_fk" FOREIGN KEY ("study_guide_lesson_id") REFERENCES "studio"."study_guide_lesson"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_general_page_v_rels" ADD CONSTRAINT "_general_page_v_rels_study_guide_section_fk" FOREIGN KEY ("study_guide_section_id") REFERENCES "studio"."study_guide_section"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_general_page_v_rels" ADD CONSTRAINT "_general_page_v_rels_channel_fk" FOREIGN KEY ("channel_id") REFERENCES "studio"."channel"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_general_page_v_rels" ADD CONSTRAINT "_general_page_v_rels_channel_article_fk" FOREIGN KEY ("channel_article_id") REFERENCES "studio"."channel_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_general_page_v_rels" ADD CONSTRAINT "_general_page_v_rels_daily_devotional_fk" FOREIGN KEY ("daily_devotional_id") REFERENCES "studio"."daily_devotional"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_general_page_v_rels" ADD CONSTRAINT "_general_page_v_rels_devotional_article_fk" FOREIGN KEY ("devotional_article_id") REFERENCES "studio"."devotional_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_general_page_v_rels" ADD CONSTRAINT "_general_page_v_rels_general_page_fk" FOREIGN KEY ("general_page_id") REFERENCES "studio"."general_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_general_page_v_rels" ADD CONSTRAINT "_general_page_v_rels_category_fk" FOREIGN KEY ("category_id") REFERENCES "studio"."category"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_general_page_v_rels" ADD CONSTRAINT "_general_page_v_rels_bible_fk" FOREIGN KEY ("bible_id") REFERENCES "studio"."bible"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_general_page_v_rels" ADD CONSTRAINT "_general_page_v_rels_subscription_offer_fk" FOREIGN KEY ("subscription_offer_id") REFERENCES "studio"."subscription_offer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_general_page_v_rels" ADD CONSTRAINT "_general_page_v_rels_redirect_fk" FOREIGN KEY ("redirect_id") REFERENCES "studio"."redirect"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."contributor_languages" ADD CONSTRAINT "contributor_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."contributor"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."contributor" ADD CONSTRAINT "contributor_image_id_pictures_id_fk" FOREIGN KEY ("image_id") REFERENCES "studio"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."contributor_rels" ADD CONSTRAINT "contributor_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."contributor"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."contributor_rels" ADD CONSTRAINT "contributor_rels_topic_fk" FOREIGN KEY ("topic_id") REFERENCES "studio"."topic"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."contributor_rels" ADD CONSTRAINT "contributor_rels_contributor_fk" FOREIGN KEY ("contributor_id") REFERENCES "studio"."contributor"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."contributor_rels" ADD CONSTRAINT "contributor_rels_verse_fk" FOREIGN KEY ("verse_id") REFERENCES "studio"."verse"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."contributor_rels" ADD CONSTRAINT "contributor_rels_prayer_fk" FOREIGN KEY ("prayer_id") REFERENCES "studio"."prayer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."contributor_rels" ADD CONSTRAINT "contributor_rels_trivia_fk" FOREIGN KEY ("trivia_id") REFERENCES "studio"."trivia"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."contributor_rels" ADD CONSTRAINT "contributor_rels_article_fk" FOREIGN KEY ("article_id") REFERENCES "studio"."article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."contributor_rels" ADD CONSTRAINT "contributor_rels_growth_plan_fk" FOREIGN KEY ("growth_plan_id") REFERENCES "studio"."growth_plan"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."contributor_rels" ADD CONSTRAINT "contributor_rels_growth_plan_article_fk" FOREIGN KEY ("growth_plan_article_id") REFERENCES "studio"."growth_plan_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."contributor_rels" ADD CONSTRAINT "contributor_rels_growth_plan_article_prompt_fk" FOREIGN KEY ("growth_plan_article_prompt_id") REFERENCES "studio"."growth_plan_article_prompt"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."contributor_rels" ADD CONSTRAINT "contributor_rels_study_guide_fk" FOREIGN KEY ("study_guide_id") REFERENCES "studio"."study_guide"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."contributor_rels" ADD CONSTRAINT "contributor_rels_study_guide_lesson_fk" FOREIGN KEY ("study_guide_lesson_id") REFERENCES "studio"."study_guide_lesson"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."contributor_rels" ADD CONSTRAINT "contributor_rels_study_guide_section_fk" FOREIGN KEY ("study_guide_section_id") REFERENCES "studio"."study_guide_section"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."contributor_rels" ADD CONSTRAINT "contributor_rels_channel_fk" FOREIGN KEY ("channel_id") REFERENCES "studio"."channel"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."contributor_rels" ADD CONSTRAINT "contributor_rels_channel_article_fk" FOREIGN KEY ("channel_article_id") REFERENCES "studio"."channel_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."contributor_rels" ADD CONSTRAINT "contributor_rels_daily_devotional_fk" FOREIGN KEY ("daily_devotional_id") REFERENCES "studio"."daily_devotional"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."contributor_rels" ADD CONSTRAINT "contributor_rels_devotional_article_fk" FOREIGN KEY ("devotional_article_id") REFERENCES "studio"."devotional_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."contributor_rels" ADD CONSTRAINT "contributor_rels_general_page_fk" FOREIGN KEY ("general_page_id") REFERENCES "studio"."general_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."contributor_rels" ADD CONSTRAINT "contributor_rels_category_fk" FOREIGN KEY ("category_id") REFERENCES "studio"."category"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."contributor_rels" ADD CONSTRAINT "contributor_rels_bible_fk" FOREIGN KEY ("bible_id") REFERENCES "studio"."bible"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."contributor_rels" ADD CONSTRAINT "contributor_rels_subscription_offer_fk" FOREIGN KEY ("subscription_offer_id") REFERENCES "studio"."subscription_offer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."contributor_rels" ADD CONSTRAINT "contributor_rels_redirect_fk" FOREIGN KEY ("redirect_id") REFERENCES "studio"."redirect"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_contributor_v_version_languages" ADD CONSTRAINT "_contributor_v_version_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_contributor_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_contributor_v" ADD CONSTRAINT "_contributor_v_parent_id_contributor_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."contributor"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_contributor_v" ADD CONSTRAINT "_contributor_v_version_image_id_pictures_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "studio"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_contributor_v_rels" ADD CONSTRAINT "_contributor_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_contributor_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_contributor_v_rels" ADD CONSTRAINT "_contributor_v_rels_topic_fk" FOREIGN KEY ("topic_id") REFERENCES "studio"."topic"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_contributor_v_rels" ADD CONSTRAINT "_contributor_v_rels_contributor_fk" FOREIGN KEY ("contributor_id") REFERENCES "studio"."contributor"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_contributor_v_rels" ADD CONSTRAINT "_contributor_v_rels_verse_fk" FOREIGN KEY ("verse_id") REFERENCES "studio"."verse"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_contributor_v_rels" ADD CONSTRAINT "_contributor_v_rels_prayer_fk" FOREIGN KEY ("prayer_id") REFERENCES "studio"."prayer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_contributor_v_rels" ADD CONSTRAINT "_contributor_v_rels_trivia_fk" FOREIGN KEY ("trivia_id") REFERENCES "studio"."trivia"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_contributor_v_rels" ADD CONSTRAINT "_contributor_v_rels_article_fk" FOREIGN KEY ("article_id") REFERENCES "studio"."article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_contributor_v_rels" ADD CONSTRAINT "_contributor_v_rels_growth_plan_fk" FOREIGN KEY ("growth_plan_id") REFERENCES "studio"."growth_plan"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_contributor_v_rels" ADD CONSTRAINT "_contributor_v_rels_growth_plan_article_fk" FOREIGN KEY ("growth_plan_article_id") REFERENCES "studio"."growth_plan_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_contributor_v_rels" ADD CONSTRAINT "_contributor_v_rels_growth_plan_article_prompt_fk" FOREIGN KEY ("growth_plan_article_prompt_id") REFERENCES "studio"."growth_plan_article_prompt"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_contributor_v_rels" ADD CONSTRAINT "_contributor_v_rels_study_guide_fk" FOREIGN KEY ("study_guide_id") REFERENCES "studio"."study_guide"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_contributor_v_rels" ADD CONSTRAINT "_contributor_v_rels_study_guide_lesson_fk" FOREIGN KEY ("study_guide_lesson_id") REFERENCES "studio"."study_guide_lesson"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_contributor_v_rels" ADD CONSTRAINT "_contributor_v_rels_study_guide_section_fk" FOREIGN KEY ("study_guide_section_id") REFERENCES "studio"."study_guide_section"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_contributor_v_rels" ADD CONSTRAINT "_contributor_v_rels_channel_fk" FOREIGN KEY ("channel_id") REFERENCES "studio"."channel"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_contributor_v_rels" ADD CONSTRAINT "_contributor_v_rels_channel_article_fk" FOREIGN KEY ("channel_article_id") REFERENCES "studio"."channel_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_contributor_v_rels" ADD CONSTRAINT "_contributor_v_rels_daily_devotional_fk" FOREIGN KEY ("daily_devotional_id") REFERENCES "studio"."daily_devotional"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_contributor_v_rels" ADD CONSTRAINT "_contributor_v_rels_devotional_article_fk" FOREIGN KEY ("devotional_article_id") REFERENCES "studio"."devotional_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_contributor_v_rels" ADD CONSTRAINT "_contributor_v_rels_general_page_fk" FOREIGN KEY ("general_page_id") REFERENCES "studio"."general_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_contributor_v_rels" ADD CONSTRAINT "_contributor_v_rels_category_fk" FOREIGN KEY ("category_id") REFERENCES "studio"."category"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_contributor_v_rels" ADD CONSTRAINT "_contributor_v_rels_bible_fk" FOREIGN KEY ("bible_id") REFERENCES "studio"."bible"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_contributor_v_rels" ADD CONSTRAINT "_contributor_v_rels_subscription_offer_fk" FOREIGN KEY ("subscription_offer_id") REFERENCES "studio"."subscription_offer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_contributor_v_rels" ADD CONSTRAINT "_contributor_v_rels_redirect_fk" FOREIGN KEY ("redirect_id") REFERENCES "studio"."redirect"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."category_languages" ADD CONSTRAINT "category_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."category"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."category" ADD CONSTRAINT "category_image_id_pictures_id_fk" FOREIGN KEY ("image_id") REFERENCES "studio"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."category_rels" ADD CONSTRAINT "category_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."category"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."category_rels" ADD CONSTRAINT "category_rels_topic_fk" FOREIGN KEY ("topic_id") REFERENCES "studio"."topic"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."category_rels" ADD CONSTRAINT "category_rels_contributor_fk" FOREIGN KEY ("contributor_id") REFERENCES "studio"."contributor"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."category_rels" ADD CONSTRAINT "category_rels_verse_fk" FOREIGN KEY ("verse_id") REFERENCES "studio"."verse"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."category_rels" ADD CONSTRAINT "category_rels_prayer_fk" FOREIGN KEY ("prayer_id") REFERENCES "studio"."prayer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."category_rels" ADD CONSTRAINT "category_rels_trivia_fk" FOREIGN KEY ("trivia_id") REFERENCES "studio"."trivia"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."category_rels" ADD CONSTRAINT "category_rels_article_fk" FOREIGN KEY ("article_id") REFERENCES "studio"."article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."category_rels" ADD CONSTRAINT "category_rels_growth_plan_fk" FOREIGN KEY ("growth_plan_id") REFERENCES "studio"."growth_plan"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."category_rels" ADD CONSTRAINT "category_rels_growth_plan_article_fk" FOREIGN KEY ("growth_plan_article_id") REFERENCES "studio"."growth_plan_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."category_rels" ADD CONSTRAINT "category_rels_growth_plan_article_prompt_fk" FOREIGN KEY ("growth_plan_article_prompt_id") REFERENCES "studio"."growth_plan_article_prompt"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."category_rels" ADD CONSTRAINT "category_rels_study_guide_fk" FOREIGN KEY ("study_guide_id") REFERENCES "studio"."study_guide"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."category_rels" ADD CONSTRAINT "category_rels_study_guide_lesson_fk" FOREIGN KEY ("study_guide_lesson_id") REFERENCES "studio"."study_guide_lesson"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."category_rels" ADD CONSTRAINT "category_rels_study_guide_section_fk" FOREIGN KEY ("study_guide_section_id") REFERENCES "studio"."study_guide_section"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."category_rels" ADD CONSTRAINT "category_rels_channel_fk" FOREIGN KEY ("channel_id") REFERENCES "studio"."channel"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."category_rels" ADD CONSTRAINT "category_rels_channel_article_fk" FOREIGN KEY ("channel_article_id") REFERENCES "studio"."channel_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."category_rels" ADD CONSTRAINT "category_rels_daily_devotional_fk" FOREIGN KEY ("daily_devotional_id") REFERENCES "studio"."daily_devotional"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."category_rels" ADD CONSTRAINT "category_rels_devotional_article_fk" FOREIGN KEY ("devotional_article_id") REFERENCES "studio"."devotional_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."category_rels" ADD CONSTRAINT "category_rels_general_page_fk" FOREIGN KEY ("general_page_id") REFERENCES "studio"."general_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."category_rels" ADD CONSTRAINT "category_rels_category_fk" FOREIGN KEY ("category_id") REFERENCES "studio"."category"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."category_rels" ADD CONSTRAINT "category_rels_bible_fk" FOREIGN KEY ("bible_id") REFERENCES "studio"."bible"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."category_rels" ADD CONSTRAINT "category_rels_subscription_offer_fk" FOREIGN KEY ("subscription_offer_id") REFERENCES "studio"."subscription_offer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."category_rels" ADD CONSTRAINT "category_rels_redirect_fk" FOREIGN KEY ("redirect_id") REFERENCES "studio"."redirect"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_category_v_version_languages" ADD CONSTRAINT "_category_v_version_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_category_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_category_v" ADD CONSTRAINT "_category_v_parent_id_category_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."category"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_category_v" ADD CONSTRAINT "_category_v_version_image_id_pictures_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "studio"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_category_v_rels" ADD CONSTRAINT "_category_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_category_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_category_v_rels" ADD CONSTRAINT "_category_v_rels_topic_fk" FOREIGN KEY ("topic_id") REFERENCES "studio"."topic"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_category_v_rels" ADD CONSTRAINT "_category_v_rels_contributor_fk" FOREIGN KEY ("contributor_id") REFERENCES "studio"."contributor"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_category_v_rels" ADD CONSTRAINT "_category_v_rels_verse_fk" FOREIGN KEY ("verse_id") REFERENCES "studio"."verse"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_category_v_rels" ADD CONSTRAINT "_category_v_rels_prayer_fk" FOREIGN KEY ("prayer_id") REFERENCES "studio"."prayer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_category_v_rels" ADD CONSTRAINT "_category_v_rels_trivia_fk" FOREIGN KEY ("trivia_id") REFERENCES "studio"."trivia"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_category_v_rels" ADD CONSTRAINT "_category_v_rels_article_fk" FOREIGN KEY ("article_id") REFERENCES "studio"."article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_category_v_rels" ADD CONSTRAINT "_category_v_rels_growth_plan_fk" FOREIGN KEY ("growth_plan_id") REFERENCES "studio"."growth_plan"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_category_v_rels" ADD CONSTRAINT "_category_v_rels_growth_plan_article_fk" FOREIGN KEY ("growth_plan_article_id") REFERENCES "studio"."growth_plan_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_category_v_rels" ADD CONSTRAINT "_category_v_rels_growth_plan_article_prompt_fk" FOREIGN KEY ("growth_plan_article_prompt_id") REFERENCES "studio"."growth_plan_article_prompt"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_category_v_rels" ADD CONSTRAINT "_category_v_rels_study_guide_fk" FOREIGN KEY ("study_guide_id") REFERENCES "studio"."study_guide"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_category_v_rels" ADD CONSTRAINT "_category_v_rels_study_guide_lesson_fk" FOREIGN KEY ("study_guide_lesson_id") REFERENCES "studio"."study_guide_lesson"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_category_v_rels" ADD CONSTRAINT "_category_v_rels_study_guide_section_fk" FOREIGN KEY ("study_guide_section_id") REFERENCES "studio"."study_guide_section"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_category_v_rels" ADD CONSTRAINT "_category_v_rels_channel_fk" FOREIGN KEY ("channel_id") REFERENCES "studio"."channel"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_category_v_rels" ADD CONSTRAINT "_category_v_rels_channel_article_fk" FOREIGN KEY ("channel_article_id") REFERENCES "studio"."channel_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_category_v_rels" ADD CONSTRAINT "_category_v_rels_daily_devotional_fk" FOREIGN KEY ("daily_devotional_id") REFERENCES "studio"."daily_devotional"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_category_v_rels" ADD CONSTRAINT "_category_v_rels_devotional_article_fk" FOREIGN KEY ("devotional_article_id") REFERENCES "studio"."devotional_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_category_v_rels" ADD CONSTRAINT "_category_v_rels_general_page_fk" FOREIGN KEY ("general_page_id") REFERENCES "studio"."general_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_category_v_rels" ADD CONSTRAINT "_category_v_rels_category_fk" FOREIGN KEY ("category_id") REFERENCES "studio"."category"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_category_v_rels" ADD CONSTRAINT "_category_v_rels_bible_fk" FOREIGN KEY ("bible_id") REFERENCES "studio"."bible"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_category_v_rels" ADD CONSTRAINT "_category_v_rels_subscription_offer_fk" FOREIGN KEY ("subscription_offer_id") REFERENCES "studio"."subscription_offer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_category_v_rels" ADD CONSTRAINT "_category_v_rels_redirect_fk" FOREIGN KEY ("redirect_id") REFERENCES "studio"."redirect"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."bible_languages" ADD CONSTRAINT "bible_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."bible"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."bible" ADD CONSTRAINT "bible_image_id_pictures_id_fk" FOREIGN KEY ("image_id") REFERENCES "studio"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."bible_rels" ADD CONSTRAINT "bible_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."bible"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."bible_rels" ADD CONSTRAINT "bible_rels_topic_fk" FOREIGN KEY ("topic_id") REFERENCES "studio"."topic"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."bible_rels" ADD CONSTRAINT "bible_rels_contributor_fk" FOREIGN KEY ("contributor_id") REFERENCES "studio"."contributor"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."bible_rels" ADD CONSTRAINT "bible_rels_verse_fk" FOREIGN KEY ("verse_id") REFERENCES "studio"."verse"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."bible_rels" ADD CONSTRAINT "bible_rels_prayer_fk" FOREIGN KEY ("prayer_id") REFERENCES "studio"."prayer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."bible_rels" ADD CONSTRAINT "bible_rels_trivia_fk" FOREIGN KEY ("trivia_id") REFERENCES "studio"."trivia"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."bible_rels" ADD CONSTRAINT "bible_rels_article_fk" FOREIGN KEY ("article_id") REFERENCES "studio"."article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."bible_rels" ADD CONSTRAINT "bible_rels_growth_plan_fk" FOREIGN KEY ("growth_plan_id") REFERENCES "studio"."growth_plan"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."bible_rels" ADD CONSTRAINT "bible_rels_growth_plan_article_fk" FOREIGN KEY ("growth_plan_article_id") REFERENCES "studio"."growth_plan_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."bible_rels" ADD CONSTRAINT "bible_rels_growth_plan_article_prompt_fk" FOREIGN KEY ("growth_plan_article_prompt_id") REFERENCES "studio"."growth_plan_article_prompt"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."bible_rels" ADD CONSTRAINT "bible_rels_study_guide_fk" FOREIGN KEY ("study_guide_id") REFERENCES "studio"."study_guide"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."bible_rels" ADD CONSTRAINT "bible_rels_study_guide_lesson_fk" FOREIGN KEY ("study_guide_lesson_id") REFERENCES "studio"."study_guide_lesson"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."bible_rels" ADD CONSTRAINT "bible_rels_study_guide_section_fk" FOREIGN KEY ("study_guide_section_id") REFERENCES "studio"."study_guide_section"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."bible_rels" ADD CONSTRAINT "bible_rels_channel_fk" FOREIGN KEY ("channel_id") REFERENCES "studio"."channel"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."bible_rels" ADD CONSTRAINT "bible_rels_channel_article_fk" FOREIGN KEY ("channel_article_id") REFERENCES "studio"."channel_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."bible_rels" ADD CONSTRAINT "bible_rels_daily_devotional_fk" FOREIGN KEY ("daily_devotional_id") REFERENCES "studio"."daily_devotional"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."bible_rels" ADD CONSTRAINT "bible_rels_devotional_article_fk" FOREIGN KEY ("devotional_article_id") REFERENCES "studio"."devotional_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."bible_rels" ADD CONSTRAINT "bible_rels_general_page_fk" FOREIGN KEY ("general_page_id") REFERENCES "studio"."general_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."bible_rels" ADD CONSTRAINT "bible_rels_category_fk" FOREIGN KEY ("category_id") REFERENCES "studio"."category"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."bible_rels" ADD CONSTRAINT "bible_rels_bible_fk" FOREIGN KEY ("bible_id") REFERENCES "studio"."bible"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."bible_rels" ADD CONSTRAINT "bible_rels_subscription_offer_fk" FOREIGN KEY ("subscription_offer_id") REFERENCES "studio"."subscription_offer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."bible_rels" ADD CONSTRAINT "bible_rels_redirect_fk" FOREIGN KEY ("redirect_id") REFERENCES "studio"."redirect"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_bible_v_version_languages" ADD CONSTRAINT "_bible_v_version_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_bible_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_bible_v" ADD CONSTRAINT "_bible_v_parent_id_bible_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."bible"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_bible_v" ADD CONSTRAINT "_bible_v_version_image_id_pictures_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "studio"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_bible_v_rels" ADD CONSTRAINT "_bible_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_bible_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_bible_v_rels" ADD CONSTRAINT "_bible_v_rels_topic_fk" FOREIGN KEY ("topic_id") REFERENCES "studio"."topic"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_bible_v_rels" ADD CONSTRAINT "_bible_v_rels_contributor_fk" FOREIGN KEY ("contributor_id") REFERENCES "studio"."contributor"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_bible_v_rels" ADD CONSTRAINT "_bible_v_rels_verse_fk" FOREIGN KEY ("verse_id") REFERENCES "studio"."verse"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_bible_v_rels" ADD CONSTRAINT "_bible_v_rels_prayer_fk" FOREIGN KEY ("prayer_id") REFERENCES "studio"."prayer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_bible_v_rels" ADD CONSTRAINT "_bible_v_rels_trivia_fk" FOREIGN KEY ("trivia_id") REFERENCES "studio"."trivia"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_bible_v_rels" ADD CONSTRAINT "_bible_v_rels_article_fk" FOREIGN KEY ("article_id") REFERENCES "studio"."article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_bible_v_rels" ADD CONSTRAINT "_bible_v_rels_growth_plan_fk" FOREIGN KEY ("growth_plan_id") REFERENCES "studio"."growth_plan"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_bible_v_rels" ADD CONSTRAINT "_bible_v_rels_growth_plan_article_fk" FOREIGN KEY ("growth_plan_article_id") REFERENCES "studio"."growth_plan_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_bible_v_rels" ADD CONSTRAINT "_bible_v_rels_growth_plan_article_prompt_fk" FOREIGN KEY ("growth_plan_article_prompt_id") REFERENCES "studio"."growth_plan_article_prompt"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_bible_v_rels" ADD CONSTRAINT "_bible_v_rels_study_guide_fk" FOREIGN KEY ("study_guide_id") REFERENCES "studio"."study_guide"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_bible_v_rels" ADD CONSTRAINT "_bible_v_rels_study_guide_lesson_fk" FOREIGN KEY ("study_guide_lesson_id") REFERENCES "studio"."study_guide_lesson"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_bible_v_rels" ADD CONSTRAINT "_bible_v_rels_study_guide_section_fk" FOREIGN KEY ("study_guide_section_id") REFERENCES "studio"."study_guide_section"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_bible_v_rels" ADD CONSTRAINT "_bible_v_rels_channel_fk" FOREIGN KEY ("channel_id") REFERENCES "studio"."channel"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_bible_v_rels" ADD CONSTRAINT "_bible_v_rels_channel_article_fk" FOREIGN KEY ("channel_article_id") REFERENCES "studio"."channel_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_bible_v_rels" ADD CONSTRAINT "_bible_v_rels_daily_devotional_fk" FOREIGN KEY ("daily_devotional_id") REFERENCES "studio"."daily_devotional"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_bible_v_rels" ADD CONSTRAINT "_bible_v_rels_devotional_article_fk" FOREIGN KEY ("devotional_article_id") REFERENCES "studio"."devotional_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_bible_v_rels" ADD CONSTRAINT "_bible_v_rels_general_page_fk" FOREIGN KEY ("general_page_id") REFERENCES "studio"."general_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_bible_v_rels" ADD CONSTRAINT "_bible_v_rels_category_fk" FOREIGN KEY ("category_id") REFERENCES "studio"."category"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_bible_v_rels" ADD CONSTRAINT "_bible_v_rels_bible_fk" FOREIGN KEY ("bible_id") REFERENCES "studio"."bible"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_bible_v_rels" ADD CONSTRAINT "_bible_v_rels_subscription_offer_fk" FOREIGN KEY ("subscription_offer_id") REFERENCES "studio"."subscription_offer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_bible_v_rels" ADD CONSTRAINT "_bible_v_rels_redirect_fk" FOREIGN KEY ("redirect_id") REFERENCES "studio"."redirect"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."subscription_offer_terms" ADD CONSTRAINT "subscription_offer_terms_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."subscription_offer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."subscription_offer_languages" ADD CONSTRAINT "subscription_offer_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."subscription_offer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."subscription_offer" ADD CONSTRAINT "subscription_offer_image_id_pictures_id_fk" FOREIGN KEY ("image_id") REFERENCES "studio"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."subscription_offer_rels" ADD CONSTRAINT "subscription_offer_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."subscription_offer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."subscription_offer_rels" ADD CONSTRAINT "subscription_offer_rels_topic_fk" FOREIGN KEY ("topic_id") REFERENCES "studio"."topic"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."subscription_offer_rels" ADD CONSTRAINT "subscription_offer_rels_contributor_fk" FOREIGN KEY ("contributor_id") REFERENCES "studio"."contributor"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."subscription_offer_rels" ADD CONSTRAINT "subscription_offer_rels_verse_fk" FOREIGN KEY ("verse_id") REFERENCES "studio"."verse"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."subscription_offer_rels" ADD CONSTRAINT "subscription_offer_rels_prayer_fk" FOREIGN KEY ("prayer_id") REFERENCES "studio"."prayer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."subscription_offer_rels" ADD CONSTRAINT "subscription_offer_rels_trivia_fk" FOREIGN KEY ("trivia_id") REFERENCES "studio"."trivia"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."subscription_offer_rels" ADD CONSTRAINT "subscription_offer_rels_article_fk" FOREIGN KEY ("article_id") REFERENCES "studio"."article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."subscription_offer_rels" ADD CONSTRAINT "subscription_offer_rels_growth_plan_fk" FOREIGN KEY ("growth_plan_id") REFERENCES "studio"."growth_plan"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."subscription_offer_rels" ADD CONSTRAINT "subscription_offer_rels_growth_plan_article_fk" FOREIGN KEY ("growth_plan_article_id") REFERENCES "studio"."growth_plan_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."subscription_offer_rels" ADD CONSTRAINT "subscription_offer_rels_growth_plan_article_prompt_fk" FOREIGN KEY ("growth_plan_article_prompt_id") REFERENCES "studio"."growth_plan_article_prompt"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."subscription_offer_rels" ADD CONSTRAINT "subscription_offer_rels_study_guide_fk" FOREIGN KEY ("study_guide_id") REFERENCES "studio"."study_guide"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."subscription_offer_rels" ADD CONSTRAINT "subscription_offer_rels_study_guide_lesson_fk" FOREIGN KEY ("study_guide_lesson_id") REFERENCES "studio"."study_guide_lesson"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."subscription_offer_rels" ADD CONSTRAINT "subscription_offer_rels_study_guide_section_fk" FOREIGN KEY ("study_guide_section_id") REFERENCES "studio"."study_guide_section"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."subscription_offer_rels" ADD CONSTRAINT "subscription_offer_rels_channel_fk" FOREIGN KEY ("channel_id") REFERENCES "studio"."channel"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."subscription_offer_rels" ADD CONSTRAINT "subscription_offer_rels_channel_article_fk" FOREIGN KEY ("channel_article_id") REFERENCES "studio"."channel_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."subscription_offer_rels" ADD CONSTRAINT "subscription_offer_rels_daily_devotional_fk" FOREIGN KEY ("daily_devotional_id") REFERENCES "studio"."daily_devotional"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."subscription_offer_rels" ADD CONSTRAINT "subscription_offer_rels_devotional_article_fk" FOREIGN KEY ("devotional_article_id") REFERENCES "studio"."devotional_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."subscription_offer_rels" ADD CONSTRAINT "subscription_offer_rels_general_page_fk" FOREIGN KEY ("general_page_id") REFERENCES "studio"."general_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."subscription_offer_rels" ADD CONSTRAINT "subscription_offer_rels_category_fk" FOREIGN KEY ("category_id") REFERENCES "studio"."category"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."subscription_offer_rels" ADD CONSTRAINT "subscription_offer_rels_bible_fk" FOREIGN KEY ("bible_id") REFERENCES "studio"."bible"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."subscription_offer_rels" ADD CONSTRAINT "subscription_offer_rels_subscription_offer_fk" FOREIGN KEY ("subscription_offer_id") REFERENCES "studio"."subscription_offer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."subscription_offer_rels" ADD CONSTRAINT "subscription_offer_rels_redirect_fk" FOREIGN KEY ("redirect_id") REFERENCES "studio"."redirect"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_subscription_offer_v_version_terms" ADD CONSTRAINT "_subscription_offer_v_version_terms_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_subscription_offer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_subscription_offer_v_version_languages" ADD CONSTRAINT "_subscription_offer_v_version_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_subscription_offer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_subscription_offer_v" ADD CONSTRAINT "_subscription_offer_v_parent_id_subscription_offer_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."subscription_offer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_subscription_offer_v" ADD CONSTRAINT "_subscription_offer_v_version_image_id_pictures_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "studio"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_subscription_offer_v_rels" ADD CONSTRAINT "_subscription_offer_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_subscription_offer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_subscription_offer_v_rels" ADD CONSTRAINT "_subscription_offer_v_rels_topic_fk" FOREIGN KEY ("topic_id") REFERENCES "studio"."topic"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_subscription_offer_v_rels" ADD CONSTRAINT "_subscription_offer_v_rels_contributor_fk" FOREIGN KEY ("contributor_id") REFERENCES "studio"."contributor"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_subscription_offer_v_rels" ADD CONSTRAINT "_subscription_offer_v_rels_verse_fk" FOREIGN KEY ("verse_id") REFERENCES "studio"."verse"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_subscription_offer_v_rels" ADD CONSTRAINT "_subscription_offer_v_rels_prayer_fk" FOREIGN KEY ("prayer_id") REFERENCES "studio"."prayer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_subscription_offer_v_rels" ADD CONSTRAINT "_subscription_offer_v_rels_trivia_fk" FOREIGN KEY ("trivia_id") REFERENCES "studio"."trivia"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_subscription_offer_v_rels" ADD CONSTRAINT "_subscription_offer_v_rels_article_fk" FOREIGN KEY ("article_id") REFERENCES "studio"."article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_subscription_offer_v_rels" ADD CONSTRAINT "_subscription_offer_v_rels_growth_plan_fk" FOREIGN KEY ("growth_plan_id") REFERENCES "studio"."growth_plan"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_subscription_offer_v_rels" ADD CONSTRAINT "_subscription_offer_v_rels_growth_plan_article_fk" FOREIGN KEY ("growth_plan_article_id") REFERENCES "studio"."growth_plan_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_subscription_offer_v_rels" ADD CONSTRAINT "_subscription_offer_v_rels_growth_plan_article_prompt_fk" FOREIGN KEY ("growth_plan_article_prompt_id") REFERENCES "studio"."growth_plan_article_prompt"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_subscription_offer_v_rels" ADD CONSTRAINT "_subscription_offer_v_rels_study_guide_fk" FOREIGN KEY ("study_guide_id") REFERENCES "studio"."study_guide"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_subscription_offer_v_rels" ADD CONSTRAINT "_subscription_offer_v_rels_study_guide_lesson_fk" FOREIGN KEY ("study_guide_lesson_id") REFERENCES "studio"."study_guide_lesson"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_subscription_offer_v_rels" ADD CONSTRAINT "_subscription_offer_v_rels_study_guide_section_fk" FOREIGN KEY ("study_guide_section_id") REFERENCES "studio"."study_guide_section"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_subscription_offer_v_rels" ADD CONSTRAINT "_subscription_offer_v_rels_channel_fk" FOREIGN KEY ("channel_id") REFERENCES "studio"."channel"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_subscription_offer_v_rels" ADD CONSTRAINT "_subscription_offer_v_rels_channel_article_fk" FOREIGN KEY ("channel_article_id") REFERENCES "studio"."channel_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_subscription_offer_v_rels" ADD CONSTRAINT "_subscription_offer_v_rels_daily_devotional_fk" FOREIGN KEY ("daily_devotional_id") REFERENCES "studio"."daily_devotional"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_subscription_offer_v_rels" ADD CONSTRAINT "_subscription_offer_v_rels_devotional_article_fk" FOREIGN KEY ("devotional_article_id") REFERENCES "studio"."devotional_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_subscription_offer_v_rels" ADD CONSTRAINT "_subscription_offer_v_rels_general_page_fk" FOREIGN KEY ("general_page_id") REFERENCES "studio"."general_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_subscription_offer_v_rels" ADD CONSTRAINT "_subscription_offer_v_rels_category_fk" FOREIGN KEY ("category_id") REFERENCES "studio"."category"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_subscription_offer_v_rels" ADD CONSTRAINT "_subscription_offer_v_rels_bible_fk" FOREIGN KEY ("bible_id") REFERENCES "studio"."bible"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_subscription_offer_v_rels" ADD CONSTRAINT "_subscription_offer_v_rels_subscription_offer_fk" FOREIGN KEY ("subscription_offer_id") REFERENCES "studio"."subscription_offer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_subscription_offer_v_rels" ADD CONSTRAINT "_subscription_offer_v_rels_redirect_fk" FOREIGN KEY ("redirect_id") REFERENCES "studio"."redirect"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."redirect_languages" ADD CONSTRAINT "redirect_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."redirect"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."redirect" ADD CONSTRAINT "redirect_image_id_pictures_id_fk" FOREIGN KEY ("image_id") REFERENCES "studio"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."redirect_rels" ADD CONSTRAINT "redirect_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."redirect"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."redirect_rels" ADD CONSTRAINT "redirect_rels_topic_fk" FOREIGN KEY ("topic_id") REFERENCES "studio"."topic"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."redirect_rels" ADD CONSTRAINT "redirect_rels_contributor_fk" FOREIGN KEY ("contributor_id") REFERENCES "studio"."contributor"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."redirect_rels" ADD CONSTRAINT "redirect_rels_verse_fk" FOREIGN KEY ("verse_id") REFERENCES "studio"."verse"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."redirect_rels" ADD CONSTRAINT "redirect_rels_prayer_fk" FOREIGN KEY ("prayer_id") REFERENCES "studio"."prayer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."redirect_rels" ADD CONSTRAINT "redirect_rels_trivia_fk" FOREIGN KEY ("trivia_id") REFERENCES "studio"."trivia"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."redirect_rels" ADD CONSTRAINT "redirect_rels_article_fk" FOREIGN KEY ("article_id") REFERENCES "studio"."article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."redirect_rels" ADD CONSTRAINT "redirect_rels_growth_plan_fk" FOREIGN KEY ("growth_plan_id") REFERENCES "studio"."growth_plan"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."redirect_rels" ADD CONSTRAINT "redirect_rels_growth_plan_article_fk" FOREIGN KEY ("growth_plan_article_id") REFERENCES "studio"."growth_plan_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."redirect_rels" ADD CONSTRAINT "redirect_rels_growth_plan_article_prompt_fk" FOREIGN KEY ("growth_plan_article_prompt_id") REFERENCES "studio"."growth_plan_article_prompt"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."redirect_rels" ADD CONSTRAINT "redirect_rels_study_guide_fk" FOREIGN KEY ("study_guide_id") REFERENCES "studio"."study_guide"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."redirect_rels" ADD CONSTRAINT "redirect_rels_study_guide_lesson_fk" FOREIGN KEY ("study_guide_lesson_id") REFERENCES "studio"."study_guide_lesson"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."redirect_rels" ADD CONSTRAINT "redirect_rels_study_guide_section_fk" FOREIGN KEY ("study_guide_section_id") REFERENCES "studio"."study_guide_section"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."redirect_rels" ADD CONSTRAINT "redirect_rels_channel_fk" FOREIGN KEY ("channel_id") REFERENCES "studio"."channel"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."redirect_rels" ADD CONSTRAINT "redirect_rels_channel_article_fk" FOREIGN KEY ("channel_article_id") REFERENCES "studio"."channel_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."redirect_rels" ADD CONSTRAINT "redirect_rels_daily_devotional_fk" FOREIGN KEY ("daily_devotional_id") REFERENCES "studio"."daily_devotional"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."redirect_rels" ADD CONSTRAINT "redirect_rels_devotional_article_fk" FOREIGN KEY ("devotional_article_id") REFERENCES "studio"."devotional_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."redirect_rels" ADD CONSTRAINT "redirect_rels_general_page_fk" FOREIGN KEY ("general_page_id") REFERENCES "studio"."general_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."redirect_rels" ADD CONSTRAINT "redirect_rels_category_fk" FOREIGN KEY ("category_id") REFERENCES "studio"."category"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."redirect_rels" ADD CONSTRAINT "redirect_rels_bible_fk" FOREIGN KEY ("bible_id") REFERENCES "studio"."bible"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."redirect_rels" ADD CONSTRAINT "redirect_rels_subscription_offer_fk" FOREIGN KEY ("subscription_offer_id") REFERENCES "studio"."subscription_offer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."redirect_rels" ADD CONSTRAINT "redirect_rels_redirect_fk" FOREIGN KEY ("redirect_id") REFERENCES "studio"."redirect"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_redirect_v_version_languages" ADD CONSTRAINT "_redirect_v_version_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_redirect_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_redirect_v" ADD CONSTRAINT "_redirect_v_parent_id_redirect_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."redirect"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_redirect_v" ADD CONSTRAINT "_redirect_v_version_image_id_pictures_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "studio"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_redirect_v_rels" ADD CONSTRAINT "_redirect_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_redirect_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_redirect_v_rels" ADD CONSTRAINT "_redirect_v_rels_topic_fk" FOREIGN KEY ("topic_id") REFERENCES "studio"."topic"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_redirect_v_rels" ADD CONSTRAINT "_redirect_v_rels_contributor_fk" FOREIGN KEY ("contributor_id") REFERENCES "studio"."contributor"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_redirect_v_rels" ADD CONSTRAINT "_redirect_v_rels_verse_fk" FOREIGN KEY ("verse_id") REFERENCES "studio"."verse"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_redirect_v_rels" ADD CONSTRAINT "_redirect_v_rels_prayer_fk" FOREIGN KEY ("prayer_id") REFERENCES "studio"."prayer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_redirect_v_rels" ADD CONSTRAINT "_redirect_v_rels_trivia_fk" FOREIGN KEY ("trivia_id") REFERENCES "studio"."trivia"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_redirect_v_rels" ADD CONSTRAINT "_redirect_v_rels_article_fk" FOREIGN KEY ("article_id") REFERENCES "studio"."article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_redirect_v_rels" ADD CONSTRAINT "_redirect_v_rels_growth_plan_fk" FOREIGN KEY ("growth_plan_id") REFERENCES "studio"."growth_plan"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_redirect_v_rels" ADD CONSTRAINT "_redirect_v_rels_growth_plan_article_fk" FOREIGN KEY ("growth_plan_article_id") REFERENCES "studio"."growth_plan_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_redirect_v_rels" ADD CONSTRAINT "_redirect_v_rels_growth_plan_article_prompt_fk" FOREIGN KEY ("growth_plan_article_prompt_id") REFERENCES "studio"."growth_plan_article_prompt"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_redirect_v_rels" ADD CONSTRAINT "_redirect_v_rels_study_guide_fk" FOREIGN KEY ("study_guide_id") REFERENCES "studio"."study_guide"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_redirect_v_rels" ADD CONSTRAINT "_redirect_v_rels_study_guide_lesson_fk" FOREIGN KEY ("study_guide_lesson_id") REFERENCES "studio"."study_guide_lesson"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_redirect_v_rels" ADD CONSTRAINT "_redirect_v_rels_study_guide_section_fk" FOREIGN KEY ("study_guide_section_id") REFERENCES "studio"."study_guide_section"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_redirect_v_rels" ADD CONSTRAINT "_redirect_v_rels_channel_fk" FOREIGN KEY ("channel_id") REFERENCES "studio"."channel"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_redirect_v_rels" ADD CONSTRAINT "_redirect_v_rels_channel_article_fk" FOREIGN KEY ("channel_article_id") REFERENCES "studio"."channel_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_redirect_v_rels" ADD CONSTRAINT "_redirect_v_rels_daily_devotional_fk" FOREIGN KEY ("daily_devotional_id") REFERENCES "studio"."daily_devotional"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_redirect_v_rels" ADD CONSTRAINT "_redirect_v_rels_devotional_article_fk" FOREIGN KEY ("devotional_article_id") REFERENCES "studio"."devotional_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_redirect_v_rels" ADD CONSTRAINT "_redirect_v_rels_general_page_fk" FOREIGN KEY ("general_page_id") REFERENCES "studio"."general_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_redirect_v_rels" ADD CONSTRAINT "_redirect_v_rels_category_fk" FOREIGN KEY ("category_id") REFERENCES "studio"."category"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_redirect_v_rels" ADD CONSTRAINT "_redirect_v_rels_bible_fk" FOREIGN KEY ("bible_id") REFERENCES "studio"."bible"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_redirect_v_rels" ADD CONSTRAINT "_redirect_v_rels_subscription_offer_fk" FOREIGN KEY ("subscription_offer_id") REFERENCES "studio"."subscription_offer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_redirect_v_rels" ADD CONSTRAINT "_redirect_v_rels_redirect_fk" FOREIGN KEY ("redirect_id") REFERENCES "studio"."redirect"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."menu_en_links" ADD CONSTRAINT "menu_en_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."menu_es_links" ADD CONSTRAINT "menu_es_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."menu_languages" ADD CONSTRAINT "menu_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_menu_v_version_en_links" ADD CONSTRAINT "_menu_v_version_en_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_menu_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_menu_v_version_es_links" ADD CONSTRAINT "_menu_v_version_es_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_menu_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_menu_v_version_languages" ADD CONSTRAINT "_menu_v_version_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_menu_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_menu_v" ADD CONSTRAINT "_menu_v_parent_id_menu_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."menu"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."popup_languages" ADD CONSTRAINT "popup_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."popup"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_popup_v_version_languages" ADD CONSTRAINT "_popup_v_version_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_popup_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_popup_v" ADD CONSTRAINT "_popup_v_parent_id_popup_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."popup"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."mail_languages" ADD CONSTRAINT "mail_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."mail"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_mail_v_version_languages" ADD CONSTRAINT "_mail_v_version_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_mail_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_mail_v" ADD CONSTRAINT "_mail_v_parent_id_mail_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."mail"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."partner_languages" ADD CONSTRAINT "partner_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."partner"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_partner_v_version_languages" ADD CONSTRAINT "_partner_v_version_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_partner_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_partner_v" ADD CONSTRAINT "_partner_v_parent_id_partner_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."partner"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."editors_roles" ADD CONSTRAINT "editors_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."editors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_verse_fk" FOREIGN KEY ("verse_id") REFERENCES "studio"."verse"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_prayer_fk" FOREIGN KEY ("prayer_id") REFERENCES "studio"."prayer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_trivia_fk" FOREIGN KEY ("trivia_id") REFERENCES "studio"."trivia"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_article_fk" FOREIGN KEY ("article_id") REFERENCES "studio"."article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_growth_plan_fk" FOREIGN KEY ("growth_plan_id") REFERENCES "studio"."growth_plan"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_growth_plan_article_fk" FOREIGN KEY ("growth_plan_article_id") REFERENCES "studio"."growth_plan_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_growth_plan_article_prompt_fk" FOREIGN KEY ("growth_plan_article_prompt_id") REFERENCES "studio"."growth_plan_article_prompt"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_study_guide_fk" FOREIGN KEY ("study_guide_id") REFERENCES "studio"."study_guide"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_study_guide_lesson_fk" FOREIGN KEY ("study_guide_lesson_id") REFERENCES "studio"."study_guide_lesson"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_study_guide_section_fk" FOREIGN KEY ("study_guide_section_id") REFERENCES "studio"."study_guide_section"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_channel_fk" FOREIGN KEY ("channel_id") REFERENCES "studio"."channel"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_channel_article_fk" FOREIGN KEY ("channel_article_id") REFERENCES "studio"."channel_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_daily_devotional_fk" FOREIGN KEY ("daily_devotional_id") REFERENCES "studio"."daily_devotional"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_devotional_article_fk" FOREIGN KEY ("devotional_article_id") REFERENCES "studio"."devotional_article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_topic_fk" FOREIGN KEY ("topic_id") REFERENCES "studio"."topic"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_general_page_fk" FOREIGN KEY ("general_page_id") REFERENCES "studio"."general_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_contributor_fk" FOREIGN KEY ("contributor_id") REFERENCES "studio"."contributor"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_category_fk" FOREIGN KEY ("category_id") REFERENCES "studio"."category"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_bible_fk" FOREIGN KEY ("bible_id") REFERENCES "studio"."bible"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_subscription_offer_fk" FOREIGN KEY ("subscription_offer_id") REFERENCES "studio"."subscription_offer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirect_fk" FOREIGN KEY ("redirect_id") REFERENCES "studio"."redirect"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_menu_fk" FOREIGN KEY ("menu_id") REFERENCES "studio"."menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_popup_fk" FOREIGN KEY ("popup_id") REFERENCES "studio"."popup"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mail_fk" FOREIGN KEY ("mail_id") REFERENCES "studio"."mail"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_partner_fk" FOREIGN KEY ("partner_id") REFERENCES "studio"."partner"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pictures_fk" FOREIGN KEY ("pictures_id") REFERENCES "studio"."pictures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_recordings_fk" FOREIGN KEY ("recordings_id") REFERENCES "studio"."recordings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_activity_fk" FOREIGN KEY ("activity_id") REFERENCES "studio"."activity"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_editors_fk" FOREIGN KEY ("editors_id") REFERENCES "studio"."editors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_editors_fk" FOREIGN KEY ("editors_id") REFERENCES "studio"."editors"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "verse_languages_order_idx" ON "studio"."verse_languages" USING btree ("order");
  CREATE INDEX "verse_languages_parent_idx" ON "studio"."verse_languages" USING btree ("parent_id");
  CREATE INDEX "verse_en_en_audio_idx" ON "studio"."verse" USING btree ("en_audio_id");
  CREATE INDEX "verse_es_es_audio_idx" ON "studio"."verse" USING btree ("es_audio_id");
  CREATE INDEX "verse_image_idx" ON "studio"."verse" USING btree ("image_id");
  CREATE UNIQUE INDEX "verse_path_idx" ON "studio"."verse" USING btree ("path");
  CREATE INDEX "verse_created_by_idx" ON "studio"."verse" USING btree ("created_by");
  CREATE INDEX "verse_updated_at_idx" ON "studio"."verse" USING btree ("updated_at");
  CREATE INDEX "verse_created_at_idx" ON "studio"."verse" USING btree ("created_at");
  CREATE INDEX "verse_deleted_at_idx" ON "studio"."verse" USING btree ("deleted_at");
  CREATE INDEX "verse__status_idx" ON "studio"."verse" USING btree ("_status");
  CREATE INDEX "verse_rels_order_idx" ON "studio"."verse_rels" USING btree ("order");
  CREATE INDEX "verse_rels_parent_idx" ON "studio"."verse_rels" USING btree ("parent_id");
  CREATE INDEX "verse_rels_path_idx" ON "studio"."verse_rels" USING btree ("path");
  CREATE INDEX "verse_rels_topic_id_idx" ON "studio"."verse_rels" USING btree ("topic_id");
  CREATE INDEX "verse_rels_contributor_id_idx" ON "studio"."verse_rels" USING btree ("contributor_id");
  CREATE INDEX "verse_rels_verse_id_idx" ON "studio"."verse_rels" USING btree ("verse_id");
  CREATE INDEX "verse_rels_prayer_id_idx" ON "studio"."verse_rels" USING btree ("prayer_id");
  CREATE INDEX "verse_rels_trivia_id_idx" ON "studio"."verse_rels" USING btree ("trivia_id");
  CREATE INDEX "verse_rels_article_id_idx" ON "studio"."verse_rels" USING btree ("article_id");
  CREATE INDEX "verse_rels_growth_plan_id_idx" ON "studio"."verse_rels" USING btree ("growth_plan_id");
  CREATE INDEX "verse_rels_growth_plan_article_id_idx" ON "studio"."verse_rels" USING btree ("growth_plan_article_id");
  CREATE INDEX "verse_rels_growth_plan_article_prompt_id_idx" ON "studio"."verse_rels" USING btree ("growth_plan_article_prompt_id");
  CREATE INDEX "verse_rels_study_guide_id_idx" ON "studio"."verse_rels" USING btree ("study_guide_id");
  CREATE INDEX "verse_rels_study_guide_lesson_id_idx" ON "studio"."verse_rels" USING btree ("study_guide_lesson_id");
  CREATE INDEX "verse_rels_study_guide_section_id_idx" ON "studio"."verse_rels" USING btree ("study_guide_section_id");
  CREATE INDEX "verse_rels_channel_id_idx" ON "studio"."verse_rels" USING btree ("channel_id");
  CREATE INDEX "verse_rels_channel_article_id_idx" ON "studio"."verse_rels" USING btree ("channel_article_id");
  CREATE INDEX "verse_rels_daily_devotional_id_idx" ON "studio"."verse_rels" USING btree ("daily_devotional_id");
  CREATE INDEX "verse_rels_devotional_article_id_idx" ON "studio"."verse_rels" USING btree ("devotional_article_id");
  CREATE INDEX "verse_rels_general_page_id_idx" ON "studio"."verse_rels" USING btree ("general_page_id");
  CREATE INDEX "verse_rels_category_id_idx" ON "studio"."verse_rels" USING btree ("category_id");
  CREATE INDEX "verse_rels_bible_id_idx" ON "studio"."verse_rels" USING btree ("bible_id");
  CREATE INDEX "verse_rels_subscription_offer_id_idx" ON "studio"."verse_rels" USING btree ("subscription_offer_id");
  CREATE INDEX "verse_rels_redirect_id_idx" ON "studio"."verse_rels" USING btree ("redirect_id");
  CREATE INDEX "_verse_v_version_languages_order_idx" ON "studio"."_verse_v_version_languages" USING btree ("order");
  CREATE INDEX "_verse_v_version_languages_parent_idx" ON "studio"."_verse_v_version_languages" USING btree ("parent_id");
  CREATE INDEX "_verse_v_parent_idx" ON "studio"."_verse_v" USING btree ("parent_id");
  CREATE INDEX "_verse_v_version_en_version_en_audio_idx" ON "studio"."_verse_v" USING btree ("version_en_audio_id");
  CREATE INDEX "_verse_v_version_es_version_es_audio_idx" ON "studio"."_verse_v" USING btree ("version_es_audio_id");
  CREATE INDEX "_verse_v_version_version_image_idx" ON "studio"."_verse_v" USING btree ("version_image_id");
  CREATE INDEX "_verse_v_version_version_path_idx" ON "studio"."_verse_v" USING btree ("version_path");
  CREATE INDEX "_verse_v_version_version_created_by_idx" ON "studio"."_verse_v" USING btree ("version_created_by");
  CREATE INDEX "_verse_v_version_version_updated_at_idx" ON "studio"."_verse_v" USING btree ("version_updated_at");
  CREATE INDEX "_verse_v_version_version_created_at_idx" ON "studio"."_verse_v" USING btree ("version_created_at");
  CREATE INDEX "_verse_v_version_version_deleted_at_idx" ON "studio"."_verse_v" USING btree ("version_deleted_at");
  CREATE INDEX "_verse_v_version_version__status_idx" ON "studio"."_verse_v" USING btree ("version__status");
  CREATE INDEX "_verse_v_created_at_idx" ON "studio"."_verse_v" USING btree ("created_at");
  CREATE INDEX "_verse_v_updated_at_idx" ON "studio"."_verse_v" USING btree ("updated_at");
  CREATE INDEX "_verse_v_latest_idx" ON "studio"."_verse_v" USING btree ("latest");
  CREATE INDEX "_verse_v_autosave_idx" ON "studio"."_verse_v" USING btree ("autosave");
  CREATE INDEX "_verse_v_rels_order_idx" ON "studio"."_verse_v_rels" USING btree ("order");
  CREATE INDEX "_verse_v_rels_parent_idx" ON "studio"."_verse_v_rels" USING btree ("parent_id");
  CREATE INDEX "_verse_v_rels_path_idx" ON "studio"."_verse_v_rels" USING btree ("path");
  CREATE INDEX "_verse_v_rels_topic_id_idx" ON "studio"."_verse_v_rels" USING btree ("topic_id");
  CREATE INDEX "_verse_v_rels_contributor_id_idx" ON "studio"."_verse_v_rels" USING btree ("contributor_id");
  CREATE INDEX "_verse_v_rels_verse_id_idx" ON "studio"."_verse_v_rels" USING btree ("verse_id");
  CREATE INDEX "_verse_v_rels_prayer_id_idx" ON "studio"."_verse_v_rels" USING btree ("prayer_id");
  CREATE INDEX "_verse_v_rels_trivia_id_idx" ON "studio"."_verse_v_rels" USING btree ("trivia_id");
  CREATE INDEX "_verse_v_rels_article_id_idx" ON "studio"."_verse_v_rels" USING btree ("article_id");
  CREATE INDEX "_verse_v_rels_growth_plan_id_idx" ON "studio"."_verse_v_rels" USING btree ("growth_plan_id");
  CREATE INDEX "_verse_v_rels_growth_plan_article_id_idx" ON "studio"."_verse_v_rels" USING btree ("growth_plan_article_id");
  CREATE INDEX "_verse_v_rels_growth_plan_article_prompt_id_idx" ON "studio"."_verse_v_rels" USING btree ("growth_plan_article_prompt_id");
  CREATE INDEX "_verse_v_rels_study_guide_id_idx" ON "studio"."_verse_v_rels" USING btree ("study_guide_id");
  CREATE INDEX "_verse_v_rels_study_guide_lesson_id_idx" ON "studio"."_verse_v_rels" USING btree ("study_guide_lesson_id");
  CREATE INDEX "_verse_v_rels_study_guide_section_id_idx" ON "studio"."_verse_v_rels" USING btree ("study_guide_section_id");
  CREATE INDEX "_verse_v_rels_channel_id_idx" ON "studio"."_verse_v_rels" USING btree ("channel_id");
  CREATE INDEX "_verse_v_rels_channel_article_id_idx" ON "studio"."_verse_v_rels" USING btree ("channel_article_id");
  CREATE INDEX "_verse_v_rels_daily_devotional_id_idx" ON "studio"."_verse_v_rels" USING btree ("daily_devotional_id");
  CREATE INDEX "_verse_v_rels_devotional_article_id_idx" ON "studio"."_verse_v_rels" USING btree ("devotional_article_id");
  CREATE INDEX "_verse_v_rels_general_page_id_idx" ON "studio"."_verse_v_rels" USING btree ("general_page_id");
  CREATE INDEX "_verse_v_rels_category_id_idx" ON "studio"."_verse_v_rels" USING btree ("category_id");
  CREATE INDEX "_verse_v_rels_bible_id_idx" ON "studio"."_verse_v_rels" USING btree ("bible_id");
  CREATE INDEX "_verse_v_rels_subscription_offer_id_idx" ON "studio"."_verse_v_rels" USING btree ("subscription_offer_id");
  CREATE INDEX "_verse_v_rels_redirect_id_idx" ON "studio"."_verse_v_rels" USING btree ("redirect_id");
  CREATE INDEX "prayer_languages_order_idx" ON "studio"."prayer_languages" USING btree ("order");
  CREATE INDEX "prayer_languages_parent_idx" ON "studio"."prayer_languages" USING btree ("parent_id");
  CREATE INDEX "prayer_en_en_audio_idx" ON "studio"."prayer" USING btree ("en_audio_id");
  CREATE INDEX "prayer_es_es_audio_idx" ON "studio"."prayer" USING btree ("es_audio_id");
  CREATE INDEX "prayer_image_idx" ON "studio"."prayer" USING btree ("image_id");
  CREATE UNIQUE INDEX "prayer_path_idx" ON "studio"."prayer" USING btree ("path");
  CREATE INDEX "prayer_created_by_idx" ON "studio"."prayer" USING btree ("created_by");
  CREATE INDEX "prayer_updated_at_idx" ON "studio"."prayer" USING btree ("updated_at");
  CREATE INDEX "prayer_created_at_idx" ON "studio"."prayer" USING btree ("created_at");
  CREATE INDEX "prayer_deleted_at_idx" ON "studio"."prayer" USING btree ("deleted_at");
  CREATE INDEX "prayer__status_idx" ON "studio"."prayer" USING btree ("_status");
  CREATE INDEX "prayer_rels_order_idx" ON "studio"."prayer_rels" USING btree ("order");
  CREATE INDEX "prayer_rels_parent_idx" ON "studio"."prayer_rels" USING btree ("parent_id");
  CREATE INDEX "prayer_rels_path_idx" ON "studio"."prayer_rels" USING btree ("path");
  CREATE INDEX "prayer_rels_topic_id_idx" ON "studio"."prayer_rels" USING btree ("topic_id");
  CREATE INDEX "prayer_rels_contributor_id_idx" ON "studio"."prayer_rels" USING btree ("contributor_id");
  CREATE INDEX "prayer_rels_verse_id_idx" ON "studio"."prayer_rels" USING btree ("verse_id");
  CREATE INDEX "prayer_rels_prayer_id_idx" ON "studio"."prayer_rels" USING btree ("prayer_id");
  CREATE INDEX "prayer_rels_trivia_id_idx" ON "studio"."prayer_rels" USING btree ("trivia_id");
  CREATE INDEX "prayer_rels_article_id_idx" ON "studio"."prayer_rels" USING btree ("article_id");
  CREATE INDEX "prayer_rels_growth_plan_id_idx" ON "studio"."prayer_rels" USING btree ("growth_plan_id");
  CREATE INDEX "prayer_rels_growth_plan_article_id_idx" ON "studio"."prayer_rels" USING btree ("growth_plan_article_id");
  CREATE INDEX "prayer_rels_growth_plan_article_prompt_id_idx" ON "studio"."prayer_rels" USING btree ("growth_plan_article_prompt_id");
  CREATE INDEX "prayer_rels_study_guide_id_idx" ON "studio"."prayer_rels" USING btree ("study_guide_id");
  CREATE INDEX "prayer_rels_study_guide_lesson_id_idx" ON "studio"."prayer_rels" USING btree ("study_guide_lesson_id");
  CREATE INDEX "prayer_rels_study_guide_section_id_idx" ON "studio"."prayer_rels" USING btree ("study_guide_section_id");
  CREATE INDEX "prayer_rels_channel_id_idx" ON "studio"."prayer_rels" USING btree ("channel_id");
  CREATE INDEX "prayer_rels_channel_article_id_idx" ON "studio"."prayer_rels" USING btree ("channel_article_id");
  CREATE INDEX "prayer_rels_daily_devotional_id_idx" ON "studio"."prayer_rels" USING btree ("daily_devotional_id");
  CREATE INDEX "prayer_rels_devotional_article_id_idx" ON "studio"."prayer_rels" USING btree ("devotional_article_id");
  CREATE INDEX "prayer_rels_general_page_id_idx" ON "studio"."prayer_rels" USING btree ("general_page_id");
  CREATE INDEX "prayer_rels_category_id_idx" ON "studio"."prayer_rels" USING btree ("category_id");
  CREATE INDEX "prayer_rels_bible_id_idx" ON "studio"."prayer_rels" USING btree ("bible_id");
  CREATE INDEX "prayer_rels_subscription_offer_id_idx" ON "studio"."prayer_rels" USING btree ("subscription_offer_id");
  CREATE INDEX "prayer_rels_redirect_id_idx" ON "studio"."prayer_rels" USING btree ("redirect_id");
  CREATE INDEX "_prayer_v_version_languages_order_idx" ON "studio"."_prayer_v_version_languages" USING btree ("order");
  CREATE INDEX "_prayer_v_version_languages_parent_idx" ON "studio"."_prayer_v_version_languages" USING btree ("parent_id");
  CREATE INDEX "_prayer_v_parent_idx" ON "studio"."_prayer_v" USING btree ("parent_id");
  CREATE INDEX "_prayer_v_version_en_version_en_audio_idx" ON "studio"."_prayer_v" USING btree ("version_en_audio_id");
  CREATE INDEX "_prayer_v_version_es_version_es_audio_idx" ON "studio"."_prayer_v" USING btree ("version_es_audio_id");
  CREATE INDEX "_prayer_v_version_version_image_idx" ON "studio"."_prayer_v" USING btree ("version_image_id");
  CREATE INDEX "_prayer_v_version_version_path_idx" ON "studio"."_prayer_v" USING btree ("version_path");
  CREATE INDEX "_prayer_v_version_version_created_by_idx" ON "studio"."_prayer_v" USING btree ("version_created_by");
  CREATE INDEX "_prayer_v_version_version_updated_at_idx" ON "studio"."_prayer_v" USING btree ("version_updated_at");
  CREATE INDEX "_prayer_v_version_version_created_at_idx" ON "studio"."_prayer_v" USING btree ("version_created_at");
  CREATE INDEX "_prayer_v_version_version_deleted_at_idx" ON "studio"."_prayer_v" USING btree ("version_deleted_at");
  CREATE INDEX "_prayer_v_version_version__status_idx" ON "studio"."_prayer_v" USING btree ("version__status");
  CREATE INDEX "_prayer_v_created_at_idx" ON "studio"."_prayer_v" USING btree ("created_at");
  CREATE INDEX "_prayer_v_updated_at_idx" ON "studio"."_prayer_v" USING btree ("updated_at");
  CREATE INDEX "_prayer_v_latest_idx" ON "studio"."_prayer_v" USING btree ("latest");
  CREATE INDEX "_prayer_v_autosave_idx" ON "studio"."_prayer_v" USING btree ("autosave");
  CREATE INDEX "_prayer_v_rels_order_idx" ON "studio"."_prayer_v_rels" USING btree ("order");
  CREATE INDEX "_prayer_v_rels_parent_idx" ON "studio"."_prayer_v_rels" USING btree ("parent_id");
  CREATE INDEX "_prayer_v_rels_path_idx" ON "studio"."_prayer_v_rels" USING btree ("path");
  CREATE INDEX "_prayer_v_rels_topic_id_idx" ON "studio"."_prayer_v_rels" USING btree ("topic_id");
  CREATE INDEX "_prayer_v_rels_contributor_id_idx" ON "studio"."_prayer_v_rels" USING btree ("contributor_id");
  CREATE INDEX "_prayer_v_rels_verse_id_idx" ON "studio"."_prayer_v_rels" USING btree ("verse_id");
  CREATE INDEX "_prayer_v_rels_prayer_id_idx" ON "studio"."_prayer_v_rels" USING btree ("prayer_id");
  CREATE INDEX "_prayer_v_rels_trivia_id_idx" ON "studio"."_prayer_v_rels" USING btree ("trivia_id");
  CREATE INDEX "_prayer_v_rels_article_id_idx" ON "studio"."_prayer_v_rels" USING btree ("article_id");
  CREATE INDEX "_prayer_v_rels_growth_plan_id_idx" ON "studio"."_prayer_v_rels" USING btree ("growth_plan_id");
  CREATE INDEX "_prayer_v_rels_growth_plan_article_id_idx" ON "studio"."_prayer_v_rels" USING btree ("growth_plan_article_id");
  CREATE INDEX "_prayer_v_rels_growth_plan_article_prompt_id_idx" ON "studio"."_prayer_v_rels" USING btree ("growth_plan_article_prompt_id");
  CREATE INDEX "_prayer_v_rels_study_guide_id_idx" ON "studio"."_prayer_v_rels" USING btree ("study_guide_id");
  CREATE INDEX "_prayer_v_rels_study_guide_lesson_id_idx" ON "studio"."_prayer_v_rels" USING btree ("study_guide_lesson_id");
  CREATE INDEX "_prayer_v_rels_study_guide_section_id_idx" ON "studio"."_prayer_v_rels" USING btree ("study_guide_section_id");
  CREATE INDEX "_prayer_v_rels_channel_id_idx" ON "studio"."_prayer_v_rels" USING btree ("channel_id");
  CREATE INDEX "_prayer_v_rels_channel_article_id_idx" ON "studio"."_prayer_v_rels" USING btree ("channel_article_id");
  CREATE INDEX "_prayer_v_rels_daily_devotional_id_idx" ON "studio"."_prayer_v_rels" USING btree ("daily_devotional_id");
  CREATE INDEX "_prayer_v_rels_devotional_article_id_idx" ON "studio"."_prayer_v_rels" USING btree ("devotional_article_id");
  CREATE INDEX "_prayer_v_rels_general_page_id_idx" ON "studio"."_prayer_v_rels" USING btree ("general_page_id");
  CREATE INDEX "_prayer_v_rels_category_id_idx" ON "studio"."_prayer_v_rels" USING btree ("category_id");
  CREATE INDEX "_prayer_v_rels_bible_id_idx" ON "studio"."_prayer_v_rels" USING btree ("bible_id");
  CREATE INDEX "_prayer_v_rels_subscription_offer_id_idx" ON "studio"."_prayer_v_rels" USING btree ("subscription_offer_id");
  CREATE INDEX "_prayer_v_rels_redirect_id_idx" ON "studio"."_prayer_v_rels" USING btree ("redirect_id");
  CREATE INDEX "trivia_questions_answers_order_idx" ON "studio"."trivia_questions_answers" USING btree ("_order");
  CREATE INDEX "trivia_questions_answers_parent_id_idx" ON "studio"."trivia_questions_answers" USING btree ("_parent_id");
  CREATE INDEX "trivia_questions_order_idx" ON "studio"."trivia_questions" USING btree ("_order");
  CREATE INDEX "trivia_questions_parent_id_idx" ON "studio"."trivia_questions" USING btree ("_parent_id");
  CREATE INDEX "trivia_languages_order_idx" ON "studio"."trivia_languages" USING btree ("order");
  CREATE INDEX "trivia_languages_parent_idx" ON "studio"."trivia_languages" USING btree ("parent_id");
  CREATE INDEX "trivia_image_idx" ON "studio"."trivia" USING btree ("image_id");
  CREATE UNIQUE INDEX "trivia_path_idx" ON "studio"."trivia" USING btree ("path");
  CREATE INDEX "trivia_created_by_idx" ON "studio"."trivia" USING btree ("created_by");
  CREATE INDEX "trivia_updated_at_idx" ON "studio"."trivia" USING btree ("updated_at");
  CREATE INDEX "trivia_created_at_idx" ON "studio"."trivia" USING btree ("created_at");
  CREATE INDEX "trivia_deleted_at_idx" ON "studio"."trivia" USING btree ("deleted_at");
  CREATE INDEX "trivia__status_idx" ON "studio"."trivia" USING btree ("_status");
  CREATE INDEX "trivia_rels_order_idx" ON "studio"."trivia_rels" USING btree ("order");
  CREATE INDEX "trivia_rels_parent_idx" ON "studio"."trivia_rels" USING btree ("parent_id");
  CREATE INDEX "trivia_rels_path_idx" ON "studio"."trivia_rels" USING btree ("path");
  CREATE INDEX "trivia_rels_topic_id_idx" ON "studio"."trivia_rels" USING btree ("topic_id");
  CREATE INDEX "trivia_rels_contributor_id_idx" ON "studio"."trivia_rels" USING btree ("contributor_id");
  CREATE INDEX "trivia_rels_verse_id_idx" ON "studio"."trivia_rels" USING btree ("verse_id");
  CREATE INDEX "trivia_rels_prayer_id_idx" ON "studio"."trivia_rels" USING btree ("prayer_id");
  CREATE INDEX "trivia_rels_trivia_id_idx" ON "studio"."trivia_rels" USING btree ("trivia_id");
  CREATE INDEX "trivia_rels_article_id_idx" ON "studio"."trivia_rels" USING btree ("article_id");
  CREATE INDEX "trivia_rels_growth_plan_id_idx" ON "studio"."trivia_rels" USING btree ("growth_plan_id");
  CREATE INDEX "trivia_rels_growth_plan_article_id_idx" ON "studio"."trivia_rels" USING btree ("growth_plan_article_id");
  CREATE INDEX "trivia_rels_growth_plan_article_prompt_id_idx" ON "studio"."trivia_rels" USING btree ("growth_plan_article_prompt_id");
  CREATE INDEX "trivia_rels_study_guide_id_idx" ON "studio"."trivia_rels" USING btree ("study_guide_id");
  CREATE INDEX "trivia_rels_study_guide_lesson_id_idx" ON "studio"."trivia_rels" USING btree ("study_guide_lesson_id");
  CREATE INDEX "trivia_rels_study_guide_section_id_idx" ON "studio"."trivia_rels" USING btree ("study_guide_section_id");
  CREATE INDEX "trivia_rels_channel_id_idx" ON "studio"."trivia_rels" USING btree ("channel_id");
  CREATE INDEX "trivia_rels_channel_article_id_idx" ON "studio"."trivia_rels" USING btree ("channel_article_id");
  CREATE INDEX "trivia_rels_daily_devotional_id_idx" ON "studio"."trivia_rels" USING btree ("daily_devotional_id");
  CREATE INDEX "trivia_rels_devotional_article_id_idx" ON "studio"."trivia_rels" USING btree ("devotional_article_id");
  CREATE INDEX "trivia_rels_general_page_id_idx" ON "studio"."trivia_rels" USING btree ("general_page_id");
  CREATE INDEX "trivia_rels_category_id_idx" ON "studio"."trivia_rels" USING btree ("category_id");
  CREATE INDEX "trivia_rels_bible_id_idx" ON "studio"."trivia_rels" USING btree ("bible_id");
  CREATE INDEX "trivia_rels_subscription_offer_id_idx" ON "studio"."trivia_rels" USING btree ("subscription_offer_id");
  CREATE INDEX "trivia_rels_redirect_id_idx" ON "studio"."trivia_rels" USING btree ("redirect_id");
  CREATE INDEX "_trivia_v_version_questions_answers_order_idx" ON "studio"."_trivia_v_version_questions_answers" USING btree ("_order");
  CREATE INDEX "_trivia_v_version_questions_answers_parent_id_idx" ON "studio"."_trivia_v_version_questions_answers" USING btree ("_parent_id");
  CREATE INDEX "_trivia_v_version_questions_order_idx" ON "studio"."_trivia_v_version_questions" USING btree ("_order");
  CREATE INDEX "_trivia_v_version_questions_parent_id_idx" ON "studio"."_trivia_v_version_questions" USING btree ("_parent_id");
  CREATE INDEX "_trivia_v_version_languages_order_idx" ON "studio"."_trivia_v_version_languages" USING btree ("order");
  CREATE INDEX "_trivia_v_version_languages_parent_idx" ON "studio"."_trivia_v_version_languages" USING btree ("parent_id");
  CREATE INDEX "_trivia_v_parent_idx" ON "studio"."_trivia_v" USING btree ("parent_id");
  CREATE INDEX "_trivia_v_version_version_image_idx" ON "studio"."_trivia_v" USING btree ("version_image_id");
  CREATE INDEX "_trivia_v_version_version_path_idx" ON "studio"."_trivia_v" USING btree ("version_path");
  CREATE INDEX "_trivia_v_version_version_created_by_idx" ON "studio"."_trivia_v" USING btree ("version_created_by");
  CREATE INDEX "_trivia_v_version_version_updated_at_idx" ON "studio"."_trivia_v" USING btree ("version_updated_at");
  CREATE INDEX "_trivia_v_version_version_created_at_idx" ON "studio"."_trivia_v" USING btree ("version_created_at");
  CREATE INDEX "_trivia_v_version_version_deleted_at_idx" ON "studio"."_trivia_v" USING btree ("version_deleted_at");
  CREATE INDEX "_trivia_v_version_version__status_idx" ON "studio"."_trivia_v" USING btree ("version__status");
  CREATE INDEX "_trivia_v_created_at_idx" ON "studio"."_trivia_v" USING btree ("created_at");
  CREATE INDEX "_trivia_v_updated_at_idx" ON "studio"."_trivia_v" USING btree ("updated_at");
  CREATE INDEX "_trivia_v_latest_idx" ON "studio"."_trivia_v" USING btree ("latest");
  CREATE INDEX "_trivia_v_autosave_idx" ON "studio"."_trivia_v" USING btree ("autosave");
  CREATE INDEX "_trivia_v_rels_order_idx" ON "studio"."_trivia_v_rels" USING btree ("order");
  CREATE INDEX "_trivia_v_rels_parent_idx" ON "studio"."_trivia_v_rels" USING btree ("parent_id");
  CREATE INDEX "_trivia_v_rels_path_idx" ON "studio"."_trivia_v_rels" USING btree ("path");
  CREATE INDEX "_trivia_v_rels_topic_id_idx" ON "studio"."_trivia_v_rels" USING btree ("topic_id");
  CREATE INDEX "_trivia_v_rels_contributor_id_idx" ON "studio"."_trivia_v_rels" USING btree ("contributor_id");
  CREATE INDEX "_trivia_v_rels_verse_id_idx" ON "studio"."_trivia_v_rels" USING btree ("verse_id");
  CREATE INDEX "_trivia_v_rels_prayer_id_idx" ON "studio"."_trivia_v_rels" USING btree ("prayer_id");
  CREATE INDEX "_trivia_v_rels_trivia_id_idx" ON "studio"."_trivia_v_rels" USING btree ("trivia_id");
  CREATE INDEX "_trivia_v_rels_article_id_idx" ON "studio"."_trivia_v_rels" USING btree ("article_id");
  CREATE INDEX "_trivia_v_rels_growth_plan_id_idx" ON "studio"."_trivia_v_rels" USING btree ("growth_plan_id");
  CREATE INDEX "_trivia_v_rels_growth_plan_article_id_idx" ON "studio"."_trivia_v_rels" USING btree ("growth_plan_article_id");
  CREATE INDEX "_trivia_v_rels_growth_plan_article_prompt_id_idx" ON "studio"."_trivia_v_rels" USING btree ("growth_plan_article_prompt_id");
  CREATE INDEX "_trivia_v_rels_study_guide_id_idx" ON "studio"."_trivia_v_rels" USING btree ("study_guide_id");
  CREATE INDEX "_trivia_v_rels_study_guide_lesson_id_idx" ON "studio"."_trivia_v_rels" USING btree ("study_guide_lesson_id");
  CREATE INDEX "_trivia_v_rels_study_guide_section_id_idx" ON "studio"."_trivia_v_rels" USING btree ("study_guide_section_id");
  CREATE INDEX "_trivia_v_rels_channel_id_idx" ON "studio"."_trivia_v_rels" USING btree ("channel_id");
  CREATE INDEX "_trivia_v_rels_channel_article_id_idx" ON "studio"."_trivia_v_rels" USING btree ("channel_article_id");
  CREATE INDEX "_trivia_v_rels_daily_devotional_id_idx" ON "studio"."_trivia_v_rels" USING btree ("daily_devotional_id");
  CREATE INDEX "_trivia_v_rels_devotional_article_id_idx" ON "studio"."_trivia_v_rels" USING btree ("devotional_article_id");
  CREATE INDEX "_trivia_v_rels_general_page_id_idx" ON "studio"."_trivia_v_rels" USING btree ("general_page_id");
  CREATE INDEX "_trivia_v_rels_category_id_idx" ON "studio"."_trivia_v_rels" USING btree ("category_id");
  CREATE INDEX "_trivia_v_rels_bible_id_idx" ON "studio"."_trivia_v_rels" USING btree ("bible_id");
  CREATE INDEX "_trivia_v_rels_subscription_offer_id_idx" ON "studio"."_trivia_v_rels" USING btree ("subscription_offer_id");
  CREATE INDEX "_trivia_v_rels_redirect_id_idx" ON "studio"."_trivia_v_rels" USING btree ("redirect_id");
  CREATE INDEX "article_languages_order_idx" ON "studio"."article_languages" USING btree ("order");
  CREATE INDEX "article_languages_parent_idx" ON "studio"."article_languages" USING btree ("parent_id");
  CREATE INDEX "article_en_en_audio_idx" ON "studio"."article" USING btree ("en_audio_id");
  CREATE INDEX "article_es_es_audio_idx" ON "studio"."article" USING btree ("es_audio_id");
  CREATE INDEX "article_image_idx" ON "studio"."article" USING btree ("image_id");
  CREATE UNIQUE INDEX "article_path_idx" ON "studio"."article" USING btree ("path");
  CREATE INDEX "article_created_by_idx" ON "studio"."article" USING btree ("created_by");
  CREATE INDEX "article_updated_at_idx" ON "studio"."article" USING btree ("updated_at");
  CREATE INDEX "article_created_at_idx" ON "studio"."article" USING btree ("created_at");
  CREATE INDEX "article_deleted_at_idx" ON "studio"."article" USING btree ("deleted_at");
  CREATE INDEX "article__status_idx" ON "studio"."article" USING btree ("_status");
  CREATE INDEX "article_rels_order_idx" ON "studio"."article_rels" USING btree ("order");
  CREATE INDEX "article_rels_parent_idx" ON "studio"."article_rels" USING btree ("parent_id");
  CREATE INDEX "article_rels_path_idx" ON "studio"."article_rels" USING btree ("path");
  CREATE INDEX "article_rels_topic_id_idx" ON "studio"."article_rels" USING btree ("topic_id");
  CREATE INDEX "article_rels_contributor_id_idx" ON "studio"."article_rels" USING btree ("contributor_id");
  CREATE INDEX "article_rels_verse_id_idx" ON "studio"."article_rels" USING btree ("verse_id");
  CREATE INDEX "article_rels_prayer_id_idx" ON "studio"."article_rels" USING btree ("prayer_id");
  CREATE INDEX "article_rels_trivia_id_idx" ON "studio"."article_rels" USING btree ("trivia_id");
  CREATE INDEX "article_rels_article_id_idx" ON "studio"."article_rels" USING btree ("article_id");
  CREATE INDEX "article_rels_growth_plan_id_idx" ON "studio"."article_rels" USING btree ("growth_plan_id");
  CREATE INDEX "article_rels_growth_plan_article_id_idx" ON "studio"."article_rels" USING btree ("growth_plan_article_id");
  CREATE INDEX "article_rels_growth_plan_article_prompt_id_idx" ON "studio"."article_rels" USING btree ("growth_plan_article_prompt_id");
  CREATE INDEX "article_rels_study_guide_id_idx" ON "studio"."article_rels" USING btree ("study_guide_id");
  CREATE INDEX "article_rels_study_guide_lesson_id_idx" ON "studio"."article_rels" USING btree ("study_guide_lesson_id");
  CREATE INDEX "article_rels_study_guide_section_id_idx" ON "studio"."article_rels" USING btree ("study_guide_section_id");
  CREATE INDEX "article_rels_channel_id_idx" ON "studio"."article_rels" USING btree ("channel_id");
  CREATE INDEX "article_rels_channel_article_id_idx" ON "studio"."article_rels" USING btree ("channel_article_id");
  CREATE INDEX "article_rels_daily_devotional_id_idx" ON "studio"."article_rels" USING btree ("daily_devotional_id");
  CREATE INDEX "article_rels_devotional_article_id_idx" ON "studio"."article_rels" USING btree ("devotional_article_id");
  CREATE INDEX "article_rels_general_page_id_idx" ON "studio"."article_rels" USING btree ("general_page_id");
  CREATE INDEX "article_rels_category_id_idx" ON "studio"."article_rels" USING btree ("category_id");
  CREATE INDEX "article_rels_bible_id_idx" ON "studio"."article_rels" USING btree ("bible_id");
  CREATE INDEX "article_rels_subscription_offer_id_idx" ON "studio"."article_rels" USING btree ("subscription_offer_id");
  CREATE INDEX "article_rels_redirect_id_idx" ON "studio"."article_rels" USING btree ("redirect_id");
  CREATE INDEX "_article_v_version_languages_order_idx" ON "studio"."_article_v_version_languages" USING btree ("order");
  CREATE INDEX "_article_v_version_languages_parent_idx" ON "studio"."_article_v_version_languages" USING btree ("parent_id");
  CREATE INDEX "_article_v_parent_idx" ON "studio"."_article_v" USING btree ("parent_id");
  CREATE INDEX "_article_v_version_en_version_en_audio_idx" ON "studio"."_article_v" USING btree ("version_en_audio_id");
  CREATE INDEX "_article_v_version_es_version_es_audio_idx" ON "studio"."_article_v" USING btree ("version_es_audio_id");
  CREATE INDEX "_article_v_version_version_image_idx" ON "studio"."_article_v" USING btree ("version_image_id");
  CREATE INDEX "_article_v_version_version_path_idx" ON "studio"."_article_v" USING btree ("version_path");
  CREATE INDEX "_article_v_version_version_created_by_idx" ON "studio"."_article_v" USING btree ("version_created_by");
  CREATE INDEX "_article_v_version_version_updated_at_idx" ON "studio"."_article_v" USING btree ("version_updated_at");
  CREATE INDEX "_article_v_version_version_created_at_idx" ON "studio"."_article_v" USING btree ("version_created_at");
  CREATE INDEX "_article_v_version_version_deleted_at_idx" ON "studio"."_article_v" USING btree ("version_deleted_at");
  CREATE INDEX "_article_v_version_version__status_idx" ON "studio"."_article_v" USING btree ("version__status");
  CREATE INDEX "_article_v_created_at_idx" ON "studio"."_article_v" USING btree ("created_at");
  CREATE INDEX "_article_v_updated_at_idx" ON "studio"."_article_v" USING btree ("updated_at");
  CREATE INDEX "_article_v_latest_idx" ON "studio"."_article_v" USING btree ("latest");
  CREATE INDEX "_article_v_autosave_idx" ON "studio"."_article_v" USING btree ("autosave");
  CREATE INDEX "_article_v_rels_order_idx" ON "studio"."_article_v_rels" USING btree ("order");
  CREATE INDEX "_article_v_rels_parent_idx" ON "studio"."_article_v_rels" USING btree ("parent_id");
  CREATE INDEX "_article_v_rels_path_idx" ON "studio"."_article_v_rels" USING btree ("path");
  CREATE INDEX "_article_v_rels_topic_id_idx" ON "studio"."_article_v_rels" USING btree ("topic_id");
  CREATE INDEX "_article_v_rels_contributor_id_idx" ON "studio"."_article_v_rels" USING btree ("contributor_id");
  CREATE INDEX "_article_v_rels_verse_id_idx" ON "studio"."_article_v_rels" USING btree ("verse_id");
  CREATE INDEX "_article_v_rels_prayer_id_idx" ON "studio"."_article_v_rels" USING btree ("prayer_id");
  CREATE INDEX "_article_v_rels_trivia_id_idx" ON "studio"."_article_v_rels" USING btree ("trivia_id");
  CREATE INDEX "_article_v_rels_article_id_idx" ON "studio"."_article_v_rels" USING btree ("article_id");
  CREATE INDEX "_article_v_rels_growth_plan_id_idx" ON "studio"."_article_v_rels" USING btree ("growth_plan_id");
  CREATE INDEX "_article_v_rels_growth_plan_article_id_idx" ON "studio"."_article_v_rels" USING btree ("growth_plan_article_id");
  CREATE INDEX "_article_v_rels_growth_plan_article_prompt_id_idx" ON "studio"."_article_v_rels" USING btree ("growth_plan_article_prompt_id");
  CREATE INDEX "_article_v_rels_study_guide_id_idx" ON "studio"."_article_v_rels" USING btree ("study_guide_id");
  CREATE INDEX "_article_v_rels_study_guide_lesson_id_idx" ON "studio"."_article_v_rels" USING btree ("study_guide_lesson_id");
  CREATE INDEX "_article_v_rels_study_guide_section_id_idx" ON "studio"."_article_v_rels" USING btree ("study_guide_section_id");
  CREATE INDEX "_article_v_rels_channel_id_idx" ON "studio"."_article_v_rels" USING btree ("channel_id");
  CREATE INDEX "_article_v_rels_channel_article_id_idx" ON "studio"."_article_v_rels" USING btree ("channel_article_id");
  CREATE INDEX "_article_v_rels_daily_devotional_id_idx" ON "studio"."_article_v_rels" USING btree ("daily_devotional_id");
  CREATE INDEX "_article_v_rels_devotional_article_id_idx" ON "studio"."_article_v_rels" USING btree ("devotional_article_id");
  CREATE INDEX "_article_v_rels_general_page_id_idx" ON "studio"."_article_v_rels" USING btree ("general_page_id");
  CREATE INDEX "_article_v_rels_category_id_idx" ON "studio"."_article_v_rels" USING btree ("category_id");
  CREATE INDEX "_article_v_rels_bible_id_idx" ON "studio"."_article_v_rels" USING btree ("bible_id");
  CREATE INDEX "_article_v_rels_subscription_offer_id_idx" ON "studio"."_article_v_rels" USING btree ("subscription_offer_id");
  CREATE INDEX "_article_v_rels_redirect_id_idx" ON "studio"."_article_v_rels" USING btree ("redirect_id");
  CREATE INDEX "growth_plan_languages_order_idx" ON "studio"."growth_plan_languages" USING btree ("order");
  CREATE INDEX "growth_plan_languages_parent_idx" ON "studio"."growth_plan_languages" USING btree ("parent_id");
  CREATE INDEX "growth_plan_image_idx" ON "studio"."growth_plan" USING btree ("image_id");
  CREATE UNIQUE INDEX "growth_plan_path_idx" ON "studio"."growth_plan" USING btree ("path");
  CREATE INDEX "growth_plan_created_by_idx" ON "studio"."growth_plan" USING btree ("created_by");
  CREATE INDEX "growth_plan_updated_at_idx" ON "studio"."growth_plan" USING btree ("updated_at");
  CREATE INDEX "growth_plan_created_at_idx" ON "studio"."growth_plan" USING btree ("created_at");
  CREATE INDEX "growth_plan_deleted_at_idx" ON "studio"."growth_plan" USING btree ("deleted_at");
  CREATE INDEX "growth_plan__status_idx" ON "studio"."growth_plan" USING btree ("_status");
  CREATE INDEX "growth_plan_rels_order_idx" ON "studio"."growth_plan_rels" USING btree ("order");
  CREATE INDEX "growth_plan_rels_parent_idx" ON "studio"."growth_plan_rels" USING btree ("parent_id");
  CREATE INDEX "growth_plan_rels_path_idx" ON "studio"."growth_plan_rels" USING btree ("path");
  CREATE INDEX "growth_plan_rels_topic_id_idx" ON "studio"."growth_plan_rels" USING btree ("topic_id");
  CREATE INDEX "growth_plan_rels_contributor_id_idx" ON "studio"."growth_plan_rels" USING btree ("contributor_id");
  CREATE INDEX "growth_plan_rels_verse_id_idx" ON "studio"."growth_plan_rels" USING btree ("verse_id");
  CREATE INDEX "growth_plan_rels_prayer_id_idx" ON "studio"."growth_plan_rels" USING btree ("prayer_id");
  CREATE INDEX "growth_plan_rels_trivia_id_idx" ON "studio"."growth_plan_rels" USING btree ("trivia_id");
  CREATE INDEX "growth_plan_rels_article_id_idx" ON "studio"."growth_plan_rels" USING btree ("article_id");
  CREATE INDEX "growth_plan_rels_growth_plan_id_idx" ON "studio"."growth_plan_rels" USING btree ("growth_plan_id");
  CREATE INDEX "growth_plan_rels_growth_plan_article_id_idx" ON "studio"."growth_plan_rels" USING btree ("growth_plan_article_id");
  CREATE INDEX "growth_plan_rels_growth_plan_article_prompt_id_idx" ON "studio"."growth_plan_rels" USING btree ("growth_plan_article_prompt_id");
  CREATE INDEX "growth_plan_rels_study_guide_id_idx" ON "studio"."growth_plan_rels" USING btree ("study_guide_id");
  CREATE INDEX "growth_plan_rels_study_guide_lesson_id_idx" ON "studio"."growth_plan_rels" USING btree ("study_guide_lesson_id");
  CREATE INDEX "growth_plan_rels_study_guide_section_id_idx" ON "studio"."growth_plan_rels" USING btree ("study_guide_section_id");
  CREATE INDEX "growth_plan_rels_channel_id_idx" ON "studio"."growth_plan_rels" USING btree ("channel_id");
  CREATE INDEX "growth_plan_rels_channel_article_id_idx" ON "studio"."growth_plan_rels" USING btree ("channel_article_id");
  CREATE INDEX "growth_plan_rels_daily_devotional_id_idx" ON "studio"."growth_plan_rels" USING btree ("daily_devotional_id");
  CREATE INDEX "growth_plan_rels_devotional_article_id_idx" ON "studio"."growth_plan_rels" USING btree ("devotional_article_id");
  CREATE INDEX "growth_plan_rels_general_page_id_idx" ON "studio"."growth_plan_rels" USING btree ("general_page_id");
  CREATE INDEX "growth_plan_rels_category_id_idx" ON "studio"."growth_plan_rels" USING btree ("category_id");
  CREATE INDEX "growth_plan_rels_bible_id_idx" ON "studio"."growth_plan_rels" USING btree ("bible_id");
  CREATE INDEX "growth_plan_rels_subscription_offer_id_idx" ON "studio"."growth_plan_rels" USING btree ("subscription_offer_id");
  CREATE INDEX "growth_plan_rels_redirect_id_idx" ON "studio"."growth_plan_rels" USING btree ("redirect_id");
  CREATE INDEX "_growth_plan_v_version_languages_order_idx" ON "studio"."_growth_plan_v_version_languages" USING btree ("order");
  CREATE INDEX "_growth_plan_v_version_languages_parent_idx" ON "studio"."_growth_plan_v_version_languages" USING btree ("parent_id");
  CREATE INDEX "_growth_plan_v_parent_idx" ON "studio"."_growth_plan_v" USING btree ("parent_id");
  CREATE INDEX "_growth_plan_v_version_version_image_idx" ON "studio"."_growth_plan_v" USING btree ("version_image_id");
  CREATE INDEX "_growth_plan_v_version_version_path_idx" ON "studio"."_growth_plan_v" USING btree ("version_path");
  CREATE INDEX "_growth_plan_v_version_version_created_by_idx" ON "studio"."_growth_plan_v" USING btree ("version_created_by");
  CREATE INDEX "_growth_plan_v_version_version_updated_at_idx" ON "studio"."_growth_plan_v" USING btree ("version_updated_at");
  CREATE INDEX "_growth_plan_v_version_version_created_at_idx" ON "studio"."_growth_plan_v" USING btree ("version_created_at");
  CREATE INDEX "_growth_plan_v_version_version_deleted_at_idx" ON "studio"."_growth_plan_v" USING btree ("version_deleted_at");
  CREATE INDEX "_growth_plan_v_version_version__status_idx" ON "studio"."_growth_plan_v" USING btree ("version__status");
  CREATE INDEX "_growth_plan_v_created_at_idx" ON "studio"."_growth_plan_v" USING btree ("created_at");
  CREATE INDEX "_growth_plan_v_updated_at_idx" ON "studio"."_growth_plan_v" USING btree ("updated_at");
  CREATE INDEX "_growth_plan_v_latest_idx" ON "studio"."_growth_plan_v" USING btree ("latest");
  CREATE INDEX "_growth_plan_v_autosave_idx" ON "studio"."_growth_plan_v" USING btree ("autosave");
  CREATE INDEX "_growth_plan_v_rels_order_idx" ON "studio"."_growth_plan_v_rels" USING btree ("order");
  CREATE INDEX "_growth_plan_v_rels_parent_idx" ON "studio"."_growth_plan_v_rels" USING btree ("parent_id");
  CREATE INDEX "_growth_plan_v_rels_path_idx" ON "studio"."_growth_plan_v_rels" USING btree ("path");
  CREATE INDEX "_growth_plan_v_rels_topic_id_idx" ON "studio"."_growth_plan_v_rels" USING btree ("topic_id");
  CREATE INDEX "_growth_plan_v_rels_contributor_id_idx" ON "studio"."_growth_plan_v_rels" USING btree ("contributor_id");
  CREATE INDEX "_growth_plan_v_rels_verse_id_idx" ON "studio"."_growth_plan_v_rels" USING btree ("verse_id");
  CREATE INDEX "_growth_plan_v_rels_prayer_id_idx" ON "studio"."_growth_plan_v_rels" USING btree ("prayer_id");
  CREATE INDEX "_growth_plan_v_rels_trivia_id_idx" ON "studio"."_growth_plan_v_rels" USING btree ("trivia_id");
  CREATE INDEX "_growth_plan_v_rels_article_id_idx" ON "studio"."_growth_plan_v_rels" USING btree ("article_id");
  CREATE INDEX "_growth_plan_v_rels_growth_plan_id_idx" ON "studio"."_growth_plan_v_rels" USING btree ("growth_plan_id");
  CREATE INDEX "_growth_plan_v_rels_growth_plan_article_id_idx" ON "studio"."_growth_plan_v_rels" USING btree ("growth_plan_article_id");
  CREATE INDEX "_growth_plan_v_rels_growth_plan_article_prompt_id_idx" ON "studio"."_growth_plan_v_rels" USING btree ("growth_plan_article_prompt_id");
  CREATE INDEX "_growth_plan_v_rels_study_guide_id_idx" ON "studio"."_growth_plan_v_rels" USING btree ("study_guide_id");
  CREATE INDEX "_growth_plan_v_rels_study_guide_lesson_id_idx" ON "studio"."_growth_plan_v_rels" USING btree ("study_guide_lesson_id");
  CREATE INDEX "_growth_plan_v_rels_study_guide_section_id_idx" ON "studio"."_growth_plan_v_rels" USING btree ("study_guide_section_id");
  CREATE INDEX "_growth_plan_v_rels_channel_id_idx" ON "studio"."_growth_plan_v_rels" USING btree ("channel_id");
  CREATE INDEX "_growth_plan_v_rels_channel_article_id_idx" ON "studio"."_growth_plan_v_rels" USING btree ("channel_article_id");
  CREATE INDEX "_growth_plan_v_rels_daily_devotional_id_idx" ON "studio"."_growth_plan_v_rels" USING btree ("daily_devotional_id");
  CREATE INDEX "_growth_plan_v_rels_devotional_article_id_idx" ON "studio"."_growth_plan_v_rels" USING btree ("devotional_article_id");
  CREATE INDEX "_growth_plan_v_rels_general_page_id_idx" ON "studio"."_growth_plan_v_rels" USING btree ("general_page_id");
  CREATE INDEX "_growth_plan_v_rels_category_id_idx" ON "studio"."_growth_plan_v_rels" USING btree ("category_id");
  CREATE INDEX "_growth_plan_v_rels_bible_id_idx" ON "studio"."_growth_plan_v_rels" USING btree ("bible_id");
  CREATE INDEX "_growth_plan_v_rels_subscription_offer_id_idx" ON "studio"."_growth_plan_v_rels" USING btree ("subscription_offer_id");
  CREATE INDEX "_growth_plan_v_rels_redirect_id_idx" ON "studio"."_growth_plan_v_rels" USING btree ("redirect_id");
  CREATE INDEX "growth_plan_article_languages_order_idx" ON "studio"."growth_plan_article_languages" USING btree ("order");
  CREATE INDEX "growth_plan_article_languages_parent_idx" ON "studio"."growth_plan_article_languages" USING btree ("parent_id");
  CREATE INDEX "growth_plan_article_en_en_audio_idx" ON "studio"."growth_plan_article" USING btree ("en_audio_id");
  CREATE INDEX "growth_plan_article_es_es_audio_idx" ON "studio"."growth_plan_article" USING btree ("es_audio_id");
  CREATE INDEX "growth_plan_article_image_idx" ON "studio"."growth_plan_article" USING btree ("image_id");
  CREATE INDEX "growth_plan_article_parent_idx" ON "studio"."growth_plan_article" USING btree ("parent_id");
  CREATE UNIQUE INDEX "growth_plan_article_path_idx" ON "studio"."growth_plan_article" USING btree ("path");
  CREATE INDEX "growth_plan_article_created_by_idx" ON "studio"."growth_plan_article" USING btree ("created_by");
  CREATE INDEX "growth_plan_article_updated_at_idx" ON "studio"."growth_plan_article" USING btree ("updated_at");
  CREATE INDEX "growth_plan_article_created_at_idx" ON "studio"."growth_plan_article" USING btree ("created_at");
  CREATE INDEX "growth_plan_article_deleted_at_idx" ON "studio"."growth_plan_article" USING btree ("deleted_at");
  CREATE INDEX "growth_plan_article__status_idx" ON "studio"."growth_plan_article" USING btree ("_status");
  CREATE INDEX "growth_plan_article_rels_order_idx" ON "studio"."growth_plan_article_rels" USING btree ("order");
  CREATE INDEX "growth_plan_article_rels_parent_idx" ON "studio"."growth_plan_article_rels" USING btree ("parent_id");
  CREATE INDEX "growth_plan_article_rels_path_idx" ON "studio"."growth_plan_article_rels" USING btree ("path");
  CREATE INDEX "growth_plan_article_rels_topic_id_idx" ON "studio"."growth_plan_article_rels" USING btree ("topic_id");
  CREATE INDEX "growth_plan_article_rels_contributor_id_idx" ON "studio"."growth_plan_article_rels" USING btree ("contributor_id");
  CREATE INDEX "growth_plan_article_rels_verse_id_idx" ON "studio"."growth_plan_article_rels" USING btree ("verse_id");
  CREATE INDEX "growth_plan_article_rels_prayer_id_idx" ON "studio"."growth_plan_article_rels" USING btree ("prayer_id");
  CREATE INDEX "growth_plan_article_rels_trivia_id_idx" ON "studio"."growth_plan_article_rels" USING btree ("trivia_id");
  CREATE INDEX "growth_plan_article_rels_article_id_idx" ON "studio"."growth_plan_article_rels" USING btree ("article_id");
  CREATE INDEX "growth_plan_article_rels_growth_plan_id_idx" ON "studio"."growth_plan_article_rels" USING btree ("growth_plan_id");
  CREATE INDEX "growth_plan_article_rels_growth_plan_article_id_idx" ON "studio"."growth_plan_article_rels" USING btree ("growth_plan_article_id");
  CREATE INDEX "growth_plan_article_rels_growth_plan_article_prompt_id_idx" ON "studio"."growth_plan_article_rels" USING btree ("growth_plan_article_prompt_id");
  CREATE INDEX "growth_plan_article_rels_study_guide_id_idx" ON "studio"."growth_plan_article_rels" USING btree ("study_guide_id");
  CREATE INDEX "growth_plan_article_rels_study_guide_lesson_id_idx" ON "studio"."growth_plan_article_rels" USING btree ("study_guide_lesson_id");
  CREATE INDEX "growth_plan_article_rels_study_guide_section_id_idx" ON "studio"."growth_plan_article_rels" USING btree ("study_guide_section_id");
  CREATE INDEX "growth_plan_article_rels_channel_id_idx" ON "studio"."growth_plan_article_rels" USING btree ("channel_id");
  CREATE INDEX "growth_plan_article_rels_channel_article_id_idx" ON "studio"."growth_plan_article_rels" USING btree ("channel_article_id");
  CREATE INDEX "growth_plan_article_rels_daily_devotional_id_idx" ON "studio"."growth_plan_article_rels" USING btree ("daily_devotional_id");
  CREATE INDEX "growth_plan_article_rels_devotional_article_id_idx" ON "studio"."growth_plan_article_rels" USING btree ("devotional_article_id");
  CREATE INDEX "growth_plan_article_rels_general_page_id_idx" ON "studio"."growth_plan_article_rels" USING btree ("general_page_id");
  CREATE INDEX "growth_plan_article_rels_category_id_idx" ON "studio"."growth_plan_article_rels" USING btree ("category_id");
  CREATE INDEX "growth_plan_article_rels_bible_id_idx" ON "studio"."growth_plan_article_rels" USING btree ("bible_id");
  CREATE INDEX "growth_plan_article_rels_subscription_offer_id_idx" ON "studio"."growth_plan_article_rels" USING btree ("subscription_offer_id");
  CREATE INDEX "growth_plan_article_rels_redirect_id_idx" ON "studio"."growth_plan_article_rels" USING btree ("redirect_id");
  CREATE INDEX "_growth_plan_article_v_version_languages_order_idx" ON "studio"."_growth_plan_article_v_version_languages" USING btree ("order");
  CREATE INDEX "_growth_plan_article_v_version_languages_parent_idx" ON "studio"."_growth_plan_article_v_version_languages" USING btree ("parent_id");
  CREATE INDEX "_growth_plan_article_v_parent_idx" ON "studio"."_growth_plan_article_v" USING btree ("parent_id");
  CREATE INDEX "_growth_plan_article_v_version_en_version_en_audio_idx" ON "studio"."_growth_plan_article_v" USING btree ("version_en_audio_id");
  CREATE INDEX "_growth_plan_article_v_version_es_version_es_audio_idx" ON "studio"."_growth_plan_article_v" USING btree ("version_es_audio_id");
  CREATE INDEX "_growth_plan_article_v_version_version_image_idx" ON "studio"."_growth_plan_article_v" USING btree ("version_image_id");
  CREATE INDEX "_growth_plan_article_v_version_version_parent_idx" ON "studio"."_growth_plan_article_v" USING btree ("version_parent_id");
  CREATE INDEX "_growth_plan_article_v_version_version_path_idx" ON "studio"."_growth_plan_article_v" USING btree ("version_path");
  CREATE INDEX "_growth_plan_article_v_version_version_created_by_idx" ON "studio"."_growth_plan_article_v" USING btree ("version_created_by");
  CREATE INDEX "_growth_plan_article_v_version_version_updated_at_idx" ON "studio"."_growth_plan_article_v" USING btree ("version_updated_at");
  CREATE INDEX "_growth_plan_article_v_version_version_created_at_idx" ON "studio"."_growth_plan_article_v" USING btree ("version_created_at");
  CREATE INDEX "_growth_plan_article_v_version_version_deleted_at_idx" ON "studio"."_growth_plan_article_v" USING btree ("version_deleted_at");
  CREATE INDEX "_growth_plan_article_v_version_version__status_idx" ON "studio"."_growth_plan_article_v" USING btree ("version__status");
  CREATE INDEX "_growth_plan_article_v_created_at_idx" ON "studio"."_growth_plan_article_v" USING btree ("created_at");
  CREATE INDEX "_growth_plan_article_v_updated_at_idx" ON "studio"."_growth_plan_article_v" USING btree ("updated_at");
  CREATE INDEX "_growth_plan_article_v_latest_idx" ON "studio"."_growth_plan_article_v" USING btree ("latest");
  CREATE INDEX "_growth_plan_article_v_autosave_idx" ON "studio"."_growth_plan_article_v" USING btree ("autosave");
  CREATE INDEX "_growth_plan_article_v_rels_order_idx" ON "studio"."_growth_plan_article_v_rels" USING btree ("order");
  CREATE INDEX "_growth_plan_article_v_rels_parent_idx" ON "studio"."_growth_plan_article_v_rels" USING btree ("parent_id");
  CREATE INDEX "_growth_plan_article_v_rels_path_idx" ON "studio"."_growth_plan_article_v_rels" USING btree ("path");
  CREATE INDEX "_growth_plan_article_v_rels_topic_id_idx" ON "studio"."_growth_plan_article_v_rels" USING btree ("topic_id");
  CREATE INDEX "_growth_plan_article_v_rels_contributor_id_idx" ON "studio"."_growth_plan_article_v_rels" USING btree ("contributor_id");
  CREATE INDEX "_growth_plan_article_v_rels_verse_id_idx" ON "studio"."_growth_plan_article_v_rels" USING btree ("verse_id");
  CREATE INDEX "_growth_plan_article_v_rels_prayer_id_idx" ON "studio"."_growth_plan_article_v_rels" USING btree ("prayer_id");
  CREATE INDEX "_growth_plan_article_v_rels_trivia_id_idx" ON "studio"."_growth_plan_article_v_rels" USING btree ("trivia_id");
  CREATE INDEX "_growth_plan_article_v_rels_article_id_idx" ON "studio"."_growth_plan_article_v_rels" USING btree ("article_id");
  CREATE INDEX "_growth_plan_article_v_rels_growth_plan_id_idx" ON "studio"."_growth_plan_article_v_rels" USING btree ("growth_plan_id");
  CREATE INDEX "_growth_plan_article_v_rels_growth_plan_article_id_idx" ON "studio"."_growth_plan_article_v_rels" USING btree ("growth_plan_article_id");
  CREATE INDEX "_growth_plan_article_v_rels_growth_plan_article_prompt_i_idx" ON "studio"."_growth_plan_article_v_rels" USING btree ("growth_plan_article_prompt_id");
  CREATE INDEX "_growth_plan_article_v_rels_study_guide_id_idx" ON "studio"."_growth_plan_article_v_rels" USING btree ("study_guide_id");
  CREATE INDEX "_growth_plan_article_v_rels_study_guide_lesson_id_idx" ON "studio"."_growth_plan_article_v_rels" USING btree ("study_guide_lesson_id");
  CREATE INDEX "_growth_plan_article_v_rels_study_guide_section_id_idx" ON "studio"."_growth_plan_article_v_rels" USING btree ("study_guide_section_id");
  CREATE INDEX "_growth_plan_article_v_rels_channel_id_idx" ON "studio"."_growth_plan_article_v_rels" USING btree ("channel_id");
  CREATE INDEX "_growth_plan_article_v_rels_channel_article_id_idx" ON "studio"."_growth_plan_article_v_rels" USING btree ("channel_article_id");
  CREATE INDEX "_growth_plan_article_v_rels_daily_devotional_id_idx" ON "studio"."_growth_plan_article_v_rels" USING btree ("daily_devotional_id");
  CREATE INDEX "_growth_plan_article_v_rels_devotional_article_id_idx" ON "studio"."_growth_plan_article_v_rels" USING btree ("devotional_article_id");
  CREATE INDEX "_growth_plan_article_v_rels_general_page_id_idx" ON "studio"."_growth_plan_article_v_rels" USING btree ("general_page_id");
  CREATE INDEX "_growth_plan_article_v_rels_category_id_idx" ON "studio"."_growth_plan_article_v_rels" USING btree ("category_id");
  CREATE INDEX "_growth_plan_article_v_rels_bible_id_idx" ON "studio"."_growth_plan_article_v_rels" USING btree ("bible_id");
  CREATE INDEX "_growth_plan_article_v_rels_subscription_offer_id_idx" ON "studio"."_growth_plan_article_v_rels" USING btree ("subscription_offer_id");
  CREATE INDEX "_growth_plan_article_v_rels_redirect_id_idx" ON "studio"."_growth_plan_article_v_rels" USING btree ("redirect_id");
  CREATE INDEX "growth_plan_article_prompt_languages_order_idx" ON "studio"."growth_plan_article_prompt_languages" USING btree ("order");
  CREATE INDEX "growth_plan_article_prompt_languages_parent_idx" ON "studio"."growth_plan_article_prompt_languages" USING btree ("parent_id");
  CREATE INDEX "growth_plan_article_prompt_image_idx" ON "studio"."growth_plan_article_prompt" USING btree ("image_id");
  CREATE INDEX "growth_plan_article_prompt_parent_idx" ON "studio"."growth_plan_article_prompt" USING btree ("parent_id");
  CREATE UNIQUE INDEX "growth_plan_article_prompt_path_idx" ON "studio"."growth_plan_article_prompt" USING btree ("path");
  CREATE INDEX "growth_plan_article_prompt_created_by_idx" ON "studio"."growth_plan_article_prompt" USING btree ("created_by");
  CREATE INDEX "growth_plan_article_prompt_updated_at_idx" ON "studio"."growth_plan_article_prompt" USING btree ("updated_at");
  CREATE INDEX "growth_plan_article_prompt_created_at_idx" ON "studio"."growth_plan_article_prompt" USING btree ("created_at");
  CREATE INDEX "growth_plan_article_prompt_deleted_at_idx" ON "studio"."growth_plan_article_prompt" USING btree ("deleted_at");
  CREATE INDEX "growth_plan_article_prompt__status_idx" ON "studio"."growth_plan_article_prompt" USING btree ("_status");
  CREATE INDEX "growth_plan_article_prompt_rels_order_idx" ON "studio"."growth_plan_article_prompt_rels" USING btree ("order");
  CREATE INDEX "growth_plan_article_prompt_rels_parent_idx" ON "studio"."growth_plan_article_prompt_rels" USING btree ("parent_id");
  CREATE INDEX "growth_plan_article_prompt_rels_path_idx" ON "studio"."growth_plan_article_prompt_rels" USING btree ("path");
  CREATE INDEX "growth_plan_article_prompt_rels_topic_id_idx" ON "studio"."growth_plan_article_prompt_rels" USING btree ("topic_id");
  CREATE INDEX "growth_plan_article_prompt_rels_contributor_id_idx" ON "studio"."growth_plan_article_prompt_rels" USING btree ("contributor_id");
  CREATE INDEX "growth_plan_article_prompt_rels_verse_id_idx" ON "studio"."growth_plan_article_prompt_rels" USING btree ("verse_id");
  CREATE INDEX "growth_plan_article_prompt_rels_prayer_id_idx" ON "studio"."growth_plan_article_prompt_rels" USING btree ("prayer_id");
  CREATE INDEX "growth_plan_article_prompt_rels_trivia_id_idx" ON "studio"."growth_plan_article_prompt_rels" USING btree ("trivia_id");
  CREATE INDEX "growth_plan_article_prompt_rels_article_id_idx" ON "studio"."growth_plan_article_prompt_rels" USING btree ("article_id");
  CREATE INDEX "growth_plan_article_prompt_rels_growth_plan_id_idx" ON "studio"."growth_plan_article_prompt_rels" USING btree ("growth_plan_id");
  CREATE INDEX "growth_plan_article_prompt_rels_growth_plan_article_id_idx" ON "studio"."growth_plan_article_prompt_rels" USING btree ("growth_plan_article_id");
  CREATE INDEX "growth_plan_article_prompt_rels_growth_plan_article_prom_idx" ON "studio"."growth_plan_article_prompt_rels" USING btree ("growth_plan_article_prompt_id");
  CREATE INDEX "growth_plan_article_prompt_rels_study_guide_id_idx" ON "studio"."growth_plan_article_prompt_rels" USING btree ("study_guide_id");
  CREATE INDEX "growth_plan_article_prompt_rels_study_guide_lesson_id_idx" ON "studio"."growth_plan_article_prompt_rels" USING btree ("study_guide_lesson_id");
  CREATE INDEX "growth_plan_article_prompt_rels_study_guide_section_id_idx" ON "studio"."growth_plan_article_prompt_rels" USING btree ("study_guide_section_id");
  CREATE INDEX "growth_plan_article_prompt_rels_channel_id_idx" ON "studio"."growth_plan_article_prompt_rels" USING btree ("channel_id");
  CREATE INDEX "growth_plan_article_prompt_rels_channel_article_id_idx" ON "studio"."growth_plan_article_prompt_rels" USING btree ("channel_article_id");
  CREATE INDEX "growth_plan_article_prompt_rels_daily_devotional_id_idx" ON "studio"."growth_plan_article_prompt_rels" USING btree ("daily_devotional_id");
  CREATE INDEX "growth_plan_article_prompt_rels_devotional_article_id_idx" ON "studio"."growth_plan_article_prompt_rels" USING btree ("devotional_article_id");
  CREATE INDEX "growth_plan_article_prompt_rels_general_page_id_idx" ON "studio"."growth_plan_article_prompt_rels" USING btree ("general_page_id");
  CREATE INDEX "growth_plan_article_prompt_rels_category_id_idx" ON "studio"."growth_plan_article_prompt_rels" USING btree ("category_id");
  CREATE INDEX "growth_plan_article_prompt_rels_bible_id_idx" ON "studio"."growth_plan_article_prompt_rels" USING btree ("bible_id");
  CREATE INDEX "growth_plan_article_prompt_rels_subscription_offer_id_idx" ON "studio"."growth_plan_article_prompt_rels" USING btree ("subscription_offer_id");
  CREATE INDEX "growth_plan_article_prompt_rels_redirect_id_idx" ON "studio"."growth_plan_article_prompt_rels" USING btree ("redirect_id");
  CREATE INDEX "_growth_plan_article_prompt_v_version_languages_order_idx" ON "studio"."_growth_plan_article_prompt_v_version_languages" USING btree ("order");
  CREATE INDEX "_growth_plan_article_prompt_v_version_languages_parent_idx" ON "studio"."_growth_plan_article_prompt_v_version_languages" USING btree ("parent_id");
  CREATE INDEX "_growth_plan_article_prompt_v_parent_idx" ON "studio"."_growth_plan_article_prompt_v" USING btree ("parent_id");
  CREATE INDEX "_growth_plan_article_prompt_v_version_version_image_idx" ON "studio"."_growth_plan_article_prompt_v" USING btree ("version_image_id");
  CREATE INDEX "_growth_plan_article_prompt_v_version_version_parent_idx" ON "studio"."_growth_plan_article_prompt_v" USING btree ("version_parent_id");
  CREATE INDEX "_growth_plan_article_prompt_v_version_version_path_idx" ON "studio"."_growth_plan_article_prompt_v" USING btree ("version_path");
  CREATE INDEX "_growth_plan_article_prompt_v_version_version_created_by_idx" ON "studio"."_growth_plan_article_prompt_v" USING btree ("version_created_by");
  CREATE INDEX "_growth_plan_article_prompt_v_version_version_updated_at_idx" ON "studio"."_growth_plan_article_prompt_v" USING btree ("version_updated_at");
  CREATE INDEX "_growth_plan_article_prompt_v_version_version_created_at_idx" ON "studio"."_growth_plan_article_prompt_v" USING btree ("version_created_at");
  CREATE INDEX "_growth_plan_article_prompt_v_version_version_deleted_at_idx" ON "studio"."_growth_plan_article_prompt_v" USING btree ("version_deleted_at");
  CREATE INDEX "_growth_plan_article_prompt_v_version_version__status_idx" ON "studio"."_growth_plan_article_prompt_v" USING btree ("version__status");
  CREATE INDEX "_growth_plan_article_prompt_v_created_at_idx" ON "studio"."_growth_plan_article_prompt_v" USING btree ("created_at");
  CREATE INDEX "_growth_plan_article_prompt_v_updated_at_idx" ON "studio"."_growth_plan_article_prompt_v" USING btree ("updated_at");
  CREATE INDEX "_growth_plan_article_prompt_v_latest_idx" ON "studio"."_growth_plan_article_prompt_v" USING btree ("latest");
  CREATE INDEX "_growth_plan_article_prompt_v_autosave_idx" ON "studio"."_growth_plan_article_prompt_v" USING btree ("autosave");
  CREATE INDEX "_growth_plan_article_prompt_v_rels_order_idx" ON "studio"."_growth_plan_article_prompt_v_rels" USING btree ("order");
  CREATE INDEX "_growth_plan_article_prompt_v_rels_parent_idx" ON "studio"."_growth_plan_article_prompt_v_rels" USING btree ("parent_id");
  CREATE INDEX "_growth_plan_article_prompt_v_rels_path_idx" ON "studio"."_growth_plan_article_prompt_v_rels" USING btree ("path");
  CREATE INDEX "_growth_plan_article_prompt_v_rels_topic_id_idx" ON "studio"."_growth_plan_article_prompt_v_rels" USING btree ("topic_id");
  CREATE INDEX "_growth_plan_article_prompt_v_rels_contributor_id_idx" ON "studio"."_growth_plan_article_prompt_v_rels" USING btree ("contributor_id");
  CREATE INDEX "_growth_plan_article_prompt_v_rels_verse_id_idx" ON "studio"."_growth_plan_article_prompt_v_rels" USING btree ("verse_id");
  CREATE INDEX "_growth_plan_article_prompt_v_rels_prayer_id_idx" ON "studio"."_growth_plan_article_prompt_v_rels" USING btree ("prayer_id");
  CREATE INDEX "_growth_plan_article_prompt_v_rels_trivia_id_idx" ON "studio"."_growth_plan_article_prompt_v_rels" USING btree ("trivia_id");
  CREATE INDEX "_growth_plan_article_prompt_v_rels_article_id_idx" ON "studio"."_growth_plan_article_prompt_v_rels" USING btree ("article_id");
  CREATE INDEX "_growth_plan_article_prompt_v_rels_growth_plan_id_idx" ON "studio"."_growth_plan_article_prompt_v_rels" USING btree ("growth_plan_id");
  CREATE INDEX "_growth_plan_article_prompt_v_rels_growth_plan_article_i_idx" ON "studio"."_growth_plan_article_prompt_v_rels" USING btree ("growth_plan_article_id");
  CREATE INDEX "_growth_plan_article_prompt_v_rels_growth_plan_article_p_idx" ON "studio"."_growth_plan_article_prompt_v_rels" USING btree ("growth_plan_article_prompt_id");
  CREATE INDEX "_growth_plan_article_prompt_v_rels_study_guide_id_idx" ON "studio"."_growth_plan_article_prompt_v_rels" USING btree ("study_guide_id");
  CREATE INDEX "_growth_plan_article_prompt_v_rels_study_guide_lesson_id_idx" ON "studio"."_growth_plan_article_prompt_v_rels" USING btree ("study_guide_lesson_id");
  CREATE INDEX "_growth_plan_article_prompt_v_rels_study_guide_section_i_idx" ON "studio"."_growth_plan_article_prompt_v_rels" USING btree ("study_guide_section_id");
  CREATE INDEX "_growth_plan_article_prompt_v_rels_channel_id_idx" ON "studio"."_growth_plan_article_prompt_v_rels" USING btree ("channel_id");
  CREATE INDEX "_growth_plan_article_prompt_v_rels_channel_article_id_idx" ON "studio"."_growth_plan_article_prompt_v_rels" USING btree ("channel_article_id");
  CREATE INDEX "_growth_plan_article_prompt_v_rels_daily_devotional_id_idx" ON "studio"."_growth_plan_article_prompt_v_rels" USING btree ("daily_devotional_id");
  CREATE INDEX "_growth_plan_article_prompt_v_rels_devotional_article_id_idx" ON "studio"."_growth_plan_article_prompt_v_rels" USING btree ("devotional_article_id");
  CREATE INDEX "_growth_plan_article_prompt_v_rels_general_page_id_idx" ON "studio"."_growth_plan_article_prompt_v_rels" USING btree ("general_page_id");
  CREATE INDEX "_growth_plan_article_prompt_v_rels_category_id_idx" ON "studio"."_growth_plan_article_prompt_v_rels" USING btree ("category_id");
  CREATE INDEX "_growth_plan_article_prompt_v_rels_bible_id_idx" ON "studio"."_growth_plan_article_prompt_v_rels" USING btree ("bible_id");
  CREATE INDEX "_growth_plan_article_prompt_v_rels_subscription_offer_id_idx" ON "studio"."_growth_plan_article_prompt_v_rels" USING btree ("subscription_offer_id");
  CREATE INDEX "_growth_plan_article_prompt_v_rels_redirect_id_idx" ON "studio"."_growth_plan_article_prompt_v_rels" USING btree ("redirect_id");
  CREATE INDEX "study_guide_languages_order_idx" ON "studio"."study_guide_languages" USING btree ("order");
  CREATE INDEX "study_guide_languages_parent_idx" ON "studio"."study_guide_languages" USING btree ("parent_id");
  CREATE INDEX "study_guide_image_idx" ON "studio"."study_guide" USING btree ("image_id");
  CREATE UNIQUE INDEX "study_guide_path_idx" ON "studio"."study_guide" USING btree ("path");
  CREATE INDEX "study_guide_created_by_idx" ON "studio"."study_guide" USING btree ("created_by");
  CREATE INDEX "study_guide_updated_at_idx" ON "studio"."study_guide" USING btree ("updated_at");
  CREATE INDEX "study_guide_created_at_idx" ON "studio"."study_guide" USING btree ("created_at");
  CREATE INDEX "study_guide_deleted_at_idx" ON "studio"."study_guide" USING btree ("deleted_at");
  CREATE INDEX "study_guide__status_idx" ON "studio"."study_guide" USING btree ("_status");
  CREATE INDEX "study_guide_rels_order_idx" ON "studio"."study_guide_rels" USING btree ("order");
  CREATE INDEX "study_guide_rels_parent_idx" ON "studio"."study_guide_rels" USING btree ("parent_id");
  CREATE INDEX "study_guide_rels_path_idx" ON "studio"."study_guide_rels" USING btree ("path");
  CREATE INDEX "study_guide_rels_topic_id_idx" ON "studio"."study_guide_rels" USING btree ("topic_id");
  CREATE INDEX "study_guide_rels_contributor_id_idx" ON "studio"."study_guide_rels" USING btree ("contributor_id");
  CREATE INDEX "study_guide_rels_verse_id_idx" ON "studio"."study_guide_rels" USING btree ("verse_id");
  CREATE INDEX "study_guide_rels_prayer_id_idx" ON "studio"."study_guide_rels" USING btree ("prayer_id");
  CREATE INDEX "study_guide_rels_trivia_id_idx" ON "studio"."study_guide_rels" USING btree ("trivia_id");
  CREATE INDEX "study_guide_rels_article_id_idx" ON "studio"."study_guide_rels" USING btree ("article_id");
  CREATE INDEX "study_guide_rels_growth_plan_id_idx" ON "studio"."study_guide_rels" USING btree ("growth_plan_id");
  CREATE INDEX "study_guide_rels_growth_plan_article_id_idx" ON "studio"."study_guide_rels" USING btree ("growth_plan_article_id");
  CREATE INDEX "study_guide_rels_growth_plan_article_prompt_id_idx" ON "studio"."study_guide_rels" USING btree ("growth_plan_article_prompt_id");
  CREATE INDEX "study_guide_rels_study_guide_id_idx" ON "studio"."study_guide_rels" USING btree ("study_guide_id");
  CREATE INDEX "study_guide_rels_study_guide_lesson_id_idx" ON "studio"."study_guide_rels" USING btree ("study_guide_lesson_id");
  CREATE INDEX "study_guide_rels_study_guide_section_id_idx" ON "studio"."study_guide_rels" USING btree ("study_guide_section_id");
  CREATE INDEX "study_guide_rels_channel_id_idx" ON "studio"."study_guide_rels" USING btree ("channel_id");
  CREATE INDEX "study_guide_rels_channel_article_id_idx" ON "studio"."study_guide_rels" USING btree ("channel_article_id");
  CREATE INDEX "study_guide_rels_daily_devotional_id_idx" ON "studio"."study_guide_rels" USING btree ("daily_devotional_id");
  CREATE INDEX "study_guide_rels_devotional_article_id_idx" ON "studio"."study_guide_rels" USING btree ("devotional_article_id");
  CREATE INDEX "study_guide_rels_general_page_id_idx" ON "studio"."study_guide_rels" USING btree ("general_page_id");
  CREATE INDEX "study_guide_rels_category_id_idx" ON "studio"."study_guide_rels" USING btree ("category_id");
  CREATE INDEX "study_guide_rels_bible_id_idx" ON "studio"."study_guide_rels" USING btree ("bible_id");
  CREATE INDEX "study_guide_rels_subscription_offer_id_idx" ON "studio"."study_guide_rels" USING btree ("subscription_offer_id");
  CREATE INDEX "study_guide_rels_redirect_id_idx" ON "studio"."study_guide_rels" USING btree ("redirect_id");
  CREATE INDEX "_study_guide_v_version_languages_order_idx" ON "studio"."_study_guide_v_version_languages" USING btree ("order");
  CREATE INDEX "_study_guide_v_version_languages_parent_idx" ON "studio"."_study_guide_v_version_languages" USING btree ("parent_id");
  CREATE INDEX "_study_guide_v_parent_idx" ON "studio"."_study_guide_v" USING btree ("parent_id");
  CREATE INDEX "_study_guide_v_version_version_image_idx" ON "studio"."_study_guide_v" USING btree ("version_image_id");
  CREATE INDEX "_study_guide_v_version_version_path_idx" ON "studio"."_study_guide_v" USING btree ("version_path");
  CREATE INDEX "_study_guide_v_version_version_created_by_idx" ON "studio"."_study_guide_v" USING btree ("version_created_by");
  CREATE INDEX "_study_guide_v_version_version_updated_at_idx" ON "studio"."_study_guide_v" USING btree ("version_updated_at");
  CREATE INDEX "_study_guide_v_version_version_created_at_idx" ON "studio"."_study_guide_v" USING btree ("version_created_at");
  CREATE INDEX "_study_guide_v_version_version_deleted_at_idx" ON "studio"."_study_guide_v" USING btree ("version_deleted_at");
  CREATE INDEX "_study_guide_v_version_version__status_idx" ON "studio"."_study_guide_v" USING btree ("version__status");
  CREATE INDEX "_study_guide_v_created_at_idx" ON "studio"."_study_guide_v" USING btree ("created_at");
  CREATE INDEX "_study_guide_v_updated_at_idx" ON "studio"."_study_guide_v" USING btree ("updated_at");
  CREATE INDEX "_study_guide_v_latest_idx" ON "studio"."_study_guide_v" USING btree ("latest");
  CREATE INDEX "_study_guide_v_autosave_idx" ON "studio"."_study_guide_v" USING btree ("autosave");
  CREATE INDEX "_study_guide_v_rels_order_idx" ON "studio"."_study_guide_v_rels" USING btree ("order");
  CREATE INDEX "_study_guide_v_rels_parent_idx" ON "studio"."_study_guide_v_rels" USING btree ("parent_id");
  CREATE INDEX "_study_guide_v_rels_path_idx" ON "studio"."_study_guide_v_rels" USING btree ("path");
  CREATE INDEX "_study_guide_v_rels_topic_id_idx" ON "studio"."_study_guide_v_rels" USING btree ("topic_id");
  CREATE INDEX "_study_guide_v_rels_contributor_id_idx" ON "studio"."_study_guide_v_rels" USING btree ("contributor_id");
  CREATE INDEX "_study_guide_v_rels_verse_id_idx" ON "studio"."_study_guide_v_rels" USING btree ("verse_id");
  CREATE INDEX "_study_guide_v_rels_prayer_id_idx" ON "studio"."_study_guide_v_rels" USING btree ("prayer_id");
  CREATE INDEX "_study_guide_v_rels_trivia_id_idx" ON "studio"."_study_guide_v_rels" USING btree ("trivia_id");
  CREATE INDEX "_study_guide_v_rels_article_id_idx" ON "studio"."_study_guide_v_rels" USING btree ("article_id");
  CREATE INDEX "_study_guide_v_rels_growth_plan_id_idx" ON "studio"."_study_guide_v_rels" USING btree ("growth_plan_id");
  CREATE INDEX "_study_guide_v_rels_growth_plan_article_id_idx" ON "studio"."_study_guide_v_rels" USING btree ("growth_plan_article_id");
  CREATE INDEX "_study_guide_v_rels_growth_plan_article_prompt_id_idx" ON "studio"."_study_guide_v_rels" USING btree ("growth_plan_article_prompt_id");
  CREATE INDEX "_study_guide_v_rels_study_guide_id_idx" ON "studio"."_study_guide_v_rels" USING btree ("study_guide_id");
  CREATE INDEX "_study_guide_v_rels_study_guide_lesson_id_idx" ON "studio"."_study_guide_v_rels" USING btree ("study_guide_lesson_id");
  CREATE INDEX "_study_guide_v_rels_study_guide_section_id_idx" ON "studio"."_study_guide_v_rels" USING btree ("study_guide_section_id");
  CREATE INDEX "_study_guide_v_rels_channel_id_idx" ON "studio"."_study_guide_v_rels" USING btree ("channel_id");
  CREATE INDEX "_study_guide_v_rels_channel_article_id_idx" ON "studio"."_study_guide_v_rels" USING btree ("channel_article_id");
  CREATE INDEX "_study_guide_v_rels_daily_devotional_id_idx" ON "studio"."_study_guide_v_rels" USING btree ("daily_devotional_id");
  CREATE INDEX "_study_guide_v_rels_devotional_article_id_idx" ON "studio"."_study_guide_v_rels" USING btree ("devotional_article_id");
  CREATE INDEX "_study_guide_v_rels_general_page_id_idx" ON "studio"."_study_guide_v_rels" USING btree ("general_page_id");
  CREATE INDEX "_study_guide_v_rels_category_id_idx" ON "studio"."_study_guide_v_rels" USING btree ("category_id");
  CREATE INDEX "_study_guide_v_rels_bible_id_idx" ON "studio"."_study_guide_v_rels" USING btree ("bible_id");
  CREATE INDEX "_study_guide_v_rels_subscription_offer_id_idx" ON "studio"."_study_guide_v_rels" USING btree ("subscription_offer_id");
  CREATE INDEX "_study_guide_v_rels_redirect_id_idx" ON "studio"."_study_guide_v_rels" USING btree ("redirect_id");
  CREATE INDEX "study_guide_lesson_languages_order_idx" ON "studio"."study_guide_lesson_languages" USING btree ("order");
  CREATE INDEX "study_guide_lesson_languages_parent_idx" ON "studio"."study_guide_lesson_languages" USING btree ("parent_id");
  CREATE INDEX "study_guide_lesson_en_en_audio_idx" ON "studio"."study_guide_lesson" USING btree ("en_audio_id");
  CREATE INDEX "study_guide_lesson_es_es_audio_idx" ON "studio"."study_guide_lesson" USING btree ("es_audio_id");
  CREATE INDEX "study_guide_lesson_image_idx" ON "studio"."study_guide_lesson" USING btree ("image_id");
  CREATE INDEX "study_guide_lesson_parent_idx" ON "studio"."study_guide_lesson" USING btree ("parent_id");
  CREATE UNIQUE INDEX "study_guide_lesson_path_idx" ON "studio"."study_guide_lesson" USING btree ("path");
  CREATE INDEX "study_guide_lesson_created_by_idx" ON "studio"."study_guide_lesson" USING btree ("created_by");
  CREATE INDEX "study_guide_lesson_updated_at_idx" ON "studio"."study_guide_lesson" USING btree ("updated_at");
  CREATE INDEX "study_guide_lesson_created_at_idx" ON "studio"."study_guide_lesson" USING btree ("created_at");
  CREATE INDEX "study_guide_lesson_deleted_at_idx" ON "studio"."study_guide_lesson" USING btree ("deleted_at");
  CREATE INDEX "study_guide_lesson__status_idx" ON "studio"."study_guide_lesson" USING btree ("_status");
  CREATE INDEX "study_guide_lesson_rels_order_idx" ON "studio"."study_guide_lesson_rels" USING btree ("order");
  CREATE INDEX "study_guide_lesson_rels_parent_idx" ON "studio"."study_guide_lesson_rels" USING btree ("parent_id");
  CREATE INDEX "study_guide_lesson_rels_path_idx" ON "studio"."study_guide_lesson_rels" USING btree ("path");
  CREATE INDEX "study_guide_lesson_rels_topic_id_idx" ON "studio"."study_guide_lesson_rels" USING btree ("topic_id");
  CREATE INDEX "study_guide_lesson_rels_contributor_id_idx" ON "studio"."study_guide_lesson_rels" USING btree ("contributor_id");
  CREATE INDEX "study_guide_lesson_rels_verse_id_idx" ON "studio"."study_guide_lesson_rels" USING btree ("verse_id");
  CREATE INDEX "study_guide_lesson_rels_prayer_id_idx" ON "studio"."study_guide_lesson_rels" USING btree ("prayer_id");
  CREATE INDEX "study_guide_lesson_rels_trivia_id_idx" ON "studio"."study_guide_lesson_rels" USING btree ("trivia_id");
  CREATE INDEX "study_guide_lesson_rels_article_id_idx" ON "studio"."study_guide_lesson_rels" USING btree ("article_id");
  CREATE INDEX "study_guide_lesson_rels_growth_plan_id_idx" ON "studio"."study_guide_lesson_rels" USING btree ("growth_plan_id");
  CREATE INDEX "study_guide_lesson_rels_growth_plan_article_id_idx" ON "studio"."study_guide_lesson_rels" USING btree ("growth_plan_article_id");
  CREATE INDEX "study_guide_lesson_rels_growth_plan_article_prompt_id_idx" ON "studio"."study_guide_lesson_rels" USING btree ("growth_plan_article_prompt_id");
  CREATE INDEX "study_guide_lesson_rels_study_guide_id_idx" ON "studio"."study_guide_lesson_rels" USING btree ("study_guide_id");
  CREATE INDEX "study_guide_lesson_rels_study_guide_lesson_id_idx" ON "studio"."study_guide_lesson_rels" USING btree ("study_guide_lesson_id");
  CREATE INDEX "study_guide_lesson_rels_study_guide_section_id_idx" ON "studio"."study_guide_lesson_rels" USING btree ("study_guide_section_id");
  CREATE INDEX "study_guide_lesson_rels_channel_id_idx" ON "studio"."study_guide_lesson_rels" USING btree ("channel_id");
  CREATE INDEX "study_guide_lesson_rels_channel_article_id_idx" ON "studio"."study_guide_lesson_rels" USING btree ("channel_article_id");
  CREATE INDEX "study_guide_lesson_rels_daily_devotional_id_idx" ON "studio"."study_guide_lesson_rels" USING btree ("daily_devotional_id");
  CREATE INDEX "study_guide_lesson_rels_devotional_article_id_idx" ON "studio"."study_guide_lesson_rels" USING btree ("devotional_article_id");
  CREATE INDEX "study_guide_lesson_rels_general_page_id_idx" ON "studio"."study_guide_lesson_rels" USING btree ("general_page_id");
  CREATE INDEX "study_guide_lesson_rels_category_id_idx" ON "studio"."study_guide_lesson_rels" USING btree ("category_id");
  CREATE INDEX "study_guide_lesson_rels_bible_id_idx" ON "studio"."study_guide_lesson_rels" USING btree ("bible_id");
  CREATE INDEX "study_guide_lesson_rels_subscription_offer_id_idx" ON "studio"."study_guide_lesson_rels" USING btree ("subscription_offer_id");
  CREATE INDEX "study_guide_lesson_rels_redirect_id_idx" ON "studio"."study_guide_lesson_rels" USING btree ("redirect_id");
  CREATE INDEX "_study_guide_lesson_v_version_languages_order_idx" ON "studio"."_study_guide_lesson_v_version_languages" USING btree ("order");
  CREATE INDEX "_study_guide_lesson_v_version_languages_parent_idx" ON "studio"."_study_guide_lesson_v_version_languages" USING btree ("parent_id");
  CREATE INDEX "_study_guide_lesson_v_parent_idx" ON "studio"."_study_guide_lesson_v" USING btree ("parent_id");
  CREATE INDEX "_study_guide_lesson_v_version_en_version_en_audio_idx" ON "studio"."_study_guide_lesson_v" USING btree ("version_en_audio_id");
  CREATE INDEX "_study_guide_lesson_v_version_es_version_es_audio_idx" ON "studio"."_study_guide_lesson_v" USING btree ("version_es_audio_id");
  CREATE INDEX "_study_guide_lesson_v_version_version_image_idx" ON "studio"."_study_guide_lesson_v" USING btree ("version_image_id");
  CREATE INDEX "_study_guide_lesson_v_version_version_parent_idx" ON "studio"."_study_guide_lesson_v" USING btree ("version_parent_id");
  CREATE INDEX "_study_guide_lesson_v_version_version_path_idx" ON "studio"."_study_guide_lesson_v" USING btree ("version_path");
  CREATE INDEX "_study_guide_lesson_v_version_version_created_by_idx" ON "studio"."_study_guide_lesson_v" USING btree ("version_created_by");
  CREATE INDEX "_study_guide_lesson_v_version_version_updated_at_idx" ON "studio"."_study_guide_lesson_v" USING btree ("version_updated_at");
  CREATE INDEX "_study_guide_lesson_v_version_version_created_at_idx" ON "studio"."_study_guide_lesson_v" USING btree ("version_created_at");
  CREATE INDEX "_study_guide_lesson_v_version_version_deleted_at_idx" ON "studio"."_study_guide_lesson_v" USING btree ("version_deleted_at");
  CREATE INDEX "_study_guide_lesson_v_version_version__status_idx" ON "studio"."_study_guide_lesson_v" USING btree ("version__status");
  CREATE INDEX "_study_guide_lesson_v_created_at_idx" ON "studio"."_study_guide_lesson_v" USING btree ("created_at");
  CREATE INDEX "_study_guide_lesson_v_updated_at_idx" ON "studio"."_study_guide_lesson_v" USING btree ("updated_at");
  CREATE INDEX "_study_guide_lesson_v_latest_idx" ON "studio"."_study_guide_lesson_v" USING btree ("latest");
  CREATE INDEX "_study_guide_lesson_v_autosave_idx" ON "studio"."_study_guide_lesson_v" USING btree ("autosave");
  CREATE INDEX "_study_guide_lesson_v_rels_order_idx" ON "studio"."_study_guide_lesson_v_rels" USING btree ("order");
  CREATE INDEX "_study_guide_lesson_v_rels_parent_idx" ON "studio"."_study_guide_lesson_v_rels" USING btree ("parent_id");
  CREATE INDEX "_study_guide_lesson_v_rels_path_idx" ON "studio"."_study_guide_lesson_v_rels" USING btree ("path");
  CREATE INDEX "_study_guide_lesson_v_rels_topic_id_idx" ON "studio"."_study_guide_lesson_v_rels" USING btree ("topic_id");
  CREATE INDEX "_study_guide_lesson_v_rels_contributor_id_idx" ON "studio"."_study_guide_lesson_v_rels" USING btree ("contributor_id");
  CREATE INDEX "_study_guide_lesson_v_rels_verse_id_idx" ON "studio"."_study_guide_lesson_v_rels" USING btree ("verse_id");
  CREATE INDEX "_study_guide_lesson_v_rels_prayer_id_idx" ON "studio"."_study_guide_lesson_v_rels" USING btree ("prayer_id");
  CREATE INDEX "_study_guide_lesson_v_rels_trivia_id_idx" ON "studio"."_study_guide_lesson_v_rels" USING btree ("trivia_id");
  CREATE INDEX "_study_guide_lesson_v_rels_article_id_idx" ON "studio"."_study_guide_lesson_v_rels" USING btree ("article_id");
  CREATE INDEX "_study_guide_lesson_v_rels_growth_plan_id_idx" ON "studio"."_study_guide_lesson_v_rels" USING btree ("growth_plan_id");
  CREATE INDEX "_study_guide_lesson_v_rels_growth_plan_article_id_idx" ON "studio"."_study_guide_lesson_v_rels" USING btree ("growth_plan_article_id");
  CREATE INDEX "_study_guide_lesson_v_rels_growth_plan_article_prompt_id_idx" ON "studio"."_study_guide_lesson_v_rels" USING btree ("growth_plan_article_prompt_id");
  CREATE INDEX "_study_guide_lesson_v_rels_study_guide_id_idx" ON "studio"."_study_guide_lesson_v_rels" USING btree ("study_guide_id");
  CREATE INDEX "_study_guide_lesson_v_rels_study_guide_lesson_id_idx" ON "studio"."_study_guide_lesson_v_rels" USING btree ("study_guide_lesson_id");
  CREATE INDEX "_study_guide_lesson_v_rels_study_guide_section_id_idx" ON "studio"."_study_guide_lesson_v_rels" USING btree ("study_guide_section_id");
  CREATE INDEX "_study_guide_lesson_v_rels_channel_id_idx" ON "studio"."_study_guide_lesson_v_rels" USING btree ("channel_id");
  CREATE INDEX "_study_guide_lesson_v_rels_channel_article_id_idx" ON "studio"."_study_guide_lesson_v_rels" USING btree ("channel_article_id");
  CREATE INDEX "_study_guide_lesson_v_rels_daily_devotional_id_idx" ON "studio"."_study_guide_lesson_v_rels" USING btree ("daily_devotional_id");
  CREATE INDEX "_study_guide_lesson_v_rels_devotional_article_id_idx" ON "studio"."_study_guide_lesson_v_rels" USING btree ("devotional_article_id");
  CREATE INDEX "_study_guide_lesson_v_rels_general_page_id_idx" ON "studio"."_study_guide_lesson_v_rels" USING btree ("general_page_id");
  CREATE INDEX "_study_guide_lesson_v_rels_category_id_idx" ON "studio"."_study_guide_lesson_v_rels" USING btree ("category_id");
  CREATE INDEX "_study_guide_lesson_v_rels_bible_id_idx" ON "studio"."_study_guide_lesson_v_rels" USING btree ("bible_id");
  CREATE INDEX "_study_guide_lesson_v_rels_subscription_offer_id_idx" ON "studio"."_study_guide_lesson_v_rels" USING btree ("subscription_offer_id");
  CREATE INDEX "_study_guide_lesson_v_rels_redirect_id_idx" ON "studio"."_study_guide_lesson_v_rels" USING btree ("redirect_id");
  CREATE INDEX "study_guide_section_languages_order_idx" ON "studio"."study_guide_section_languages" USING btree ("order");
  CREATE INDEX "study_guide_section_languages_parent_idx" ON "studio"."study_guide_section_languages" USING btree ("parent_id");
  CREATE INDEX "study_guide_section_image_idx" ON "studio"."study_guide_section" USING btree ("image_id");
  CREATE INDEX "study_guide_section_parent_idx" ON "studio"."study_guide_section" USING btree ("parent_id");
  CREATE UNIQUE INDEX "study_guide_section_path_idx" ON "studio"."study_guide_section" USING btree ("path");
  CREATE INDEX "study_guide_section_created_by_idx" ON "studio"."study_guide_section" USING btree ("created_by");
  CREATE INDEX "study_guide_section_updated_at_idx" ON "studio"."study_guide_section" USING btree ("updated_at");
  CREATE INDEX "study_guide_section_created_at_idx" ON "studio"."study_guide_section" USING btree ("created_at");
  CREATE INDEX "study_guide_section_deleted_at_idx" ON "studio"."study_guide_section" USING btree ("deleted_at");
  CREATE INDEX "study_guide_section__status_idx" ON "studio"."study_guide_section" USING btree ("_status");
  CREATE INDEX "study_guide_section_rels_order_idx" ON "studio"."study_guide_section_rels" USING btree ("order");
  CREATE INDEX "study_guide_section_rels_parent_idx" ON "studio"."study_guide_section_rels" USING btree ("parent_id");
  CREATE INDEX "study_guide_section_rels_path_idx" ON "studio"."study_guide_section_rels" USING btree ("path");
  CREATE INDEX "study_guide_section_rels_topic_id_idx" ON "studio"."study_guide_section_rels" USING btree ("topic_id");
  CREATE INDEX "study_guide_section_rels_contributor_id_idx" ON "studio"."study_guide_section_rels" USING btree ("contributor_id");
  CREATE INDEX "study_guide_section_rels_verse_id_idx" ON "studio"."study_guide_section_rels" USING btree ("verse_id");
  CREATE INDEX "study_guide_section_rels_prayer_id_idx" ON "studio"."study_guide_section_rels" USING btree ("prayer_id");
  CREATE INDEX "study_guide_section_rels_trivia_id_idx" ON "studio"."study_guide_section_rels" USING btree ("trivia_id");
  CREATE INDEX "study_guide_section_rels_article_id_idx" ON "studio"."study_guide_section_rels" USING btree ("article_id");
  CREATE INDEX "study_guide_section_rels_growth_plan_id_idx" ON "studio"."study_guide_section_rels" USING btree ("growth_plan_id");
  CREATE INDEX "study_guide_section_rels_growth_plan_article_id_idx" ON "studio"."study_guide_section_rels" USING btree ("growth_plan_article_id");
  CREATE INDEX "study_guide_section_rels_growth_plan_article_prompt_id_idx" ON "studio"."study_guide_section_rels" USING btree ("growth_plan_article_prompt_id");
  CREATE INDEX "study_guide_section_rels_study_guide_id_idx" ON "studio"."study_guide_section_rels" USING btree ("study_guide_id");
  CREATE INDEX "study_guide_section_rels_study_guide_lesson_id_idx" ON "studio"."study_guide_section_rels" USING btree ("study_guide_lesson_id");
  CREATE INDEX "study_guide_section_rels_study_guide_section_id_idx" ON "studio"."study_guide_section_rels" USING btree ("study_guide_section_id");
  CREATE INDEX "study_guide_section_rels_channel_id_idx" ON "studio"."study_guide_section_rels" USING btree ("channel_id");
  CREATE INDEX "study_guide_section_rels_channel_article_id_idx" ON "studio"."study_guide_section_rels" USING btree ("channel_article_id");
  CREATE INDEX "study_guide_section_rels_daily_devotional_id_idx" ON "studio"."study_guide_section_rels" USING btree ("daily_devotional_id");
  CREATE INDEX "study_guide_section_rels_devotional_article_id_idx" ON "studio"."study_guide_section_rels" USING btree ("devotional_article_id");
  CREATE INDEX "study_guide_section_rels_general_page_id_idx" ON "studio"."study_guide_section_rels" USING btree ("general_page_id");
  CREATE INDEX "study_guide_section_rels_category_id_idx" ON "studio"."study_guide_section_rels" USING btree ("category_id");
  CREATE INDEX "study_guide_section_rels_bible_id_idx" ON "studio"."study_guide_section_rels" USING btree ("bible_id");
  CREATE INDEX "study_guide_section_rels_subscription_offer_id_idx" ON "studio"."study_guide_section_rels" USING btree ("subscription_offer_id");
  CREATE INDEX "study_guide_section_rels_redirect_id_idx" ON "studio"."study_guide_section_rels" USING btree ("redirect_id");
  CREATE INDEX "_study_guide_section_v_version_languages_order_idx" ON "studio"."_study_guide_section_v_version_languages" USING btree ("order");
  CREATE INDEX "_study_guide_section_v_version_languages_parent_idx" ON "studio"."_study_guide_section_v_version_languages" USING btree ("parent_id");
  CREATE INDEX "_study_guide_section_v_parent_idx" ON "studio"."_study_guide_section_v" USING btree ("parent_id");
  CREATE INDEX "_study_guide_section_v_version_version_image_idx" ON "studio"."_study_guide_section_v" USING btree ("version_image_id");
  CREATE INDEX "_study_guide_section_v_version_version_parent_idx" ON "studio"."_study_guide_section_v" USING btree ("version_parent_id");
  CREATE INDEX "_study_guide_section_v_version_version_path_idx" ON "studio"."_study_guide_section_v" USING btree ("version_path");
  CREATE INDEX "_study_guide_section_v_version_version_created_by_idx" ON "studio"."_study_guide_section_v" USING btree ("version_created_by");
  CREATE INDEX "_study_guide_section_v_version_version_updated_at_idx" ON "studio"."_study_guide_section_v" USING btree ("version_updated_at");
  CREATE INDEX "_study_guide_section_v_version_version_created_at_idx" ON "studio"."_study_guide_section_v" USING btree ("version_created_at");
  CREATE INDEX "_study_guide_section_v_version_version_deleted_at_idx" ON "studio"."_study_guide_section_v" USING btree ("version_deleted_at");
  CREATE INDEX "_study_guide_section_v_version_version__status_idx" ON "studio"."_study_guide_section_v" USING btree ("version__status");
  CREATE INDEX "_study_guide_section_v_created_at_idx" ON "studio"."_study_guide_section_v" USING btree ("created_at");
  CREATE INDEX "_study_guide_section_v_updated_at_idx" ON "studio"."_study_guide_section_v" USING btree ("updated_at");
  CREATE INDEX "_study_guide_section_v_latest_idx" ON "studio"."_study_guide_section_v" USING btree ("latest");
  CREATE INDEX "_study_guide_section_v_autosave_idx" ON "studio"."_study_guide_section_v" USING btree ("autosave");
  CREATE INDEX "_study_guide_section_v_rels_order_idx" ON "studio"."_study_guide_section_v_rels" USING btree ("order");
  CREATE INDEX "_study_guide_section_v_rels_parent_idx" ON "studio"."_study_guide_section_v_rels" USING btree ("parent_id");
  CREATE INDEX "_study_guide_section_v_rels_path_idx" ON "studio"."_study_guide_section_v_rels" USING btree ("path");
  CREATE INDEX "_study_guide_section_v_rels_topic_id_idx" ON "studio"."_study_guide_section_v_rels" USING btree ("topic_id");
  CREATE INDEX "_study_guide_section_v_rels_contributor_id_idx" ON "studio"."_study_guide_section_v_rels" USING btree ("contributor_id");
  CREATE INDEX "_study_guide_section_v_rels_verse_id_idx" ON "studio"."_study_guide_section_v_rels" USING btree ("verse_id");
  CREATE INDEX "_study_guide_section_v_rels_prayer_id_idx" ON "studio"."_study_guide_section_v_rels" USING btree ("prayer_id");
  CREATE INDEX "_study_guide_section_v_rels_trivia_id_idx" ON "studio"."_study_guide_section_v_rels" USING btree ("trivia_id");
  CREATE INDEX "_study_guide_section_v_rels_article_id_idx" ON "studio"."_study_guide_section_v_rels" USING btree ("article_id");
  CREATE INDEX "_study_guide_section_v_rels_growth_plan_id_idx" ON "studio"."_study_guide_section_v_rels" USING btree ("growth_plan_id");
  CREATE INDEX "_study_guide_section_v_rels_growth_plan_article_id_idx" ON "studio"."_study_guide_section_v_rels" USING btree ("growth_plan_article_id");
  CREATE INDEX "_study_guide_section_v_rels_growth_plan_article_prompt_i_idx" ON "studio"."_study_guide_section_v_rels" USING btree ("growth_plan_article_prompt_id");
  CREATE INDEX "_study_guide_section_v_rels_study_guide_id_idx" ON "studio"."_study_guide_section_v_rels" USING btree ("study_guide_id");
  CREATE INDEX "_study_guide_section_v_rels_study_guide_lesson_id_idx" ON "studio"."_study_guide_section_v_rels" USING btree ("study_guide_lesson_id");
  CREATE INDEX "_study_guide_section_v_rels_study_guide_section_id_idx" ON "studio"."_study_guide_section_v_rels" USING btree ("study_guide_section_id");
  CREATE INDEX "_study_guide_section_v_rels_channel_id_idx" ON "studio"."_study_guide_section_v_rels" USING btree ("channel_id");
  CREATE INDEX "_study_guide_section_v_rels_channel_article_id_idx" ON "studio"."_study_guide_section_v_rels" USING btree ("channel_article_id");
  CREATE INDEX "_study_guide_section_v_rels_daily_devotional_id_idx" ON "studio"."_study_guide_section_v_rels" USING btree ("daily_devotional_id");
  CREATE INDEX "_study_guide_section_v_rels_devotional_article_id_idx" ON "studio"."_study_guide_section_v_rels" USING btree ("devotional_article_id");
  CREATE INDEX "_study_guide_section_v_rels_general_page_id_idx" ON "studio"."_study_guide_section_v_rels" USING btree ("general_page_id");
  CREATE INDEX "_study_guide_section_v_rels_category_id_idx" ON "studio"."_study_guide_section_v_rels" USING btree ("category_id");
  CREATE INDEX "_study_guide_section_v_rels_bible_id_idx" ON "studio"."_study_guide_section_v_rels" USING btree ("bible_id");
  CREATE INDEX "_study_guide_section_v_rels_subscription_offer_id_idx" ON "studio"."_study_guide_section_v_rels" USING btree ("subscription_offer_id");
  CREATE INDEX "_study_guide_section_v_rels_redirect_id_idx" ON "studio"."_study_guide_section_v_rels" USING btree ("redirect_id");
  CREATE INDEX "channel_languages_order_idx" ON "studio"."channel_languages" USING btree ("order");
  CREATE INDEX "channel_languages_parent_idx" ON "studio"."channel_languages" USING btree ("parent_id");
  CREATE INDEX "channel_image_idx" ON "studio"."channel" USING btree ("image_id");
  CREATE UNIQUE INDEX "channel_path_idx" ON "studio"."channel" USING btree ("path");
  CREATE INDEX "channel_created_by_idx" ON "studio"."channel" USING btree ("created_by");
  CREATE INDEX "channel_updated_at_idx" ON "studio"."channel" USING btree ("updated_at");
  CREATE INDEX "channel_created_at_idx" ON "studio"."channel" USING btree ("created_at");
  CREATE INDEX "channel_deleted_at_idx" ON "studio"."channel" USING btree ("deleted_at");
  CREATE INDEX "channel__status_idx" ON "studio"."channel" USING btree ("_status");
  CREATE INDEX "channel_rels_order_idx" ON "studio"."channel_rels" USING btree ("order");
  CREATE INDEX "channel_rels_parent_idx" ON "studio"."channel_rels" USING btree ("parent_id");
  CREATE INDEX "channel_rels_path_idx" ON "studio"."channel_rels" USING btree ("path");
  CREATE INDEX "channel_rels_topic_id_idx" ON "studio"."channel_rels" USING btree ("topic_id");
  CREATE INDEX "channel_rels_contributor_id_idx" ON "studio"."channel_rels" USING btree ("contributor_id");
  CREATE INDEX "channel_rels_verse_id_idx" ON "studio"."channel_rels" USING btree ("verse_id");
  CREATE INDEX "channel_rels_prayer_id_idx" ON "studio"."channel_rels" USING btree ("prayer_id");
  CREATE INDEX "channel_rels_trivia_id_idx" ON "studio"."channel_rels" USING btree ("trivia_id");
  CREATE INDEX "channel_rels_article_id_idx" ON "studio"."channel_rels" USING btree ("article_id");
  CREATE INDEX "channel_rels_growth_plan_id_idx" ON "studio"."channel_rels" USING btree ("growth_plan_id");
  CREATE INDEX "channel_rels_growth_plan_article_id_idx" ON "studio"."channel_rels" USING btree ("growth_plan_article_id");
  CREATE INDEX "channel_rels_growth_plan_article_prompt_id_idx" ON "studio"."channel_rels" USING btree ("growth_plan_article_prompt_id");
  CREATE INDEX "channel_rels_study_guide_id_idx" ON "studio"."channel_rels" USING btree ("study_guide_id");
  CREATE INDEX "channel_rels_study_guide_lesson_id_idx" ON "studio"."channel_rels" USING btree ("study_guide_lesson_id");
  CREATE INDEX "channel_rels_study_guide_section_id_idx" ON "studio"."channel_rels" USING btree ("study_guide_section_id");
  CREATE INDEX "channel_rels_channel_id_idx" ON "studio"."channel_rels" USING btree ("channel_id");
  CREATE INDEX "channel_rels_channel_article_id_idx" ON "studio"."channel_rels" USING btree ("channel_article_id");
  CREATE INDEX "channel_rels_daily_devotional_id_idx" ON "studio"."channel_rels" USING btree ("daily_devotional_id");
  CREATE INDEX "channel_rels_devotional_article_id_idx" ON "studio"."channel_rels" USING btree ("devotional_article_id");
  CREATE INDEX "channel_rels_general_page_id_idx" ON "studio"."channel_rels" USING btree ("general_page_id");
  CREATE INDEX "channel_rels_category_id_idx" ON "studio"."channel_rels" USING btree ("category_id");
  CREATE INDEX "channel_rels_bible_id_idx" ON "studio"."channel_rels" USING btree ("bible_id");
  CREATE INDEX "channel_rels_subscription_offer_id_idx" ON "studio"."channel_rels" USING btree ("subscription_offer_id");
  CREATE INDEX "channel_rels_redirect_id_idx" ON "studio"."channel_rels" USING btree ("redirect_id");
  CREATE INDEX "_channel_v_version_languages_order_idx" ON "studio"."_channel_v_version_languages" USING btree ("order");
  CREATE INDEX "_channel_v_version_languages_parent_idx" ON "studio"."_channel_v_version_languages" USING btree ("parent_id");
  CREATE INDEX "_channel_v_parent_idx" ON "studio"."_channel_v" USING btree ("parent_id");
  CREATE INDEX "_channel_v_version_version_image_idx" ON "studio"."_channel_v" USING btree ("version_image_id");
  CREATE INDEX "_channel_v_version_version_path_idx" ON "studio"."_channel_v" USING btree ("version_path");
  CREATE INDEX "_channel_v_version_version_created_by_idx" ON "studio"."_channel_v" USING btree ("version_created_by");
  CREATE INDEX "_channel_v_version_version_updated_at_idx" ON "studio"."_channel_v" USING btree ("version_updated_at");
  CREATE INDEX "_channel_v_version_version_created_at_idx" ON "studio"."_channel_v" USING btree ("version_created_at");
  CREATE INDEX "_channel_v_version_version_deleted_at_idx" ON "studio"."_channel_v" USING btree ("version_deleted_at");
  CREATE INDEX "_channel_v_version_version__status_idx" ON "studio"."_channel_v" USING btree ("version__status");
  CREATE INDEX "_channel_v_created_at_idx" ON "studio"."_channel_v" USING btree ("created_at");
  CREATE INDEX "_channel_v_updated_at_idx" ON "studio"."_channel_v" USING btree ("updated_at");
  CREATE INDEX "_channel_v_latest_idx" ON "studio"."_channel_v" USING btree ("latest");
  CREATE INDEX "_channel_v_autosave_idx" ON "studio"."_channel_v" USING btree ("autosave");
  CREATE INDEX "_channel_v_rels_order_idx" ON "studio"."_channel_v_rels" USING btree ("order");
  CREATE INDEX "_channel_v_rels_parent_idx" ON "studio"."_channel_v_rels" USING btree ("parent_id");
  CREATE INDEX "_channel_v_rels_path_idx" ON "studio"."_channel_v_rels" USING btree ("path");
  CREATE INDEX "_channel_v_rels_topic_id_idx" ON "studio"."_channel_v_rels" USING btree ("topic_id");
  CREATE INDEX "_channel_v_rels_contributor_id_idx" ON "studio"."_channel_v_rels" USING btree ("contributor_id");
  CREATE INDEX "_channel_v_rels_verse_id_idx" ON "studio"."_channel_v_rels" USING btree ("verse_id");
  CREATE INDEX "_channel_v_rels_prayer_id_idx" ON "studio"."_channel_v_rels" USING btree ("prayer_id");
  CREATE INDEX "_channel_v_rels_trivia_id_idx" ON "studio"."_channel_v_rels" USING btree ("trivia_id");
  CREATE INDEX "_channel_v_rels_article_id_idx" ON "studio"."_channel_v_rels" USING btree ("article_id");
  CREATE INDEX "_channel_v_rels_growth_plan_id_idx" ON "studio"."_channel_v_rels" USING btree ("growth_plan_id");
  CREATE INDEX "_channel_v_rels_growth_plan_article_id_idx" ON "studio"."_channel_v_rels" USING btree ("growth_plan_article_id");
  CREATE INDEX "_channel_v_rels_growth_plan_article_prompt_id_idx" ON "studio"."_channel_v_rels" USING btree ("growth_plan_article_prompt_id");
  CREATE INDEX "_channel_v_rels_study_guide_id_idx" ON "studio"."_channel_v_rels" USING btree ("study_guide_id");
  CREATE INDEX "_channel_v_rels_study_guide_lesson_id_idx" ON "studio"."_channel_v_rels" USING btree ("study_guide_lesson_id");
  CREATE INDEX "_channel_v_rels_study_guide_section_id_idx" ON "studio"."_channel_v_rels" USING btree ("study_guide_section_id");
  CREATE INDEX "_channel_v_rels_channel_id_idx" ON "studio"."_channel_v_rels" USING btree ("channel_id");
  CREATE INDEX "_channel_v_rels_channel_article_id_idx" ON "studio"."_channel_v_rels" USING btree ("channel_article_id");
  CREATE INDEX "_channel_v_rels_daily_devotional_id_idx" ON "studio"."_channel_v_rels" USING btree ("daily_devotional_id");
  CREATE INDEX "_channel_v_rels_devotional_article_id_idx" ON "studio"."_channel_v_rels" USING btree ("devotional_article_id");
  CREATE INDEX "_channel_v_rels_general_page_id_idx" ON "studio"."_channel_v_rels" USING btree ("general_page_id");
  CREATE INDEX "_channel_v_rels_category_id_idx" ON "studio"."_channel_v_rels" USING btree ("category_id");
  CREATE INDEX "_channel_v_rels_bible_id_idx" ON "studio"."_channel_v_rels" USING btree ("bible_id");
  CREATE INDEX "_channel_v_rels_subscription_offer_id_idx" ON "studio"."_channel_v_rels" USING btree ("subscription_offer_id");
  CREATE INDEX "_channel_v_rels_redirect_id_idx" ON "studio"."_channel_v_rels" USING btree ("redirect_id");
  CREATE INDEX "channel_article_languages_order_idx" ON "studio"."channel_article_languages" USING btree ("order");
  CREATE INDEX "channel_article_languages_parent_idx" ON "studio"."channel_article_languages" USING btree ("parent_id");
  CREATE INDEX "channel_article_en_en_audio_idx" ON "studio"."channel_article" USING btree ("en_audio_id");
  CREATE INDEX "channel_article_es_es_audio_idx" ON "studio"."channel_article" USING btree ("es_audio_id");
  CREATE INDEX "channel_article_image_idx" ON "studio"."channel_article" USING btree ("image_id");
  CREATE INDEX "channel_article_parent_idx" ON "studio"."channel_article" USING btree ("parent_id");
  CREATE UNIQUE INDEX "channel_article_path_idx" ON "studio"."channel_article" USING btree ("path");
  CREATE INDEX "channel_article_created_by_idx" ON "studio"."channel_article" USING btree ("created_by");
  CREATE INDEX "channel_article_updated_at_idx" ON "studio"."channel_article" USING btree ("updated_at");
  CREATE INDEX "channel_article_created_at_idx" ON "studio"."channel_article" USING btree ("created_at");
  CREATE INDEX "channel_article_deleted_at_idx" ON "studio"."channel_article" USING btree ("deleted_at");
  CREATE INDEX "channel_article__status_idx" ON "studio"."channel_article" USING btree ("_status");
  CREATE INDEX "channel_article_rels_order_idx" ON "studio"."channel_article_rels" USING btree ("order");
  CREATE INDEX "channel_article_rels_parent_idx" ON "studio"."channel_article_rels" USING btree ("parent_id");
  CREATE INDEX "channel_article_rels_path_idx" ON "studio"."channel_article_rels" USING btree ("path");
  CREATE INDEX "channel_article_rels_topic_id_idx" ON "studio"."channel_article_rels" USING btree ("topic_id");
  CREATE INDEX "channel_article_rels_contributor_id_idx" ON "studio"."channel_article_rels" USING btree ("contributor_id");
  CREATE INDEX "channel_article_rels_verse_id_idx" ON "studio"."channel_article_rels" USING btree ("verse_id");
  CREATE INDEX "channel_article_rels_prayer_id_idx" ON "studio"."channel_article_rels" USING btree ("prayer_id");
  CREATE INDEX "channel_article_rels_trivia_id_idx" ON "studio"."channel_article_rels" USING btree ("trivia_id");
  CREATE INDEX "channel_article_rels_article_id_idx" ON "studio"."channel_article_rels" USING btree ("article_id");
  CREATE INDEX "channel_article_rels_growth_plan_id_idx" ON "studio"."channel_article_rels" USING btree ("growth_plan_id");
  CREATE INDEX "channel_article_rels_growth_plan_article_id_idx" ON "studio"."channel_article_rels" USING btree ("growth_plan_article_id");
  CREATE INDEX "channel_article_rels_growth_plan_article_prompt_id_idx" ON "studio"."channel_article_rels" USING btree ("growth_plan_article_prompt_id");
  CREATE INDEX "channel_article_rels_study_guide_id_idx" ON "studio"."channel_article_rels" USING btree ("study_guide_id");
  CREATE INDEX "channel_article_rels_study_guide_lesson_id_idx" ON "studio"."channel_article_rels" USING btree ("study_guide_lesson_id");
  CREATE INDEX "channel_article_rels_study_guide_section_id_idx" ON "studio"."channel_article_rels" USING btree ("study_guide_section_id");
  CREATE INDEX "channel_article_rels_channel_id_idx" ON "studio"."channel_article_rels" USING btree ("channel_id");
  CREATE INDEX "channel_article_rels_channel_article_id_idx" ON "studio"."channel_article_rels" USING btree ("channel_article_id");
  CREATE INDEX "channel_article_rels_daily_devotional_id_idx" ON "studio"."channel_article_rels" USING btree ("daily_devotional_id");
  CREATE INDEX "channel_article_rels_devotional_article_id_idx" ON "studio"."channel_article_rels" USING btree ("devotional_article_id");
  CREATE INDEX "channel_article_rels_general_page_id_idx" ON "studio"."channel_article_rels" USING btree ("general_page_id");
  CREATE INDEX "channel_article_rels_category_id_idx" ON "studio"."channel_article_rels" USING btree ("category_id");
  CREATE INDEX "channel_article_rels_bible_id_idx" ON "studio"."channel_article_rels" USING btree ("bible_id");
  CREATE INDEX "channel_article_rels_subscription_offer_id_idx" ON "studio"."channel_article_rels" USING btree ("subscription_offer_id");
  CREATE INDEX "channel_article_rels_redirect_id_idx" ON "studio"."channel_article_rels" USING btree ("redirect_id");
  CREATE INDEX "_channel_article_v_version_languages_order_idx" ON "studio"."_channel_article_v_version_languages" USING btree ("order");
  CREATE INDEX "_channel_article_v_version_languages_parent_idx" ON "studio"."_channel_article_v_version_languages" USING btree ("parent_id");
  CREATE INDEX "_channel_article_v_parent_idx" ON "studio"."_channel_article_v" USING btree ("parent_id");
  CREATE INDEX "_channel_article_v_version_en_version_en_audio_idx" ON "studio"."_channel_article_v" USING btree ("version_en_audio_id");
  CREATE INDEX "_channel_article_v_version_es_version_es_audio_idx" ON "studio"."_channel_article_v" USING btree ("version_es_audio_id");
  CREATE INDEX "_channel_article_v_version_version_image_idx" ON "studio"."_channel_article_v" USING btree ("version_image_id");
  CREATE INDEX "_channel_article_v_version_version_parent_idx" ON "studio"."_channel_article_v" USING btree ("version_parent_id");
  CREATE INDEX "_channel_article_v_version_version_path_idx" ON "studio"."_channel_article_v" USING btree ("version_path");
  CREATE INDEX "_channel_article_v_version_version_created_by_idx" ON "studio"."_channel_article_v" USING btree ("version_created_by");
  CREATE INDEX "_channel_article_v_version_version_updated_at_idx" ON "studio"."_channel_article_v" USING btree ("version_updated_at");
  CREATE INDEX "_channel_article_v_version_version_created_at_idx" ON "studio"."_channel_article_v" USING btree ("version_created_at");
  CREATE INDEX "_channel_article_v_version_version_deleted_at_idx" ON "studio"."_channel_article_v" USING btree ("version_deleted_at");
  CREATE INDEX "_channel_article_v_version_version__status_idx" ON "studio"."_channel_article_v" USING btree ("version__status");
  CREATE INDEX "_channel_article_v_created_at_idx" ON "studio"."_channel_article_v" USING btree ("created_at");
  CREATE INDEX "_channel_article_v_updated_at_idx" ON "studio"."_channel_article_v" USING btree ("updated_at");
  CREATE INDEX "_channel_article_v_latest_idx" ON "studio"."_channel_article_v" USING btree ("latest");
  CREATE INDEX "_channel_article_v_autosave_idx" ON "studio"."_channel_article_v" USING btree ("autosave");
  CREATE INDEX "_channel_article_v_rels_order_idx" ON "studio"."_channel_article_v_rels" USING btree ("order");
  CREATE INDEX "_channel_article_v_rels_parent_idx" ON "studio"."_channel_article_v_rels" USING btree ("parent_id");
  CREATE INDEX "_channel_article_v_rels_path_idx" ON "studio"."_channel_article_v_rels" USING btree ("path");
  CREATE INDEX "_channel_article_v_rels_topic_id_idx" ON "studio"."_channel_article_v_rels" USING btree ("topic_id");
  CREATE INDEX "_channel_article_v_rels_contributor_id_idx" ON "studio"."_channel_article_v_rels" USING btree ("contributor_id");
  CREATE INDEX "_channel_article_v_rels_verse_id_idx" ON "studio"."_channel_article_v_rels" USING btree ("verse_id");
  CREATE INDEX "_channel_article_v_rels_prayer_id_idx" ON "studio"."_channel_article_v_rels" USING btree ("prayer_id");
  CREATE INDEX "_channel_article_v_rels_trivia_id_idx" ON "studio"."_channel_article_v_rels" USING btree ("trivia_id");
  CREATE INDEX "_channel_article_v_rels_article_id_idx" ON "studio"."_channel_article_v_rels" USING btree ("article_id");
  CREATE INDEX "_channel_article_v_rels_growth_plan_id_idx" ON "studio"."_channel_article_v_rels" USING btree ("growth_plan_id");
  CREATE INDEX "_channel_article_v_rels_growth_plan_article_id_idx" ON "studio"."_channel_article_v_rels" USING btree ("growth_plan_article_id");
  CREATE INDEX "_channel_article_v_rels_growth_plan_article_prompt_id_idx" ON "studio"."_channel_article_v_rels" USING btree ("growth_plan_article_prompt_id");
  CREATE INDEX "_channel_article_v_rels_study_guide_id_idx" ON "studio"."_channel_article_v_rels" USING btree ("study_guide_id");
  CREATE INDEX "_channel_article_v_rels_study_guide_lesson_id_idx" ON "studio"."_channel_article_v_rels" USING btree ("study_guide_lesson_id");
  CREATE INDEX "_channel_article_v_rels_study_guide_section_id_idx" ON "studio"."_channel_article_v_rels" USING btree ("study_guide_section_id");
  CREATE INDEX "_channel_article_v_rels_channel_id_idx" ON "studio"."_channel_article_v_rels" USING btree ("channel_id");
  CREATE INDEX "_channel_article_v_rels_channel_article_id_idx" ON "studio"."_channel_article_v_rels" USING btree ("channel_article_id");
  CREATE INDEX "_channel_article_v_rels_daily_devotional_id_idx" ON "studio"."_channel_article_v_rels" USING btree ("daily_devotional_id");
  CREATE INDEX "_channel_article_v_rels_devotional_article_id_idx" ON "studio"."_channel_article_v_rels" USING btree ("devotional_article_id");
  CREATE INDEX "_channel_article_v_rels_general_page_id_idx" ON "studio"."_channel_article_v_rels" USING btree ("general_page_id");
  CREATE INDEX "_channel_article_v_rels_category_id_idx" ON "studio"."_channel_article_v_rels" USING btree ("category_id");
  CREATE INDEX "_channel_article_v_rels_bible_id_idx" ON "studio"."_channel_article_v_rels" USING btree ("bible_id");
  CREATE INDEX "_channel_article_v_rels_subscription_offer_id_idx" ON "studio"."_channel_article_v_rels" USING btree ("subscription_offer_id");
  CREATE INDEX "_channel_article_v_rels_redirect_id_idx" ON "studio"."_channel_article_v_rels" USING btree ("redirect_id");
  CREATE INDEX "daily_devotional_languages_order_idx" ON "studio"."daily_devotional_languages" USING btree ("order");
  CREATE INDEX "daily_devotional_languages_parent_idx" ON "studio"."daily_devotional_languages" USING btree ("parent_id");
  CREATE INDEX "daily_devotional_image_idx" ON "studio"."daily_devotional" USING btree ("image_id");
  CREATE UNIQUE INDEX "daily_devotional_path_idx" ON "studio"."daily_devotional" USING btree ("path");
  CREATE INDEX "daily_devotional_created_by_idx" ON "studio"."daily_devotional" USING btree ("created_by");
  CREATE INDEX "daily_devotional_updated_at_idx" ON "studio"."daily_devotional" USING btree ("updated_at");
  CREATE INDEX "daily_devotional_created_at_idx" ON "studio"."daily_devotional" USING btree ("created_at");
  CREATE INDEX "daily_devotional_deleted_at_idx" ON "studio"."daily_devotional" USING btree ("deleted_at");
  CREATE INDEX "daily_devotional__status_idx" ON "studio"."daily_devotional" USING btree ("_status");
  CREATE INDEX "daily_devotional_rels_order_idx" ON "studio"."daily_devotional_rels" USING btree ("order");
  CREATE INDEX "daily_devotional_rels_parent_idx" ON "studio"."daily_devotional_rels" USING btree ("parent_id");
  CREATE INDEX "daily_devotional_rels_path_idx" ON "studio"."daily_devotional_rels" USING btree ("path");
  CREATE INDEX "daily_devotional_rels_topic_id_idx" ON "studio"."daily_devotional_rels" USING btree ("topic_id");
  CREATE INDEX "daily_devotional_rels_contributor_id_idx" ON "studio"."daily_devotional_rels" USING btree ("contributor_id");
  CREATE INDEX "daily_devotional_rels_verse_id_idx" ON "studio"."daily_devotional_rels" USING btree ("verse_id");
  CREATE INDEX "daily_devotional_rels_prayer_id_idx" ON "studio"."daily_devotional_rels" USING btree ("prayer_id");
  CREATE INDEX "daily_devotional_rels_trivia_id_idx" ON "studio"."daily_devotional_rels" USING btree ("trivia_id");
  CREATE INDEX "daily_devotional_rels_article_id_idx" ON "studio"."daily_devotional_rels" USING btree ("article_id");
  CREATE INDEX "daily_devotional_rels_growth_plan_id_idx" ON "studio"."daily_devotional_rels" USING btree ("growth_plan_id");
  CREATE INDEX "daily_devotional_rels_growth_plan_article_id_idx" ON "studio"."daily_devotional_rels" USING btree ("growth_plan_article_id");
  CREATE INDEX "daily_devotional_rels_growth_plan_article_prompt_id_idx" ON "studio"."daily_devotional_rels" USING btree ("growth_plan_article_prompt_id");
  CREATE INDEX "daily_devotional_rels_study_guide_id_idx" ON "studio"."daily_devotional_rels" USING btree ("study_guide_id");
  CREATE INDEX "daily_devotional_rels_study_guide_lesson_id_idx" ON "studio"."daily_devotional_rels" USING btree ("study_guide_lesson_id");
  CREATE INDEX "daily_devotional_rels_study_guide_section_id_idx" ON "studio"."daily_devotional_rels" USING btree ("study_guide_section_id");
  CREATE INDEX "daily_devotional_rels_channel_id_idx" ON "studio"."daily_devotional_rels" USING btree ("channel_id");
  CREATE INDEX "daily_devotional_rels_channel_article_id_idx" ON "studio"."daily_devotional_rels" USING btree ("channel_article_id");
  CREATE INDEX "daily_devotional_rels_daily_devotional_id_idx" ON "studio"."daily_devotional_rels" USING btree ("daily_devotional_id");
  CREATE INDEX "daily_devotional_rels_devotional_article_id_idx" ON "studio"."daily_devotional_rels" USING btree ("devotional_article_id");
  CREATE INDEX "daily_devotional_rels_general_page_id_idx" ON "studio"."daily_devotional_rels" USING btree ("general_page_id");
  CREATE INDEX "daily_devotional_rels_category_id_idx" ON "studio"."daily_devotional_rels" USING btree ("category_id");
  CREATE INDEX "daily_devotional_rels_bible_id_idx" ON "studio"."daily_devotional_rels" USING btree ("bible_id");
  CREATE INDEX "daily_devotional_rels_subscription_offer_id_idx" ON "studio"."daily_devotional_rels" USING btree ("subscription_offer_id");
  CREATE INDEX "daily_devotional_rels_redirect_id_idx" ON "studio"."daily_devotional_rels" USING btree ("redirect_id");
  CREATE INDEX "_daily_devotional_v_version_languages_order_idx" ON "studio"."_daily_devotional_v_version_languages" USING btree ("order");
  CREATE INDEX "_daily_devotional_v_version_languages_parent_idx" ON "studio"."_daily_devotional_v_version_languages" USING btree ("parent_id");
  CREATE INDEX "_daily_devotional_v_parent_idx" ON "studio"."_daily_devotional_v" USING btree ("parent_id");
  CREATE INDEX "_daily_devotional_v_version_version_image_idx" ON "studio"."_daily_devotional_v" USING btree ("version_image_id");
  CREATE INDEX "_daily_devotional_v_version_version_path_idx" ON "studio"."_daily_devotional_v" USING btree ("version_path");
  CREATE INDEX "_daily_devotional_v_version_version_created_by_idx" ON "studio"."_daily_devotional_v" USING btree ("version_created_by");
  CREATE INDEX "_daily_devotional_v_version_version_updated_at_idx" ON "studio"."_daily_devotional_v" USING btree ("version_updated_at");
  CREATE INDEX "_daily_devotional_v_version_version_created_at_idx" ON "studio"."_daily_devotional_v" USING btree ("version_created_at");
  CREATE INDEX "_daily_devotional_v_version_version_deleted_at_idx" ON "studio"."_daily_devotional_v" USING btree ("version_deleted_at");
  CREATE INDEX "_daily_devotional_v_version_version__status_idx" ON "studio"."_daily_devotional_v" USING btree ("version__status");
  CREATE INDEX "_daily_devotional_v_created_at_idx" ON "studio"."_daily_devotional_v" USING btree ("created_at");
  CREATE INDEX "_daily_devotional_v_updated_at_idx" ON "studio"."_daily_devotional_v" USING btree ("updated_at");
  CREATE INDEX "_daily_devotional_v_latest_idx" ON "studio"."_daily_devotional_v" USING btree ("latest");
  CREATE INDEX "_daily_devotional_v_autosave_idx" ON "studio"."_daily_devotional_v" USING btree ("autosave");
  CREATE INDEX "_daily_devotional_v_rels_order_idx" ON "studio"."_daily_devotional_v_rels" USING btree ("order");
  CREATE INDEX "_daily_devotional_v_rels_parent_idx" ON "studio"."_daily_devotional_v_rels" USING btree ("parent_id");
  CREATE INDEX "_daily_devotional_v_rels_path_idx" ON "studio"."_daily_devotional_v_rels" USING btree ("path");
  CREATE INDEX "_daily_devotional_v_rels_topic_id_idx" ON "studio"."_daily_devotional_v_rels" USING btree ("topic_id");
  CREATE INDEX "_daily_devotional_v_rels_contributor_id_idx" ON "studio"."_daily_devotional_v_rels" USING btree ("contributor_id");
  CREATE INDEX "_daily_devotional_v_rels_verse_id_idx" ON "studio"."_daily_devotional_v_rels" USING btree ("verse_id");
  CREATE INDEX "_daily_devotional_v_rels_prayer_id_idx" ON "studio"."_daily_devotional_v_rels" USING btree ("prayer_id");
  CREATE INDEX "_daily_devotional_v_rels_trivia_id_idx" ON "studio"."_daily_devotional_v_rels" USING btree ("trivia_id");
  CREATE INDEX "_daily_devotional_v_rels_article_id_idx" ON "studio"."_daily_devotional_v_rels" USING btree ("article_id");
  CREATE INDEX "_daily_devotional_v_rels_growth_plan_id_idx" ON "studio"."_daily_devotional_v_rels" USING btree ("growth_plan_id");
  CREATE INDEX "_daily_devotional_v_rels_growth_plan_article_id_idx" ON "studio"."_daily_devotional_v_rels" USING btree ("growth_plan_article_id");
  CREATE INDEX "_daily_devotional_v_rels_growth_plan_article_prompt_id_idx" ON "studio"."_daily_devotional_v_rels" USING btree ("growth_plan_article_prompt_id");
  CREATE INDEX "_daily_devotional_v_rels_study_guide_id_idx" ON "studio"."_daily_devotional_v_rels" USING btree ("study_guide_id");
  CREATE INDEX "_daily_devotional_v_rels_study_guide_lesson_id_idx" ON "studio"."_daily_devotional_v_rels" USING btree ("study_guide_lesson_id");
  CREATE INDEX "_daily_devotional_v_rels_study_guide_section_id_idx" ON "studio"."_daily_devotional_v_rels" USING btree ("study_guide_section_id");
  CREATE INDEX "_daily_devotional_v_rels_channel_id_idx" ON "studio"."_daily_devotional_v_rels" USING btree ("channel_id");
  CREATE INDEX "_daily_devotional_v_rels_channel_article_id_idx" ON "studio"."_daily_devotional_v_rels" USING btree ("channel_article_id");
  CREATE INDEX "_daily_devotional_v_rels_daily_devotional_id_idx" ON "studio"."_daily_devotional_v_rels" USING btree ("daily_devotional_id");
  CREATE INDEX "_daily_devotional_v_rels_devotional_article_id_idx" ON "studio"."_daily_devotional_v_rels" USING btree ("devotional_article_id");
  CREATE INDEX "_daily_devotional_v_rels_general_page_id_idx" ON "studio"."_daily_devotional_v_rels" USING btree ("general_page_id");
  CREATE INDEX "_daily_devotional_v_rels_category_id_idx" ON "studio"."_daily_devotional_v_rels" USING btree ("category_id");
  CREATE INDEX "_daily_devotional_v_rels_bible_id_idx" ON "studio"."_daily_devotional_v_rels" USING btree ("bible_id");
  CREATE INDEX "_daily_devotional_v_rels_subscription_offer_id_idx" ON "studio"."_daily_devotional_v_rels" USING btree ("subscription_offer_id");
  CREATE INDEX "_daily_devotional_v_rels_redirect_id_idx" ON "studio"."_daily_devotional_v_rels" USING btree ("redirect_id");
  CREATE INDEX "devotional_article_languages_order_idx" ON "studio"."devotional_article_languages" USING btree ("order");
  CREATE INDEX "devotional_article_languages_parent_idx" ON "studio"."devotional_article_languages" USING btree ("parent_id");
  CREATE INDEX "devotional_article_en_en_audio_idx" ON "studio"."devotional_article" USING btree ("en_audio_id");
  CREATE INDEX "devotional_article_es_es_audio_idx" ON "studio"."devotional_article" USING btree ("es_audio_id");
  CREATE INDEX "devotional_article_image_idx" ON "studio"."devotional_article" USING btree ("image_id");
  CREATE INDEX "devotional_article_parent_idx" ON "studio"."devotional_article" USING btree ("parent_id");
  CREATE UNIQUE INDEX "devotional_article_path_idx" ON "studio"."devotional_article" USING btree ("path");
  CREATE INDEX "devotional_article_created_by_idx" ON "studio"."devotional_article" USING btree ("created_by");
  CREATE INDEX "devotional_article_updated_at_idx" ON "studio"."devotional_article" USING btree ("updated_at");
  CREATE INDEX "devotional_article_created_at_idx" ON "studio"."devotional_article" USING btree ("created_at");
  CREATE INDEX "devotional_article_deleted_at_idx" ON "studio"."devotional_article" USING btree ("deleted_at");
  CREATE INDEX "devotional_article__status_idx" ON "studio"."devotional_article" USING btree ("_status");
  CREATE INDEX "devotional_article_rels_order_idx" ON "studio"."devotional_article_rels" USING btree ("order");
  CREATE INDEX "devotional_article_rels_parent_idx" ON "studio"."devotional_article_rels" USING btree ("parent_id");
  CREATE INDEX "devotional_article_rels_path_idx" ON "studio"."devotional_article_rels" USING btree ("path");
  CREATE INDEX "devotional_article_rels_topic_id_idx" ON "studio"."devotional_article_rels" USING btree ("topic_id");
  CREATE INDEX "devotional_article_rels_contributor_id_idx" ON "studio"."devotional_article_rels" USING btree ("contributor_id");
  CREATE INDEX "devotional_article_rels_verse_id_idx" ON "studio"."devotional_article_rels" USING btree ("verse_id");
  CREATE INDEX "devotional_article_rels_prayer_id_idx" ON "studio"."devotional_article_rels" USING btree ("prayer_id");
  CREATE INDEX "devotional_article_rels_trivia_id_idx" ON "studio"."devotional_article_rels" USING btree ("trivia_id");
  CREATE INDEX "devotional_article_rels_article_id_idx" ON "studio"."devotional_article_rels" USING btree ("article_id");
  CREATE INDEX "devotional_article_rels_growth_plan_id_idx" ON "studio"."devotional_article_rels" USING btree ("growth_plan_id");
  CREATE INDEX "devotional_article_rels_growth_plan_article_id_idx" ON "studio"."devotional_article_rels" USING btree ("growth_plan_article_id");
  CREATE INDEX "devotional_article_rels_growth_plan_article_prompt_id_idx" ON "studio"."devotional_article_rels" USING btree ("growth_plan_article_prompt_id");
  CREATE INDEX "devotional_article_rels_study_guide_id_idx" ON "studio"."devotional_article_rels" USING btree ("study_guide_id");
  CREATE INDEX "devotional_article_rels_study_guide_lesson_id_idx" ON "studio"."devotional_article_rels" USING btree ("study_guide_lesson_id");
  CREATE INDEX "devotional_article_rels_study_guide_section_id_idx" ON "studio"."devotional_article_rels" USING btree ("study_guide_section_id");
  CREATE INDEX "devotional_article_rels_channel_id_idx" ON "studio"."devotional_article_rels" USING btree ("channel_id");
  CREATE INDEX "devotional_article_rels_channel_article_id_idx" ON "studio"."devotional_article_rels" USING btree ("channel_article_id");
  CREATE INDEX "devotional_article_rels_daily_devotional_id_idx" ON "studio"."devotional_article_rels" USING btree ("daily_devotional_id");
  CREATE INDEX "devotional_article_rels_devotional_article_id_idx" ON "studio"."devotional_article_rels" USING btree ("devotional_article_id");
  CREATE INDEX "devotional_article_rels_general_page_id_idx" ON "studio"."devotional_article_rels" USING btree ("general_page_id");
  CREATE INDEX "devotional_article_rels_category_id_idx" ON "studio"."devotional_article_rels" USING btree ("category_id");
  CREATE INDEX "devotional_article_rels_bible_id_idx" ON "studio"."devotional_article_rels" USING btree ("bible_id");
  CREATE INDEX "devotional_article_rels_subscription_offer_id_idx" ON "studio"."devotional_article_rels" USING btree ("subscription_offer_id");
  CREATE INDEX "devotional_article_rels_redirect_id_idx" ON "studio"."devotional_article_rels" USING btree ("redirect_id");
  CREATE INDEX "_devotional_article_v_version_languages_order_idx" ON "studio"."_devotional_article_v_version_languages" USING btree ("order");
  CREATE INDEX "_devotional_article_v_version_languages_parent_idx" ON "studio"."_devotional_article_v_version_languages" USING btree ("parent_id");
  CREATE INDEX "_devotional_article_v_parent_idx" ON "studio"."_devotional_article_v" USING btree ("parent_id");
  CREATE INDEX "_devotional_article_v_version_en_version_en_audio_idx" ON "studio"."_devotional_article_v" USING btree ("version_en_audio_id");
  CREATE INDEX "_devotional_article_v_version_es_version_es_audio_idx" ON "studio"."_devotional_article_v" USING btree ("version_es_audio_id");
  CREATE INDEX "_devotional_article_v_version_version_image_idx" ON "studio"."_devotional_article_v" USING btree ("version_image_id");
  CREATE INDEX "_devotional_article_v_version_version_parent_idx" ON "studio"."_devotional_article_v" USING btree ("version_parent_id");
  CREATE INDEX "_devotional_article_v_version_version_path_idx" ON "studio"."_devotional_article_v" USING btree ("version_path");
  CREATE INDEX "_devotional_article_v_version_version_created_by_idx" ON "studio"."_devotional_article_v" USING btree ("version_created_by");
  CREATE INDEX "_devotional_article_v_version_version_updated_at_idx" ON "studio"."_devotional_article_v" USING btree ("version_updated_at");
  CREATE INDEX "_devotional_article_v_version_version_created_at_idx" ON "studio"."_devotional_article_v" USING btree ("version_created_at");
  CREATE INDEX "_devotional_article_v_version_version_deleted_at_idx" ON "studio"."_devotional_article_v" USING btree ("version_deleted_at");
  CREATE INDEX "_devotional_article_v_version_version__status_idx" ON "studio"."_devotional_article_v" USING btree ("version__status");
  CREATE INDEX "_devotional_article_v_created_at_idx" ON "studio"."_devotional_article_v" USING btree ("created_at");
  CREATE INDEX "_devotional_article_v_updated_at_idx" ON "studio"."_devotional_article_v" USING btree ("updated_at");
  CREATE INDEX "_devotional_article_v_latest_idx" ON "studio"."_devotional_article_v" USING btree ("latest");
  CREATE INDEX "_devotional_article_v_autosave_idx" ON "studio"."_devotional_article_v" USING btree ("autosave");
  CREATE INDEX "_devotional_article_v_rels_order_idx" ON "studio"."_devotional_article_v_rels" USING btree ("order");
  CREATE INDEX "_devotional_article_v_rels_parent_idx" ON "studio"."_devotional_article_v_rels" USING btree ("parent_id");
  CREATE INDEX "_devotional_article_v_rels_path_idx" ON "studio"."_devotional_article_v_rels" USING btree ("path");
  CREATE INDEX "_devotional_article_v_rels_topic_id_idx" ON "studio"."_devotional_article_v_rels" USING btree ("topic_id");
  CREATE INDEX "_devotional_article_v_rels_contributor_id_idx" ON "studio"."_devotional_article_v_rels" USING btree ("contributor_id");
  CREATE INDEX "_devotional_article_v_rels_verse_id_idx" ON "studio"."_devotional_article_v_rels" USING btree ("verse_id");
  CREATE INDEX "_devotional_article_v_rels_prayer_id_idx" ON "studio"."_devotional_article_v_rels" USING btree ("prayer_id");
  CREATE INDEX "_devotional_article_v_rels_trivia_id_idx" ON "studio"."_devotional_article_v_rels" USING btree ("trivia_id");
  CREATE INDEX "_devotional_article_v_rels_article_id_idx" ON "studio"."_devotional_article_v_rels" USING btree ("article_id");
  CREATE INDEX "_devotional_article_v_rels_growth_plan_id_idx" ON "studio"."_devotional_article_v_rels" USING btree ("growth_plan_id");
  CREATE INDEX "_devotional_article_v_rels_growth_plan_article_id_idx" ON "studio"."_devotional_article_v_rels" USING btree ("growth_plan_article_id");
  CREATE INDEX "_devotional_article_v_rels_growth_plan_article_prompt_id_idx" ON "studio"."_devotional_article_v_rels" USING btree ("growth_plan_article_prompt_id");
  CREATE INDEX "_devotional_article_v_rels_study_guide_id_idx" ON "studio"."_devotional_article_v_rels" USING btree ("study_guide_id");
  CREATE INDEX "_devotional_article_v_rels_study_guide_lesson_id_idx" ON "studio"."_devotional_article_v_rels" USING btree ("study_guide_lesson_id");
  CREATE INDEX "_devotional_article_v_rels_study_guide_section_id_idx" ON "studio"."_devotional_article_v_rels" USING btree ("study_guide_section_id");
  CREATE INDEX "_devotional_article_v_rels_channel_id_idx" ON "studio"."_devotional_article_v_rels" USING btree ("channel_id");
  CREATE INDEX "_devotional_article_v_rels_channel_article_id_idx" ON "studio"."_devotional_article_v_rels" USING btree ("channel_article_id");
  CREATE INDEX "_devotional_article_v_rels_daily_devotional_id_idx" ON "studio"."_devotional_article_v_rels" USING btree ("daily_devotional_id");
  CREATE INDEX "_devotional_article_v_rels_devotional_article_id_idx" ON "studio"."_devotional_article_v_rels" USING btree ("devotional_article_id");
  CREATE INDEX "_devotional_article_v_rels_general_page_id_idx" ON "studio"."_devotional_article_v_rels" USING btree ("general_page_id");
  CREATE INDEX "_devotional_article_v_rels_category_id_idx" ON "studio"."_devotional_article_v_rels" USING btree ("category_id");
  CREATE INDEX "_devotional_article_v_rels_bible_id_idx" ON "studio"."_devotional_article_v_rels" USING btree ("bible_id");
  CREATE INDEX "_devotional_article_v_rels_subscription_offer_id_idx" ON "studio"."_devotional_article_v_rels" USING btree ("subscription_offer_id");
  CREATE INDEX "_devotional_article_v_rels_redirect_id_idx" ON "studio"."_devotional_article_v_rels" USING btree ("redirect_id");
  CREATE INDEX "topic_languages_order_idx" ON "studio"."topic_languages" USING btree ("order");
  CREATE INDEX "topic_languages_parent_idx" ON "studio"."topic_languages" USING btree ("parent_id");
  CREATE INDEX "topic_image_idx" ON "studio"."topic" USING btree ("image_id");
  CREATE UNIQUE INDEX "topic_path_idx" ON "studio"."topic" USING btree ("path");
  CREATE INDEX "topic_created_by_idx" ON "studio"."topic" USING btree ("created_by");
  CREATE INDEX "topic_updated_at_idx" ON "studio"."topic" USING btree ("updated_at");
  CREATE INDEX "topic_created_at_idx" ON "studio"."topic" USING btree ("created_at");
  CREATE INDEX "topic_deleted_at_idx" ON "studio"."topic" USING btree ("deleted_at");
  CREATE INDEX "topic__status_idx" ON "studio"."topic" USING btree ("_status");
  CREATE INDEX "topic_rels_order_idx" ON "studio"."topic_rels" USING btree ("order");
  CREATE INDEX "topic_rels_parent_idx" ON "studio"."topic_rels" USING btree ("parent_id");
  CREATE INDEX "topic_rels_path_idx" ON "studio"."topic_rels" USING btree ("path");
  CREATE INDEX "topic_rels_topic_id_idx" ON "studio"."topic_rels" USING btree ("topic_id");
  CREATE INDEX "topic_rels_contributor_id_idx" ON "studio"."topic_rels" USING btree ("contributor_id");
  CREATE INDEX "topic_rels_verse_id_idx" ON "studio"."topic_rels" USING btree ("verse_id");
  CREATE INDEX "topic_rels_prayer_id_idx" ON "studio"."topic_rels" USING btree ("prayer_id");
  CREATE INDEX "topic_rels_trivia_id_idx" ON "studio"."topic_rels" USING btree ("trivia_id");
  CREATE INDEX "topic_rels_article_id_idx" ON "studio"."topic_rels" USING btree ("article_id");
  CREATE INDEX "topic_rels_growth_plan_id_idx" ON "studio"."topic_rels" USING btree ("growth_plan_id");
  CREATE INDEX "topic_rels_growth_plan_article_id_idx" ON "studio"."topic_rels" USING btree ("growth_plan_article_id");
  CREATE INDEX "topic_rels_growth_plan_article_prompt_id_idx" ON "studio"."topic_rels" USING btree ("growth_plan_article_prompt_id");
  CREATE INDEX "topic_rels_study_guide_id_idx" ON "studio"."topic_rels" USING btree ("study_guide_id");
  CREATE INDEX "topic_rels_study_guide_lesson_id_idx" ON "studio"."topic_rels" USING btree ("study_guide_lesson_id");
  CREATE INDEX "topic_rels_study_guide_section_id_idx" ON "studio"."topic_rels" USING btree ("study_guide_section_id");
  CREATE INDEX "topic_rels_channel_id_idx" ON "studio"."topic_rels" USING btree ("channel_id");
  CREATE INDEX "topic_rels_channel_article_id_idx" ON "studio"."topic_rels" USING btree ("channel_article_id");
  CREATE INDEX "topic_rels_daily_devotional_id_idx" ON "studio"."topic_rels" USING btree ("daily_devotional_id");
  CREATE INDEX "topic_rels_devotional_article_id_idx" ON "studio"."topic_rels" USING btree ("devotional_article_id");
  CREATE INDEX "topic_rels_general_page_id_idx" ON "studio"."topic_rels" USING btree ("general_page_id");
  CREATE INDEX "topic_rels_category_id_idx" ON "studio"."topic_rels" USING btree ("category_id");
  CREATE INDEX "topic_rels_bible_id_idx" ON "studio"."topic_rels" USING btree ("bible_id");
  CREATE INDEX "topic_rels_subscription_offer_id_idx" ON "studio"."topic_rels" USING btree ("subscription_offer_id");
  CREATE INDEX "topic_rels_redirect_id_idx" ON "studio"."topic_rels" USING btree ("redirect_id");
  CREATE INDEX "_topic_v_version_languages_order_idx" ON "studio"."_topic_v_version_languages" USING btree ("order");
  CREATE INDEX "_topic_v_version_languages_parent_idx" ON "studio"."_topic_v_version_languages" USING btree ("parent_id");
  CREATE INDEX "_topic_v_parent_idx" ON "studio"."_topic_v" USING btree ("parent_id");
  CREATE INDEX "_topic_v_version_version_image_idx" ON "studio"."_topic_v" USING btree ("version_image_id");
  CREATE INDEX "_topic_v_version_version_path_idx" ON "studio"."_topic_v" USING btree ("version_path");
  CREATE INDEX "_topic_v_version_version_created_by_idx" ON "studio"."_topic_v" USING btree ("version_created_by");
  CREATE INDEX "_topic_v_version_version_updated_at_idx" ON "studio"."_topic_v" USING btree ("version_updated_at");
  CREATE INDEX "_topic_v_version_version_created_at_idx" ON "studio"."_topic_v" USING btree ("version_created_at");
  CREATE INDEX "_topic_v_version_version_deleted_at_idx" ON "studio"."_topic_v" USING btree ("version_deleted_at");
  CREATE INDEX "_topic_v_version_version__status_idx" ON "studio"."_topic_v" USING btree ("version__status");
  CREATE INDEX "_topic_v_created_at_idx" ON "studio"."_topic_v" USING btree ("created_at");
  CREATE INDEX "_topic_v_updated_at_idx" ON "studio"."_topic_v" USING btree ("updated_at");
  CREATE INDEX "_topic_v_latest_idx" ON "studio"."_topic_v" USING btree ("latest");
  CREATE INDEX "_topic_v_autosave_idx" ON "studio"."_topic_v" USING btree ("autosave");
  CREATE INDEX "_topic_v_rels_order_idx" ON "studio"."_topic_v_rels" USING btree ("order");
  CREATE INDEX "_topic_v_rels_parent_idx" ON "studio"."_topic_v_rels" USING btree ("parent_id");
  CREATE INDEX "_topic_v_rels_path_idx" ON "studio"."_topic_v_rels" USING btree ("path");
  CREATE INDEX "_topic_v_rels_topic_id_idx" ON "studio"."_topic_v_rels" USING btree ("topic_id");
  CREATE INDEX "_topic_v_rels_contributor_id_idx" ON "studio"."_topic_v_rels" USING btree ("contributor_id");
  CREATE INDEX "_topic_v_rels_verse_id_idx" ON "studio"."_topic_v_rels" USING btree ("verse_id");
  CREATE INDEX "_topic_v_rels_prayer_id_idx" ON "studio"."_topic_v_rels" USING btree ("prayer_id");
  CREATE INDEX "_topic_v_rels_trivia_id_idx" ON "studio"."_topic_v_rels" USING btree ("trivia_id");
  CREATE INDEX "_topic_v_rels_article_id_idx" ON "studio"."_topic_v_rels" USING btree ("article_id");
  CREATE INDEX "_topic_v_rels_growth_plan_id_idx" ON "studio"."_topic_v_rels" USING btree ("growth_plan_id");
  CREATE INDEX "_topic_v_rels_growth_plan_article_id_idx" ON "studio"."_topic_v_rels" USING btree ("growth_plan_article_id");
  CREATE INDEX "_topic_v_rels_growth_plan_article_prompt_id_idx" ON "studio"."_topic_v_rels" USING btree ("growth_plan_article_prompt_id");
  CREATE INDEX "_topic_v_rels_study_guide_id_idx" ON "studio"."_topic_v_rels" USING btree ("study_guide_id");
  CREATE INDEX "_topic_v_rels_study_guide_lesson_id_idx" ON "studio"."_topic_v_rels" USING btree ("study_guide_lesson_id");
  CREATE INDEX "_topic_v_rels_study_guide_section_id_idx" ON "studio"."_topic_v_rels" USING btree ("study_guide_section_id");
  CREATE INDEX "_topic_v_rels_channel_id_idx" ON "studio"."_topic_v_rels" USING btree ("channel_id");
  CREATE INDEX "_topic_v_rels_channel_article_id_idx" ON "studio"."_topic_v_rels" USING btree ("channel_article_id");
  CREATE INDEX "_topic_v_rels_daily_devotional_id_idx" ON "studio"."_topic_v_rels" USING btree ("daily_devotional_id");
  CREATE INDEX "_topic_v_rels_devotional_article_id_idx" ON "studio"."_topic_v_rels" USING btree ("devotional_article_id");
  CREATE INDEX "_topic_v_rels_general_page_id_idx" ON "studio"."_topic_v_rels" USING btree ("general_page_id");
  CREATE INDEX "_topic_v_rels_category_id_idx" ON "studio"."_topic_v_rels" USING btree ("category_id");
  CREATE INDEX "_topic_v_rels_bible_id_idx" ON "studio"."_topic_v_rels" USING btree ("bible_id");
  CREATE INDEX "_topic_v_rels_subscription_offer_id_idx" ON "studio"."_topic_v_rels" USING btree ("subscription_offer_id");
  CREATE INDEX "_topic_v_rels_redirect_id_idx" ON "studio"."_topic_v_rels" USING btree ("redirect_id");
  CREATE INDEX "general_page_en_faq_order_idx" ON "studio"."general_page_en_faq" USING btree ("_order");
  CREATE INDEX "general_page_en_faq_parent_id_idx" ON "studio"."general_page_en_faq" USING btree ("_parent_id");
  CREATE INDEX "general_page_es_faq_order_idx" ON "studio"."general_page_es_faq" USING btree ("_order");
  CREATE INDEX "general_page_es_faq_parent_id_idx" ON "studio"."general_page_es_faq" USING btree ("_parent_id");
  CREATE INDEX "general_page_languages_order_idx" ON "studio"."general_page_languages" USING btree ("order");
  CREATE INDEX "general_page_languages_parent_idx" ON "studio"."general_page_languages" USING btree ("parent_id");
  CREATE INDEX "general_page_image_idx" ON "studio"."general_page" USING btree ("image_id");
  CREATE INDEX "general_page_parent_idx" ON "studio"."general_page" USING btree ("parent_id");
  CREATE UNIQUE INDEX "general_page_path_idx" ON "studio"."general_page" USING btree ("path");
  CREATE INDEX "general_page_created_by_idx" ON "studio"."general_page" USING btree ("created_by");
  CREATE INDEX "general_page_updated_at_idx" ON "studio"."general_page" USING btree ("updated_at");
  CREATE INDEX "general_page_created_at_idx" ON "studio"."general_page" USING btree ("created_at");
  CREATE INDEX "general_page_deleted_at_idx" ON "studio"."general_page" USING btree ("deleted_at");
  CREATE INDEX "general_page__status_idx" ON "studio"."general_page" USING btree ("_status");
  CREATE INDEX "general_page_rels_order_idx" ON "studio"."general_page_rels" USING btree ("order");
  CREATE INDEX "general_page_rels_parent_idx" ON "studio"."general_page_rels" USING btree ("parent_id");
  CREATE INDEX "general_page_rels_path_idx" ON "studio"."general_page_rels" USING btree ("path");
  CREATE INDEX "general_page_rels_topic_id_idx" ON "studio"."general_page_rels" USING btree ("topic_id");
  CREATE INDEX "general_page_rels_contributor_id_idx" ON "studio"."general_page_rels" USING btree ("contributor_id");
  CREATE INDEX "general_page_rels_verse_id_idx" ON "studio"."general_page_rels" USING btree ("verse_id");
  CREATE INDEX "general_page_rels_prayer_id_idx" ON "studio"."general_page_rels" USING btree ("prayer_id");
  CREATE INDEX "general_page_rels_trivia_id_idx" ON "studio"."general_page_rels" USING btree ("trivia_id");
  CREATE INDEX "general_page_rels_article_id_idx" ON "studio"."general_page_rels" USING btree ("article_id");
  CREATE INDEX "general_page_rels_growth_plan_id_idx" ON "studio"."general_page_rels" USING btree ("growth_plan_id");
  CREATE INDEX "general_page_rels_growth_plan_article_id_idx" ON "studio"."general_page_rels" USING btree ("growth_plan_article_id");
  CREATE INDEX "general_page_rels_growth_plan_article_prompt_id_idx" ON "studio"."general_page_rels" USING btree ("growth_plan_article_prompt_id");
  CREATE INDEX "general_page_rels_study_guide_id_idx" ON "studio"."general_page_rels" USING btree ("study_guide_id");
  CREATE INDEX "general_page_rels_study_guide_lesson_id_idx" ON "studio"."general_page_rels" USING btree ("study_guide_lesson_id");
  CREATE INDEX "general_page_rels_study_guide_section_id_idx" ON "studio"."general_page_rels" USING btree ("study_guide_section_id");
  CREATE INDEX "general_page_rels_channel_id_idx" ON "studio"."general_page_rels" USING btree ("channel_id");
  CREATE INDEX "general_page_rels_channel_article_id_idx" ON "studio"."general_page_rels" USING btree ("channel_article_id");
  CREATE INDEX "general_page_rels_daily_devotional_id_idx" ON "studio"."general_page_rels" USING btree ("daily_devotional_id");
  CREATE INDEX "general_page_rels_devotional_article_id_idx" ON "studio"."general_page_rels" USING btree ("devotional_article_id");
  CREATE INDEX "general_page_rels_general_page_id_idx" ON "studio"."general_page_rels" USING btree ("general_page_id");
  CREATE INDEX "general_page_rels_category_id_idx" ON "studio"."general_page_rels" USING btree ("category_id");
  CREATE INDEX "general_page_rels_bible_id_idx" ON "studio"."general_page_rels" USING btree ("bible_id");
  CREATE INDEX "general_page_rels_subscription_offer_id_idx" ON "studio"."general_page_rels" USING btree ("subscription_offer_id");
  CREATE INDEX "general_page_rels_redirect_id_idx" ON "studio"."general_page_rels" USING btree ("redirect_id");
  CREATE INDEX "_general_page_v_version_en_faq_order_idx" ON "studio"."_general_page_v_version_en_faq" USING btree ("_order");
  CREATE INDEX "_general_page_v_version_en_faq_parent_id_idx" ON "studio"."_general_page_v_version_en_faq" USING btree ("_parent_id");
  CREATE INDEX "_general_page_v_version_es_faq_order_idx" ON "studio"."_general_page_v_version_es_faq" USING btree ("_order");
  CREATE INDEX "_general_page_v_version_es_faq_parent_id_idx" ON "studio"."_general_page_v_version_es_faq" USING btree ("_parent_id");
  CREATE INDEX "_general_page_v_version_languages_order_idx" ON "studio"."_general_page_v_version_languages" USING btree ("order");
  CREATE INDEX "_general_page_v_version_languages_parent_idx" ON "studio"."_general_page_v_version_languages" USING btree ("parent_id");
  CREATE INDEX "_general_page_v_parent_idx" ON "studio"."_general_page_v" USING btree ("parent_id");
  CREATE INDEX "_general_page_v_version_version_image_idx" ON "studio"."_general_page_v" USING btree ("version_image_id");
  CREATE INDEX "_general_page_v_version_version_parent_idx" ON "studio"."_general_page_v" USING btree ("version_parent_id");
  CREATE INDEX "_general_page_v_version_version_path_idx" ON "studio"."_general_page_v" USING btree ("version_path");
  CREATE INDEX "_general_page_v_version_version_created_by_idx" ON "studio"."_general_page_v" USING btree ("version_created_by");
  CREATE INDEX "_general_page_v_version_version_updated_at_idx" ON "studio"."_general_page_v" USING btree ("version_updated_at");
  CREATE INDEX "_general_page_v_version_version_created_at_idx" ON "studio"."_general_page_v" USING btree ("version_created_at");
  CREATE INDEX "_general_page_v_version_version_deleted_at_idx" ON "studio"."_general_page_v" USING btree ("version_deleted_at");
  CREATE INDEX "_general_page_v_version_version__status_idx" ON "studio"."_general_page_v" USING btree ("version__status");
  CREATE INDEX "_general_page_v_created_at_idx" ON "studio"."_general_page_v" USING btree ("created_at");
  CREATE INDEX "_general_page_v_updated_at_idx" ON "studio"."_general_page_v" USING btree ("updated_at");
  CREATE INDEX "_general_page_v_latest_idx" ON "studio"."_general_page_v" USING btree ("latest");
  CREATE INDEX "_general_page_v_autosave_idx" ON "studio"."_general_page_v" USING btree ("autosave");
  CREATE INDEX "_general_page_v_rels_order_idx" ON "studio"."_general_page_v_rels" USING btree ("order");
  CREATE INDEX "_general_page_v_rels_parent_idx" ON "studio"."_general_page_v_rels" USING btree ("parent_id");
  CREATE INDEX "_general_page_v_rels_path_idx" ON "studio"."_general_page_v_rels" USING btree ("path");
  CREATE INDEX "_general_page_v_rels_topic_id_idx" ON "studio"."_general_page_v_rels" USING btree ("topic_id");
  CREATE INDEX "_general_page_v_rels_contributor_id_idx" ON "studio"."_general_page_v_rels" USING btree ("contributor_id");
  CREATE INDEX "_general_page_v_rels_verse_id_idx" ON "studio"."_general_page_v_rels" USING btree ("verse_id");
  CREATE INDEX "_general_page_v_rels_prayer_id_idx" ON "studio"."_general_page_v_rels" USING btree ("prayer_id");
  CREATE INDEX "_general_page_v_rels_trivia_id_idx" ON "studio"."_general_page_v_rels" USING btree ("trivia_id");
  CREATE INDEX "_general_page_v_rels_article_id_idx" ON "studio"."_general_page_v_rels" USING btree ("article_id");
  CREATE INDEX "_general_page_v_rels_growth_plan_id_idx" ON "studio"."_general_page_v_rels" USING btree ("growth_plan_id");
  CREATE INDEX "_general_page_v_rels_growth_plan_article_id_idx" ON "studio"."_general_page_v_rels" USING btree ("growth_plan_article_id");
  CREATE INDEX "_general_page_v_rels_growth_plan_article_prompt_id_idx" ON "studio"."_general_page_v_rels" USING btree ("growth_plan_article_prompt_id");
  CREATE INDEX "_general_page_v_rels_study_guide_id_idx" ON "studio"."_general_page_v_rels" USING btree ("study_guide_id");
  CREATE INDEX "_general_page_v_rels_study_guide_lesson_id_idx" ON "studio"."_general_page_v_rels" USING btree ("study_guide_lesson_id");
  CREATE INDEX "_general_page_v_rels_study_guide_section_id_idx" ON "studio"."_general_page_v_rels" USING btree ("study_guide_section_id");
  CREATE INDEX "_general_page_v_rels_channel_id_idx" ON "studio"."_general_page_v_rels" USING btree ("channel_id");
  CREATE INDEX "_general_page_v_rels_channel_article_id_idx" ON "studio"."_general_page_v_rels" USING btree ("channel_article_id");
  CREATE INDEX "_general_page_v_rels_daily_devotional_id_idx" ON "studio"."_general_page_v_rels" USING btree ("daily_devotional_id");
  CREATE INDEX "_general_page_v_rels_devotional_article_id_idx" ON "studio"."_general_page_v_rels" USING btree ("devotional_article_id");
  CREATE INDEX "_general_page_v_rels_general_page_id_idx" ON "studio"."_general_page_v_rels" USING btree ("general_page_id");
  CREATE INDEX "_general_page_v_rels_category_id_idx" ON "studio"."_general_page_v_rels" USING btree ("category_id");
  CREATE INDEX "_general_page_v_rels_bible_id_idx" ON "studio"."_general_page_v_rels" USING btree ("bible_id");
  CREATE INDEX "_general_page_v_rels_subscription_offer_id_idx" ON "studio"."_general_page_v_rels" USING btree ("subscription_offer_id");
  CREATE INDEX "_general_page_v_rels_redirect_id_idx" ON "studio"."_general_page_v_rels" USING btree ("redirect_id");
  CREATE INDEX "contributor_languages_order_idx" ON "studio"."contributor_languages" USING btree ("order");
  CREATE INDEX "contributor_languages_parent_idx" ON "studio"."contributor_languages" USING btree ("parent_id");
  CREATE INDEX "contributor_image_idx" ON "studio"."contributor" USING btree ("image_id");
  CREATE UNIQUE INDEX "contributor_path_idx" ON "studio"."contributor" USING btree ("path");
  CREATE INDEX "contributor_created_by_idx" ON "studio"."contributor" USING btree ("created_by");
  CREATE INDEX "contributor_updated_at_idx" ON "studio"."contributor" USING btree ("updated_at");
  CREATE INDEX "contributor_created_at_idx" ON "studio"."contributor" USING btree ("created_at");
  CREATE INDEX "contributor_deleted_at_idx" ON "studio"."contributor" USING btree ("deleted_at");
  CREATE INDEX "contributor__status_idx" ON "studio"."contributor" USING btree ("_status");
  CREATE INDEX "contributor_rels_order_idx" ON "studio"."contributor_rels" USING btree ("order");
  CREATE INDEX "contributor_rels_parent_idx" ON "studio"."contributor_rels" USING btree ("parent_id");
  CREATE INDEX "contributor_rels_path_idx" ON "studio"."contributor_rels" USING btree ("path");
  CREATE INDEX "contributor_rels_topic_id_idx" ON "studio"."contributor_rels" USING btree ("topic_id");
  CREATE INDEX "contributor_rels_contributor_id_idx" ON "studio"."contributor_rels" USING btree ("contributor_id");
  CREATE INDEX "contributor_rels_verse_id_idx" ON "studio"."contributor_rels" USING btree ("verse_id");
  CREATE INDEX "contributor_rels_prayer_id_idx" ON "studio"."contributor_rels" USING btree ("prayer_id");
  CREATE INDEX "contributor_rels_trivia_id_idx" ON "studio"."contributor_rels" USING btree ("trivia_id");
  CREATE INDEX "contributor_rels_article_id_idx" ON "studio"."contributor_rels" USING btree ("article_id");
  CREATE INDEX "contributor_rels_growth_plan_id_idx" ON "studio"."contributor_rels" USING btree ("growth_plan_id");
  CREATE INDEX "contributor_rels_growth_plan_article_id_idx" ON "studio"."contributor_rels" USING btree ("growth_plan_article_id");
  CREATE INDEX "contributor_rels_growth_plan_article_prompt_id_idx" ON "studio"."contributor_rels" USING btree ("growth_plan_article_prompt_id");
  CREATE INDEX "contributor_rels_study_guide_id_idx" ON "studio"."contributor_rels" USING btree ("study_guide_id");
  CREATE INDEX "contributor_rels_study_guide_lesson_id_idx" ON "studio"."contributor_rels" USING btree ("study_guide_lesson_id");
  CREATE INDEX "contributor_rels_study_guide_section_id_idx" ON "studio"."contributor_rels" USING btree ("study_guide_section_id");
  CREATE INDEX "contributor_rels_channel_id_idx" ON "studio"."contributor_rels" USING btree ("channel_id");
  CREATE INDEX "contributor_rels_channel_article_id_idx" ON "studio"."contributor_rels" USING btree ("channel_article_id");
  CREATE INDEX "contributor_rels_daily_devotional_id_idx" ON "studio"."contributor_rels" USING btree ("daily_devotional_id");
  CREATE INDEX "contributor_rels_devotional_article_id_idx" ON "studio"."contributor_rels" USING btree ("devotional_article_id");
  CREATE INDEX "contributor_rels_general_page_id_idx" ON "studio"."contributor_rels" USING btree ("general_page_id");
  CREATE INDEX "contributor_rels_category_id_idx" ON "studio"."contributor_rels" USING btree ("category_id");
  CREATE INDEX "contributor_rels_bible_id_idx" ON "studio"."contributor_rels" USING btree ("bible_id");
  CREATE INDEX "contributor_rels_subscription_offer_id_idx" ON "studio"."contributor_rels" USING btree ("subscription_offer_id");
  CREATE INDEX "contributor_rels_redirect_id_idx" ON "studio"."contributor_rels" USING btree ("redirect_id");
  CREATE INDEX "_contributor_v_version_languages_order_idx" ON "studio"."_contributor_v_version_languages" USING btree ("order");
  CREATE INDEX "_contributor_v_version_languages_parent_idx" ON "studio"."_contributor_v_version_languages" USING btree ("parent_id");
  CREATE INDEX "_contributor_v_parent_idx" ON "studio"."_contributor_v" USING btree ("parent_id");
  CREATE INDEX "_contributor_v_version_version_image_idx" ON "studio"."_contributor_v" USING btree ("version_image_id");
  CREATE INDEX "_contributor_v_version_version_path_idx" ON "studio"."_contributor_v" USING btree ("version_path");
  CREATE INDEX "_contributor_v_version_version_created_by_idx" ON "studio"."_contributor_v" USING btree ("version_created_by");
  CREATE INDEX "_contributor_v_version_version_updated_at_idx" ON "studio"."_contributor_v" USING btree ("version_updated_at");
  CREATE INDEX "_contributor_v_version_version_created_at_idx" ON "studio"."_contributor_v" USING btree ("version_created_at");
  CREATE INDEX "_contributor_v_version_version_deleted_at_idx" ON "studio"."_contributor_v" USING btree ("version_deleted_at");
  CREATE INDEX "_contributor_v_version_version__status_idx" ON "studio"."_contributor_v" USING btree ("version__status");
  CREATE INDEX "_contributor_v_created_at_idx" ON "studio"."_contributor_v" USING btree ("created_at");
  CREATE INDEX "_contributor_v_updated_at_idx" ON "studio"."_contributor_v" USING btree ("updated_at");
  CREATE INDEX "_contributor_v_latest_idx" ON "studio"."_contributor_v" USING btree ("latest");
  CREATE INDEX "_contributor_v_autosave_idx" ON "studio"."_contributor_v" USING btree ("autosave");
  CREATE INDEX "_contributor_v_rels_order_idx" ON "studio"."_contributor_v_rels" USING btree ("order");
  CREATE INDEX "_contributor_v_rels_parent_idx" ON "studio"."_contributor_v_rels" USING btree ("parent_id");
  CREATE INDEX "_contributor_v_rels_path_idx" ON "studio"."_contributor_v_rels" USING btree ("path");
  CREATE INDEX "_contributor_v_rels_topic_id_idx" ON "studio"."_contributor_v_rels" USING btree ("topic_id");
  CREATE INDEX "_contributor_v_rels_contributor_id_idx" ON "studio"."_contributor_v_rels" USING btree ("contributor_id");
  CREATE INDEX "_contributor_v_rels_verse_id_idx" ON "studio"."_contributor_v_rels" USING btree ("verse_id");
  CREATE INDEX "_contributor_v_rels_prayer_id_idx" ON "studio"."_contributor_v_rels" USING btree ("prayer_id");
  CREATE INDEX "_contributor_v_rels_trivia_id_idx" ON "studio"."_contributor_v_rels" USING btree ("trivia_id");
  CREATE INDEX "_contributor_v_rels_article_id_idx" ON "studio"."_contributor_v_rels" USING btree ("article_id");
  CREATE INDEX "_contributor_v_rels_growth_plan_id_idx" ON "studio"."_contributor_v_rels" USING btree ("growth_plan_id");
  CREATE INDEX "_contributor_v_rels_growth_plan_article_id_idx" ON "studio"."_contributor_v_rels" USING btree ("growth_plan_article_id");
  CREATE INDEX "_contributor_v_rels_growth_plan_article_prompt_id_idx" ON "studio"."_contributor_v_rels" USING btree ("growth_plan_article_prompt_id");
  CREATE INDEX "_contributor_v_rels_study_guide_id_idx" ON "studio"."_contributor_v_rels" USING btree ("study_guide_id");
  CREATE INDEX "_contributor_v_rels_study_guide_lesson_id_idx" ON "studio"."_contributor_v_rels" USING btree ("study_guide_lesson_id");
  CREATE INDEX "_contributor_v_rels_study_guide_section_id_idx" ON "studio"."_contributor_v_rels" USING btree ("study_guide_section_id");
  CREATE INDEX "_contributor_v_rels_channel_id_idx" ON "studio"."_contributor_v_rels" USING btree ("channel_id");
  CREATE INDEX "_contributor_v_rels_channel_article_id_idx" ON "studio"."_contributor_v_rels" USING btree ("channel_article_id");
  CREATE INDEX "_contributor_v_rels_daily_devotional_id_idx" ON "studio"."_contributor_v_rels" USING btree ("daily_devotional_id");
  CREATE INDEX "_contributor_v_rels_devotional_article_id_idx" ON "studio"."_contributor_v_rels" USING btree ("devotional_article_id");
  CREATE INDEX "_contributor_v_rels_general_page_id_idx" ON "studio"."_contributor_v_rels" USING btree ("general_page_id");
  CREATE INDEX "_contributor_v_rels_category_id_idx" ON "studio"."_contributor_v_rels" USING btree ("category_id");
  CREATE INDEX "_contributor_v_rels_bible_id_idx" ON "studio"."_contributor_v_rels" USING btree ("bible_id");
  CREATE INDEX "_contributor_v_rels_subscription_offer_id_idx" ON "studio"."_contributor_v_rels" USING btree ("subscription_offer_id");
  CREATE INDEX "_contributor_v_rels_redirect_id_idx" ON "studio"."_contributor_v_rels" USING btree ("redirect_id");
  CREATE INDEX "category_languages_order_idx" ON "studio"."category_languages" USING btree ("order");
  CREATE INDEX "category_languages_parent_idx" ON "studio"."category_languages" USING btree ("parent_id");
  CREATE INDEX "category_image_idx" ON "studio"."category" USING btree ("image_id");
  CREATE UNIQUE INDEX "category_path_idx" ON "studio"."category" USING btree ("path");
  CREATE INDEX "category_created_by_idx" ON "studio"."category" USING btree ("created_by");
  CREATE INDEX "category_updated_at_idx" ON "studio"."category" USING btree ("updated_at");
  CREATE INDEX "category_created_at_idx" ON "studio"."category" USING btree ("created_at");
  CREATE INDEX "category_deleted_at_idx" ON "studio"."category" USING btree ("deleted_at");
  CREATE INDEX "category__status_idx" ON "studio"."category" USING btree ("_status");
  CREATE INDEX "category_rels_order_idx" ON "studio"."category_rels" USING btree ("order");
  CREATE INDEX "category_rels_parent_idx" ON "studio"."category_rels" USING btree ("parent_id");
  CREATE INDEX "category_rels_path_idx" ON "studio"."category_rels" USING btree ("path");
  CREATE INDEX "category_rels_topic_id_idx" ON "studio"."category_rels" USING btree ("topic_id");
  CREATE INDEX "category_rels_contributor_id_idx" ON "studio"."category_rels" USING btree ("contributor_id");
  CREATE INDEX "category_rels_verse_id_idx" ON "studio"."category_rels" USING btree ("verse_id");
  CREATE INDEX "category_rels_prayer_id_idx" ON "studio"."category_rels" USING btree ("prayer_id");
  CREATE INDEX "category_rels_trivia_id_idx" ON "studio"."category_rels" USING btree ("trivia_id");
  CREATE INDEX "category_rels_article_id_idx" ON "studio"."category_rels" USING btree ("article_id");
  CREATE INDEX "category_rels_growth_plan_id_idx" ON "studio"."category_rels" USING btree ("growth_plan_id");
  CREATE INDEX "category_rels_growth_plan_article_id_idx" ON "studio"."category_rels" USING btree ("growth_plan_article_id");
  CREATE INDEX "category_rels_growth_plan_article_prompt_id_idx" ON "studio"."category_rels" USING btree ("growth_plan_article_prompt_id");
  CREATE INDEX "category_rels_study_guide_id_idx" ON "studio"."category_rels" USING btree ("study_guide_id");
  CREATE INDEX "category_rels_study_guide_lesson_id_idx" ON "studio"."category_rels" USING btree ("study_guide_lesson_id");
  CREATE INDEX "category_rels_study_guide_section_id_idx" ON "studio"."category_rels" USING btree ("study_guide_section_id");
  CREATE INDEX "category_rels_channel_id_idx" ON "studio"."category_rels" USING btree ("channel_id");
  CREATE INDEX "category_rels_channel_article_id_idx" ON "studio"."category_rels" USING btree ("channel_article_id");
  CREATE INDEX "category_rels_daily_devotional_id_idx" ON "studio"."category_rels" USING btree ("daily_devotional_id");
  CREATE INDEX "category_rels_devotional_article_id_idx" ON "studio"."category_rels" USING btree ("devotional_article_id");
  CREATE INDEX "category_rels_general_page_id_idx" ON "studio"."category_rels" USING btree ("general_page_id");
  CREATE INDEX "category_rels_category_id_idx" ON "studio"."category_rels" USING btree ("category_id");
  CREATE INDEX "category_rels_bible_id_idx" ON "studio"."category_rels" USING btree ("bible_id");
  CREATE INDEX "category_rels_subscription_offer_id_idx" ON "studio"."category_rels" USING btree ("subscription_offer_id");
  CREATE INDEX "category_rels_redirect_id_idx" ON "studio"."category_rels" USING btree ("redirect_id");
  CREATE INDEX "_category_v_version_languages_order_idx" ON "studio"."_category_v_version_languages" USING btree ("order");
  CREATE INDEX "_category_v_version_languages_parent_idx" ON "studio"."_category_v_version_languages" USING btree ("parent_id");
  CREATE INDEX "_category_v_parent_idx" ON "studio"."_category_v" USING btree ("parent_id");
  CREATE INDEX "_category_v_version_version_image_idx" ON "studio"."_category_v" USING btree ("version_image_id");
  CREATE INDEX "_category_v_version_version_path_idx" ON "studio"."_category_v" USING btree ("version_path");
  CREATE INDEX "_category_v_version_version_created_by_idx" ON "studio"."_category_v" USING btree ("version_created_by");
  CREATE INDEX "_category_v_version_version_updated_at_idx" ON "studio"."_category_v" USING btree ("version_updated_at");
  CREATE INDEX "_category_v_version_version_created_at_idx" ON "studio"."_category_v" USING btree ("version_created_at");
  CREATE INDEX "_category_v_version_version_deleted_at_idx" ON "studio"."_category_v" USING btree ("version_deleted_at");
  CREATE INDEX "_category_v_version_version__status_idx" ON "studio"."_category_v" USING btree ("version__status");
  CREATE INDEX "_category_v_created_at_idx" ON "studio"."_category_v" USING btree ("created_at");
  CREATE INDEX "_category_v_updated_at_idx" ON "studio"."_category_v" USING btree ("updated_at");
  CREATE INDEX "_category_v_latest_idx" ON "studio"."_category_v" USING btree ("latest");
  CREATE INDEX "_category_v_autosave_idx" ON "studio"."_category_v" USING btree ("autosave");
  CREATE INDEX "_category_v_rels_order_idx" ON "studio"."_category_v_rels" USING btree ("order");
  CREATE INDEX "_category_v_rels_parent_idx" ON "studio"."_category_v_rels" USING btree ("parent_id");
  CREATE INDEX "_category_v_rels_path_idx" ON "studio"."_category_v_rels" USING btree ("path");
  CREATE INDEX "_category_v_rels_topic_id_idx" ON "studio"."_category_v_rels" USING btree ("topic_id");
  CREATE INDEX "_category_v_rels_contributor_id_idx" ON "studio"."_category_v_rels" USING btree ("contributor_id");
  CREATE INDEX "_category_v_rels_verse_id_idx" ON "studio"."_category_v_rels" USING btree ("verse_id");
  CREATE INDEX "_category_v_rels_prayer_id_idx" ON "studio"."_category_v_rels" USING btree ("prayer_id");
  CREATE INDEX "_category_v_rels_trivia_id_idx" ON "studio"."_category_v_rels" USING btree ("trivia_id");
  CREATE INDEX "_category_v_rels_article_id_idx" ON "studio"."_category_v_rels" USING btree ("article_id");
  CREATE INDEX "_category_v_rels_growth_plan_id_idx" ON "studio"."_category_v_rels" USING btree ("growth_plan_id");
  CREATE INDEX "_category_v_rels_growth_plan_article_id_idx" ON "studio"."_category_v_rels" USING btree ("growth_plan_article_id");
  CREATE INDEX "_category_v_rels_growth_plan_article_prompt_id_idx" ON "studio"."_category_v_rels" USING btree ("growth_plan_article_prompt_id");
  CREATE INDEX "_category_v_rels_study_guide_id_idx" ON "studio"."_category_v_rels" USING btree ("study_guide_id");
  CREATE INDEX "_category_v_rels_study_guide_lesson_id_idx" ON "studio"."_category_v_rels" USING btree ("study_guide_lesson_id");
  CREATE INDEX "_category_v_rels_study_guide_section_id_idx" ON "studio"."_category_v_rels" USING btree ("study_guide_section_id");
  CREATE INDEX "_category_v_rels_channel_id_idx" ON "studio"."_category_v_rels" USING btree ("channel_id");
  CREATE INDEX "_category_v_rels_channel_article_id_idx" ON "studio"."_category_v_rels" USING btree ("channel_article_id");
  CREATE INDEX "_category_v_rels_daily_devotional_id_idx" ON "studio"."_category_v_rels" USING btree ("daily_devotional_id");
  CREATE INDEX "_category_v_rels_devotional_article_id_idx" ON "studio"."_category_v_rels" USING btree ("devotional_article_id");
  CREATE INDEX "_category_v_rels_general_page_id_idx" ON "studio"."_category_v_rels" USING btree ("general_page_id");
  CREATE INDEX "_category_v_rels_category_id_idx" ON "studio"."_category_v_rels" USING btree ("category_id");
  CREATE INDEX "_category_v_rels_bible_id_idx" ON "studio"."_category_v_rels" USING btree ("bible_id");
  CREATE INDEX "_category_v_rels_subscription_offer_id_idx" ON "studio"."_category_v_rels" USING btree ("subscription_offer_id");
  CREATE INDEX "_category_v_rels_redirect_id_idx" ON "studio"."_category_v_rels" USING btree ("redirect_id");
  CREATE INDEX "bible_languages_order_idx" ON "studio"."bible_languages" USING btree ("order");
  CREATE INDEX "bible_languages_parent_idx" ON "studio"."bible_languages" USING btree ("parent_id");
  CREATE INDEX "bible_image_idx" ON "studio"."bible" USING btree ("image_id");
  CREATE UNIQUE INDEX "bible_path_idx" ON "studio"."bible" USING btree ("path");
  CREATE INDEX "bible_created_by_idx" ON "studio"."bible" USING btree ("created_by");
  CREATE INDEX "bible_updated_at_idx" ON "studio"."bible" USING btree ("updated_at");
  CREATE INDEX "bible_created_at_idx" ON "studio"."bible" USING btree ("created_at");
  CREATE INDEX "bible_deleted_at_idx" ON "studio"."bible" USING btree ("deleted_at");
  CREATE INDEX "bible__status_idx" ON "studio"."bible" USING btree ("_status");
  CREATE INDEX "bible_rels_order_idx" ON "studio"."bible_rels" USING btree ("order");
  CREATE INDEX "bible_rels_parent_idx" ON "studio"."bible_rels" USING btree ("parent_id");
  CREATE INDEX "bible_rels_path_idx" ON "studio"."bible_rels" USING btree ("path");
  CREATE INDEX "bible_rels_topic_id_idx" ON "studio"."bible_rels" USING btree ("topic_id");
  CREATE INDEX "bible_rels_contributor_id_idx" ON "studio"."bible_rels" USING btree ("contributor_id");
  CREATE INDEX "bible_rels_verse_id_idx" ON "studio"."bible_rels" USING btree ("verse_id");
  CREATE INDEX "bible_rels_prayer_id_idx" ON "studio"."bible_rels" USING btree ("prayer_id");
  CREATE INDEX "bible_rels_trivia_id_idx" ON "studio"."bible_rels" USING btree ("trivia_id");
  CREATE INDEX "bible_rels_article_id_idx" ON "studio"."bible_rels" USING btree ("article_id");
  CREATE INDEX "bible_rels_growth_plan_id_idx" ON "studio"."bible_rels" USING btree ("growth_plan_id");
  CREATE INDEX "bible_rels_growth_plan_article_id_idx" ON "studio"."bible_rels" USING btree ("growth_plan_article_id");
  CREATE INDEX "bible_rels_growth_plan_article_prompt_id_idx" ON "studio"."bible_rels" USING btree ("growth_plan_article_prompt_id");
  CREATE INDEX "bible_rels_study_guide_id_idx" ON "studio"."bible_rels" USING btree ("study_guide_id");
  CREATE INDEX "bible_rels_study_guide_lesson_id_idx" ON "studio"."bible_rels" USING btree ("study_guide_lesson_id");
  CREATE INDEX "bible_rels_study_guide_section_id_idx" ON "studio"."bible_rels" USING btree ("study_guide_section_id");
  CREATE INDEX "bible_rels_channel_id_idx" ON "studio"."bible_rels" USING btree ("channel_id");
  CREATE INDEX "bible_rels_channel_article_id_idx" ON "studio"."bible_rels" USING btree ("channel_article_id");
  CREATE INDEX "bible_rels_daily_devotional_id_idx" ON "studio"."bible_rels" USING btree ("daily_devotional_id");
  CREATE INDEX "bible_rels_devotional_article_id_idx" ON "studio"."bible_rels" USING btree ("devotional_article_id");
  CREATE INDEX "bible_rels_general_page_id_idx" ON "studio"."bible_rels" USING btree ("general_page_id");
  CREATE INDEX "bible_rels_category_id_idx" ON "studio"."bible_rels" USING btree ("category_id");
  CREATE INDEX "bible_rels_bible_id_idx" ON "studio"."bible_rels" USING btree ("bible_id");
  CREATE INDEX "bible_rels_subscription_offer_id_idx" ON "studio"."bible_rels" USING btree ("subscription_offer_id");
  CREATE INDEX "bible_rels_redirect_id_idx" ON "studio"."bible_rels" USING btree ("redirect_id");
  CREATE INDEX "_bible_v_version_languages_order_idx" ON "studio"."_bible_v_version_languages" USING btree ("order");
  CREATE INDEX "_bible_v_version_languages_parent_idx" ON "studio"."_bible_v_version_languages" USING btree ("parent_id");
  CREATE INDEX "_bible_v_parent_idx" ON "studio"."_bible_v" USING btree ("parent_id");
  CREATE INDEX "_bible_v_version_version_image_idx" ON "studio"."_bible_v" USING btree ("version_image_id");
  CREATE INDEX "_bible_v_version_version_path_idx" ON "studio"."_bible_v" USING btree ("version_path");
  CREATE INDEX "_bible_v_version_version_created_by_idx" ON "studio"."_bible_v" USING btree ("version_created_by");
  CREATE INDEX "_bible_v_version_version_updated_at_idx" ON "studio"."_bible_v" USING btree ("version_updated_at");
  CREATE INDEX "_bible_v_version_version_created_at_idx" ON "studio"."_bible_v" USING btree ("version_created_at");
  CREATE INDEX "_bible_v_version_version_deleted_at_idx" ON "studio"."_bible_v" USING btree ("version_deleted_at");
  CREATE INDEX "_bible_v_version_version__status_idx" ON "studio"."_bible_v" USING btree ("version__status");
  CREATE INDEX "_bible_v_created_at_idx" ON "studio"."_bible_v" USING btree ("created_at");
  CREATE INDEX "_bible_v_updated_at_idx" ON "studio"."_bible_v" USING btree ("updated_at");
  CREATE INDEX "_bible_v_latest_idx" ON "studio"."_bible_v" USING btree ("latest");
  CREATE INDEX "_bible_v_autosave_idx" ON "studio"."_bible_v" USING btree ("autosave");
  CREATE INDEX "_bible_v_rels_order_idx" ON "studio"."_bible_v_rels" USING btree ("order");
  CREATE INDEX "_bible_v_rels_parent_idx" ON "studio"."_bible_v_rels" USING btree ("parent_id");
  CREATE INDEX "_bible_v_rels_path_idx" ON "studio"."_bible_v_rels" USING btree ("path");
  CREATE INDEX "_bible_v_rels_topic_id_idx" ON "studio"."_bible_v_rels" USING btree ("topic_id");
  CREATE INDEX "_bible_v_rels_contributor_id_idx" ON "studio"."_bible_v_rels" USING btree ("contributor_id");
  CREATE INDEX "_bible_v_rels_verse_id_idx" ON "studio"."_bible_v_rels" USING btree ("verse_id");
  CREATE INDEX "_bible_v_rels_prayer_id_idx" ON "studio"."_bible_v_rels" USING btree ("prayer_id");
  CREATE INDEX "_bible_v_rels_trivia_id_idx" ON "studio"."_bible_v_rels" USING btree ("trivia_id");
  CREATE INDEX "_bible_v_rels_article_id_idx" ON "studio"."_bible_v_rels" USING btree ("article_id");
  CREATE INDEX "_bible_v_rels_growth_plan_id_idx" ON "studio"."_bible_v_rels" USING btree ("growth_plan_id");
  CREATE INDEX "_bible_v_rels_growth_plan_article_id_idx" ON "studio"."_bible_v_rels" USING btree ("growth_plan_article_id");
  CREATE INDEX "_bible_v_rels_growth_plan_article_prompt_id_idx" ON "studio"."_bible_v_rels" USING btree ("growth_plan_article_prompt_id");
  CREATE INDEX "_bible_v_rels_study_guide_id_idx" ON "studio"."_bible_v_rels" USING btree ("study_guide_id");
  CREATE INDEX "_bible_v_rels_study_guide_lesson_id_idx" ON "studio"."_bible_v_rels" USING btree ("study_guide_lesson_id");
  CREATE INDEX "_bible_v_rels_study_guide_section_id_idx" ON "studio"."_bible_v_rels" USING btree ("study_guide_section_id");
  CREATE INDEX "_bible_v_rels_channel_id_idx" ON "studio"."_bible_v_rels" USING btree ("channel_id");
  CREATE INDEX "_bible_v_rels_channel_article_id_idx" ON "studio"."_bible_v_rels" USING btree ("channel_article_id");
  CREATE INDEX "_bible_v_rels_daily_devotional_id_idx" ON "studio"."_bible_v_rels" USING btree ("daily_devotional_id");
  CREATE INDEX "_bible_v_rels_devotional_article_id_idx" ON "studio"."_bible_v_rels" USING btree ("devotional_article_id");
  CREATE INDEX "_bible_v_rels_general_page_id_idx" ON "studio"."_bible_v_rels" USING btree ("general_page_id");
  CREATE INDEX "_bible_v_rels_category_id_idx" ON "studio"."_bible_v_rels" USING btree ("category_id");
  CREATE INDEX "_bible_v_rels_bible_id_idx" ON "studio"."_bible_v_rels" USING btree ("bible_id");
  CREATE INDEX "_bible_v_rels_subscription_offer_id_idx" ON "studio"."_bible_v_rels" USING btree ("subscription_offer_id");
  CREATE INDEX "_bible_v_rels_redirect_id_idx" ON "studio"."_bible_v_rels" USING btree ("redirect_id");
  CREATE INDEX "subscription_offer_terms_order_idx" ON "studio"."subscription_offer_terms" USING btree ("_order");
  CREATE INDEX "subscription_offer_terms_parent_id_idx" ON "studio"."subscription_offer_terms" USING btree ("_parent_id");
  CREATE INDEX "subscription_offer_languages_order_idx" ON "studio"."subscription_offer_languages" USING btree ("order");
  CREATE INDEX "subscription_offer_languages_parent_idx" ON "studio"."subscription_offer_languages" USING btree ("parent_id");
  CREATE INDEX "subscription_offer_image_idx" ON "studio"."subscription_offer" USING btree ("image_id");
  CREATE UNIQUE INDEX "subscription_offer_path_idx" ON "studio"."subscription_offer" USING btree ("path");
  CREATE INDEX "subscription_offer_created_by_idx" ON "studio"."subscription_offer" USING btree ("created_by");
  CREATE INDEX "subscription_offer_updated_at_idx" ON "studio"."subscription_offer" USING btree ("updated_at");
  CREATE INDEX "subscription_offer_created_at_idx" ON "studio"."subscription_offer" USING btree ("created_at");
  CREATE INDEX "subscription_offer_deleted_at_idx" ON "studio"."subscription_offer" USING btree ("deleted_at");
  CREATE INDEX "subscription_offer__status_idx" ON "studio"."subscription_offer" USING btree ("_status");
  CREATE INDEX "subscription_offer_rels_order_idx" ON "studio"."subscription_offer_rels" USING btree ("order");
  CREATE INDEX "subscription_offer_rels_parent_idx" ON "studio"."subscription_offer_rels" USING btree ("parent_id");
  CREATE INDEX "subscription_offer_rels_path_idx" ON "studio"."subscription_offer_rels" USING btree ("path");
  CREATE INDEX "subscription_offer_rels_topic_id_idx" ON "studio"."subscription_offer_rels" USING btree ("topic_id");
  CREATE INDEX "subscription_offer_rels_contributor_id_idx" ON "studio"."subscription_offer_rels" USING btree ("contributor_id");
  CREATE INDEX "subscription_offer_rels_verse_id_idx" ON "studio"."subscription_offer_rels" USING btree ("verse_id");
  CREATE INDEX "subscription_offer_rels_prayer_id_idx" ON "studio"."subscription_offer_rels" USING btree ("prayer_id");
  CREATE INDEX "subscription_offer_rels_trivia_id_idx" ON "studio"."subscription_offer_rels" USING btree ("trivia_id");
  CREATE INDEX "subscription_offer_rels_article_id_idx" ON "studio"."subscription_offer_rels" USING btree ("article_id");
  CREATE INDEX "subscription_offer_rels_growth_plan_id_idx" ON "studio"."subscription_offer_rels" USING btree ("growth_plan_id");
  CREATE INDEX "subscription_offer_rels_growth_plan_article_id_idx" ON "studio"."subscription_offer_rels" USING btree ("growth_plan_article_id");
  CREATE INDEX "subscription_offer_rels_growth_plan_article_prompt_id_idx" ON "studio"."subscription_offer_rels" USING btree ("growth_plan_article_prompt_id");
  CREATE INDEX "subscription_offer_rels_study_guide_id_idx" ON "studio"."subscription_offer_rels" USING btree ("study_guide_id");
  CREATE INDEX "subscription_offer_rels_study_guide_lesson_id_idx" ON "studio"."subscription_offer_rels" USING btree ("study_guide_lesson_id");
  CREATE INDEX "subscription_offer_rels_study_guide_section_id_idx" ON "studio"."subscription_offer_rels" USING btree ("study_guide_section_id");
  CREATE INDEX "subscription_offer_rels_channel_id_idx" ON "studio"."subscription_offer_rels" USING btree ("channel_id");
  CREATE INDEX "subscription_offer_rels_channel_article_id_idx" ON "studio"."subscription_offer_rels" USING btree ("channel_article_id");
  CREATE INDEX "subscription_offer_rels_daily_devotional_id_idx" ON "studio"."subscription_offer_rels" USING btree ("daily_devotional_id");
  CREATE INDEX "subscription_offer_rels_devotional_article_id_idx" ON "studio"."subscription_offer_rels" USING btree ("devotional_article_id");
  CREATE INDEX "subscription_offer_rels_general_page_id_idx" ON "studio"."subscription_offer_rels" USING btree ("general_page_id");
  CREATE INDEX "subscription_offer_rels_category_id_idx" ON "studio"."subscription_offer_rels" USING btree ("category_id");
  CREATE INDEX "subscription_offer_rels_bible_id_idx" ON "studio"."subscription_offer_rels" USING btree ("bible_id");
  CREATE INDEX "subscription_offer_rels_subscription_offer_id_idx" ON "studio"."subscription_offer_rels" USING btree ("subscription_offer_id");
  CREATE INDEX "subscription_offer_rels_redirect_id_idx" ON "studio"."subscription_offer_rels" USING btree ("redirect_id");
  CREATE INDEX "_subscription_offer_v_version_terms_order_idx" ON "studio"."_subscription_offer_v_version_terms" USING btree ("_order");
  CREATE INDEX "_subscription_offer_v_version_terms_parent_id_idx" ON "studio"."_subscription_offer_v_version_terms" USING btree ("_parent_id");
  CREATE INDEX "_subscription_offer_v_version_languages_order_idx" ON "studio"."_subscription_offer_v_version_languages" USING btree ("order");
  CREATE INDEX "_subscription_offer_v_version_languages_parent_idx" ON "studio"."_subscription_offer_v_version_languages" USING btree ("parent_id");
  CREATE INDEX "_subscription_offer_v_parent_idx" ON "studio"."_subscription_offer_v" USING btree ("parent_id");
  CREATE INDEX "_subscription_offer_v_version_version_image_idx" ON "studio"."_subscription_offer_v" USING btree ("version_image_id");
  CREATE INDEX "_subscription_offer_v_version_version_path_idx" ON "studio"."_subscription_offer_v" USING btree ("version_path");
  CREATE INDEX "_subscription_offer_v_version_version_created_by_idx" ON "studio"."_subscription_offer_v" USING btree ("version_created_by");
  CREATE INDEX "_subscription_offer_v_version_version_updated_at_idx" ON "studio"."_subscription_offer_v" USING btree ("version_updated_at");
  CREATE INDEX "_subscription_offer_v_version_version_created_at_idx" ON "studio"."_subscription_offer_v" USING btree ("version_created_at");
  CREATE INDEX "_subscription_offer_v_version_version_deleted_at_idx" ON "studio"."_subscription_offer_v" USING btree ("version_deleted_at");
  CREATE INDEX "_subscription_offer_v_version_version__status_idx" ON "studio"."_subscription_offer_v" USING btree ("version__status");
  CREATE INDEX "_subscription_offer_v_created_at_idx" ON "studio"."_subscription_offer_v" USING btree ("created_at");
  CREATE INDEX "_subscription_offer_v_updated_at_idx" ON "studio"."_subscription_offer_v" USING btree ("updated_at");
  CREATE INDEX "_subscription_offer_v_latest_idx" ON "studio"."_subscription_offer_v" USING btree ("latest");
  CREATE INDEX "_subscription_offer_v_autosave_idx" ON "studio"."_subscription_offer_v" USING btree ("autosave");
  CREATE INDEX "_subscription_offer_v_rels_order_idx" ON "studio"."_subscription_offer_v_rels" USING btree ("order");
  CREATE INDEX "_subscription_offer_v_rels_parent_idx" ON "studio"."_subscription_offer_v_rels" USING btree ("parent_id");
  CREATE INDEX "_subscription_offer_v_rels_path_idx" ON "studio"."_subscription_offer_v_rels" USING btree ("path");
  CREATE INDEX "_subscription_offer_v_rels_topic_id_idx" ON "studio"."_subscription_offer_v_rels" USING btree ("topic_id");
  CREATE INDEX "_subscription_offer_v_rels_contributor_id_idx" ON "studio"."_subscription_offer_v_rels" USING btree ("contributor_id");
  CREATE INDEX "_subscription_offer_v_rels_verse_id_idx" ON "studio"."_subscription_offer_v_rels" USING btree ("verse_id");
  CREATE INDEX "_subscription_offer_v_rels_prayer_id_idx" ON "studio"."_subscription_offer_v_rels" USING btree ("prayer_id");
  CREATE INDEX "_subscription_offer_v_rels_trivia_id_idx" ON "studio"."_subscription_offer_v_rels" USING btree ("trivia_id");
  CREATE INDEX "_subscription_offer_v_rels_article_id_idx" ON "studio"."_subscription_offer_v_rels" USING btree ("article_id");
  CREATE INDEX "_subscription_offer_v_rels_growth_plan_id_idx" ON "studio"."_subscription_offer_v_rels" USING btree ("growth_plan_id");
  CREATE INDEX "_subscription_offer_v_rels_growth_plan_article_id_idx" ON "studio"."_subscription_offer_v_rels" USING btree ("growth_plan_article_id");
  CREATE INDEX "_subscription_offer_v_rels_growth_plan_article_prompt_id_idx" ON "studio"."_subscription_offer_v_rels" USING btree ("growth_plan_article_prompt_id");
  CREATE INDEX "_subscription_offer_v_rels_study_guide_id_idx" ON "studio"."_subscription_offer_v_rels" USING btree ("study_guide_id");
  CREATE INDEX "_subscription_offer_v_rels_study_guide_lesson_id_idx" ON "studio"."_subscription_offer_v_rels" USING btree ("study_guide_lesson_id");
  CREATE INDEX "_subscription_offer_v_rels_study_guide_section_id_idx" ON "studio"."_subscription_offer_v_rels" USING btree ("study_guide_section_id");
  CREATE INDEX "_subscription_offer_v_rels_channel_id_idx" ON "studio"."_subscription_offer_v_rels" USING btree ("channel_id");
  CREATE INDEX "_subscription_offer_v_rels_channel_article_id_idx" ON "studio"."_subscription_offer_v_rels" USING btree ("channel_article_id");
  CREATE INDEX "_subscription_offer_v_rels_daily_devotional_id_idx" ON "studio"."_subscription_offer_v_rels" USING btree ("daily_devotional_id");
  CREATE INDEX "_subscription_offer_v_rels_devotional_article_id_idx" ON "studio"."_subscription_offer_v_rels" USING btree ("devotional_article_id");
  CREATE INDEX "_subscription_offer_v_rels_general_page_id_idx" ON "studio"."_subscription_offer_v_rels" USING btree ("general_page_id");
  CREATE INDEX "_subscription_offer_v_rels_category_id_idx" ON "studio"."_subscription_offer_v_rels" USING btree ("category_id");
  CREATE INDEX "_subscription_offer_v_rels_bible_id_idx" ON "studio"."_subscription_offer_v_rels" USING btree ("bible_id");
  CREATE INDEX "_subscription_offer_v_rels_subscription_offer_id_idx" ON "studio"."_subscription_offer_v_rels" USING btree ("subscription_offer_id");
  CREATE INDEX "_subscription_offer_v_rels_redirect_id_idx" ON "studio"."_subscription_offer_v_rels" USING btree ("redirect_id");
  CREATE INDEX "redirect_languages_order_idx" ON "studio"."redirect_languages" USING btree ("order");
  CREATE INDEX "redirect_languages_parent_idx" ON "studio"."redirect_languages" USING btree ("parent_id");
  CREATE INDEX "redirect_image_idx" ON "studio"."redirect" USING btree ("image_id");
  CREATE UNIQUE INDEX "redirect_path_idx" ON "studio"."redirect" USING btree ("path");
  CREATE INDEX "redirect_created_by_idx" ON "studio"."redirect" USING btree ("created_by");
  CREATE INDEX "redirect_updated_at_idx" ON "studio"."redirect" USING btree ("updated_at");
  CREATE INDEX "redirect_created_at_idx" ON "studio"."redirect" USING btree ("created_at");
  CREATE INDEX "redirect_deleted_at_idx" ON "studio"."redirect" USING btree ("deleted_at");
  CREATE INDEX "redirect__status_idx" ON "studio"."redirect" USING btree ("_status");
  CREATE INDEX "redirect_rels_order_idx" ON "studio"."redirect_rels" USING btree ("order");
  CREATE INDEX "redirect_rels_parent_idx" ON "studio"."redirect_rels" USING btree ("parent_id");
  CREATE INDEX "redirect_rels_path_idx" ON "studio"."redirect_rels" USING btree ("path");
  CREATE INDEX "redirect_rels_topic_id_idx" ON "studio"."redirect_rels" USING btree ("topic_id");
  CREATE INDEX "redirect_rels_contributor_id_idx" ON "studio"."redirect_rels" USING btree ("contributor_id");
  CREATE INDEX "redirect_rels_verse_id_idx" ON "studio"."redirect_rels" USING btree ("verse_id");
  CREATE INDEX "redirect_rels_prayer_id_idx" ON "studio"."redirect_rels" USING btree ("prayer_id");
  CREATE INDEX "redirect_rels_trivia_id_idx" ON "studio"."redirect_rels" USING btree ("trivia_id");
  CREATE INDEX "redirect_rels_article_id_idx" ON "studio"."redirect_rels" USING btree ("article_id");
  CREATE INDEX "redirect_rels_growth_plan_id_idx" ON "studio"."redirect_rels" USING btree ("growth_plan_id");
  CREATE INDEX "redirect_rels_growth_plan_article_id_idx" ON "studio"."redirect_rels" USING btree ("growth_plan_article_id");
  CREATE INDEX "redirect_rels_growth_plan_article_prompt_id_idx" ON "studio"."redirect_rels" USING btree ("growth_plan_article_prompt_id");
  CREATE INDEX "redirect_rels_study_guide_id_idx" ON "studio"."redirect_rels" USING btree ("study_guide_id");
  CREATE INDEX "redirect_rels_study_guide_lesson_id_idx" ON "studio"."redirect_rels" USING btree ("study_guide_lesson_id");
  CREATE INDEX "redirect_rels_study_guide_section_id_idx" ON "studio"."redirect_rels" USING btree ("study_guide_section_id");
  CREATE INDEX "redirect_rels_channel_id_idx" ON "studio"."redirect_rels" USING btree ("channel_id");
  CREATE INDEX "redirect_rels_channel_article_id_idx" ON "studio"."redirect_rels" USING btree ("channel_article_id");
  CREATE INDEX "redirect_rels_daily_devotional_id_idx" ON "studio"."redirect_rels" USING btree ("daily_devotional_id");
  CREATE INDEX "redirect_rels_devotional_article_id_idx" ON "studio"."redirect_rels" USING btree ("devotional_article_id");
  CREATE INDEX "redirect_rels_general_page_id_idx" ON "studio"."redirect_rels" USING btree ("general_page_id");
  CREATE INDEX "redirect_rels_category_id_idx" ON "studio"."redirect_rels" USING btree ("category_id");
  CREATE INDEX "redirect_rels_bible_id_idx" ON "studio"."redirect_rels" USING btree ("bible_id");
  CREATE INDEX "redirect_rels_subscription_offer_id_idx" ON "studio"."redirect_rels" USING btree ("subscription_offer_id");
  CREATE INDEX "redirect_rels_redirect_id_idx" ON "studio"."redirect_rels" USING btree ("redirect_id");
  CREATE INDEX "_redirect_v_version_languages_order_idx" ON "studio"."_redirect_v_version_languages" USING btree ("order");
  CREATE INDEX "_redirect_v_version_languages_parent_idx" ON "studio"."_redirect_v_version_languages" USING btree ("parent_id");
  CREATE INDEX "_redirect_v_parent_idx" ON "studio"."_redirect_v" USING btree ("parent_id");
  CREATE INDEX "_redirect_v_version_version_image_idx" ON "studio"."_redirect_v" USING btree ("version_image_id");
  CREATE INDEX "_redirect_v_version_version_path_idx" ON "studio"."_redirect_v" USING btree ("version_path");
  CREATE INDEX "_redirect_v_version_version_created_by_idx" ON "studio"."_redirect_v" USING btree ("version_created_by");
  CREATE INDEX "_redirect_v_version_version_updated_at_idx" ON "studio"."_redirect_v" USING btree ("version_updated_at");
  CREATE INDEX "_redirect_v_version_version_created_at_idx" ON "studio"."_redirect_v" USING btree ("version_created_at");
  CREATE INDEX "_redirect_v_version_version_deleted_at_idx" ON "studio"."_redirect_v" USING btree ("version_deleted_at");
  CREATE INDEX "_redirect_v_version_version__status_idx" ON "studio"."_redirect_v" USING btree ("version__status");
  CREATE INDEX "_redirect_v_created_at_idx" ON "studio"."_redirect_v" USING btree ("created_at");
  CREATE INDEX "_redirect_v_updated_at_idx" ON "studio"."_redirect_v" USING btree ("updated_at");
  CREATE INDEX "_redirect_v_latest_idx" ON "studio"."_redirect_v" USING btree ("latest");
  CREATE INDEX "_redirect_v_autosave_idx" ON "studio"."_redirect_v" USING btree ("autosave");
  CREATE INDEX "_redirect_v_rels_order_idx" ON "studio"."_redirect_v_rels" USING btree ("order");
  CREATE INDEX "_redirect_v_rels_parent_idx" ON "studio"."_redirect_v_rels" USING btree ("parent_id");
  CREATE INDEX "_redirect_v_rels_path_idx" ON "studio"."_redirect_v_rels" USING btree ("path");
  CREATE INDEX "_redirect_v_rels_topic_id_idx" ON "studio"."_redirect_v_rels" USING btree ("topic_id");
  CREATE INDEX "_redirect_v_rels_contributor_id_idx" ON "studio"."_redirect_v_rels" USING btree ("contributor_id");
  CREATE INDEX "_redirect_v_rels_verse_id_idx" ON "studio"."_redirect_v_rels" USING btree ("verse_id");
  CREATE INDEX "_redirect_v_rels_prayer_id_idx" ON "studio"."_redirect_v_rels" USING btree ("prayer_id");
  CREATE INDEX "_redirect_v_rels_trivia_id_idx" ON "studio"."_redirect_v_rels" USING btree ("trivia_id");
  CREATE INDEX "_redirect_v_rels_article_id_idx" ON "studio"."_redirect_v_rels" USING btree ("article_id");
  CREATE INDEX "_redirect_v_rels_growth_plan_id_idx" ON "studio"."_redirect_v_rels" USING btree ("growth_plan_id");
  CREATE INDEX "_redirect_v_rels_growth_plan_article_id_idx" ON "studio"."_redirect_v_rels" USING btree ("growth_plan_article_id");
  CREATE INDEX "_redirect_v_rels_growth_plan_article_prompt_id_idx" ON "studio"."_redirect_v_rels" USING btree ("growth_plan_article_prompt_id");
  CREATE INDEX "_redirect_v_rels_study_guide_id_idx" ON "studio"."_redirect_v_rels" USING btree ("study_guide_id");
  CREATE INDEX "_redirect_v_rels_study_guide_lesson_id_idx" ON "studio"."_redirect_v_rels" USING btree ("study_guide_lesson_id");
  CREATE INDEX "_redirect_v_rels_study_guide_section_id_idx" ON "studio"."_redirect_v_rels" USING btree ("study_guide_section_id");
  CREATE INDEX "_redirect_v_rels_channel_id_idx" ON "studio"."_redirect_v_rels" USING btree ("channel_id");
  CREATE INDEX "_redirect_v_rels_channel_article_id_idx" ON "studio"."_redirect_v_rels" USING btree ("channel_article_id");
  CREATE INDEX "_redirect_v_rels_daily_devotional_id_idx" ON "studio"."_redirect_v_rels" USING btree ("daily_devotional_id");
  CREATE INDEX "_redirect_v_rels_devotional_article_id_idx" ON "studio"."_redirect_v_rels" USING btree ("devotional_article_id");
  CREATE INDEX "_redirect_v_rels_general_page_id_idx" ON "studio"."_redirect_v_rels" USING btree ("general_page_id");
  CREATE INDEX "_redirect_v_rels_category_id_idx" ON "studio"."_redirect_v_rels" USING btree ("category_id");
  CREATE INDEX "_redirect_v_rels_bible_id_idx" ON "studio"."_redirect_v_rels" USING btree ("bible_id");
  CREATE INDEX "_redirect_v_rels_subscription_offer_id_idx" ON "studio"."_redirect_v_rels" USING btree ("subscription_offer_id");
  CREATE INDEX "_redirect_v_rels_redirect_id_idx" ON "studio"."_redirect_v_rels" USING btree ("redirect_id");
  CREATE INDEX "menu_en_links_order_idx" ON "studio"."menu_en_links" USING btree ("_order");
  CREATE INDEX "menu_en_links_parent_id_idx" ON "studio"."menu_en_links" USING btree ("_parent_id");
  CREATE INDEX "menu_es_links_order_idx" ON "studio"."menu_es_links" USING btree ("_order");
  CREATE INDEX "menu_es_links_parent_id_idx" ON "studio"."menu_es_links" USING btree ("_parent_id");
  CREATE INDEX "menu_languages_order_idx" ON "studio"."menu_languages" USING btree ("order");
  CREATE INDEX "menu_languages_parent_idx" ON "studio"."menu_languages" USING btree ("parent_id");
  CREATE UNIQUE INDEX "menu_path_idx" ON "studio"."menu" USING btree ("path");
  CREATE INDEX "menu_created_by_idx" ON "studio"."menu" USING btree ("created_by");
  CREATE INDEX "menu_updated_at_idx" ON "studio"."menu" USING btree ("updated_at");
  CREATE INDEX "menu_created_at_idx" ON "studio"."menu" USING btree ("created_at");
  CREATE INDEX "menu_deleted_at_idx" ON "studio"."menu" USING btree ("deleted_at");
  CREATE INDEX "menu__status_idx" ON "studio"."menu" USING btree ("_status");
  CREATE INDEX "_menu_v_version_en_links_order_idx" ON "studio"."_menu_v_version_en_links" USING btree ("_order");
  CREATE INDEX "_menu_v_version_en_links_parent_id_idx" ON "studio"."_menu_v_version_en_links" USING btree ("_parent_id");
  CREATE INDEX "_menu_v_version_es_links_order_idx" ON "studio"."_menu_v_version_es_links" USING btree ("_order");
  CREATE INDEX "_menu_v_version_es_links_parent_id_idx" ON "studio"."_menu_v_version_es_links" USING btree ("_parent_id");
  CREATE INDEX "_menu_v_version_languages_order_idx" ON "studio"."_menu_v_version_languages" USING btree ("order");
  CREATE INDEX "_menu_v_version_languages_parent_idx" ON "studio"."_menu_v_version_languages" USING btree ("parent_id");
  CREATE INDEX "_menu_v_parent_idx" ON "studio"."_menu_v" USING btree ("parent_id");
  CREATE INDEX "_menu_v_version_version_path_idx" ON "studio"."_menu_v" USING btree ("version_path");
  CREATE INDEX "_menu_v_version_version_created_by_idx" ON "studio"."_menu_v" USING btree ("version_created_by");
  CREATE INDEX "_menu_v_version_version_updated_at_idx" ON "studio"."_menu_v" USING btree ("version_updated_at");
  CREATE INDEX "_menu_v_version_version_created_at_idx" ON "studio"."_menu_v" USING btree ("version_created_at");
  CREATE INDEX "_menu_v_version_version_deleted_at_idx" ON "studio"."_menu_v" USING btree ("version_deleted_at");
  CREATE INDEX "_menu_v_version_version__status_idx" ON "studio"."_menu_v" USING btree ("version__status");
  CREATE INDEX "_menu_v_created_at_idx" ON "studio"."_menu_v" USING btree ("created_at");
  CREATE INDEX "_menu_v_updated_at_idx" ON "studio"."_menu_v" USING btree ("updated_at");
  CREATE INDEX "_menu_v_latest_idx" ON "studio"."_menu_v" USING btree ("latest");
  CREATE INDEX "_menu_v_autosave_idx" ON "studio"."_menu_v" USING btree ("autosave");
  CREATE INDEX "popup_languages_order_idx" ON "studio"."popup_languages" USING btree ("order");
  CREATE INDEX "popup_languages_parent_idx" ON "studio"."popup_languages" USING btree ("parent_id");
  CREATE UNIQUE INDEX "popup_path_idx" ON "studio"."popup" USING btree ("path");
  CREATE INDEX "popup_created_by_idx" ON "studio"."popup" USING btree ("created_by");
  CREATE INDEX "popup_updated_at_idx" ON "studio"."popup" USING btree ("updated_at");
  CREATE INDEX "popup_created_at_idx" ON "studio"."popup" USING btree ("created_at");
  CREATE INDEX "popup_deleted_at_idx" ON "studio"."popup" USING btree ("deleted_at");
  CREATE INDEX "popup__status_idx" ON "studio"."popup" USING btree ("_status");
  CREATE INDEX "_popup_v_version_languages_order_idx" ON "studio"."_popup_v_version_languages" USING btree ("order");
  CREATE INDEX "_popup_v_version_languages_parent_idx" ON "studio"."_popup_v_version_languages" USING btree ("parent_id");
  CREATE INDEX "_popup_v_parent_idx" ON "studio"."_popup_v" USING btree ("parent_id");
  CREATE INDEX "_popup_v_version_version_path_idx" ON "studio"."_popup_v" USING btree ("version_path");
  CREATE INDEX "_popup_v_version_version_created_by_idx" ON "studio"."_popup_v" USING btree ("version_created_by");
  CREATE INDEX "_popup_v_version_version_updated_at_idx" ON "studio"."_popup_v" USING btree ("version_updated_at");
  CREATE INDEX "_popup_v_version_version_created_at_idx" ON "studio"."_popup_v" USING btree ("version_created_at");
  CREATE INDEX "_popup_v_version_version_deleted_at_idx" ON "studio"."_popup_v" USING btree ("version_deleted_at");
  CREATE INDEX "_popup_v_version_version__status_idx" ON "studio"."_popup_v" USING btree ("version__status");
  CREATE INDEX "_popup_v_created_at_idx" ON "studio"."_popup_v" USING btree ("created_at");
  CREATE INDEX "_popup_v_updated_at_idx" ON "studio"."_popup_v" USING btree ("updated_at");
  CREATE INDEX "_popup_v_latest_idx" ON "studio"."_popup_v" USING btree ("latest");
  CREATE INDEX "_popup_v_autosave_idx" ON "studio"."_popup_v" USING btree ("autosave");
  CREATE INDEX "mail_languages_order_idx" ON "studio"."mail_languages" USING btree ("order");
  CREATE INDEX "mail_languages_parent_idx" ON "studio"."mail_languages" USING btree ("parent_id");
  CREATE UNIQUE INDEX "mail_path_idx" ON "studio"."mail" USING btree ("path");
  CREATE INDEX "mail_created_by_idx" ON "studio"."mail" USING btree ("created_by");
  CREATE INDEX "mail_updated_at_idx" ON "studio"."mail" USING btree ("updated_at");
  CREATE INDEX "mail_created_at_idx" ON "studio"."mail" USING btree ("created_at");
  CREATE INDEX "mail_deleted_at_idx" ON "studio"."mail" USING btree ("deleted_at");
  CREATE INDEX "mail__status_idx" ON "studio"."mail" USING btree ("_status");
  CREATE INDEX "_mail_v_version_languages_order_idx" ON "studio"."_mail_v_version_languages" USING btree ("order");
  CREATE INDEX "_mail_v_version_languages_parent_idx" ON "studio"."_mail_v_version_languages" USING btree ("parent_id");
  CREATE INDEX "_mail_v_parent_idx" ON "studio"."_mail_v" USING btree ("parent_id");
  CREATE INDEX "_mail_v_version_version_path_idx" ON "studio"."_mail_v" USING btree ("version_path");
  CREATE INDEX "_mail_v_version_version_created_by_idx" ON "studio"."_mail_v" USING btree ("version_created_by");
  CREATE INDEX "_mail_v_version_version_updated_at_idx" ON "studio"."_mail_v" USING btree ("version_updated_at");
  CREATE INDEX "_mail_v_version_version_created_at_idx" ON "studio"."_mail_v" USING btree ("version_created_at");
  CREATE INDEX "_mail_v_version_version_deleted_at_idx" ON "studio"."_mail_v" USING btree ("version_deleted_at");
  CREATE INDEX "_mail_v_version_version__status_idx" ON "studio"."_mail_v" USING btree ("version__status");
  CREATE INDEX "_mail_v_created_at_idx" ON "studio"."_mail_v" USING btree ("created_at");
  CREATE INDEX "_mail_v_updated_at_idx" ON "studio"."_mail_v" USING btree ("updated_at");
  CREATE INDEX "_mail_v_latest_idx" ON "studio"."_mail_v" USING btree ("latest");
  CREATE INDEX "_mail_v_autosave_idx" ON "studio"."_mail_v" USING btree ("autosave");
  CREATE INDEX "partner_languages_order_idx" ON "studio"."partner_languages" USING btree ("order");
  CREATE INDEX "partner_languages_parent_idx" ON "studio"."partner_languages" USING btree ("parent_id");
  CREATE UNIQUE INDEX "partner_path_idx" ON "studio"."partner" USING btree ("path");
  CREATE INDEX "partner_created_by_idx" ON "studio"."partner" USING btree ("created_by");
  CREATE INDEX "partner_updated_at_idx" ON "studio"."partner" USING btree ("updated_at");
  CREATE INDEX "partner_created_at_idx" ON "studio"."partner" USING btree ("created_at");
  CREATE INDEX "partner_deleted_at_idx" ON "studio"."partner" USING btree ("deleted_at");
  CREATE INDEX "partner__status_idx" ON "studio"."partner" USING btree ("_status");
  CREATE INDEX "_partner_v_version_languages_order_idx" ON "studio"."_partner_v_version_languages" USING btree ("order");
  CREATE INDEX "_partner_v_version_languages_parent_idx" ON "studio"."_partner_v_version_languages" USING btree ("parent_id");
  CREATE INDEX "_partner_v_parent_idx" ON "studio"."_partner_v" USING btree ("parent_id");
  CREATE INDEX "_partner_v_version_version_path_idx" ON "studio"."_partner_v" USING btree ("version_path");
  CREATE INDEX "_partner_v_version_version_created_by_idx" ON "studio"."_partner_v" USING btree ("version_created_by");
  CREATE INDEX "_partner_v_version_version_updated_at_idx" ON "studio"."_partner_v" USING btree ("version_updated_at");
  CREATE INDEX "_partner_v_version_version_created_at_idx" ON "studio"."_partner_v" USING btree ("version_created_at");
  CREATE INDEX "_partner_v_version_version_deleted_at_idx" ON "studio"."_partner_v" USING btree ("version_deleted_at");
  CREATE INDEX "_partner_v_version_version__status_idx" ON "studio"."_partner_v" USING btree ("version__status");
  CREATE INDEX "_partner_v_created_at_idx" ON "studio"."_partner_v" USING btree ("created_at");
  CREATE INDEX "_partner_v_updated_at_idx" ON "studio"."_partner_v" USING btree ("updated_at");
  CREATE INDEX "_partner_v_latest_idx" ON "studio"."_partner_v" USING btree ("latest");
  CREATE INDEX "_partner_v_autosave_idx" ON "studio"."_partner_v" USING btree ("autosave");
  CREATE INDEX "pictures_path_idx" ON "studio"."pictures" USING btree ("path");
  CREATE INDEX "pictures_created_by_idx" ON "studio"."pictures" USING btree ("created_by");
  CREATE INDEX "pictures_updated_at_idx" ON "studio"."pictures" USING btree ("updated_at");
  CREATE INDEX "pictures_created_at_idx" ON "studio"."pictures" USING btree ("created_at");
  CREATE UNIQUE INDEX "pictures_filename_idx" ON "studio"."pictures" USING btree ("filename");
  CREATE INDEX "recordings_path_idx" ON "studio"."recordings" USING btree ("path");
  CREATE INDEX "recordings_created_by_idx" ON "studio"."recordings" USING btree ("created_by");
  CREATE INDEX "recordings_updated_at_idx" ON "studio"."recordings" USING btree ("updated_at");
  CREATE INDEX "recordings_created_at_idx" ON "studio"."recordings" USING btree ("created_at");
  CREATE UNIQUE INDEX "recordings_filename_idx" ON "studio"."recordings" USING btree ("filename");
  CREATE INDEX "activity_person_idx" ON "studio"."activity" USING btree ("person");
  CREATE INDEX "activity_type_idx" ON "studio"."activity" USING btree ("type");
  CREATE INDEX "activity_item_idx" ON "studio"."activity" USING btree ("item");
  CREATE INDEX "activity_updated_at_idx" ON "studio"."activity" USING btree ("updated_at");
  CREATE INDEX "activity_created_at_idx" ON "studio"."activity" USING btree ("created_at");
  CREATE INDEX "editors_roles_order_idx" ON "studio"."editors_roles" USING btree ("order");
  CREATE INDEX "editors_roles_parent_idx" ON "studio"."editors_roles" USING btree ("parent_id");
  CREATE INDEX "editors_updated_at_idx" ON "studio"."editors" USING btree ("updated_at");
  CREATE INDEX "editors_created_at_idx" ON "studio"."editors" USING btree ("created_at");
  CREATE INDEX "translations_of_idx" ON "studio"."translations" USING btree ("of");
  CREATE INDEX "translations_en_idx" ON "studio"."translations" USING btree ("en");
  CREATE INDEX "translations_es_idx" ON "studio"."translations" USING btree ("es");
  CREATE INDEX "translations_updated_at_idx" ON "studio"."translations" USING btree ("updated_at");
  CREATE INDEX "translations_created_at_idx" ON "studio"."translations" USING btree ("created_at");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "studio"."payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "studio"."payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "studio"."payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "studio"."payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "studio"."payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "studio"."payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "studio"."payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "studio"."payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "studio"."payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "studio"."payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "studio"."payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "studio"."payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "studio"."payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "studio"."payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "studio"."payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "studio"."payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "studio"."payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "studio"."payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_verse_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("verse_id");
  CREATE INDEX "payload_locked_documents_rels_prayer_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("prayer_id");
  CREATE INDEX "payload_locked_documents_rels_trivia_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("trivia_id");
  CREATE INDEX "payload_locked_documents_rels_article_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("article_id");
  CREATE INDEX "payload_locked_documents_rels_growth_plan_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("growth_plan_id");
  CREATE INDEX "payload_locked_documents_rels_growth_plan_article_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("growth_plan_article_id");
  CREATE INDEX "payload_locked_documents_rels_growth_plan_article_prompt_idx" ON "studio"."payload_locked_documents_rels" USING btree ("growth_plan_article_prompt_id");
  CREATE INDEX "payload_locked_documents_rels_study_guide_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("study_guide_id");
  CREATE INDEX "payload_locked_documents_rels_study_guide_lesson_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("study_guide_lesson_id");
  CREATE INDEX "payload_locked_documents_rels_study_guide_section_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("study_guide_section_id");
  CREATE INDEX "payload_locked_documents_rels_channel_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("channel_id");
  CREATE INDEX "payload_locked_documents_rels_channel_article_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("channel_article_id");
  CREATE INDEX "payload_locked_documents_rels_daily_devotional_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("daily_devotional_id");
  CREATE INDEX "payload_locked_documents_rels_devotional_article_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("devotional_article_id");
  CREATE INDEX "payload_locked_documents_rels_topic_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("topic_id");
  CREATE INDEX "payload_locked_documents_rels_general_page_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("general_page_id");
  CREATE INDEX "payload_locked_documents_rels_contributor_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("contributor_id");
  CREATE INDEX "payload_locked_documents_rels_category_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("category_id");
  CREATE INDEX "payload_locked_documents_rels_bible_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("bible_id");
  CREATE INDEX "payload_locked_documents_rels_subscription_offer_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("subscription_offer_id");
  CREATE INDEX "payload_locked_documents_rels_redirect_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("redirect_id");
  CREATE INDEX "payload_locked_documents_rels_menu_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("menu_id");
  CREATE INDEX "payload_locked_documents_rels_popup_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("popup_id");
  CREATE INDEX "payload_locked_documents_rels_mail_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("mail_id");
  CREATE INDEX "payload_locked_documents_rels_partner_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("partner_id");
  CREATE INDEX "payload_locked_documents_rels_pictures_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("pictures_id");
  CREATE INDEX "payload_locked_documents_rels_recordings_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("recordings_id");
  CREATE INDEX "payload_locked_documents_rels_activity_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("activity_id");
  CREATE INDEX "payload_locked_documents_rels_editors_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("editors_id");
  CREATE INDEX "payload_preferences_key_idx" ON "studio"."payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "studio"."payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "studio"."payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "studio"."payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "studio"."payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "studio"."payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_editors_id_idx" ON "studio"."payload_preferences_rels" USING btree ("editors_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "studio"."payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "studio"."payload_migrations" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "studio"."verse_languages" CASCADE;
  DROP TABLE "studio"."verse" CASCADE;
  DROP TABLE "studio"."verse_rels" CASCADE;
  DROP TABLE "studio"."_verse_v_version_languages" CASCADE;
  DROP TABLE "studio"."_verse_v" CASCADE;
  DROP TABLE "studio"."_verse_v_rels" CASCADE;
  DROP TABLE "studio"."prayer_languages" CASCADE;
  DROP TABLE "studio"."prayer" CASCADE;
  DROP TABLE "studio"."prayer_rels" CASCADE;
  DROP TABLE "studio"."_prayer_v_version_languages" CASCADE;
  DROP TABLE "studio"."_prayer_v" CASCADE;
  DROP TABLE "studio"."_prayer_v_rels" CASCADE;
  DROP TABLE "studio"."trivia_questions_answers" CASCADE;
  DROP TABLE "studio"."trivia_questions" CASCADE;
  DROP TABLE "studio"."trivia_languages" CASCADE;
  DROP TABLE "studio"."trivia" CASCADE;
  DROP TABLE "studio"."trivia_rels" CASCADE;
  DROP TABLE "studio"."_trivia_v_version_questions_answers" CASCADE;
  DROP TABLE "studio"."_trivia_v_version_questions" CASCADE;
  DROP TABLE "studio"."_trivia_v_version_languages" CASCADE;
  DROP TABLE "studio"."_trivia_v" CASCADE;
  DROP TABLE "studio"."_trivia_v_rels" CASCADE;
  DROP TABLE "studio"."article_languages" CASCADE;
  DROP TABLE "studio"."article" CASCADE;
  DROP TABLE "studio"."article_rels" CASCADE;
  DROP TABLE "studio"."_article_v_version_languages" CASCADE;
  DROP TABLE "studio"."_article_v" CASCADE;
  DROP TABLE "studio"."_article_v_rels" CASCADE;
  DROP TABLE "studio"."growth_plan_languages" CASCADE;
  DROP TABLE "studio"."growth_plan" CASCADE;
  DROP TABLE "studio"."growth_plan_rels" CASCADE;
  DROP TABLE "studio"."_growth_plan_v_version_languages" CASCADE;
  DROP TABLE "studio"."_growth_plan_v" CASCADE;
  DROP TABLE "studio"."_growth_plan_v_rels" CASCADE;
  DROP TABLE "studio"."growth_plan_article_languages" CASCADE;
  DROP TABLE "studio"."growth_plan_article" CASCADE;
  DROP TABLE "studio"."growth_plan_article_rels" CASCADE;
  DROP TABLE "studio"."_growth_plan_article_v_version_languages" CASCADE;
  DROP TABLE "studio"."_growth_plan_article_v" CASCADE;
  DROP TABLE "studio"."_growth_plan_article_v_rels" CASCADE;
  DROP TABLE "studio"."growth_plan_article_prompt_languages" CASCADE;
  DROP TABLE "studio"."growth_plan_article_prompt" CASCADE;
  DROP TABLE "studio"."growth_plan_article_prompt_rels" CASCADE;
  DROP TABLE "studio"."_growth_plan_article_prompt_v_version_languages" CASCADE;
  DROP TABLE "studio"."_growth_plan_article_prompt_v" CASCADE;
  DROP TABLE "studio"."_growth_plan_article_prompt_v_rels" CASCADE;
  DROP TABLE "studio"."study_guide_languages" CASCADE;
  DROP TABLE "studio"."study_guide" CASCADE;
  DROP TABLE "studio"."study_guide_rels" CASCADE;
  DROP TABLE "studio"."_study_guide_v_version_languages" CASCADE;
  DROP TABLE "studio"."_study_guide_v" CASCADE;
  DROP TABLE "studio"."_study_guide_v_rels" CASCADE;
  DROP TABLE "studio"."study_guide_lesson_languages" CASCADE;
  DROP TABLE "studio"."study_guide_lesson" CASCADE;
  DROP TABLE "studio"."study_guide_lesson_rels" CASCADE;
  DROP TABLE "studio"."_study_guide_lesson_v_version_languages" CASCADE;
  DROP TABLE "studio"."_study_guide_lesson_v" CASCADE;
  DROP TABLE "studio"."_study_guide_lesson_v_rels" CASCADE;
  DROP TABLE "studio"."study_guide_section_languages" CASCADE;
  DROP TABLE "studio"."study_guide_section" CASCADE;
  DROP TABLE "studio"."study_guide_section_rels" CASCADE;
  DROP TABLE "studio"."_study_guide_section_v_version_languages" CASCADE;
  DROP TABLE "studio"."_study_guide_section_v" CASCADE;
  DROP TABLE "studio"."_study_guide_section_v_rels" CASCADE;
  DROP TABLE "studio"."channel_languages" CASCADE;
  DROP TABLE "studio"."channel" CASCADE;
  DROP TABLE "studio"."channel_rels" CASCADE;
  DROP TABLE "studio"."_channel_v_version_languages" CASCADE;
  DROP TABLE "studio"."_channel_v" CASCADE;
  DROP TABLE "studio"."_channel_v_rels" CASCADE;
  DROP TABLE "studio"."channel_article_languages" CASCADE;
  DROP TABLE "studio"."channel_article" CASCADE;
  DROP TABLE "studio"."channel_article_rels" CASCADE;
  DROP TABLE "studio"."_channel_article_v_version_languages" CASCADE;
  DROP TABLE "studio"."_channel_article_v" CASCADE;
  DROP TABLE "studio"."_channel_article_v_rels" CASCADE;
  DROP TABLE "studio"."daily_devotional_languages" CASCADE;
  DROP TABLE "studio"."daily_devotional" CASCADE;
  DROP TABLE "studio"."daily_devotional_rels" CASCADE;
  DROP TABLE "studio"."_daily_devotional_v_version_languages" CASCADE;
  DROP TABLE "studio"."_daily_devotional_v" CASCADE;
  DROP TABLE "studio"."_daily_devotional_v_rels" CASCADE;
  DROP TABLE "studio"."devotional_article_languages" CASCADE;
  DROP TABLE "studio"."devotional_article" CASCADE;
  DROP TABLE "studio"."devotional_article_rels" CASCADE;
  DROP TABLE "studio"."_devotional_article_v_version_languages" CASCADE;
  DROP TABLE "studio"."_devotional_article_v" CASCADE;
  DROP TABLE "studio"."_devotional_article_v_rels" CASCADE;
  DROP TABLE "studio"."topic_languages" CASCADE;
  DROP TABLE "studio"."topic" CASCADE;
  DROP TABLE "studio"."topic_rels" CASCADE;
  DROP TABLE "studio"."_topic_v_version_languages" CASCADE;
  DROP TABLE "studio"."_topic_v" CASCADE;
  DROP TABLE "studio"."_topic_v_rels" CASCADE;
  DROP TABLE "studio"."general_page_en_faq" CASCADE;
  DROP TABLE "studio"."general_page_es_faq" CASCADE;
  DROP TABLE "studio"."general_page_languages" CASCADE;
  DROP TABLE "studio"."general_page" CASCADE;
  DROP TABLE "studio"."general_page_rels" CASCADE;
  DROP TABLE "studio"."_general_page_v_version_en_faq" CASCADE;
  DROP TABLE "studio"."_general_page_v_version_es_faq" CASCADE;
  DROP TABLE "studio"."_general_page_v_version_languages" CASCADE;
  DROP TABLE "studio"."_general_page_v" CASCADE;
  DROP TABLE "studio"."_general_page_v_rels" CASCADE;
  DROP TABLE "studio"."contributor_languages" CASCADE;
  DROP TABLE "studio"."contributor" CASCADE;
  DROP TABLE "studio"."contributor_rels" CASCADE;
  DROP TABLE "studio"."_contributor_v_version_languages" CASCADE;
  DROP TABLE "studio"."_contributor_v" CASCADE;
  DROP TABLE "studio"."_contributor_v_rels" CASCADE;
  DROP TABLE "studio"."category_languages" CASCADE;
  DROP TABLE "studio"."category" CASCADE;
  DROP TABLE "studio"."category_rels" CASCADE;
  DROP TABLE "studio"."_category_v_version_languages" CASCADE;
  DROP TABLE "studio"."_category_v" CASCADE;
  DROP TABLE "studio"."_category_v_rels" CASCADE;
  DROP TABLE "studio"."bible_languages" CASCADE;
  DROP TABLE "studio"."bible" CASCADE;
  DROP TABLE "studio"."bible_rels" CASCADE;
  DROP TABLE "studio"."_bible_v_version_languages" CASCADE;
  DROP TABLE "studio"."_bible_v" CASCADE;
  DROP TABLE "studio"."_bible_v_rels" CASCADE;
  DROP TABLE "studio"."subscription_offer_terms" CASCADE;
  DROP TABLE "studio"."subscription_offer_languages" CASCADE;
  DROP TABLE "studio"."subscription_offer" CASCADE;
  DROP TABLE "studio"."subscription_offer_rels" CASCADE;
  DROP TABLE "studio"."_subscription_offer_v_version_terms" CASCADE;
  DROP TABLE "studio"."_subscription_offer_v_version_languages" CASCADE;
  DROP TABLE "studio"."_subscription_offer_v" CASCADE;
  DROP TABLE "studio"."_subscription_offer_v_rels" CASCADE;
  DROP TABLE "studio"."redirect_languages" CASCADE;
  DROP TABLE "studio"."redirect" CASCADE;
  DROP TABLE "studio"."redirect_rels" CASCADE;
  DROP TABLE "studio"."_redirect_v_version_languages" CASCADE;
  DROP TABLE "studio"."_redirect_v" CASCADE;
  DROP TABLE "studio"."_redirect_v_rels" CASCADE;
  DROP TABLE "studio"."menu_en_links" CASCADE;
  DROP TABLE "studio"."menu_es_links" CASCADE;
  DROP TABLE "studio"."menu_languages" CASCADE;
  DROP TABLE "studio"."menu" CASCADE;
  DROP TABLE "studio"."_menu_v_version_en_links" CASCADE;
  DROP TABLE "studio"."_menu_v_version_es_links" CASCADE;
  DROP TABLE "studio"."_menu_v_version_languages" CASCADE;
  DROP TABLE "studio"."_menu_v" CASCADE;
  DROP TABLE "studio"."popup_languages" CASCADE;
  DROP TABLE "studio"."popup" CASCADE;
  DROP TABLE "studio"."_popup_v_version_languages" CASCADE;
  DROP TABLE "studio"."_popup_v" CASCADE;
  DROP TABLE "studio"."mail_languages" CASCADE;
  DROP TABLE "studio"."mail" CASCADE;
  DROP TABLE "studio"."_mail_v_version_languages" CASCADE;
  DROP TABLE "studio"."_mail_v" CASCADE;
  DROP TABLE "studio"."partner_languages" CASCADE;
  DROP TABLE "studio"."partner" CASCADE;
  DROP TABLE "studio"."_partner_v_version_languages" CASCADE;
  DROP TABLE "studio"."_partner_v" CASCADE;
  DROP TABLE "studio"."pictures" CASCADE;
  DROP TABLE "studio"."recordings" CASCADE;
  DROP TABLE "studio"."activity" CASCADE;
  DROP TABLE "studio"."editors_roles" CASCADE;
  DROP TABLE "studio"."editors" CASCADE;
  DROP TABLE "studio"."translations" CASCADE;
  DROP TABLE "studio"."payload_kv" CASCADE;
  DROP TABLE "studio"."payload_jobs_log" CASCADE;
  DROP TABLE "studio"."payload_jobs" CASCADE;
  DROP TABLE "studio"."payload_locked_documents" CASCADE;
  DROP TABLE "studio"."payload_locked_documents_rels" CASCADE;
  DROP TABLE "studio"."payload_preferences" CASCADE;
  DROP TABLE "studio"."payload_preferences_rels" CASCADE;
  DROP TABLE "studio"."payload_migrations" CASCADE;
  DROP TABLE "studio"."payload_jobs_stats" CASCADE;
  DROP TYPE "studio"."enum_verse_languages";
  DROP TYPE "studio"."enum_verse_access";
  DROP TYPE "studio"."enum_verse_status";
  DROP TYPE "studio"."enum__verse_v_version_languages";
  DROP TYPE "studio"."enum__verse_v_version_access";
  DROP TYPE "studio"."enum__verse_v_version_status";
  DROP TYPE "studio"."enum_prayer_languages";
  DROP TYPE "studio"."enum_prayer_access";
  DROP TYPE "studio"."enum_prayer_need";
  DROP TYPE "studio"."enum_prayer_status";
  DROP TYPE "studio"."enum__prayer_v_version_languages";
  DROP TYPE "studio"."enum__prayer_v_version_access";
  DROP TYPE "studio"."enum__prayer_v_version_need";
  DROP TYPE "studio"."enum__prayer_v_version_status";
  DROP TYPE "studio"."enum_trivia_languages";
  DROP TYPE "studio"."enum_trivia_access";
  DROP TYPE "studio"."enum_trivia_level";
  DROP TYPE "studio"."enum_trivia_status";
  DROP TYPE "studio"."enum__trivia_v_version_languages";
  DROP TYPE "studio"."enum__trivia_v_version_access";
  DROP TYPE "studio"."enum__trivia_v_version_level";
  DROP TYPE "studio"."enum__trivia_v_version_status";
  DROP TYPE "studio"."enum_article_languages";
  DROP TYPE "studio"."enum_article_access";
  DROP TYPE "studio"."enum_article_status";
  DROP TYPE "studio"."enum__article_v_version_languages";
  DROP TYPE "studio"."enum__article_v_version_access";
  DROP TYPE "studio"."enum__article_v_version_status";
  DROP TYPE "studio"."enum_growth_plan_languages";
  DROP TYPE "studio"."enum_growth_plan_access";
  DROP TYPE "studio"."enum_growth_plan_status";
  DROP TYPE "studio"."enum__growth_plan_v_version_languages";
  DROP TYPE "studio"."enum__growth_plan_v_version_access";
  DROP TYPE "studio"."enum__growth_plan_v_version_status";
  DROP TYPE "studio"."enum_growth_plan_article_languages";
  DROP TYPE "studio"."enum_growth_plan_article_access";
  DROP TYPE "studio"."enum_growth_plan_article_status";
  DROP TYPE "studio"."enum__growth_plan_article_v_version_languages";
  DROP TYPE "studio"."enum__growth_plan_article_v_version_access";
  DROP TYPE "studio"."enum__growth_plan_article_v_version_status";
  DROP TYPE "studio"."enum_growth_plan_article_prompt_languages";
  DROP TYPE "studio"."enum_growth_plan_article_prompt_access";
  DROP TYPE "studio"."enum_growth_plan_article_prompt_status";
  DROP TYPE "studio"."enum__growth_plan_article_prompt_v_version_languages";
  DROP TYPE "studio"."enum__growth_plan_article_prompt_v_version_access";
  DROP TYPE "studio"."enum__growth_plan_article_prompt_v_version_status";
  DROP TYPE "studio"."enum_study_guide_languages";
  DROP TYPE "studio"."enum_study_guide_access";
  DROP TYPE "studio"."enum_study_guide_status";
  DROP TYPE "studio"."enum__study_guide_v_version_languages";
  DROP TYPE "studio"."enum__study_guide_v_version_access";
  DROP TYPE "studio"."enum__study_guide_v_version_status";
  DROP TYPE "studio"."enum_study_guide_lesson_languages";
  DROP TYPE "studio"."enum_study_guide_lesson_access";
  DROP TYPE "studio"."enum_study_guide_lesson_status";
  DROP TYPE "studio"."enum__study_guide_lesson_v_version_languages";
  DROP TYPE "studio"."enum__study_guide_lesson_v_version_access";
  DROP TYPE "studio"."enum__study_guide_lesson_v_version_status";
  DROP TYPE "studio"."enum_study_guide_section_languages";
  DROP TYPE "studio"."enum_study_guide_section_access";
  DROP TYPE "studio"."enum_study_guide_section_kind";
  DROP TYPE "studio"."enum_study_guide_section_status";
  DROP TYPE "studio"."enum__study_guide_section_v_version_languages";
  DROP TYPE "studio"."enum__study_guide_section_v_version_access";
  DROP TYPE "studio"."enum__study_guide_section_v_version_kind";
  DROP TYPE "studio"."enum__study_guide_section_v_version_status";
  DROP TYPE "studio"."enum_channel_languages";
  DROP TYPE "studio"."enum_channel_access";
  DROP TYPE "studio"."enum_channel_status";
  DROP TYPE "studio"."enum__channel_v_version_languages";
  DROP TYPE "studio"."enum__channel_v_version_access";
  DROP TYPE "studio"."enum__channel_v_version_status";
  DROP TYPE "studio"."enum_channel_article_languages";
  DROP TYPE "studio"."enum_channel_article_access";
  DROP TYPE "studio"."enum_channel_article_status";
  DROP TYPE "studio"."enum__channel_article_v_version_languages";
  DROP TYPE "studio"."enum__channel_article_v_version_access";
  DROP TYPE "studio"."enum__channel_article_v_version_status";
  DROP TYPE "studio"."enum_daily_devotional_languages";
  DROP TYPE "studio"."enum_daily_devotional_access";
  DROP TYPE "studio"."enum_daily_devotional_status";
  DROP TYPE "studio"."enum__daily_devotional_v_version_languages";
  DROP TYPE "studio"."enum__daily_devotional_v_version_access";
  DROP TYPE "studio"."enum__daily_devotional_v_version_status";
  DROP TYPE "studio"."enum_devotional_article_languages";
  DROP TYPE "studio"."enum_devotional_article_access";
  DROP TYPE "studio"."enum_devotional_article_status";
  DROP TYPE "studio"."enum__devotional_article_v_version_languages";
  DROP TYPE "studio"."enum__devotional_article_v_version_access";
  DROP TYPE "studio"."enum__devotional_article_v_version_status";
  DROP TYPE "studio"."enum_topic_languages";
  DROP TYPE "studio"."enum_topic_access";
  DROP TYPE "studio"."enum_topic_status";
  DROP TYPE "studio"."enum__topic_v_version_languages";
  DROP TYPE "studio"."enum__topic_v_version_access";
  DROP TYPE "studio"."enum__topic_v_version_status";
  DROP TYPE "studio"."enum_general_page_languages";
  DROP TYPE "studio"."enum_general_page_access";
  DROP TYPE "studio"."enum_general_page_layout";
  DROP TYPE "studio"."enum_general_page_status";
  DROP TYPE "studio"."enum__general_page_v_version_languages";
  DROP TYPE "studio"."enum__general_page_v_version_access";
  DROP TYPE "studio"."enum__general_page_v_version_layout";
  DROP TYPE "studio"."enum__general_page_v_version_status";
  DROP TYPE "studio"."enum_contributor_languages";
  DROP TYPE "studio"."enum_contributor_access";
  DROP TYPE "studio"."enum_contributor_status";
  DROP TYPE "studio"."enum__contributor_v_version_languages";
  DROP TYPE "studio"."enum__contributor_v_version_access";
  DROP TYPE "studio"."enum__contributor_v_version_status";
  DROP TYPE "studio"."enum_category_languages";
  DROP TYPE "studio"."enum_category_access";
  DROP TYPE "studio"."enum_category_status";
  DROP TYPE "studio"."enum__category_v_version_languages";
  DROP TYPE "studio"."enum__category_v_version_access";
  DROP TYPE "studio"."enum__category_v_version_status";
  DROP TYPE "studio"."enum_bible_languages";
  DROP TYPE "studio"."enum_bible_access";
  DROP TYPE "studio"."enum_bible_status";
  DROP TYPE "studio"."enum__bible_v_version_languages";
  DROP TYPE "studio"."enum__bible_v_version_access";
  DROP TYPE "studio"."enum__bible_v_version_status";
  DROP TYPE "studio"."enum_subscription_offer_languages";
  DROP TYPE "studio"."enum_subscription_offer_access";
  DROP TYPE "studio"."enum_subscription_offer_status";
  DROP TYPE "studio"."enum__subscription_offer_v_version_languages";
  DROP TYPE "studio"."enum__subscription_offer_v_version_access";
  DROP TYPE "studio"."enum__subscription_offer_v_version_status";
  DROP TYPE "studio"."enum_redirect_languages";
  DROP TYPE "studio"."enum_redirect_access";
  DROP TYPE "studio"."enum_redirect_status";
  DROP TYPE "studio"."enum__redirect_v_version_languages";
  DROP TYPE "studio"."enum__redirect_v_version_access";
  DROP TYPE "studio"."enum__redirect_v_version_status";
  DROP TYPE "studio"."enum_menu_languages";
  DROP TYPE "studio"."enum_menu_status";
  DROP TYPE "studio"."enum__menu_v_version_languages";
  DROP TYPE "studio"."enum__menu_v_version_status";
  DROP TYPE "studio"."enum_popup_languages";
  DROP TYPE "studio"."enum_popup_status";
  DROP TYPE "studio"."enum__popup_v_version_languages";
  DROP TYPE "studio"."enum__popup_v_version_status";
  DROP TYPE "studio"."enum_mail_languages";
  DROP TYPE "studio"."enum_mail_status";
  DROP TYPE "studio"."enum__mail_v_version_languages";
  DROP TYPE "studio"."enum__mail_v_version_status";
  DROP TYPE "studio"."enum_partner_languages";
  DROP TYPE "studio"."enum_partner_status";
  DROP TYPE "studio"."enum__partner_v_version_languages";
  DROP TYPE "studio"."enum__partner_v_version_status";
  DROP TYPE "studio"."enum_activity_action";
  DROP TYPE "studio"."enum_editors_roles";
  DROP TYPE "studio"."enum_translations_en";
  DROP TYPE "studio"."enum_translations_es";
  DROP TYPE "studio"."enum_payload_jobs_log_task_slug";
  DROP TYPE "studio"."enum_payload_jobs_log_state";
  DROP TYPE "studio"."enum_payload_jobs_task_slug";`)
}
