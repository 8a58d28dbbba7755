DROP INDEX "posts_live";--> statement-breakpoint
CREATE INDEX "posts_live" ON "posts" USING btree ("figures_at") WHERE status in ('live', 'in_inbox');--> statement-breakpoint
ALTER TABLE "posts" DROP COLUMN "is_in_inbox";