CREATE TABLE "channel_connections" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"network" text NOT NULL,
	"channel_id" text,
	"video_id" text,
	"verifier" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "channels" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"network" text NOT NULL,
	"account_id" text NOT NULL,
	"name" text NOT NULL,
	"username" text NOT NULL,
	"avatar_url" text,
	"scopes" jsonb NOT NULL,
	"sealed_grant" text,
	"access_expires_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"refreshed_at" timestamp (3) with time zone NOT NULL,
	"refreshing_until" timestamp (3) with time zone,
	"broken_at" timestamp (3) with time zone,
	"warned_at" timestamp (3) with time zone,
	"disconnected_at" timestamp (3) with time zone,
	"connected_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "channel_connections" ADD CONSTRAINT "channel_connections_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_connections" ADD CONSTRAINT "channel_connections_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channels" ADD CONSTRAINT "channels_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "channel_connections_old" ON "channel_connections" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "channels_account" ON "channels" USING btree ("user_id","network","account_id");--> statement-breakpoint
CREATE INDEX "channels_by_account" ON "channels" USING btree ("network","account_id");--> statement-breakpoint
CREATE INDEX "channels_refresh" ON "channels" USING btree ("refreshed_at");