import type { Brand } from '../../brands/brand.ts'
import { call } from '../../call.ts'
import { marketOf } from '../../care/markets.ts'
import {
  accountIdMode,
  accountIdPatterns,
  emailPattern,
  passwordPattern,
  phonePattern,
} from '../../players/account-rules.ts'

/** The rules of the brand's sign-up form. */
export const signupConfig = call({
  path: '/api/auth/signup_config',
  identify: 'site',
  handle({ brand }) {
    const mode = accountIdMode(brand)
    return {
      value: formFields(brand).map((field, sort) => ({ ...field, editable: true, sort })),
      account_id_mode: mode,
      min_age: marketOf(brand).minimumAge,
      tac_required: mode === 'MOBILE',
    }
  },
})

function formFields(brand: Brand) {
  const field = (name: string, type: string, required: boolean, lengths: [number, number], pattern = '') => {
    const [min_length, max_length] = lengths
    return { name, required, type, min_length, max_length, pattern }
  }
  const mode = accountIdMode(brand)
  const accountLengths: [number, number] = mode === 'MOBILE' ? [11, 11] : [4, 16]
  return [
    field('account_id', mode === 'MOBILE' ? 'digits' : 'text', true, accountLengths, accountIdPatterns[mode]),
    field('password', 'password', true, [8, 20], passwordPattern),
    field('contact_phone', 'digits', true, [11, 11], phonePattern),
    field('contact_email', 'email', false, [0, 254], emailPattern),
    field('dob', 'date', true, [10, 10]),
    field('referrer_code', 'text', false, [4, 16], '^[A-Za-z0-9]{4,16}$'),
    field('accept_terms', 'checkbox', true, [0, 0]),
    field('accept_age', 'checkbox', true, [0, 0]),
    field('marketing_opt_in', 'checkbox', false, [0, 0]),
  ]
}
