/**
 * Double entry: a transfer moves an amount from one account (debit) to another (credit) and is never changed. A trigger
 * posts both sides, so that no transfer can be unbalanced, and the constraint of an account refuses what would take it
 * below its floor. Accounts of the house have no floor: what players own is what the house owes.
 */
export const ledgerSchema = `
CREATE TABLE ledger_accounts (
  id TEXT PRIMARY KEY, domain TEXT NOT NULL, owner TEXT NOT NULL, kind TEXT NOT NULL,
  unit TEXT NOT NULL CHECK (unit IN ('MONEY', 'TOKEN')), floor INTEGER,
  balance INTEGER NOT NULL DEFAULT 0 CHECK (floor IS NULL OR balance >= floor)
) STRICT;

CREATE TABLE transfers (
  seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, kind TEXT NOT NULL,
  debit TEXT NOT NULL REFERENCES ledger_accounts, credit TEXT NOT NULL REFERENCES ledger_accounts,
  amount INTEGER NOT NULL CHECK (amount > 0), reference TEXT NOT NULL, at INTEGER NOT NULL,
  CHECK (debit <> credit)
) STRICT;

CREATE TABLE postings (
  seq INTEGER PRIMARY KEY, transfer INTEGER NOT NULL REFERENCES transfers, account TEXT NOT NULL,
  amount INTEGER NOT NULL, balance_after INTEGER NOT NULL
) STRICT;
CREATE INDEX transfers_of_reference ON transfers (reference);
CREATE INDEX postings_of_account ON postings (account, seq);
CREATE INDEX postings_of_transfer ON postings (transfer);

CREATE TRIGGER transfers_keep_the_unit BEFORE INSERT ON transfers
WHEN (SELECT unit FROM ledger_accounts WHERE id = NEW.debit)
  IS NOT (SELECT unit FROM ledger_accounts WHERE id = NEW.credit)
BEGIN SELECT RAISE(ABORT, 'both accounts of a transfer have one unit'); END;

CREATE TRIGGER transfers_post AFTER INSERT ON transfers BEGIN
  INSERT INTO postings (transfer, account, amount, balance_after)
    SELECT NEW.seq, id, -NEW.amount, balance - NEW.amount FROM ledger_accounts WHERE id = NEW.debit;
  UPDATE ledger_accounts SET balance = balance - NEW.amount WHERE id = NEW.debit;
  INSERT INTO postings (transfer, account, amount, balance_after)
    SELECT NEW.seq, id, NEW.amount, balance + NEW.amount FROM ledger_accounts WHERE id = NEW.credit;
  UPDATE ledger_accounts SET balance = balance + NEW.amount WHERE id = NEW.credit;
END;

CREATE TRIGGER transfers_stay BEFORE UPDATE ON transfers
BEGIN SELECT RAISE(ABORT, 'a transfer is corrected by another, never changed'); END;
CREATE TRIGGER transfers_are_kept BEFORE DELETE ON transfers
BEGIN SELECT RAISE(ABORT, 'a transfer is corrected by another, never deleted'); END;
CREATE TRIGGER postings_stay BEFORE UPDATE ON postings
BEGIN SELECT RAISE(ABORT, 'a posting is never changed'); END;
CREATE TRIGGER postings_are_kept BEFORE DELETE ON postings
BEGIN SELECT RAISE(ABORT, 'a posting is never deleted'); END;
CREATE TRIGGER balances_follow_postings BEFORE UPDATE ON ledger_accounts
WHEN NEW.id <> OLD.id OR NEW.unit <> OLD.unit OR NEW.floor IS NOT OLD.floor OR NEW.balance IS NOT
  (SELECT balance_after FROM postings WHERE account = OLD.id ORDER BY seq DESC LIMIT 1)
BEGIN SELECT RAISE(ABORT, 'a balance changes by a posting alone'); END;
CREATE TRIGGER accounts_are_kept BEFORE DELETE ON ledger_accounts
BEGIN SELECT RAISE(ABORT, 'an account is never deleted'); END;

CREATE VIEW players_with_wallets AS SELECT players.*,
  (SELECT balance FROM ledger_accounts WHERE id = players.domain || '/' || players.account_id || '/cash')
    + (SELECT balance FROM ledger_accounts WHERE id = players.domain || '/' || players.account_id || '/bonus') AS balance,
  (SELECT balance FROM ledger_accounts WHERE id = players.domain || '/' || players.account_id || '/bonus') AS bonus,
  (SELECT balance FROM ledger_accounts WHERE id = players.domain || '/' || players.account_id || '/tokens') AS tokens,
  (SELECT balance FROM ledger_accounts WHERE id = players.domain || '/' || players.account_id || '/frozen_tokens') AS frozen_tokens
FROM players;
`
