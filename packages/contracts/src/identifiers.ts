import * as z from 'zod/mini'
import { recordIdShape } from './record-id.ts'

/** An id that the platform gave, as a path parameter. */
export const RecordId = z.string().check(z.regex(recordIdShape))

/** A code of a channel, bank, promotion, provider or game type. */
export const PlatformCode = z.string().check(z.regex(/^[A-Za-z0-9._-]{1,64}$/))

/** A state of a deposit, withdrawal or bet, as a filter. */
export const StatusFilter = z.optional(z.string().check(z.regex(/^[A-Z_]{2,32}$/)))

/** The path of one record. */
export const idParams = z.object({ id: RecordId })
