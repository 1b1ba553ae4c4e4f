import { amountOf, type Intent, isMoneyIntent, recordId } from './intent.ts'
import { arrivalsOf } from './send-intent.ts'
import type { Stage } from './stage.ts'

/**
 * Checks each intent on its own: it was sent to the platform no more often than allowed, and what a client was told is
 * what is there.
 * @param hasLostKeys whether Redis was lost, so that each replica knew only the keys of its own
 * @returns a sentence for each violation
 */
export function auditIntents(stage: Stage, hasLostKeys: boolean): string[] {
  return stage.intents.flatMap((intent) =>
    [...intent.lies, ...auditSending(stage, intent, hasLostKeys), ...auditTellings(intent)].map(
      (what) => `${intent.plan.kind} ${intent.plan.key}: ${what}`,
    ),
  )
}

function auditSending(stage: Stage, intent: Intent, hasLostKeys: boolean): string[] {
  const { tellings, attempts } = intent
  const arrivals = arrivalsOf(stage, intent)
  if (arrivals > attempts) return [`arrived ${arrivals} times after ${attempts} attempts`]
  // A session's key is sent once, and again where it was certainly not carried out.
  const sessions = new Set(tellings.map(({ session }) => session)).size
  const again = tellings.filter(({ told }) => told === 'failed' || told === 'signedOut').length
  const most = sessions * (hasLostKeys ? stage.world.replicas.length : 1) + again
  // Another body of the key in a session of its own is one more.
  const others = attempts - tellings.length
  return arrivals > most + others ? [`arrived ${arrivals} times, ${most + others} are allowed`] : []
}

function auditTellings(intent: Intent): string[] {
  if (!isMoneyIntent(intent)) return []
  const { record, endings } = intent
  const violations: string[] = []
  const amount = amountOf(intent)
  const id = record && recordId(record)
  for (const telling of intent.tellings) {
    if (telling.told !== 'done') continue
    if (telling.id !== id) violations.push(`told done as ${telling.id}, but the record is ${id}`)
    if (telling.amount !== amount) violations.push(`told done with ${telling.amount} instead of ${amount}`)
  }
  if (record && record.amount?.amount !== amount)
    violations.push(`the record has ${record.amount?.amount} instead of ${amount}`)
  if (intent.tellings.at(-1)?.told === 'refused' && record)
    violations.push(`told refused (${intent.tellings.at(-1)?.code}), but there is the record ${id}`)
  for (const ending of endings)
    if (record?.status !== ending) violations.push(`told ${ending}, but the record is ${record?.status}`)
  return violations
}
