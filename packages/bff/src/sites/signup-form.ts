import type { SignupFormRules } from '@marquee/contracts/areas/account/signup'
import { defaultSignupForm, signupConfig } from '../areas/account/platform-signup.ts'
import { isUnsupported } from '../upstream/unsupported-call.ts'

/** Cache name of the sign-up form's rules, which share the kind `cms` with the texts. */
export const signupFormName = 'signupForm'

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
    if (isUnsupported(error)) return defaultSignupForm
    throw error
  }
}
