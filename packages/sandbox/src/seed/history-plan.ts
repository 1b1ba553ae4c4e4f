import { depositFee, findChannel } from '../areas/cashier/deposit-channels.ts'
import { bonusOf, findOffer } from '../areas/promotions/deposit-offers.ts'
import { share, units } from '../money.ts'
import { seededRandom } from '../seeded-random.ts'
import { type SportsBet, sportsBets } from './sports-bets.ts'

/** What happened on a day of a player's past; amounts in the minor unit. */
export type PastEvent =
  | { kind: 'deposit'; daysAgo: number; channel: string; amount: number; promo?: string; end: DepositEnd }
  | { kind: 'withdrawal'; daysAgo: number; amount: number; end: 'COMPLETED' | 'REJECTED' | 'CANCELLED' }
  | { kind: 'spins'; daysAgo: number; rounds: readonly { bet: number; win: number }[] }
  | ({ kind: 'sports' } & SportsBet)

type DepositEnd = 'SUCCESS' | 'FAILED' | 'EXPIRED' | 'CANCELLED'

/** The players with a past. */
export type HistoryOwner = 'demo' | 'maria' | 'liza' | 'carlo'

const deposit = (
  daysAgo: number,
  channel: string,
  whole: number,
  end: DepositEnd = 'SUCCESS',
  promo = '',
): PastEvent => ({ kind: 'deposit', daysAgo, channel, amount: units(whole), end, promo })

const withdrawal = (
  daysAgo: number,
  whole: number,
  end: 'COMPLETED' | 'REJECTED' | 'CANCELLED' = 'COMPLETED',
): PastEvent => ({ kind: 'withdrawal', daysAgo, amount: units(whole), end })

// In hundredths of a percent of the bet; they pay back about nine tenths.
const wins = [0, 0, 0, 0, 5_000, 8_000, 12_000, 15_000, 22_000, 28_000]

function spins(owner: HistoryOwner, daysAgo: number, count: number, bets: readonly number[]): PastEvent {
  const random = seededRandom(`${owner}-${daysAgo}`)
  const rounds = Array.from({ length: count }, () => {
    const bet = units(random.pick(bets))
    return { bet, win: share(bet, random.pick(wins)) }
  })
  return { kind: 'spins', daysAgo, rounds }
}

const spinDays = (owner: HistoryOwner, days: readonly number[], count: number, bets: readonly number[]) =>
  days.map((daysAgo) => spins(owner, daysAgo, count, bets))

/** The past of each, latest last. */
export const historyPlans: Record<HistoryOwner, readonly PastEvent[]> = {
  demo: inOrder([
    deposit(44, 'gcash', 2_000),
    deposit(37, 'qrph', 1_000),
    deposit(36, 'maya-qr', 500, 'EXPIRED'),
    deposit(29, 'bpi-online', 3_000, 'SUCCESS', 'reload-20'),
    withdrawal(27, 1_500),
    deposit(22, 'grabpay', 1_500),
    deposit(19, 'bpi-online', 800, 'FAILED'),
    withdrawal(17, 2_000),
    deposit(14, 'gcash', 2_500),
    withdrawal(11, 1_000, 'REJECTED'),
    deposit(8, 'maya-qr', 1_000),
    withdrawal(5, 3_000),
    deposit(4, 'qrph', 300, 'CANCELLED'),
    withdrawal(3, 600, 'CANCELLED'),
    ...spinDays('demo', [43, 40, 35, 33, 28, 25, 21, 18, 13, 10, 7, 6, 4, 2, 1], 5, [100, 200, 300, 400]),
    ...sportsBets.map((bet): PastEvent => ({ kind: 'sports', ...bet })),
  ]),
  maria: inOrder([
    deposit(33, 'gcash', 500),
    deposit(20, 'gcash', 1_000),
    deposit(9, 'maya-qr', 1_200, 'SUCCESS', 'reload-20'),
    deposit(9, 'otc', 400, 'EXPIRED'),
    withdrawal(12, 800),
    ...spinDays('maria', [32, 26, 19, 11, 8, 3], 5, [50, 100, 200]),
  ]),
  liza: inOrder([deposit(12, 'gcash', 1_000), ...spinDays('liza', [11, 5, 2], 6, [100, 200])]),
  carlo: inOrder([deposit(4, 'gcash', 300), ...spinDays('carlo', [3], 4, [20, 50])]),
}

function inOrder(events: PastEvent[]): PastEvent[] {
  return events.toSorted((a, b) => b.daysAgo - a.daysAgo)
}

/** What a past adds to the balance in all. */
export function netOfHistory(plan: readonly PastEvent[]): number {
  return plan.reduce((sum, event) => sum + netOf(event), 0)
}

function netOf(event: PastEvent): number {
  if (event.kind === 'spins') return event.rounds.reduce((sum, { bet, win }) => sum + win - bet, 0)
  if (event.kind === 'sports') return (event.win ?? 0) - event.stake
  if (event.kind === 'withdrawal') return event.end === 'COMPLETED' ? -event.amount : 0
  if (event.end !== 'SUCCESS') return 0
  const channel = findChannel(event.channel)
  const offer = findOffer(event.promo ?? '')
  const fee = channel ? depositFee(channel, event.amount) : 0
  return event.amount - fee + (offer ? bonusOf(offer, event.amount) : 0)
}
