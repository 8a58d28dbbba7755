CREATE TABLE "payment_customers" (
	"user_id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_customers_customer_id_unique" UNIQUE("customer_id")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"provider" text NOT NULL,
	"kind" text NOT NULL,
	"item" text NOT NULL,
	"interval" text,
	"credits" integer NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"taken_back_credits" integer DEFAULT 0 NOT NULL,
	"refunds_asked_at" timestamp (3) with time zone,
	"session_id" text,
	"payment_intent_id" text,
	"invoice_id" text,
	"subscription_id" text,
	"checkout_url" text,
	"receipt_url" text,
	"idempotency_key" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp (3) with time zone,
	CONSTRAINT "payments_amounts" CHECK ("payments"."amount_cents" >= 0 and "payments"."credits" >= 0),
	CONSTRAINT "payments_refunds" CHECK ("payments"."refunded_cents" between 0 and "payments"."amount_cents")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"provider" text NOT NULL,
	"plan" text NOT NULL,
	"interval" text NOT NULL,
	"status" text NOT NULL,
	"current_period_end" timestamp (3) with time zone NOT NULL,
	"is_ending" boolean DEFAULT false NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "disabled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD COLUMN "order_id" text;--> statement-breakpoint
ALTER TABLE "video_ideas" ADD COLUMN "batch_id" text;--> statement-breakpoint
ALTER TABLE "payment_customers" ADD CONSTRAINT "payment_customers_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payments_newest" ON "payments" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "payments_idempotency" ON "payments" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_session" ON "payments" USING btree ("session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_invoice" ON "payments" USING btree ("invoice_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_intent" ON "payments" USING btree ("payment_intent_id");--> statement-breakpoint
CREATE INDEX "subscriptions_newest" ON "subscriptions" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "credit_entries_order" ON "credit_entries" USING btree ("user_id","order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_entries_one_order_settlement" ON "credit_entries" USING btree ("order_id") WHERE kind in ('capture', 'release');--> statement-breakpoint
-- Entries from before say in their key what they belong to. They are changed this once, by the ledger's owner.
ALTER TABLE "credit_entries" DISABLE TRIGGER "credit_entries_keep";--> statement-breakpoint
UPDATE "credit_entries" SET "order_id" = split_part("idempotency_key", ':', 2)
  WHERE "idempotency_key" ~ '^(ideas|enhance-hold|enhance-end):';--> statement-breakpoint
ALTER TABLE "credit_entries" ENABLE TRIGGER "credit_entries_keep";
