import type { SignupFormRules } from '@marquee/contracts/account/get-signup-form'
import { signupConfig, usualSignupForm } from '../upstream/calls/auth/signup-config.ts'
import { PlatformFailure } from '../upstream/platform-failure.ts'
import { PlatformRefusal } from '../upstream/platform-refusal.ts'

/** The sign-up form's rules are content of the operator, like the texts, which have no name of their own. */
export const signupFormName = 'signupForm'

// What a server says of an address where it has nothing.
const absent: ReadonlySet<number | undefined> = new Set([404, 405, 410, 501])

/**
 * The rules of a brand's sign-up form. A platform that does not describe its form has the specification's fields;
 * one that cannot be asked now says nothing of the kind, and that stays a failure.
 */
export async function readSignupForm(
  ask: (call: typeof signupConfig, input: undefined) => Promise<SignupFormRules>,
): Promise<SignupFormRules> {
  try {
    return await ask(signupConfig, undefined)
  } catch (error) {
    const lacksIt = error instanceof PlatformRefusal && error.code === 'refused'
    if (lacksIt || (error instanceof PlatformFailure && absent.has(error.httpStatus))) return usualSignupForm
    throw error
  }
}
