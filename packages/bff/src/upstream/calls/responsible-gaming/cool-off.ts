import * as z from 'zod/mini'
import { text } from '../../decoding/field-readers.ts'
import { platformCall, UnusableAnswer } from '../../platform-call.ts'
import { firstRecord } from '../site/first-record.ts'
import { controlFieldRefusals, controlRefusals } from './control-refusals.ts'

interface Break {
  /** The idempotency key. */
  requestId: string | undefined
  hours: number
  password: string
}

/** Begins a break of the player. */
export const coolOff = platformCall({
  path: '/api/rg/cool_off',
  kind: 'write',
  identify: 'player',
  onFailure: 'general',
  money: true,
  request: ({ requestId, hours, password }: Break) => ({ request_id: requestId, hours, password }),
  locate: (answer) => firstRecord(answer, 'value'),
  response: z.object({ until: text() }),
  read({ until }) {
    if (until === '') throw new UnusableAnswer('No end')
    return { until }
  },
  refusals: controlRefusals,
  fieldRefusals: controlFieldRefusals,
})
