import type { SignupFormRules } from '@marquee/contracts/account/get-signup-form'
import { defaultSignupForm, signupConfig } from '../upstream/calls/auth/signup-config.ts'
import { PlatformFailure } from '../upstream/platform-failure.ts'
import { PlatformRefusal } from '../upstream/platform-refusal.ts'

/** Cache name of the sign-up form's rules, which share the kind `cms` with the texts. */
export const signupFormName = 'signupForm'

// Statuses of a server that does not implement a call.
const notImplemented: ReadonlySet<number | undefined> = new Set([404, 405, 410, 501])

/**
 * Reads the rules of a brand's sign-up form. A platform without this call has the specification's fields; any other
 * failure is passed on.
 */
export async function readSignupForm(
  callPlatform: (call: typeof signupConfig, input: undefined) => Promise<SignupFormRules>,
): Promise<SignupFormRules> {
  try {
    return await callPlatform(signupConfig, undefined)
  } catch (error) {
    const isUnsupported = error instanceof PlatformRefusal && error.code === 'refused'
    if (isUnsupported || (error instanceof PlatformFailure && notImplemented.has(error.httpStatus)))
      return defaultSignupForm
    throw error
  }
}
