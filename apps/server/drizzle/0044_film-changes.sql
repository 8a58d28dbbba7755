ALTER TABLE "storyboards" ADD COLUMN "silences" jsonb;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "parts_kept_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "change_of" text;--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_change_of_videos_id_fk" FOREIGN KEY ("change_of") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "videos_change_of" ON "videos" USING btree ("change_of") WHERE change_of is not null;