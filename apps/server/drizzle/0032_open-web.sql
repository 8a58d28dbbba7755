CREATE TABLE "open_web_answers" (
	"key" text PRIMARY KEY NOT NULL,
	"body" text NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "researches" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"prompt" text NOT NULL,
	"title" text NOT NULL,
	"name" text NOT NULL,
	"cards" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "researches" ADD CONSTRAINT "researches_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "open_web_answers_end" ON "open_web_answers" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "researches_of_user" ON "researches" USING btree ("user_id","created_at");