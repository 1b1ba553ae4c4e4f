import { drawFault } from './draw-fault.ts'
import { drawIntent, type IntentPlan, playerCount } from './intent-plan.ts'
import { createRandom, type Random } from './random.ts'
import type { Step, Way } from './step.ts'

/** What a seed does, drawn from it alone. */
export interface Schedule {
  seed: number
  intents: readonly IntentPlan[]
  steps: readonly Step[]
}

const reads = [
  '/api/me/balance',
  '/api/cashier/deposits',
  '/api/cashier/withdrawals',
  '/api/cashier/withdrawal-info',
  '/api/reports/transactions',
  '/api/reports/statement',
]

/** Draws the schedule of a seed. */
export function drawSchedule(seed: number): Schedule {
  const random = createRandom(seed)
  const intents: IntentPlan[] = []
  const steps: Step[] = []
  const moves = 8 + random.below(9)
  for (let move = 0; move < moves; move += 1) {
    if (random.chance(45)) steps.push(drawFault(random))
    if (random.chance(13)) steps.push(...drawOutage(random, () => drawMove(random, intents)))
    else steps.push(...drawMove(random, intents))
  }
  return { seed, intents, steps }
}

const drawWay = (random: Random): Way => ({
  tab: random.pick([0, 0, 1, 1, 2]),
  replica: random.pick([0, 1]),
})

/** What happens while a part is lost; a replica comes back by itself. */
function drawOutage(random: Random, move: () => Step[]): Step[] {
  const during = [...move(), ...(random.chance(50) ? move() : [])]
  const which = random.below(10)
  if (which < 3) return [{ do: 'redisDown' }, ...during, { do: 'redisUp' }]
  if (which < 5) return [{ do: 'platformDown' }, ...during, { do: 'platformUp' }]
  if (which < 8) return [{ do: 'restartPlatform' }, ...during]
  return [{ do: 'kill', replica: random.pick([0, 1]) }, ...during]
}

function drawMove(random: Random, intents: IntentPlan[]): Step[] {
  const way = drawWay(random)
  const player = random.below(playerCount)
  if (intents.length === 0 || random.chance(45)) return drawNewIntent(random, intents)
  const intent = random.below(intents.length)
  const isDeposit = intents[intent]?.kind === 'deposit'
  switch (random.below(10)) {
    case 0:
      return [{ do: 'send', intent, way }]
    case 1:
      return [{ do: 'reuseKey', intent, way }]
    case 2:
      return [{ do: 'ask', intent, way }]
    case 3:
    case 4:
      return drawDecision(random, intents, intent)
    case 5:
      return isDeposit
        ? [{ do: 'sendReceipt', intent, way }]
        : [{ do: 'advance', seconds: random.pick([5, 130, 600, 3600]) }]
    case 6:
      return [{ do: 'playSlot', player, way, rounds: 1 + random.below(3) }]
    case 7:
      return [{ do: 'endSessions', player, by: random.pick(['platform', 'logout']) }]
    case 8:
      return [{ do: 'advance', seconds: random.pick([5, 130, 600, 3600]) }]
    default:
      return [{ do: 'read', player, way, path: random.pick(reads) }]
  }
}

function drawNewIntent(random: Random, intents: IntentPlan[]): Step[] {
  const way = drawWay(random)
  const intent = intents.push(drawIntent(random, intents)) - 1
  const first: Step = random.chance(3)
    ? { do: 'sendAndKill', intent, way }
    : random.chance(25)
      ? { do: 'sendTwice', intent }
      : { do: 'send', intent, way }
  const again: Step[] = random.chance(35) ? [{ do: 'send', intent, way: drawWay(random) }] : []
  return [first, ...again, ...(random.chance(40) ? drawDecision(random, intents, intent) : [])]
}

/** What others decide: a payment, or how a withdrawal ends. */
function drawDecision(random: Random, intents: readonly IntentPlan[], intent: number): Step[] {
  const how = random.pick(['onPage', 'onPage', 'failOnPage', 'byOperator', 'afterExpiry'] as const)
  const state = random.pick(['COMPLETED', 'COMPLETED', 'REJECTED', 'FAILED'] as const)
  if (intents[intent]?.kind === 'deposit') return [{ do: 'pay', intent, how }]
  return intents[intent]?.kind === 'withdrawal' ? [{ do: 'decide', intent, state }] : []
}
