import type { SignupField, SignupFormRules } from '@marquee/contracts/account/get-signup-form'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { NewPasswordField } from '../../forms/new-password-field.tsx'
import { useMonthNames } from '../../i18n/use-month-names.ts'
import { CheckboxField } from '../../ui/form/checkbox-field.tsx'
import { DateInput } from '../../ui/form/date-input.tsx'
import { filterInput } from '../../ui/form/filter-input.ts'
import { digitsOnly } from '../../ui/form/keyboard-filter.ts'
import { TextField } from '../../ui/form/text-field.tsx'
import type { Form } from '../../ui/form/use-form.ts'
import type { SignupName } from './signup-rules.ts'

interface SignupControlProps {
  asked: SignupField
  rules: SignupFormRules
  form: Form<SignupName>
}

const phoneInput = {
  ...filterInput(digitsOnly),
  type: 'tel',
  inputMode: 'numeric',
  autoComplete: 'tel',
  placeholder: '09XXXXXXXXX',
} as const

/** The control of one field that the site asks for. */
export function SignupControl({ asked: { name, required, editable }, rules, form }: SignupControlProps) {
  const { t } = useTranslation(['ui', 'validation'])
  const months = useMonthNames()
  const optional = required ? undefined : t('register.optional')
  const isMobile = rules.accountIdMode === 'MOBILE'
  switch (name) {
    case 'accountId':
      return isMobile ? (
        <TextField {...form.field(name)} {...phoneInput} label={t('register.mobile')} required />
      ) : (
        <TextField
          {...form.field(name)}
          label={t('login.accountId')}
          hint={t('validation:newAccountId')}
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          required
        />
      )
    case 'password':
      return <NewPasswordField field={form.field(name)} label={t('login.password')} />
    case 'contactPhone':
      return isMobile ? null : (
        <TextField {...form.field(name)} {...phoneInput} label={t('register.mobile')} required />
      )
    case 'contactEmail':
      return (
        <TextField
          {...form.field(name)}
          label={t('register.email')}
          hint={optional}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          required={required}
        />
      )
    case 'dateOfBirth':
      return (
        <DateInput
          label={t('register.birthday')}
          hint={t('register.birthdayHelp', { age: rules.minAge })}
          error={form.errors.birthDay}
          dayLabel={t('register.day')}
          monthLabel={t('register.month')}
          yearLabel={t('register.year')}
          months={months}
          names={{ day: 'birthDay', month: 'birthMonth', year: 'birthYear' }}
          onBlur={form.field('birthDay').onBlur}
          onChange={form.field('birthDay').onChange}
        />
      )
    case 'referrerCode':
      return (
        <TextField
          {...form.field(name)}
          label={t('register.referrer')}
          hint={optional}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          readOnly={!editable}
        />
      )
    case 'acceptTerms':
      return (
        <CheckboxField
          {...form.field(name)}
          label={
            <>
              {t('register.acceptTerms')} {/* A tab of its own, so that nothing typed is left behind. */}
              <Link to="/term-condition" target="_blank">
                {t('register.readTerms')}
              </Link>
            </>
          }
        />
      )
    case 'acceptAge':
      return <CheckboxField {...form.field(name)} label={t('register.acceptAge', { age: rules.minAge })} />
    case 'marketingOptIn':
      return <CheckboxField {...form.field(name)} label={t('register.marketing')} />
  }
}
