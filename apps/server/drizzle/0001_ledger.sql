-- The balance follows the ledger inside the database, so no code path can let them differ.
-- An entry whose key this user already has is left out silently: the insert then returns no row. (ON CONFLICT DO
-- NOTHING would not do: it runs this trigger first, and the balance would change without an entry.)
CREATE FUNCTION apply_credit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM profiles WHERE id = NEW.user_id FOR UPDATE;
  IF EXISTS (SELECT 1 FROM credit_entries WHERE user_id = NEW.user_id AND idempotency_key = NEW.idempotency_key) THEN
    RETURN NULL;
  END IF;
  UPDATE profiles SET ai_credits = ai_credits + NEW.amount WHERE id = NEW.user_id
    RETURNING ai_credits INTO NEW.balance;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'no profile for credit entry of user %', NEW.user_id;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER credit_entries_apply BEFORE INSERT ON credit_entries
  FOR EACH ROW EXECUTE FUNCTION apply_credit_entry();
--> statement-breakpoint
-- Entries are only added. They go when their user goes: then the profile is already gone.
CREATE FUNCTION keep_credit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT 1 FROM profiles WHERE id = OLD.user_id) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'credit entries are never changed or deleted';
END $$;
--> statement-breakpoint
CREATE TRIGGER credit_entries_keep BEFORE UPDATE OR DELETE ON credit_entries
  FOR EACH ROW EXECUTE FUNCTION keep_credit_entry();
--> statement-breakpoint
-- Depth 1 is a statement from outside; the ledger's own update arrives at depth 2.
CREATE FUNCTION keep_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' AND NEW.ai_credits = 0 THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'UPDATE' AND (NEW.ai_credits = OLD.ai_credits OR pg_trigger_depth() > 1) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'the balance changes only through credit_entries';
END $$;
--> statement-breakpoint
CREATE TRIGGER profiles_keep_balance BEFORE INSERT OR UPDATE OF ai_credits ON profiles
  FOR EACH ROW EXECUTE FUNCTION keep_balance();
--> statement-breakpoint
INSERT INTO system_settings (setting_key, setting_value) VALUES
  ('ai_credit_costs', '{"video_ideas": 5, "video_generation": 25}'),
  ('credit_packages', '[
    {"id": "starter", "credits": 100, "price": 9.99},
    {"id": "popular", "credits": 300, "price": 24.99, "bonus": 50, "originalPrice": 29.99, "popular": true},
    {"id": "pro", "credits": 500, "price": 39.99, "bonus": 100, "originalPrice": 49.99},
    {"id": "enterprise", "credits": 1000, "price": 69.99, "bonus": 250, "originalPrice": 99.99}
  ]');
