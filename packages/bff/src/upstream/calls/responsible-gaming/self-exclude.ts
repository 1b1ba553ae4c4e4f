import * as z from 'zod/mini'
import { textOrNull } from '../../decoding/field-readers.ts'
import { platformCall, type ReadContext, UnusableAnswer } from '../../platform-call.ts'
import { firstRecord } from '../site/first-record.ts'
import { controlFieldRefusals, controlRefusals } from './control-refusals.ts'

interface Exclusion {
  /** The idempotency key. */
  requestId: string | undefined
  /** 0 for good. */
  months: number
  reason?: string | undefined
  password: string
  confirmation: string
}

/** Excludes the player. An exclusion for good has no end. */
export const selfExclude = platformCall({
  path: '/api/rg/self_exclude',
  kind: 'write',
  identify: 'player',
  onFailure: 'general',
  money: true,
  request: ({ requestId, months, reason, password, confirmation }: Exclusion) => ({
    request_id: requestId,
    months,
    reason: reason || undefined,
    password,
    confirm_text: confirmation,
  }),
  locate: (answer) => firstRecord(answer, 'value'),
  response: z.object({
    until: z.optional(textOrNull()),
    irrevocable_until: z.optional(textOrNull()),
  }),
  read({ until = '', irrevocable_until = '' }, { input, envelope }: ReadContext<Exclusion>) {
    const isForGood = input.months === 0 && envelope === 'ok'
    if (until === '' && irrevocable_until === '' && !isForGood) throw new UnusableAnswer('No end')
    return { until, irrevocableUntil: irrevocable_until }
  },
  refusals: controlRefusals,
  fieldRefusals: controlFieldRefusals,
  fieldNames: { confirm_text: 'confirmation' },
})
