CREATE TABLE "trials" (
	"address_hash" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"invited_at" timestamp (3) with time zone,
	"begun_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"credits" integer DEFAULT 0 NOT NULL,
	"told" text DEFAULT 'nothing' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "idea_batches" ADD COLUMN "writing_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "provider_calls" ADD COLUMN "is_trial" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "trials" ADD CONSTRAINT "trials_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trials_of_user" ON "trials" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "trials_by_end" ON "trials" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "idea_batches_writing" ON "idea_batches" USING btree ("writing_until") WHERE writing_until is not null;