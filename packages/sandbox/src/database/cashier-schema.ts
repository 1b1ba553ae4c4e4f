/** Deposits, withdrawals, banks, turnover, bets and identity checks. `due_at` is when the clock moves a row on. */
export const cashierSchema = `
CREATE TABLE clock (offset_ms INTEGER NOT NULL) STRICT;

CREATE TABLE deposits (
  deposit_id TEXT PRIMARY KEY, domain TEXT NOT NULL, account_id TEXT NOT NULL, request_id TEXT NOT NULL,
  channel_code TEXT NOT NULL, amount INTEGER NOT NULL CHECK (amount > 0), fee INTEGER NOT NULL CHECK (fee >= 0),
  currency TEXT NOT NULL, status TEXT NOT NULL, promo_id TEXT NOT NULL, bonus INTEGER NOT NULL CHECK (bonus >= 0),
  reason_code TEXT NOT NULL DEFAULT '', fields TEXT NOT NULL, return_url TEXT NOT NULL, pay_token TEXT NOT NULL UNIQUE,
  reference_no TEXT NOT NULL UNIQUE, file_key TEXT NOT NULL DEFAULT '', paid_late INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL, updated_at INTEGER NOT NULL, expires_at INTEGER NOT NULL, due_at INTEGER,
  UNIQUE (domain, account_id, request_id)
) STRICT;
CREATE INDEX deposits_of_player ON deposits (domain, account_id, created_at);
CREATE INDEX deposits_due ON deposits (due_at) WHERE due_at IS NOT NULL;
CREATE TABLE deposit_steps (
  deposit_id TEXT NOT NULL REFERENCES deposits, status TEXT NOT NULL, at INTEGER NOT NULL
) STRICT;
CREATE INDEX steps_of_deposit ON deposit_steps (deposit_id);

CREATE TABLE withdrawals (
  withdrawal_id TEXT PRIMARY KEY, domain TEXT NOT NULL, account_id TEXT NOT NULL, request_id TEXT NOT NULL,
  bank_id TEXT NOT NULL, amount INTEGER NOT NULL CHECK (amount > 0), fee INTEGER NOT NULL CHECK (fee >= 0),
  currency TEXT NOT NULL, status TEXT NOT NULL, reason_code TEXT NOT NULL DEFAULT '', provider_ref TEXT NOT NULL DEFAULT '',
  created_at INTEGER NOT NULL, updated_at INTEGER NOT NULL, eta_from INTEGER NOT NULL, eta_to INTEGER NOT NULL,
  due_at INTEGER, CHECK (fee < amount), UNIQUE (domain, account_id, request_id)
) STRICT;
CREATE INDEX withdrawals_of_player ON withdrawals (domain, account_id, created_at);
CREATE INDEX withdrawals_due ON withdrawals (due_at) WHERE due_at IS NOT NULL;
CREATE TABLE withdrawal_steps (
  withdrawal_id TEXT NOT NULL REFERENCES withdrawals, status TEXT NOT NULL, at INTEGER NOT NULL
) STRICT;
CREATE INDEX steps_of_withdrawal ON withdrawal_steps (withdrawal_id);

-- A removed account stays, so that withdrawals to it can be shown.
CREATE TABLE player_banks (
  bank_id TEXT PRIMARY KEY, domain TEXT NOT NULL, account_id TEXT NOT NULL, bank_code TEXT NOT NULL,
  account_name TEXT NOT NULL, account_number TEXT NOT NULL, branch TEXT NOT NULL, is_default INTEGER NOT NULL,
  status TEXT NOT NULL, created_at INTEGER NOT NULL, removed_at INTEGER
) STRICT;
CREATE INDEX banks_of_player ON player_banks (domain, account_id);
CREATE UNIQUE INDEX bank_numbers ON player_banks (domain, bank_code, account_number) WHERE removed_at IS NULL;

CREATE TABLE turnover_orders (
  order_no TEXT PRIMARY KEY, domain TEXT NOT NULL, account_id TEXT NOT NULL, source TEXT NOT NULL,
  promo_id TEXT NOT NULL, amount INTEGER NOT NULL, multiplier INTEGER NOT NULL, required INTEGER NOT NULL,
  completed INTEGER NOT NULL, created_at INTEGER NOT NULL, expires_at INTEGER NOT NULL,
  CHECK (completed BETWEEN 0 AND required)
) STRICT;
CREATE INDEX turnover_of_player ON turnover_orders (domain, account_id, created_at);

-- Bets with money; those of the mini-games stake tokens, so that their amounts are 0.
CREATE TABLE bets (
  bet_id TEXT PRIMARY KEY, domain TEXT NOT NULL, account_id TEXT NOT NULL, round_id TEXT NOT NULL,
  provider_code TEXT NOT NULL, game_code TEXT NOT NULL, game_name TEXT NOT NULL, game_type TEXT NOT NULL,
  bet INTEGER NOT NULL, valid_bet INTEGER NOT NULL, win INTEGER NOT NULL, status TEXT NOT NULL,
  placed_at INTEGER NOT NULL, settled_at INTEGER, detail TEXT NOT NULL
) STRICT;
CREATE INDEX bets_of_player ON bets (domain, account_id, placed_at);

CREATE TABLE kyc (
  domain TEXT NOT NULL, account_id TEXT NOT NULL, status TEXT NOT NULL, reason TEXT NOT NULL, form TEXT NOT NULL,
  updated_at INTEGER NOT NULL, PRIMARY KEY (domain, account_id)
) STRICT;
CREATE TABLE kyc_documents (
  domain TEXT NOT NULL, account_id TEXT NOT NULL, type TEXT NOT NULL, file_key TEXT NOT NULL, status TEXT NOT NULL,
  reason TEXT NOT NULL, id_number TEXT NOT NULL, expiry TEXT NOT NULL, uploaded_at INTEGER NOT NULL,
  PRIMARY KEY (domain, account_id, type)
) STRICT;

-- The content of an uploaded file is not kept.
CREATE TABLE files (
  file_key TEXT PRIMARY KEY, domain TEXT NOT NULL, account_id TEXT NOT NULL, type TEXT NOT NULL,
  size INTEGER NOT NULL, sha256 TEXT NOT NULL, uploaded_at INTEGER NOT NULL
) STRICT;
`
