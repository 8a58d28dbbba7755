CREATE TABLE "storyboard_steps" (
	"storyboard_id" text NOT NULL,
	"step" text NOT NULL,
	"input_hash" text NOT NULL,
	"data" jsonb,
	"files" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"took_ms" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "storyboard_steps_storyboard_id_step_input_hash_pk" PRIMARY KEY("storyboard_id","step","input_hash")
);
--> statement-breakpoint
CREATE TABLE "storyboards" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"title" text NOT NULL,
	"topic" text NOT NULL,
	"style" text NOT NULL,
	"voice_id" text NOT NULL,
	"duration" integer NOT NULL,
	"resolution" text NOT NULL,
	"aspect_ratio" text NOT NULL,
	"seed" bigint NOT NULL,
	"scenes" jsonb NOT NULL,
	"shelf" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"uploads" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"pace" double precision,
	"voice" jsonb,
	"status" text DEFAULT 'making' NOT NULL,
	"failure" text,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "storyboard_steps" ADD CONSTRAINT "storyboard_steps_storyboard_id_storyboards_id_fk" FOREIGN KEY ("storyboard_id") REFERENCES "public"."storyboards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "storyboards" ADD CONSTRAINT "storyboards_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "storyboards_of_user" ON "storyboards" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "storyboards_oldest" ON "storyboards" USING btree ("updated_at");