CREATE TABLE "storyboard_pictures" (
	"storyboard_id" text NOT NULL,
	"scene_id" text NOT NULL,
	"picture" jsonb NOT NULL,
	"earlier_subjects" jsonb NOT NULL,
	CONSTRAINT "storyboard_pictures_storyboard_id_scene_id_pk" PRIMARY KEY("storyboard_id","scene_id")
);
--> statement-breakpoint
ALTER TABLE "storyboard_pictures" ADD CONSTRAINT "storyboard_pictures_storyboard_id_storyboards_id_fk" FOREIGN KEY ("storyboard_id") REFERENCES "public"."storyboards"("id") ON DELETE cascade ON UPDATE no action;