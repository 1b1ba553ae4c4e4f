import { SignupFormRules } from '@marquee/contracts/areas/account/signup'
import { defaultSignupForm, signupConfig } from '../../platform/account/signup.ts'
import { publicData } from '../../sites/sites.ts'
import { isUnsupported } from '../../upstream/platform-refusal.ts'

/** The rules of the sign-up form. A platform without this call has the specification's fields. */
export const signupForm = publicData({
  kind: 'cms',
  name: 'signupForm',
  schema: SignupFormRules,
  async load({ asSite }) {
    try {
      return await asSite(signupConfig, undefined)
    } catch (error) {
      if (isUnsupported(error)) return defaultSignupForm
      throw error
    }
  },
})
