/** Launched games with their rounds, and the limits, breaks and time of play. */
export const playSchema = `
-- A game that was launched. \`account_id\` is empty for a guest who plays a demo. Launches with one \`rounds_of\` share their
-- rounds: those of one player and game, and each demo by itself.
CREATE TABLE game_sessions (
  game_session_id TEXT PRIMARY KEY, domain TEXT NOT NULL, account_id TEXT NOT NULL, provider_code TEXT NOT NULL,
  game_code TEXT NOT NULL, mode TEXT NOT NULL, ticket TEXT NOT NULL UNIQUE, ticket_expires_at INTEGER NOT NULL,
  play_key TEXT UNIQUE, play_balance INTEGER NOT NULL, lobby_url TEXT NOT NULL,
  lang TEXT NOT NULL, opened_at INTEGER NOT NULL, closed_at INTEGER, next_seed TEXT NOT NULL,
  rounds_of TEXT NOT NULL, slip TEXT
) STRICT;
CREATE INDEX game_sessions_of_player ON game_sessions (domain, account_id, opened_at);
CREATE INDEX game_sessions_of_rounds ON game_sessions (rounds_of);
-- \`bets\` are what was staked in a round that may stay open; it is settled at \`due_at\` by the clock, unless it ends before.
CREATE TABLE rounds (
  game_session_id TEXT NOT NULL REFERENCES game_sessions, round_id TEXT NOT NULL, bet INTEGER NOT NULL,
  win INTEGER NOT NULL, outcome TEXT NOT NULL, at INTEGER NOT NULL, status TEXT NOT NULL,
  seed TEXT NOT NULL DEFAULT '', bets TEXT NOT NULL DEFAULT '[]', due_at INTEGER,
  PRIMARY KEY (game_session_id, round_id)
) STRICT;
CREATE INDEX rounds_due ON rounds (due_at) WHERE due_at IS NOT NULL;
-- The secret from which the seeds of matches and draws follow.
CREATE TABLE play_secret (secret TEXT NOT NULL) STRICT;

-- Money in the minor unit; minutes for the session time. A null amount is no limit, as long as one is pending.
CREATE TABLE play_limits (
  domain TEXT NOT NULL, account_id TEXT NOT NULL, kind TEXT NOT NULL, period TEXT NOT NULL, amount INTEGER NOT NULL,
  pending_amount INTEGER, pending_from INTEGER, set_at INTEGER NOT NULL,
  PRIMARY KEY (domain, account_id, kind, period)
) STRICT;
-- \`until\` is null for an exclusion for good.
CREATE TABLE play_pauses (
  domain TEXT NOT NULL, account_id TEXT NOT NULL, kind TEXT NOT NULL, started_at INTEGER NOT NULL, until INTEGER,
  reason TEXT NOT NULL, PRIMARY KEY (domain, account_id, kind)
) STRICT;
CREATE TABLE reality_checks (
  domain TEXT NOT NULL, account_id TEXT NOT NULL, minutes INTEGER NOT NULL, PRIMARY KEY (domain, account_id)
) STRICT;
-- How long a player was active on a day, in milliseconds, and when last.
CREATE TABLE play_time (
  domain TEXT NOT NULL, account_id TEXT NOT NULL, day INTEGER NOT NULL, spent INTEGER NOT NULL, last_at INTEGER NOT NULL,
  PRIMARY KEY (domain, account_id, day)
) STRICT;
`
