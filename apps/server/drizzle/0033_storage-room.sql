ALTER TABLE "exports" ADD COLUMN "reserved_bytes" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "exports" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "storyboards" ADD COLUMN "storage_bytes" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "storyboards" ADD COLUMN "reserved_bytes" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "storage_bytes" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "videos" SET "storage_bytes" = coalesce("file_size", 0) WHERE "status" NOT IN ('queued', 'processing', 'failed');--> statement-breakpoint
UPDATE "exports" SET "reserved_bytes" = coalesce("size_bytes", 0);
