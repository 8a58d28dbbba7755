CREATE TABLE "batch_pieces" (
	"batch_id" text NOT NULL,
	"user_id" text NOT NULL,
	"number" integer NOT NULL,
	"idea_id" text,
	"prompt" text,
	"title" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"video_id" text,
	"posts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"message" text,
	CONSTRAINT "batch_pieces_batch_id_number_pk" PRIMARY KEY("batch_id","number")
);
--> statement-breakpoint
CREATE TABLE "batches" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"order" jsonb NOT NULL,
	"idempotency_key" text,
	"request_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "channel_slots" (
	"channel_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"time_zone" text NOT NULL,
	"times" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "film_facts" (
	"video_id" text PRIMARY KEY NOT NULL,
	"film_key" text NOT NULL,
	"facts" jsonb NOT NULL,
	"size_bytes" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_days" (
	"post_id" text NOT NULL,
	"user_id" text NOT NULL,
	"day" date NOT NULL,
	"views" integer NOT NULL,
	"likes" integer NOT NULL,
	"comments" integer NOT NULL,
	CONSTRAINT "post_days_post_id_day_pk" PRIMARY KEY("post_id","day")
);
--> statement-breakpoint
CREATE TABLE "post_memory" (
	"post_id" text NOT NULL,
	"attempt" integer NOT NULL,
	"name" text NOT NULL,
	"value" jsonb,
	CONSTRAINT "post_memory_post_id_attempt_name_pk" PRIMARY KEY("post_id","attempt","name")
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"video_id" text,
	"channel_id" text NOT NULL,
	"network" text NOT NULL,
	"options" jsonb NOT NULL,
	"origin" text DEFAULT 'person' NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"scheduled_at" timestamp (3) with time zone,
	"time_zone" text DEFAULT 'UTC' NOT NULL,
	"is_missed" boolean DEFAULT false NOT NULL,
	"is_repeat_meant" boolean DEFAULT false NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"begun_at" timestamp (3) with time zone,
	"looks" integer DEFAULT 0 NOT NULL,
	"next_look_at" timestamp (3) with time zone,
	"held_until" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	"live_at" timestamp (3) with time zone,
	"reference" text,
	"network_post_id" text,
	"link" text,
	"is_in_inbox" boolean DEFAULT false NOT NULL,
	"failure" jsonb,
	"views" integer DEFAULT 0 NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL,
	"comments" integer DEFAULT 0 NOT NULL,
	"figures_at" timestamp (3) with time zone,
	"idempotency_key" text,
	"request_hash" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "batch_pieces" ADD CONSTRAINT "batch_pieces_batch_id_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch_pieces" ADD CONSTRAINT "batch_pieces_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_slots" ADD CONSTRAINT "channel_slots_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "film_facts" ADD CONSTRAINT "film_facts_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_days" ADD CONSTRAINT "post_days_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_days" ADD CONSTRAINT "post_days_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_memory" ADD CONSTRAINT "post_memory_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "batches_newest" ON "batches" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "batches_idempotency" ON "batches" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "post_days_of_user" ON "post_days" USING btree ("user_id","day");--> statement-breakpoint
CREATE INDEX "posts_newest" ON "posts" USING btree ("user_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "posts_of_time" ON "posts" USING btree ("user_id","scheduled_at");--> statement-breakpoint
CREATE INDEX "posts_of_video" ON "posts" USING btree ("video_id");--> statement-breakpoint
CREATE INDEX "posts_of_channel" ON "posts" USING btree ("channel_id","sent_at");--> statement-breakpoint
CREATE INDEX "posts_of_reference" ON "posts" USING btree ("network","reference");--> statement-breakpoint
CREATE INDEX "posts_under_way" ON "posts" USING btree ("status") WHERE status in ('scheduled', 'uploading', 'processing');--> statement-breakpoint
CREATE INDEX "posts_live" ON "posts" USING btree ("figures_at") WHERE status = 'live';--> statement-breakpoint
CREATE UNIQUE INDEX "posts_idempotency" ON "posts" USING btree ("user_id","idempotency_key");