import { amountOf, type Intent, isMoneyIntent, recordId } from './intent.ts'
import { arrivalsOf, otherAmount } from './send-intent.ts'
import type { Stage } from './stage.ts'

/**
 * Checks each intent on its own: it was sent to the platform no more often than allowed, and what a client was told is
 * what is there.
 * @param senders how many processes may each have sent a key once: 1, and those that died while Redis forgot their keys
 * @returns a sentence for each violation
 */
export function auditIntents(stage: Stage, senders: number): string[] {
  return stage.intents.flatMap((intent) =>
    [...auditSending(stage, intent, senders), ...auditTellings(intent)].map(
      (what) => `${intent.plan.kind} ${intent.plan.key}: ${what}`,
    ),
  )
}

function auditSending(stage: Stage, intent: Intent, senders: number): string[] {
  const { tellings, attempts } = intent
  const arrivals = arrivalsOf(stage, intent)
  if (arrivals > attempts) return [`arrived ${arrivals} times after ${attempts} attempts`]
  // A session's key is sent once, and again where it was certainly not carried out.
  const sessions = new Set(tellings.map(({ session }) => session)).size
  const again = tellings.filter(({ told }) => told === 'failed' || told === 'signedOut').length
  const most = sessions * senders + again
  // Another body of the key in a session of its own is one more.
  const others = attempts - tellings.length
  return arrivals > most + others ? [`arrived ${arrivals} times, ${most + others} are allowed`] : []
}

/** The platform's contract has no id in the status of a withdrawal; one that was lost is then told as done without it. */
const isWithoutId = ({ plan }: Intent, told: string | undefined) => plan.kind === 'withdrawal' && told === ''

function auditTellings(intent: Intent): string[] {
  if (!isMoneyIntent(intent)) return []
  const { record, endings, tellings, others } = intent
  const id = record && recordId(record)
  const own = amountOf(intent)
  const told = [
    ...tellings.map((telling) => ({ ...telling, asked: own })),
    ...others.map((telling) => ({ ...telling, asked: otherAmount })),
  ].filter((telling) => telling.told === 'done')
  const violations = told.flatMap((telling) => [
    ...(telling.id === id || isWithoutId(intent, telling.id)
      ? []
      : [`told done as ${telling.id}, but the record is ${id}`]),
    ...(telling.amount === telling.asked
      ? []
      : [`told done with ${telling.amount} instead of ${telling.asked}`]),
  ])
  // A key that was certainly not used before may be used for something else.
  const isOwn = record?.amount?.amount === own
  const isOther = others.length > 0 && record?.amount?.amount === otherAmount
  if (record && !isOwn && !isOther)
    violations.push(`the record has ${record.amount?.amount} instead of ${own}`)
  const last = tellings.at(-1)
  if (last?.told === 'refused' && isOwn)
    violations.push(`told refused (${last.code}), but there is the record ${id}`)
  for (const ending of endings)
    if (record?.status !== ending) violations.push(`told ${ending}, but the record is ${record?.status}`)
  return violations
}
