/** Bonuses, what players joined and claimed, commissions and the periods of leaderboards. */
export const rewardsSchema = `
-- \`balance\` is what is left of the bonus with what was won by it; all active ones together are the account in the ledger.
CREATE TABLE bonuses (
  bonus_id TEXT PRIMARY KEY, domain TEXT NOT NULL, account_id TEXT NOT NULL, promo_id TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0), balance INTEGER NOT NULL CHECK (balance >= 0), status TEXT NOT NULL,
  order_no TEXT NOT NULL, granted_at INTEGER NOT NULL, expires_at INTEGER NOT NULL, ended_at INTEGER,
  CHECK (status = 'ACTIVE' OR balance = 0)
) STRICT;
CREATE INDEX bonuses_of_player ON bonuses (domain, account_id, granted_at);
CREATE INDEX bonuses_due ON bonuses (expires_at) WHERE status IN ('ACTIVE', 'PENDING');
-- How much of a bet a bonus paid for.
CREATE TABLE bonus_stakes (
  bet_id TEXT NOT NULL, bonus_id TEXT NOT NULL REFERENCES bonuses, amount INTEGER NOT NULL CHECK (amount > 0),
  PRIMARY KEY (bet_id, bonus_id)
) STRICT;
CREATE INDEX stakes_of_bonus ON bonus_stakes (bonus_id);

-- What a player joined, claimed or redeemed, once for each period; a period is named by its start, 0 for ever.
CREATE TABLE reward_marks (
  domain TEXT NOT NULL, account_id TEXT NOT NULL, kind TEXT NOT NULL, item TEXT NOT NULL, period INTEGER NOT NULL,
  at INTEGER NOT NULL, PRIMARY KEY (domain, account_id, kind, item, period)
) STRICT;
CREATE INDEX reward_marks_of_item ON reward_marks (domain, kind, item, period);
CREATE TABLE rebate_claims (
  domain TEXT NOT NULL, account_id TEXT NOT NULL, at INTEGER NOT NULL, amount INTEGER NOT NULL
) STRICT;
CREATE INDEX rebate_claims_of_player ON rebate_claims (domain, account_id, at);

-- What one friend bet on one day; \`account_id\` is who earns by it.
CREATE TABLE commissions (
  domain TEXT NOT NULL, account_id TEXT NOT NULL, friend TEXT NOT NULL, level INTEGER NOT NULL, day INTEGER NOT NULL,
  base INTEGER NOT NULL, claimed_at INTEGER, PRIMARY KEY (domain, account_id, friend, day)
) STRICT;

-- The running period of each leaderboard, whose prizes are sent when it is due.
CREATE TABLE board_periods (
  domain TEXT NOT NULL, board_id TEXT NOT NULL, start_at INTEGER NOT NULL, due_at INTEGER NOT NULL,
  PRIMARY KEY (domain, board_id)
) STRICT;
CREATE INDEX board_periods_due ON board_periods (due_at);
`
