import { ProblemError } from '../errors/problem-error.ts'
import { PlatformFailure } from '../upstream/platform-failure.ts'
import type { ChangeAnswer } from './find-change.ts'

/**
 * Makes a change. Where the answer is lost the platform's records are read once; where they do not show it the failure
 * stands, because the request may still arrive.
 *
 * @throws what `change` throws, or ProblemError `notEligible` where it can happen no more
 */
export async function changeOrFind<Answer>(
  change: () => Promise<Answer>,
  find: () => Promise<ChangeAnswer<Answer>>,
): Promise<Answer> {
  try {
    return await change()
  } catch (failure) {
    if (!(failure instanceof PlatformFailure) || !failure.mayHaveHappened) throw failure
    const answer = await find().catch(() => undefined)
    if (answer?.state === 'impossible') throw new ProblemError('notEligible')
    if (answer?.state !== 'known') throw failure
    return answer.record
  }
}
