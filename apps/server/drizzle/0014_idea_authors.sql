CREATE TABLE "idea_batches" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"request_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "idea_enhancements" ADD COLUMN "written_by" text;--> statement-breakpoint
ALTER TABLE "idea_enhancements" ADD COLUMN "is_embedded" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "video_ideas" ADD COLUMN "written_by" text;--> statement-breakpoint
ALTER TABLE "idea_batches" ADD CONSTRAINT "idea_batches_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "idea_batches_idempotency" ON "idea_batches" USING btree ("user_id","idempotency_key");