import { rewardsSchema } from './bonus-schema.ts'
import { cashierSchema } from './cashier-schema.ts'
import { ledgerSchema } from './ledger-schema.ts'
import { playSchema } from './play-schema.ts'

/** Increase it with every change of the schema or the seed data: a file of another version is rebuilt. */
export const schemaVersion = 17

/** Amounts and tokens are integers in the minor unit; times are milliseconds since the epoch. */
export const schema = `
CREATE TABLE brands (
  domain TEXT PRIMARY KEY, external_id TEXT NOT NULL UNIQUE, site_name TEXT NOT NULL, hue REAL NOT NULL,
  currency TEXT NOT NULL, theme_code TEXT NOT NULL, theme_color TEXT NOT NULL,
  maintenance_start TEXT NOT NULL, maintenance_end TEXT NOT NULL, traits TEXT NOT NULL
) STRICT;

CREATE TABLE players (
  domain TEXT NOT NULL REFERENCES brands, account_id TEXT NOT NULL, password_hash TEXT NOT NULL,
  full_name TEXT NOT NULL, contact_email TEXT NOT NULL, contact_phone TEXT NOT NULL, behavior TEXT NOT NULL,
  vip_level INTEGER NOT NULL,
  starting_deposit INTEGER NOT NULL, cycle_deposit INTEGER NOT NULL,
  starting_turnover INTEGER NOT NULL, cycle_turnover INTEGER NOT NULL,
  referrer_code TEXT NOT NULL, referral_code TEXT NOT NULL, visitor_id TEXT NOT NULL, affiliate_code TEXT NOT NULL,
  security_changed_at INTEGER NOT NULL,
  created_at INTEGER NOT NULL, dob TEXT NOT NULL, marketing_opt_in INTEGER NOT NULL, show_in_leaderboard INTEGER NOT NULL,
  PRIMARY KEY (domain, account_id)
) STRICT;
CREATE UNIQUE INDEX players_by_code ON players (domain, referral_code);
CREATE INDEX players_by_referrer ON players (domain, referrer_code) WHERE referrer_code <> '';

CREATE TABLE sessions (
  token TEXT PRIMARY KEY, session_id TEXT NOT NULL UNIQUE, domain TEXT NOT NULL, account_id TEXT NOT NULL,
  device TEXT NOT NULL, ip_masked TEXT NOT NULL, opened_at INTEGER NOT NULL, last_seen INTEGER NOT NULL,
  ended INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX sessions_of_player ON sessions (domain, account_id);

CREATE TABLE tacs (
  domain TEXT NOT NULL, account_id TEXT NOT NULL, purpose TEXT NOT NULL, code TEXT NOT NULL,
  sent_at INTEGER NOT NULL, expires_at INTEGER NOT NULL, attempts_left INTEGER NOT NULL,
  PRIMARY KEY (domain, account_id, purpose)
) STRICT;
CREATE TABLE verifications (
  token TEXT PRIMARY KEY, domain TEXT NOT NULL, account_id TEXT NOT NULL, expires_at INTEGER NOT NULL
) STRICT;

-- The first response to a write, for a repeat with the same request_id.
CREATE TABLE idempotent_responses (
  domain TEXT NOT NULL, account_id TEXT NOT NULL, call TEXT NOT NULL, request_id TEXT NOT NULL,
  content TEXT NOT NULL, response TEXT NOT NULL, PRIMARY KEY (domain, account_id, call, request_id)
) STRICT;

CREATE TABLE providers (
  provider_code TEXT PRIMARY KEY, provider_name TEXT NOT NULL, logo TEXT NOT NULL, launch_mode TEXT NOT NULL,
  has_lobby INTEGER NOT NULL, has_demo INTEGER NOT NULL, is_maintenance INTEGER NOT NULL,
  maintenance_until TEXT NOT NULL, sort INTEGER NOT NULL
) STRICT;
CREATE TABLE provider_types (
  provider_code TEXT NOT NULL REFERENCES providers, game_type TEXT NOT NULL,
  PRIMARY KEY (provider_code, game_type)
) STRICT;
CREATE TABLE games (
  provider_code TEXT NOT NULL REFERENCES providers, game_code TEXT NOT NULL, game_name TEXT NOT NULL,
  game_name_local TEXT NOT NULL, game_type TEXT NOT NULL, is_hot INTEGER NOT NULL, is_new INTEGER NOT NULL,
  is_maintenance INTEGER NOT NULL, has_demo INTEGER NOT NULL, rtp TEXT NOT NULL, volatility TEXT NOT NULL,
  tags TEXT NOT NULL, picture TEXT NOT NULL, sort INTEGER NOT NULL, updated_at INTEGER NOT NULL,
  PRIMARY KEY (provider_code, game_code)
) STRICT;
CREATE INDEX games_by_type ON games (game_type, sort);
CREATE TABLE game_lists (
  list TEXT NOT NULL, place INTEGER NOT NULL, provider_code TEXT NOT NULL, game_code TEXT NOT NULL,
  PRIMARY KEY (list, place), FOREIGN KEY (provider_code, game_code) REFERENCES games
) STRICT;
CREATE TABLE favorites (
  domain TEXT NOT NULL, account_id TEXT NOT NULL, provider_code TEXT NOT NULL, game_code TEXT NOT NULL,
  added_at INTEGER NOT NULL, PRIMARY KEY (domain, account_id, provider_code, game_code)
) STRICT;

CREATE TABLE mini_plays (
  bet_id TEXT PRIMARY KEY, domain TEXT NOT NULL, account_id TEXT NOT NULL, game_id TEXT NOT NULL,
  cost INTEGER NOT NULL, prize_id TEXT NOT NULL, state TEXT NOT NULL, at INTEGER NOT NULL
) STRICT;
CREATE INDEX mini_plays_of_player ON mini_plays (domain, account_id, at);

CREATE TABLE inbox (
  inbox_id TEXT PRIMARY KEY, domain TEXT NOT NULL, account_id TEXT NOT NULL, title_en TEXT NOT NULL,
  title_local TEXT NOT NULL, title_cn TEXT NOT NULL, body_en TEXT NOT NULL, body_local TEXT NOT NULL,
  body_cn TEXT NOT NULL, category TEXT NOT NULL, sent_at INTEGER NOT NULL, expires_at INTEGER, is_read INTEGER NOT NULL, reward_type TEXT NOT NULL,
  reward_amount INTEGER NOT NULL, reward_state TEXT NOT NULL, action_url TEXT NOT NULL
) STRICT;
CREATE TABLE notifications (
  domain TEXT NOT NULL, account_id TEXT NOT NULL, channel TEXT NOT NULL, offers INTEGER NOT NULL, updates INTEGER NOT NULL,
  PRIMARY KEY (domain, account_id, channel)
) STRICT;
CREATE INDEX inbox_of_player ON inbox (domain, account_id, sent_at);

CREATE TABLE visits (
  domain TEXT NOT NULL, fbp TEXT NOT NULL, appsflyer_id TEXT NOT NULL, at INTEGER NOT NULL
) STRICT;
-- The account is empty for an invented entry.
CREATE TABLE top_entries (
  domain TEXT NOT NULL, board TEXT NOT NULL, account_id TEXT NOT NULL, account_masked TEXT NOT NULL, amount INTEGER NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX top_entries_of_board ON top_entries (domain, board, amount);
CREATE TABLE tickets (
  ticket_id TEXT PRIMARY KEY, domain TEXT NOT NULL, account_id TEXT NOT NULL, subject TEXT NOT NULL,
  category TEXT NOT NULL, status TEXT NOT NULL, created_at INTEGER NOT NULL, updated_at INTEGER NOT NULL, due_at INTEGER
) STRICT;
CREATE INDEX tickets_of_player ON tickets (domain, account_id, created_at);
CREATE INDEX tickets_due ON tickets (due_at) WHERE due_at IS NOT NULL;
CREATE TABLE ticket_messages (
  ticket_id TEXT NOT NULL REFERENCES tickets, sender TEXT NOT NULL, message TEXT NOT NULL, at INTEGER NOT NULL
) STRICT;
CREATE INDEX messages_of_ticket ON ticket_messages (ticket_id);
${playSchema}${ledgerSchema}${cashierSchema}${rewardsSchema}`
