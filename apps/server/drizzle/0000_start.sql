CREATE TABLE "account" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp (3) with time zone,
	"refresh_token_expires_at" timestamp (3) with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"user_id" text NOT NULL,
	CONSTRAINT "session_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "verification" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"balance" integer DEFAULT 0 NOT NULL,
	"reason" text NOT NULL,
	"video_id" text,
	"idempotency_key" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_entries_balance_not_negative" CHECK ("credit_entries"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "video_ideas" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"title" text NOT NULL,
	"summary" text,
	"caption" text,
	"script" text,
	"description" text,
	"prompt" text,
	"status" text DEFAULT 'draft' NOT NULL,
	"is_outline" boolean DEFAULT false NOT NULL,
	"duration" integer DEFAULT 30 NOT NULL,
	"framework" text,
	"sources" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"id" text PRIMARY KEY NOT NULL,
	"ai_credits" integer DEFAULT 0 NOT NULL,
	"first_name" text,
	"last_name" text,
	"display_name" text,
	"default_resolution" text DEFAULT '1080p' NOT NULL,
	"preferred_aspect_ratio" text DEFAULT '9:16' NOT NULL,
	"default_duration" integer DEFAULT 30 NOT NULL,
	"output_format" text DEFAULT 'mp4' NOT NULL,
	"email_notifications" boolean DEFAULT true NOT NULL,
	"video_completion_alerts" boolean DEFAULT true NOT NULL,
	"processing_status_updates" boolean DEFAULT true NOT NULL,
	"weekly_usage_reports" boolean DEFAULT false NOT NULL,
	"auto_upload_quality" text DEFAULT 'high' NOT NULL,
	"auto_upload_enabled" boolean DEFAULT false NOT NULL,
	"download_quality" text DEFAULT 'original' NOT NULL,
	"include_metadata" boolean DEFAULT true NOT NULL,
	"data_retention_period" text DEFAULT '365' NOT NULL,
	"profile_visibility" text DEFAULT 'private' NOT NULL,
	"analytics_sharing" boolean DEFAULT true NOT NULL,
	"marketing_emails" boolean DEFAULT false NOT NULL,
	"preferred_voice_language" text DEFAULT 'English (US)' NOT NULL,
	"preferred_voice_actor" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "profiles_ai_credits_not_negative" CHECK ("profiles"."ai_credits" >= 0)
);
--> statement-breakpoint
CREATE TABLE "system_settings" (
	"setting_key" text PRIMARY KEY NOT NULL,
	"setting_value" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "video_steps" (
	"video_id" text NOT NULL,
	"step" text NOT NULL,
	"input_hash" text NOT NULL,
	"data" jsonb,
	"files" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"took_ms" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "video_steps_video_id_step_input_hash_pk" PRIMARY KEY("video_id","step","input_hash")
);
--> statement-breakpoint
CREATE TABLE "videos" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"idea_id" text,
	"title" text NOT NULL,
	"description" text,
	"script" text NOT NULL,
	"style" text NOT NULL,
	"voice_id" text NOT NULL,
	"voice_name" text NOT NULL,
	"duration" integer NOT NULL,
	"resolution" text NOT NULL,
	"aspect_ratio" text NOT NULL,
	"format" text NOT NULL,
	"seed" bigint NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"progress" jsonb,
	"failure" jsonb,
	"credits" integer NOT NULL,
	"estimated_seconds" integer,
	"duration_seconds" double precision,
	"file_size" bigint,
	"view_count" integer DEFAULT 0 NOT NULL,
	"download_count" integer DEFAULT 0 NOT NULL,
	"film_key" text,
	"poster_key" text,
	"download_key" text,
	"idempotency_key" text,
	"request_hash" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "videos_credits_not_negative" CHECK ("videos"."credits" >= 0)
);
--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_ideas" ADD CONSTRAINT "video_ideas_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_id_user_id_fk" FOREIGN KEY ("id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_steps" ADD CONSTRAINT "video_steps_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_idea_id_video_ideas_id_fk" FOREIGN KEY ("idea_id") REFERENCES "public"."video_ideas"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_user" ON "account" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_user" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verification_identifier" ON "verification" USING btree ("identifier");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_entries_idempotency" ON "credit_entries" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_entries_one_hold" ON "credit_entries" USING btree ("video_id") WHERE kind = 'hold';--> statement-breakpoint
CREATE UNIQUE INDEX "credit_entries_one_settlement" ON "credit_entries" USING btree ("video_id") WHERE kind in ('capture', 'release');--> statement-breakpoint
CREATE INDEX "video_ideas_newest" ON "video_ideas" USING btree ("user_id","created_at" DESC NULLS LAST,"position");--> statement-breakpoint
CREATE INDEX "videos_newest" ON "videos" USING btree ("user_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "videos_status" ON "videos" USING btree ("status");--> statement-breakpoint
CREATE UNIQUE INDEX "videos_idempotency" ON "videos" USING btree ("user_id","idempotency_key");