import type { TacSentTo } from '@marquee/contracts/areas/session/one-time-codes'
import * as z from 'zod/mini'
import { textOrNull } from '../../decoding/field-readers.ts'
import { readTacSent, TacSentAnswer } from './tac-sent.ts'

/** The answer after a code was sent to a signed-in player, who may know where it went. */
export const TacSentToAnswer = z.extend(TacSentAnswer, { masked_phone: z.optional(textOrNull()) })

export function readTacSentTo({ masked_phone, ...sent }: z.infer<typeof TacSentToAnswer>): TacSentTo {
  return { ...readTacSent(sent), maskedPhone: maskPhone(masked_phone ?? '') }
}

/** A platform that does not mask the number must not reveal it on a screen. */
function maskPhone(phone: string): string {
  return phone.replace(/^(\d{4})\d+(\d{4})$/, '$1***$2')
}
