import type { ResponseOf } from '@marquee/contracts/operations'
import { operationFacts } from '../../api/contract-facts.ts'

/** What the gateway tells an open page; see the operation's contract. */
export type PlayerEvent = ResponseOf<'streamPlayerEvents'>

export const { streamPlayerEvents } = operationFacts
