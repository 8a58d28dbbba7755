CREATE TABLE "provider_calls" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"video_id" text,
	"provider" text NOT NULL,
	"part" text NOT NULL,
	"operation" text NOT NULL,
	"model" text NOT NULL,
	"estimated_microdollars" bigint NOT NULL,
	"microdollars" bigint,
	"state" text NOT NULL,
	"failure" text,
	"message" text,
	"took_ms" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "provider_calls" ADD CONSTRAINT "provider_calls_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "provider_calls_by_day" ON "provider_calls" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "provider_calls_of_user" ON "provider_calls" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "provider_calls_of_video" ON "provider_calls" USING btree ("video_id");--> statement-breakpoint
CREATE INDEX "provider_calls_of_provider" ON "provider_calls" USING btree ("provider","part","ended_at");