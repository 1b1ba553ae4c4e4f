/** Responsible gaming, and questions to support. */
export const careSchema = `
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
`
