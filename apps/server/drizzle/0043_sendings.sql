CREATE TABLE "sendings" (
	"post_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"network" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "sendings_of_network" ON "sendings" USING btree ("network","sent_at");
--> statement-breakpoint
INSERT INTO "sendings" ("post_id", "user_id", "network", "sent_at") SELECT "id", "user_id", "network", "sent_at" FROM "posts" WHERE "sent_at" > now() - interval '2 days' ON CONFLICT DO NOTHING;
