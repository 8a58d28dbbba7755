CREATE TABLE "cast_sittings" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"member_id" text NOT NULL,
	"order_key" text NOT NULL,
	"status" text DEFAULT 'making' NOT NULL,
	"is_stopping" boolean DEFAULT false NOT NULL,
	"claim" text,
	"each_credits" integer NOT NULL,
	"service" text NOT NULL,
	"pictures" jsonb NOT NULL,
	"storage_bytes" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cast_sittings" ADD CONSTRAINT "cast_sittings_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cast_sittings" ADD CONSTRAINT "cast_sittings_member_id_cast_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."cast_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cast_sittings_order" ON "cast_sittings" USING btree ("user_id","order_key");--> statement-breakpoint
CREATE UNIQUE INDEX "cast_sittings_one_open" ON "cast_sittings" USING btree ("member_id") WHERE status <> 'closed';--> statement-breakpoint
CREATE INDEX "cast_sittings_ends" ON "cast_sittings" USING btree ("ends_at");