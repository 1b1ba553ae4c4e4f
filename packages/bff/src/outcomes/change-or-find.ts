import { ProblemError } from '../errors/problem-error.ts'
import type { PlatformCall } from '../upstream/platform-call.ts'
import { PlatformFailure } from '../upstream/platform-failure.ts'
import type { AskPlatform, ChangeAnswer } from './find-change.ts'

/** How the platform is asked what became of a request, before the player hears that it is not known. */
export const outcomeLookup = { deadlineMs: 3000, outlivesClient: true } as const

/** Who makes the change: a request of the player. */
interface Caller {
  callPlatform<Input, Output>(
    call: PlatformCall<Input, Output>,
    input: Input,
    limits?: { deadlineMs: number; outlivesClient: boolean },
  ): Promise<Output>
}

/**
 * Makes a change. Where the answer is lost the platform's records are read once; where they do not show it the failure
 * stands, because the request may still arrive.
 *
 * @throws what the call throws, or ProblemError `notEligible` where it can happen no more
 */
export async function changeOrFind<Input, Answer>(
  { callPlatform }: Caller,
  call: PlatformCall<Input, Answer>,
  input: Input,
  find: (ask: AskPlatform) => Promise<ChangeAnswer<Answer>>,
): Promise<Answer> {
  try {
    return await callPlatform(call, input)
  } catch (failure) {
    if (!(failure instanceof PlatformFailure) || !failure.mayHaveHappened) throw failure
    const ask: AskPlatform = (lookup, question) => callPlatform(lookup, question, outcomeLookup)
    const answer = await find(ask).catch(() => undefined)
    if (answer?.state === 'impossible') throw new ProblemError('notEligible')
    if (answer?.state !== 'known') throw failure
    return answer.record
  }
}
