ALTER TABLE "profiles" ADD COLUMN "disabled_for" text;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "held_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "is_quarantined" boolean DEFAULT false NOT NULL;