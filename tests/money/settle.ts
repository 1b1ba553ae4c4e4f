import { setTimeout as sleep } from 'node:timers/promises'
import { type Intent, isMoneyIntent, type MoneyRecord, recordId } from './intent.ts'
import { sendIntent } from './send-intent.ts'
import { playerOf, type Stage } from './stage.ts'
import type { Way } from './step.ts'

/** Everybody who may ask what became of an intent: a tab at each replica, and the other device. */
const askers: readonly Way[] = [
  { tab: 0, replica: 0 },
  { tab: 1, replica: 1 },
  { tab: 2, replica: 0 },
]
const mostMs = 15_000

const isDefinite = (told: string | undefined) => told === 'done' || told === 'refused' || told === 'keyUsed'

/** Every fourth, by its key: a repeat waits for some seconds where the key's first attempt died with its gateway. */
const isRepeatedAfterDeath = ({ plan }: Intent) => /^[0-3]/.test(plan.key)

/**
 * Ends every fault, and finds out what became of each intent: whoever asks is told the same. What was not told for good
 * is sent once more with its key, as a player would.
 * @returns a sentence for each violation
 */
export async function settle(stage: Stage): Promise<string[]> {
  await stage.world.recover()
  const sent = stage.intents.filter(({ attempts }) => attempts > 0)
  const violations: string[] = []
  for (const intent of sent.filter(isMoneyIntent)) {
    violations.push(...(await findOutcome(stage, intent)))
    const { record } = intent
    const couldExist = [...intent.tellings, ...intent.others].some(
      ({ told }) => told !== 'refused' && told !== 'failed' && told !== 'keyUsed',
    )
    if (record && !couldExist)
      violations.push(
        `was ${intent.tellings.map(({ told, code }) => `${told} ${code}`).join(', ')}, but there is a record`,
      )
  }
  for (const intent of sent) {
    const told = intent.tellings.at(-1)?.told
    if (isDefinite(told)) continue
    if ((told === 'cut' || told === 'running') && isMoneyIntent(intent) && !isRepeatedAfterDeath(intent))
      continue
    await sendAgain(stage, intent)
    if (isMoneyIntent(intent)) violations.push(...(await findOutcome(stage, intent)))
  }
  return violations
}

/** As often as a gateway that has just found Redis again refuses it unsent. */
async function sendAgain(stage: Stage, intent: Intent): Promise<void> {
  const giveUpAt = performance.now() + mostMs
  for (;;) {
    const telling = await sendIntent(stage, intent, { tab: 0, replica: 1 })
    if (telling?.code !== 'overloaded' || performance.now() > giveUpAt) return
    await sleep(250)
  }
}

/** Asks until the platform has answered everybody, and notes the record. */
async function findOutcome(stage: Stage, intent: Intent): Promise<string[]> {
  const { kind, key } = intent.plan
  const heard = new Set<string>()
  const giveUpAt = performance.now() + mostMs
  for (const way of askers) {
    for (;;) {
      const { answer } = await playerOf(stage, intent).ask(way, `/api/cashier/outcomes/${key}?kind=${kind}`)
      const { state, record } =
        answer?.status === 200 ? answer.json<Outcome>() : ({ state: 'unknown' } as const)
      if (state !== 'unknown') {
        heard.add(record ? `the record ${recordId(record)}` : 'no record')
        intent.outcome = state
        intent.record = record
        break
      }
      if (performance.now() > giveUpAt) return [`${kind} ${key}: unknown for ${mostMs} ms without any fault`]
      await sleep(100)
    }
  }
  return heard.size === 1 ? [] : [`${kind} ${key}: told differently: ${[...heard].join(', ')}`]
}

interface Outcome {
  state: 'unknown' | 'notFound' | 'known'
  record?: MoneyRecord
}
