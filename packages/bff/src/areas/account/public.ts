import { SignupFormRules } from '@marquee/contracts/areas/account/signup'
import { publicData } from '../../sites/sites.ts'
import { isUnsupported } from '../../upstream/unsupported-call.ts'
import { defaultSignupForm, signupConfig } from './platform-signup.ts'

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
