import type { Deposit } from '@marquee/contracts/areas/cashier/deposits'
import { endedDepositStates } from '@marquee/contracts/areas/cashier/states'

/** What a player understands of a deposit's way, in its order: a receipt stands for the payment where one is wanted. */
type DepositStage = 'begun' | 'paid' | 'receipt' | 'check' | 'arrived' | 'ended'

/** A stage, how it stands, and when it was reached: ISO 8601, empty where that is not known. */
export interface StageOfDeposit {
  stage: DepositStage
  state: 'done' | 'current' | 'coming' | 'failed'
  at: string
}

type Way = Pick<Deposit, 'status' | 'steps' | 'createdAt' | 'updatedAt' | 'requiresReceipt'>

/** The stages of a deposit as they stand now; after one that came to nothing, what was reached and how it ended. */
export function depositStages(deposit: Way): StageOfDeposit[] {
  const { status, requiresReceipt } = deposit
  const isSuccess = status === 'SUCCESS'
  if (endedDepositStates.has(status) && !isSuccess) return endedStages(deposit)
  const way: DepositStage[] = ['begun', requiresReceipt ? 'receipt' : 'paid']
  if (requiresReceipt || status === 'FOR_REVIEW') way.push('check')
  way.push('arrived')
  const current = { FOR_REVIEW: 'check', PROCESSING: 'arrived' } as const
  const isUnderWay = status === 'FOR_REVIEW' || status === 'PROCESSING'
  const reached = isSuccess ? way.length : isUnderWay ? way.indexOf(current[status]) : 1
  return way.map((stage, place) => ({
    stage,
    state: place < reached ? 'done' : place === reached ? 'current' : 'coming',
    at: place < reached ? reachedAt(stage, deposit) : '',
  }))
}

function endedStages(deposit: Way): StageOfDeposit[] {
  const { status, steps, requiresReceipt, updatedAt } = deposit
  // A refusal is the end of a check, whether the platform tells its steps or not.
  const hasReceipt =
    requiresReceipt && (status === 'REJECTED' || steps.some((step) => step.status === 'FOR_REVIEW'))
  return [
    { stage: 'begun', state: 'done', at: reachedAt('begun', deposit) },
    ...(hasReceipt ? [{ stage: 'receipt', state: 'done', at: reachedAt('receipt', deposit) } as const] : []),
    { stage: 'ended', state: 'failed', at: lastAt(deposit, status) || updatedAt },
  ]
}

/** When a stage was reached: its step, or the last change where that is what it led to. */
function reachedAt(stage: DepositStage, deposit: Way): string {
  const { status, steps, createdAt, updatedAt } = deposit
  switch (stage) {
    case 'begun':
      return createdAt || (steps[0]?.at ?? '')
    case 'receipt':
      return lastAt(deposit, 'FOR_REVIEW') || (status === 'FOR_REVIEW' ? updatedAt : '')
    case 'paid':
      return (
        lastAt(deposit, 'PROCESSING') ||
        lastAt(deposit, 'FOR_REVIEW') ||
        (status === 'PROCESSING' || status === 'FOR_REVIEW' ? updatedAt : '')
      )
    case 'arrived':
      return lastAt(deposit, 'SUCCESS') || (status === 'SUCCESS' ? updatedAt : '')
    default:
      return ''
  }
}

const lastAt = ({ steps }: Pick<Way, 'steps'>, status: string): string =>
  steps.findLast((step) => step.status === status)?.at ?? ''
