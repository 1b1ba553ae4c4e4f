import type { SignupField, SignupFieldName, SignupFormRules } from '@marquee/contracts/areas/account/signup'

const accountFields = new Set<SignupFieldName>(['accountId', 'password', 'contactPhone'])
const consents = new Set<SignupFieldName>(['acceptTerms', 'acceptAge', 'marketingOptIn'])

/** The fields of one step. */
export interface SignupStep {
  name: 'account' | 'details'
  fields: readonly SignupField[]
  /** Optional fields, folded away. */
  optional: readonly SignupField[]
  consents: readonly SignupField[]
}

/** The steps of a brand's form: what the player logs in with, then the rest; one step where that is only consents. */
export function signupSteps({ fields }: SignupFormRules): readonly SignupStep[] {
  const account = fields.filter(({ name }) => accountFields.has(name))
  const others = fields.filter(({ name }) => !accountFields.has(name) && !consents.has(name))
  const asked = others.filter(({ required }) => required)
  const last = {
    optional: others.filter(({ required }) => !required),
    consents: fields.filter(({ name }) => consents.has(name)),
  }
  if (asked.length === 0) return [{ name: 'account', fields: account, ...last }]
  return [
    { name: 'account', fields: account, optional: [], consents: [] },
    { name: 'details', fields: asked, ...last },
  ]
}

/** The first step with one of these fields. */
export function stepWith(steps: readonly SignupStep[], names: readonly string[]): number {
  return steps.findIndex(({ fields, optional, consents: boxes }) =>
    [...fields, ...optional, ...boxes].some(({ name }) => names.includes(name)),
  )
}
