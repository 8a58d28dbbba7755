CREATE TABLE "unwanted_pictures" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"source" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "storyboard_pictures" ADD COLUMN "avoids" jsonb;--> statement-breakpoint
ALTER TABLE "unwanted_pictures" ADD CONSTRAINT "unwanted_pictures_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "unwanted_pictures_key" ON "unwanted_pictures" USING btree ("user_id","key");