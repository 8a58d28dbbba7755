CREATE TABLE "provider_failures" (
	"provider" text NOT NULL,
	"part" text NOT NULL,
	"count" integer NOT NULL,
	"message" text NOT NULL,
	"paused_until" timestamp (3) with time zone,
	CONSTRAINT "provider_failures_provider_part_pk" PRIMARY KEY("provider","part")
);
--> statement-breakpoint
CREATE TABLE "provider_places" (
	"id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"number" bigint NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "provider_places_in_order" ON "provider_places" USING btree ("provider","number");