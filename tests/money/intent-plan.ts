import type { Random } from './random.ts'

/** How many players take part: the first two are accounts of the platform's, the third was just opened. */
export const playerCount = 3

/** What a player wants once: every attempt at it has the same key. */
export type IntentPlan = { player: number; key: string } & (
  | { kind: 'deposit'; channel: string; amount: string; promo?: string; fields?: Record<string, string> }
  | { kind: 'withdrawal'; amount: string }
  /** `target` is the intent whose record is cancelled, or whose bank is removed. */
  | { kind: 'cancelDeposit' | 'cancelWithdrawal' | 'removeBank'; target: number }
  | { kind: 'addBank'; number: string }
  | { kind: 'miniGameBet' | 'miniGameReward'; game: string }
  | { kind: 'claimInbox'; message: number }
)

export type IntentKind = IntentPlan['kind']

const channels = [
  ...['gcash', 'gcash', 'maya-qr', 'qrph', 'grabpay', 'bdo-transfer', 'bpi-online', 'otc', 'coins', 'coins'],
  'unionbank-online',
]
const counterFields = { outlet: '7-eleven', payer_phone: '09171234567', id_last_four: '1234' }

/** Draws an intent; those that cancel are about an earlier one. */
export function drawIntent(random: Random, earlier: readonly IntentPlan[]): IntentPlan {
  const player = random.below(playerCount)
  const key = random.uuid()
  const target = drawTarget(random, earlier)
  if (target !== undefined && random.chance(22)) {
    const { kind, player: owner } = earlier[target] as IntentPlan
    const undo = { deposit: 'cancelDeposit', withdrawal: 'cancelWithdrawal', addBank: 'removeBank' } as const
    return { player: owner, key, kind: undo[kind as keyof typeof undo], target }
  }
  const which = random.below(100)
  if (which < 45) return { player, key, ...drawDeposit(random) }
  if (which < 70) return { player, key, kind: 'withdrawal', amount: drawAmount(random, 300, 2500) }
  if (which < 78) return { player, key, kind: 'addBank', number: drawDigits(random, 10) }
  if (which < 90)
    return {
      player,
      key,
      kind: random.pick(['miniGameBet', 'miniGameBet', 'miniGameReward']),
      game: random.pick(['lucky-wheel', 'scratch-card']),
    }
  return { player: random.below(2), key, kind: 'claimInbox', message: random.below(2) }
}

function drawTarget(random: Random, earlier: readonly IntentPlan[]): number | undefined {
  const targets = earlier.flatMap(({ kind }, index) =>
    kind === 'deposit' || kind === 'withdrawal' || kind === 'addBank' ? [index] : [],
  )
  return targets.length === 0 ? undefined : random.pick(targets)
}

function drawDeposit(random: Random) {
  const channel = random.pick(channels)
  const promo = random.chance(25) ? random.pick(['welcome-50', 'reload-20']) : undefined
  return {
    kind: 'deposit' as const,
    channel,
    amount: drawAmount(random, 500, 3000),
    ...(promo && { promo }),
    ...(channel === 'otc' && { fields: counterFields }),
  }
}

/** Mostly plain centavos, and some that make the platform refuse, fail, reject or pay late. */
function drawAmount(random: Random, least: number, most: number): string {
  const whole = least + random.below(most - least)
  if (random.chance(15)) return String(whole)
  if (random.chance(10)) return `${whole}.${random.below(10)}`
  const special = random.pick(['61', '62', '69', '91', '92', '93', '94', '95', '96'])
  const centavos = random.chance(25) ? special : String(random.below(60)).padStart(2, '0')
  return `${whole}.${centavos}`
}

const drawDigits = (random: Random, count: number) =>
  Array.from({ length: count }, () => random.below(10)).join('')
