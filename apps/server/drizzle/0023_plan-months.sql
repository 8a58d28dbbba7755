ALTER TABLE "payments" ADD COLUMN "granted_months" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- What was paid before was granted whole at once.
UPDATE "payments" SET "granted_months" = CASE "interval" WHEN 'year' THEN 12 ELSE 1 END WHERE "kind" = 'plan' AND "paid_at" IS NOT NULL;
