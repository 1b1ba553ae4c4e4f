import { toMinor } from '@marquee/contracts/amounts'
import { type MoneyRecord, recordId } from './intent.ts'
import { type Player, readSurely } from './player.ts'
import { balanceOf, houseOf, type Stage } from './stage.ts'

const endedStates: ReadonlySet<string> = new Set([
  ...['SUCCESS', 'EXPIRED', 'CANCELLED', 'REJECTED', 'FAILED', 'COMPLETED', 'REFUNDED'],
])

interface Amount {
  amount: string
}

interface Page<Item> {
  items: Item[]
  total: number
}

interface Statement extends Record<string, unknown> {
  openingBalance: Amount
  deposits: Amount
  withdrawals: Amount
  bonuses: Amount
  adjustments: Amount
  netResult: Amount
  closingBalance: Amount
}

/** The deposits and withdrawals of all players, by id. */
export async function readRecords({ players }: Stage): Promise<Map<string, MoneyRecord>> {
  const pages = await Promise.all(
    players.flatMap((player) =>
      ['deposits', 'withdrawals'].map((list) =>
        readSurely<Page<MoneyRecord>>(player, `/api/cashier/${list}?perPage=100`),
      ),
    ),
  )
  const records = pages.flatMap(({ items }) => items)
  const byId = new Map(records.map((record) => [recordId(record), record]))
  if (byId.size !== records.length) throw new Error('A list has a record twice')
  return byId
}

/**
 * Checks the books: the ledger keeps its rules, every record belongs to one intent, nothing is pending for ever, what
 * went in and out is what the records say, and what the gateway shows is what the ledger has.
 * @param earlier the ids of records from before
 * @returns a sentence for each violation
 */
export async function auditBooks(stage: Stage, earlier: ReadonlySet<string>): Promise<string[]> {
  const { world, intents } = stage
  const violations = world.platform.control().auditLedger()
  const all = await readRecords(stage)
  const records = [...all.values()].filter((record) => !earlier.has(recordId(record)))
  for (const record of records) {
    const id = recordId(record)
    const owners = intents.filter((intent) => intent.record && recordId(intent.record) === id)
    if (owners.length !== 1) violations.push(`${id}: ${owners.length} intents have this record`)
    if (!endedStates.has(record.status)) violations.push(`${id}: still ${record.status} after two days`)
  }
  for (const { record, plan } of intents)
    if (record && !all.has(recordId(record)))
      violations.push(`${plan.kind} ${plan.key}: no list has its record`)
  violations.push(...auditHouse(stage, records))
  for (const player of stage.players) violations.push(...(await auditWallet(stage, player)))
  return violations
}

/** Money in is money out, balances and fees: what the house's accounts saw is what the records add up to. */
function auditHouse({ world, domain, before }: Stage, records: readonly MoneyRecord[]): string[] {
  let payments = before.payments
  let fees = before.fees
  for (const { depositId, status, amount, fee } of records) {
    if (status !== (depositId ? 'SUCCESS' : 'COMPLETED')) continue
    const whole = toMinor(amount?.amount ?? '0.00')
    const kept = toMinor(fee?.amount ?? '0.00')
    payments += depositId ? -whole : whole - kept
    fees += kept
  }
  const now = houseOf(world, domain)
  return [
    ...(now.payments === payments ? [] : [`payments are ${now.payments}, the records add up to ${payments}`]),
    ...(now.fees === fees ? [] : [`fees are ${now.fees}, the records add up to ${fees}`]),
  ]
}

async function auditWallet({ world, domain }: Stage, player: Player): Promise<string[]> {
  const [wallet, info, statement, moves] = await Promise.all([
    readSurely<{ balance: Amount; token: string }>(player, '/api/me/balance'),
    readSurely<{ lockedBalance: Amount }>(player, '/api/cashier/withdrawal-info'),
    readSurely<Statement>(player, '/api/reports/statement'),
    readSurely<Page<{ balanceAfter: Amount }> & { totals: { net: Amount } }>(
      player,
      '/api/reports/transactions',
    ),
  ])
  // What can be played with is the cash and the bonuses.
  const playable =
    balanceOf(world, domain, player.accountId, 'cash') + balanceOf(world, domain, player.accountId, 'bonus')
  const opening = toMinor(statement.openingBalance.amount)
  const { deposits, withdrawals, bonuses, adjustments, netResult, closingBalance } = statement
  const moved = [deposits, bonuses, adjustments, netResult].reduce(
    (sum, { amount }) => sum + toMinor(amount),
    0n,
  )
  const shown: Record<string, bigint> = {
    balance: toMinor(wallet.balance.amount),
    'closing balance': toMinor(closingBalance.amount),
    'opening balance and movements': opening + moved - toMinor(withdrawals.amount),
    'opening balance and transactions': opening + toMinor(moves.totals.net.amount),
    'balance after the last transaction': toMinor(
      (moves.items[0]?.balanceAfter ?? statement.openingBalance).amount,
    ),
  }
  const wrong = Object.entries(shown).filter(([, minor]) => minor !== playable)
  const isLocked = toMinor(info.lockedBalance.amount) === balanceOf(world, domain, player.accountId, 'locked')
  const hasTokens = toMinor(wallet.token) === balanceOf(world, domain, player.accountId, 'tokens')
  return [
    ...wrong.map(([name, minor]) => `${player.accountId}: ${name} is ${minor}, the ledger has ${playable}`),
    ...(isLocked ? [] : [`${player.accountId}: what is locked differs from the ledger`]),
    ...(hasTokens ? [] : [`${player.accountId}: the tokens differ from the ledger`]),
  ]
}
