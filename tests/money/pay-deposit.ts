import { type Intent, knownRecord, type MoneyRecord } from './intent.ts'
import { playerOf, type Stage } from './stage.ts'
import type { Step } from './step.ts'

const thirtyOneMinutesMs = 31 * 60_000

/** Pays a deposit, or lets it fail, as far as a client knows it. @returns what came of it, in a word */
export async function payDeposit(
  stage: Stage,
  intent: Intent,
  how: Extract<Step, { do: 'pay' }>['how'],
): Promise<string> {
  const { platform } = stage.world
  const id = intent.plan.kind === 'deposit' && knownRecord(intent)
  if (!id || !platform.isUp()) return 'not possible'
  if (how === 'onPage' || how === 'failOnPage')
    return payOnPage(stage, intent, id, how === 'onPage' ? 'pay' : 'fail')
  if (how === 'afterExpiry') platform.control().advanceClock(thirtyOneMinutesMs)
  try {
    platform.control().moveDeposit(id, 'SUCCESS')
    return 'SUCCESS'
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

async function payOnPage(stage: Stage, intent: Intent, id: string, choice: string): Promise<string> {
  const { answer } = await playerOf(stage, intent).ask({ tab: 1, replica: 1 }, `/api/cashier/deposits/${id}`)
  const page = answer?.status === 200 && answer.json<MoneyRecord>().actionUrl
  if (!page) return 'no page'
  const paid = await fetch(`${page}/choice`, {
    method: 'POST',
    body: new URLSearchParams({ choice }),
    redirect: 'manual',
  }).catch(() => undefined)
  return `${choice} ${paid?.status ?? 'cut'}`
}
