import type { Brand } from '../../brands/brand.ts'
import { marketOf } from '../../brands/market.ts'
import { call } from '../../calls/call.ts'
import type { Database } from '../../database/open-database.ts'
import type { Platform } from '../../platform.ts'
import {
  accountIdMode,
  accountIdPatterns,
  ageAt,
  emailPattern,
  passwordPattern,
  phonePattern,
} from '../../players/account-rules.ts'
import { hashPassword } from '../../players/password.ts'
import { addPlayer, findPlayer, newPlayer, type Player } from '../../players/player.ts'
import { takeTac, takeVerification } from '../../players/tac.ts'
import { invalidInput, refuse } from '../../refusal.ts'
import { welcomePlayer } from '../inbox/message.ts'
import { isSamePerson } from '../referral/friends.ts'
import { signInResponse } from '../session/sign-in.ts'

/** Opens an account and signs in. Where the brand requires a code, `tac` or `verify_token` verifies the number. */
export const signup = call({
  path: '/api/auth/signup',
  identify: 'site',
  fields: {
    account_id: 'filled',
    password: 'filled',
    contact_phone: 'filled',
    contact_email: 'text?',
    referrer_code: 'text?',
    ch: 'text?',
    cm: 'text?',
    pp: 'text?',
    affiliate_code: 'text?',
    fbp: 'text?',
    appsflyer_id: 'text?',
    visitor_id: 'text?',
    tac: 'filled?',
    verify_token: 'filled?',
    dob: 'filled?',
    accept_terms: 'flag?',
    accept_age: 'flag?',
    marketing_opt_in: 'flag?',
  },
  handle({ input, brand, ...platform }) {
    const accountId = input.account_id.toLowerCase()
    checkForm(brand, { ...input, account_id: accountId })
    const { minimumAge } = marketOf(brand)
    if (input.dob !== undefined && !(ageAt(input.dob, platform.now()) >= minimumAge)) throw refuse('underage')
    if (findPlayer(platform.db, brand.domain, accountId)) throw refuse('duplicateAccount')
    verifyNumber(platform, brand, accountId, input)
    const player = newPlayer(brand.domain, accountId, hashPassword(input.password), platform.now(), {
      contact_phone: input.contact_phone,
      contact_email: input.contact_email ?? '',
      referrer_code: (input.referrer_code ?? '').toUpperCase(),
      visitor_id: input.visitor_id ?? '',
      affiliate_code: input.affiliate_code ?? '',
      dob: input.dob ?? '',
      marketing_opt_in: input.marketing_opt_in ? 1 : 0,
    })
    refuseOwnCode(platform.db, player)
    return platform.db.transaction(() => {
      addPlayer(platform.db, player)
      welcomePlayer(platform.db, brand.domain, accountId, platform.now())
      return signInResponse(platform, player)
    })
  },
})

// Nobody refers themselves: not from the same phone number, nor in the same browser.
function refuseOwnCode(db: Database, player: Player): void {
  if (player.referrer_code === '') return
  const referrer = db.one<Player>`SELECT * FROM players_with_wallets
    WHERE domain = ${player.domain} AND referral_code = ${player.referrer_code}`
  if (referrer && isSamePerson(db, referrer, player))
    throw refuse('notEligible', { fields: { referrer_code: 'notEligible' } })
}

interface Form {
  account_id: string
  password: string
  contact_phone: string
  contact_email?: string
  accept_terms?: boolean
  accept_age?: boolean
}

function checkForm(brand: Brand, form: Form): void {
  const patterns = {
    account_id: accountIdPatterns[accountIdMode(brand)],
    password: passwordPattern,
    contact_phone: phonePattern,
    ...(form.contact_email && { contact_email: emailPattern }),
  }
  const errors: Record<string, string> = {}
  for (const [name, pattern] of Object.entries(patterns)) {
    if (!new RegExp(pattern).test(form[name as keyof typeof patterns] ?? '')) errors[name] = 'format'
  }
  for (const name of ['accept_terms', 'accept_age'] as const)
    if (form[name] === false) errors[name] = 'required'
  if (Object.keys(errors).length > 0) throw invalidInput(errors)
}

interface Proof {
  tac?: string
  verify_token?: string
}

function verifyNumber(
  platform: Platform,
  brand: Brand,
  accountId: string,
  { tac, verify_token }: Proof,
): void {
  const owner = { domain: brand.domain, accountId, purpose: 'register' } as const
  if (verify_token !== undefined) takeVerification(platform, brand.domain, accountId, verify_token)
  else if (tac !== undefined) takeTac(platform, owner, tac)
  else if (accountIdMode(brand) === 'MOBILE') throw invalidInput({ tac: 'missing' })
}

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
