CREATE TABLE "deletions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"count" integer NOT NULL,
	"title" text NOT NULL,
	"undo_until" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "video_ideas" ADD COLUMN "deletion_id" text;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "deletion_id" text;--> statement-breakpoint
ALTER TABLE "deletions" ADD CONSTRAINT "deletions_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deletions_of_user" ON "deletions" USING btree ("user_id","undo_until");--> statement-breakpoint
ALTER TABLE "video_ideas" ADD CONSTRAINT "video_ideas_deletion_id_deletions_id_fk" FOREIGN KEY ("deletion_id") REFERENCES "public"."deletions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_deletion_id_deletions_id_fk" FOREIGN KEY ("deletion_id") REFERENCES "public"."deletions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "video_ideas_deleted" ON "video_ideas" USING btree ("deletion_id") WHERE deletion_id is not null;--> statement-breakpoint
CREATE INDEX "videos_deleted" ON "videos" USING btree ("deletion_id") WHERE deletion_id is not null;