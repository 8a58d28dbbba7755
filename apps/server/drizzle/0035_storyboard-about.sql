-- Title and script stood in one text, parted by the first ". ".
ALTER TABLE "storyboards" ADD COLUMN "about" jsonb;--> statement-breakpoint
UPDATE "storyboards" SET "about" = jsonb_build_object(
	'title', split_part("topic", '. ', 1),
	'script', substr("topic", length(split_part("topic", '. ', 1)) + 3)
);--> statement-breakpoint
ALTER TABLE "storyboards" ALTER COLUMN "about" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "storyboards" DROP COLUMN "topic";--> statement-breakpoint
UPDATE "videos" SET "choices" = jsonb_set("choices" #- '{storyboard,topic}', '{storyboard,about}', jsonb_build_object(
	'title', split_part("choices" #>> '{storyboard,topic}', '. ', 1),
	'script', substr("choices" #>> '{storyboard,topic}', length(split_part("choices" #>> '{storyboard,topic}', '. ', 1)) + 3)
)) WHERE "choices" #>> '{storyboard,topic}' IS NOT NULL;
