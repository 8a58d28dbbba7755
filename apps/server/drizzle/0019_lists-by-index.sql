DROP INDEX "video_ideas_newest";--> statement-breakpoint
CREATE INDEX "credit_entries_newest" ON "credit_entries" USING btree ("user_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "video_ideas_of_status" ON "video_ideas" USING btree ("user_id","status","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "video_ideas_newest" ON "video_ideas" USING btree ("user_id","created_at" DESC NULLS FIRST,"position","id");