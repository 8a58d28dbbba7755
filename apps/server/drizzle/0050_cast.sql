CREATE TABLE "cast_members" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"sheet" text DEFAULT '' NOT NULL,
	"look" jsonb NOT NULL,
	"pictures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"storage_bytes" bigint DEFAULT 0 NOT NULL,
	"deletion_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "storyboards" ADD COLUMN "cast" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "storyboards" ADD COLUMN "cast_off" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "cast_members" ADD CONSTRAINT "cast_members_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cast_members" ADD CONSTRAINT "cast_members_deletion_id_deletions_id_fk" FOREIGN KEY ("deletion_id") REFERENCES "public"."deletions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cast_members_of_user" ON "cast_members" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "cast_members_of_deletion" ON "cast_members" USING btree ("deletion_id");