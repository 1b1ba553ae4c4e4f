import t from 'tap'
import { createDeposit } from '#sandbox/areas/cashier/create-deposit.ts'
import { moveDeposit } from '#sandbox/areas/cashier/deposit.ts'
import { findChannel } from '#sandbox/areas/cashier/deposit-channels.ts'
import { placeBet, settleBet } from '#sandbox/areas/games/bets.ts'
import { grantBonus } from '#sandbox/areas/promotions/bonus.ts'
import { type Database, openDatabase } from '#sandbox/database/open-database.ts'
import { auditLedger } from '#sandbox/ledger/audit-ledger.ts'
import {
  houseAccount,
  openHouseAccounts,
  openPlayerAccounts,
  playerAccount,
} from '#sandbox/ledger/ledger-account.ts'
import { balanceOf, postTransfer } from '#sandbox/ledger/post-transfer.ts'
import { payCash } from '#sandbox/ledger/wallet.ts'

const key = { domain: 'localhost', account_id: 'ana' }
const cash = playerAccount(key, 'cash')
const bank = houseAccount('localhost', 'adjustments')

/** A ledger in which a player has 100.00. */
function openLedger(): Database {
  const db = openDatabase(':memory:', () => {}, { info: () => {} })
  openHouseAccounts(db, 'localhost')
  openPlayerAccounts(db, key)
  const opening = { id: 'opening', kind: 'ADJUSTMENT', debit: bank, credit: cash } as const
  postTransfer({ db, now: () => 1 }, { ...opening, amount: 10_000, reference: 'opening' })
  return db
}

t.test('the database refuses what would unbalance or rewrite the books', async (t) => {
  const db = openLedger()
  const insert = (id: string, debit: string, credit: string, amount: number) => () =>
    db.run`INSERT INTO transfers (id, kind, debit, credit, amount, reference, at)
      VALUES (${id}, 'BET', ${debit}, ${credit}, ${amount}, 'r', 2)`
  t.throws(insert('over', cash, bank, 10_001), /CHECK constraint failed/, 'more than there is')
  t.throws(insert('opening', cash, bank, 1), /UNIQUE/, 'an id twice')
  t.throws(insert('zero', cash, bank, 0), /CHECK/, 'nothing')
  t.throws(insert('negative', cash, bank, -5), /CHECK/, 'less than nothing')
  t.throws(insert('self', cash, cash, 5), /CHECK/, 'an account with itself')
  t.throws(insert('unknown', cash, 'nowhere', 5), /one unit|FOREIGN KEY/, 'an unknown account')
  t.throws(insert('mixed', cash, houseAccount('localhost', 'tokens'), 5), /one unit/, 'money for tokens')
  t.throws(() => db.run`UPDATE transfers SET amount = 1`, /never changed/)
  t.throws(() => db.run`DELETE FROM transfers`, /never deleted/)
  t.throws(() => db.run`UPDATE postings SET amount = 1`, /never changed/)
  t.throws(() => db.run`DELETE FROM postings`, /never deleted/)
  t.throws(() => db.run`UPDATE ledger_accounts SET balance = 5 WHERE id = ${cash}`, /by a posting alone/)
  t.throws(() => db.run`UPDATE ledger_accounts SET floor = NULL WHERE id = ${cash}`, /by a posting alone/)
  t.throws(() => db.run`DELETE FROM ledger_accounts`, /never deleted/)
  t.equal(balanceOf(db, cash), 10_000)
  t.same(auditLedger(db), [])
  t.throws(
    () =>
      postTransfer(
        { db, now: () => 2 },
        {
          ...{ id: 'over', kind: 'BET', debit: cash, credit: bank, amount: 10_001, reference: 'r' },
        },
      ),
    /insufficientBalance/,
    'a player hears it in the platform’s words',
  )
  db.close()
})

t.test('a transfer posts both sides with the balances after it', async (t) => {
  const db = openLedger()
  postTransfer(
    { db, now: () => 2 },
    { id: 'b', kind: 'BET', debit: cash, credit: bank, amount: 250, reference: 'r' },
  )
  const postings = db.all`SELECT account, amount, balance_after FROM postings ORDER BY seq DESC LIMIT 2`
  t.match(postings, [
    { account: bank, amount: 250, balance_after: -9_750 },
    { account: cash, amount: -250, balance_after: 9_750 },
  ])
  db.close()
})

/** Makes the books wrong in one way each, past the triggers that forbid it, and says which accounts or items show it. */
const corruptions: Record<string, { corrupt(db: Database): void; shows: RegExp }> = {
  'a changed balance': {
    corrupt(db) {
      db.run`DROP TRIGGER balances_follow_postings`
      db.run`UPDATE ledger_accounts SET balance = balance + 1 WHERE id = ${cash}`
    },
    shows: /add up to zero[\s\S]*ana\/cash: the balance is not the sum/,
  },
  'a changed transfer': {
    corrupt(db) {
      db.run`DROP TRIGGER transfers_stay`
      db.run`UPDATE transfers SET amount = amount + 1 WHERE id = 'opening'`
    },
    shows: /opening: the transfer is not posted to both sides/,
  },
  'a missing posting': {
    corrupt(db) {
      db.run`DROP TRIGGER postings_are_kept`
      db.run`DELETE FROM postings WHERE account = ${cash}`
    },
    shows: /not the sum[\s\S]*both sides/,
  },
  'a deposit that is credited without success': {
    corrupt: (db) => db.run`UPDATE deposits SET status = 'FAILED' WHERE status = 'SUCCESS'`,
    shows: /dp-.*does not fit the state of the deposit/,
  },
  'a deposit that succeeded without a credit': {
    corrupt: (db) => db.run`UPDATE deposits SET amount = amount + 1 WHERE status = 'SUCCESS'`,
    shows: /dp-.*does not fit the state of the deposit/,
  },
  'a deposit that is credited twice': {
    corrupt(db) {
      const { deposit_id } = db.one<{ deposit_id: string }>`SELECT deposit_id FROM deposits` ?? {
        deposit_id: '',
      }
      const twice = { id: 'again', kind: 'DEPOSIT', debit: bank, credit: cash, amount: 1 } as const
      postTransfer({ db, now: () => 3 }, { ...twice, reference: deposit_id })
    },
    shows: /dp-.*does not fit the state of the deposit/,
  },
  'a bonus that nobody was promised': {
    corrupt: (db) => db.run`UPDATE deposits SET bonus = 5`,
    shows: /dp-.*the bonus does not fit/,
  },
  'a withdrawal without its lock': {
    corrupt: (
      db,
    ) => db.run`INSERT INTO withdrawals VALUES ('wd-1', 'localhost', 'ana', 'r', 'b', 500, 0, 'PHP',
      'PENDING', '', '', 1, 1, 1, 1, NULL)`,
    shows: /ana\/locked: what is locked/,
  },
  'a lock without a withdrawal': {
    corrupt: (db) =>
      postTransfer(
        { db, now: () => 3 },
        {
          ...{ id: 'wd-2', kind: 'WITHDRAWAL', debit: cash, credit: playerAccount(key, 'locked') },
          ...{ amount: 5, reference: 'wd-2' },
        },
      ),
    shows: /ana\/locked: what is locked/,
  },
  'a completed withdrawal that never left': {
    corrupt(db) {
      const [locked, kind] = [playerAccount(key, 'locked'), 'WITHDRAWAL'] as const
      const clock = { db, now: () => 3 }
      postTransfer(clock, { id: 'wd-3', kind, debit: cash, credit: locked, amount: 500, reference: 'wd-3' })
      db.run`INSERT INTO withdrawals VALUES ('wd-3', 'localhost', 'ana', 'r', 'b', 500, 0, 'PHP', 'COMPLETED', '', '',
        1, 1, 1, 1, NULL)`
    },
    shows: /wd-3: the transfers do not fit/,
  },
  'a stake without a play': {
    corrupt(db) {
      const [tokens, frozen] = [playerAccount(key, 'tokens'), playerAccount(key, 'frozen_tokens')]
      const clock = { db, now: () => 3 }
      const house = houseAccount('localhost', 'tokens')
      postTransfer(clock, { id: 'g', kind: 'TOKEN', debit: house, credit: tokens, amount: 5, reference: 'g' })
      postTransfer(clock, {
        id: 's',
        kind: 'TOKEN',
        debit: tokens,
        credit: frozen,
        amount: 5,
        reference: 's',
      })
    },
    shows: /frozen_tokens: the frozen tokens/,
  },
  'a win that was not paid': {
    corrupt: (db) => db.run`UPDATE bets SET win = win + 1`,
    shows: /sb-1: what was paid/,
  },
  'bonus money of no bonus': {
    corrupt: (db) =>
      postTransfer(
        { db, now: () => 3 },
        {
          ...{ id: 'bb', kind: 'BONUS', debit: houseAccount('localhost', 'bonuses'), amount: 5 },
          ...{ credit: playerAccount(key, 'bonus'), reference: 'bb' },
        },
      ),
    shows: /ana\/bonus: the bonus money/,
  },
  'a bonus that was never granted': {
    corrupt: (db) =>
      db.run`INSERT INTO bonuses VALUES ('bn-1', 'localhost', 'ana', 'gold-200', 5, 0, 'COMPLETED', '', 1, 2, 2)`,
    shows: /bn-1: what was granted/,
  },
  'a bonus that is over before its turnover': {
    corrupt(db) {
      const clock = { db, now: () => 3 }
      const { bonus_id } = grantBonus(clock, key, { promoId: 'gold-200', amount: 500 })
      db.run`UPDATE bonuses SET status = 'COMPLETED', balance = 0 WHERE bonus_id = ${bonus_id}`
    },
    shows: /bn-.*: the turnover does not fit/,
  },
  'a rebate that nobody claimed': {
    corrupt: (db) => payCash({ db, now: () => 3 }, key, 'REBATE', 5, 'r'),
    shows: /ana: the rebates/,
  },
  'a commission that was not paid': {
    corrupt: (db) => db.run`INSERT INTO commissions VALUES ('localhost', 'ana', 'ben', 1, 0, 100, 3)`,
    shows: /ana 3: the commission/,
  },
  'a movement of no bet': {
    corrupt: (db) =>
      postTransfer(
        { db, now: () => 3 },
        {
          ...{ id: 'w', kind: 'WIN', debit: bank, credit: cash, amount: 5, reference: 'nothing' },
        },
      ),
    shows: /w: the movement belongs to no bet/,
  },
}

for (const [name, { corrupt, shows }] of Object.entries(corruptions))
  t.test(`the audit finds ${name}`, async (t) => {
    const db = openLedger()
    const clock = { db, now: () => 2 }
    const channel = findChannel('gcash')
    if (!channel) throw new Error('There is no GCash')
    const order = { requestId: 'r', channel, amount: 50_000, promoId: '', fields: {}, returnUrl: '' }
    moveDeposit(clock, createDeposit(clock, 'PHP', key, order), 'SUCCESS')
    const game = { providerCode: 'JILI', gameCode: 'g', gameName: 'G', gameType: 'SLOTS' }
    placeBet(clock, key, { betId: 'sb-1', roundId: 'r', ...game, bet: 100 })
    settleBet(clock, key, 'sb-1', 250)
    t.same(auditLedger(db), [], 'all was well')
    corrupt(db)
    t.match(auditLedger(db).join('\n'), shows)
    db.close()
  })
