import type { SignupField, SignupFormRules } from '@marquee/contracts/areas/account/signup'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { query } from '../../../api/query.ts'
import { useHydrated } from '../../../browser/use-client-value.ts'
import { NewPasswordField } from '../../../forms/new-password-field.tsx'
import { useLanguage } from '../../../i18n/language.ts'
import { useMonthNames } from '../../../i18n/use-month-names.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx'
import { DateInput } from '../../../ui/form/date-input.tsx'
import { TextField } from '../../../ui/form/field.tsx'
import { digitsOnly, filterInput } from '../../../ui/form/filter-input.ts'
import type { Form } from '../../../ui/form/use-form.ts'
import type { SignupName } from './signup-rules.ts'

interface SignupControlProps {
  field: SignupField
  rules: SignupFormRules
  form: Form<SignupName>
}

/** The control of one field of the sign-up form. */
export function SignupControl(props: SignupControlProps) {
  const { t } = useTranslation()
  const { field, rules, form } = props
  switch (field.name) {
    case 'accountId':
      return rules.accountIdMode === 'MOBILE' ? (
        <MobileField form={form} name="accountId" />
      ) : (
        <AccountIdField form={form} />
      )
    case 'password':
      return <NewPasswordField field={form.field('password')} label={t('login.password')} />
    case 'contactPhone':
      return rules.accountIdMode === 'MOBILE' ? null : <MobileField form={form} name="contactPhone" />
    case 'contactEmail':
      return <EmailField {...props} />
    case 'dateOfBirth':
      return <BirthdayField {...props} />
    case 'referrerCode':
      return <ReferrerField {...props} />
    case 'acceptTerms':
      return <TermsField form={form} />
    case 'acceptAge':
      return (
        <CheckboxField {...form.field('acceptAge')} label={t('register.acceptAge', { age: rules.minAge })} />
      )
    case 'marketingOptIn':
      return <CheckboxField {...form.field('marketingOptIn')} label={t('register.marketing')} />
  }
}

function AccountIdField({ form }: Pick<SignupControlProps, 'form'>) {
  const { t } = useTranslation(['ui', 'validation'])
  return (
    <TextField
      {...form.field('accountId')}
      label={t('login.accountId')}
      hint={t('validation:newAccountId')}
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      required
    />
  )
}

interface MobileFieldProps extends Pick<SignupControlProps, 'form'> {
  name: 'accountId' | 'contactPhone'
}

function MobileField({ form, name }: MobileFieldProps) {
  const { t } = useTranslation()
  return (
    <TextField
      {...form.field(name)}
      {...filterInput(digitsOnly)}
      label={t('register.mobile')}
      type="tel"
      inputMode="numeric"
      autoComplete="tel"
      placeholder="09XXXXXXXXX"
      required
    />
  )
}

/** A function that marks the label of an optional field. */
function useFieldLabel({ required }: SignupField) {
  const { t } = useTranslation()
  return (label: string) => (required ? label : t('register.optionalLabel', { label }))
}

function EmailField({ field, form }: SignupControlProps) {
  const { t } = useTranslation()
  const labelOf = useFieldLabel(field)
  return (
    <TextField
      {...form.field('contactEmail')}
      label={labelOf(t('register.email'))}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      required={field.required}
    />
  )
}

function BirthdayField({ field, rules, form }: SignupControlProps) {
  const { t } = useTranslation()
  const labelOf = useFieldLabel(field)
  // The box that asks for the age says it already.
  const asksForAge = rules.fields.some(({ name }) => name === 'acceptAge')
  const months = useMonthNames()
  const { onBlur, onChange } = form.field('birthDay')
  return (
    <DateInput
      label={labelOf(t('register.birthday'))}
      hint={asksForAge ? undefined : t('register.birthdayHelp', { age: rules.minAge })}
      error={form.errors.birthDay}
      dayLabel={t('register.day')}
      monthLabel={t('register.month')}
      yearLabel={t('register.year')}
      months={months}
      names={{ day: 'birthDay', month: 'birthMonth', year: 'birthYear' }}
      onBlur={onBlur}
      onChange={onChange}
    />
  )
}

function ReferrerField({ field, form }: SignupControlProps) {
  const { t } = useTranslation()
  const labelOf = useFieldLabel(field)
  return (
    <TextField
      {...form.field('referrerCode')}
      label={labelOf(t('register.referrer'))}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      readOnly={!field.editable}
    />
  )
}

function TermsField({ form }: Pick<SignupControlProps, 'form'>) {
  const { t } = useTranslation()
  const language = useLanguage()
  const terms = query('getCmsDocument', { params: { document: 'terms' }, query: { language } })
  const { data } = useQuery({ ...terms, enabled: useHydrated() })
  const name = t('register.terms')
  const [before, after] = t('register.acceptTerms', { terms: '\n' }).split('\n')
  return (
    <CheckboxField
      {...form.field('acceptTerms')}
      label={
        <>
          {before}
          {/* Only where there is something to read. It opens in a new tab, so that the form's input is not lost. */}
          {data?.enabled ? (
            <Link to="/term-condition" target="_blank">
              {name}
            </Link>
          ) : (
            name
          )}
          {after}
        </>
      }
    />
  )
}
