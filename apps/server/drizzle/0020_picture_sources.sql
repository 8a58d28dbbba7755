ALTER TABLE "videos" ALTER COLUMN "choices" SET DEFAULT '{"captions":{"preset":"style","size":"medium","position":"bottom"},"music":{"isOn":true,"mood":"style","volume":0.7},"hasSoundEffects":false,"pictures":"drawn"}'::jsonb;--> statement-breakpoint
ALTER TABLE "storyboards" ADD COLUMN "pictures" text DEFAULT 'drawn' NOT NULL;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "works" jsonb;