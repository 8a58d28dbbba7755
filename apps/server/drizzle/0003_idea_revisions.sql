CREATE TABLE "idea_enhancements" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"idea_id" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"request_hash" text NOT NULL,
	"results" jsonb,
	"credits" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idea_revisions" (
	"id" text PRIMARY KEY NOT NULL,
	"idea_id" text NOT NULL,
	"user_id" text NOT NULL,
	"number" integer NOT NULL,
	"title" text NOT NULL,
	"summary" text,
	"caption" text,
	"script" text,
	"description" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "video_ideas" ADD COLUMN "original_id" text;--> statement-breakpoint
ALTER TABLE "video_ideas" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "idea_enhancements" ADD CONSTRAINT "idea_enhancements_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idea_enhancements" ADD CONSTRAINT "idea_enhancements_idea_id_video_ideas_id_fk" FOREIGN KEY ("idea_id") REFERENCES "public"."video_ideas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idea_revisions" ADD CONSTRAINT "idea_revisions_idea_id_video_ideas_id_fk" FOREIGN KEY ("idea_id") REFERENCES "public"."video_ideas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idea_revisions" ADD CONSTRAINT "idea_revisions_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "idea_enhancements_idempotency" ON "idea_enhancements" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "idea_revisions_number" ON "idea_revisions" USING btree ("idea_id","number");--> statement-breakpoint
ALTER TABLE "video_ideas" ADD CONSTRAINT "video_ideas_original_id_video_ideas_id_fk" FOREIGN KEY ("original_id") REFERENCES "public"."video_ideas"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "video_ideas_original" ON "video_ideas" USING btree ("original_id");