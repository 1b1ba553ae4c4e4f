import { useTranslation } from 'react-i18next'
import { useMonthNames } from '../../i18n/use-month-names.ts'
import { Button } from '../../ui/button/button.tsx'
import { DateInput } from '../../ui/form/date-input.tsx'
import { TextField } from '../../ui/form/field.tsx'
import { Select } from '../../ui/form/select.tsx'
import type { Form } from '../../ui/form/use-form.ts'
import { Icon } from '../../ui/media/icon.tsx'
import type { KycField } from './kyc-fields.ts'
import { idTypes, incomeSources } from './kyc-words.ts'
import { useKycForm } from './use-kyc-form.ts'

interface KycFormProps {
  /** The player's full name; empty for none. */
  holder: string
  hasDocuments: boolean
}

/** The player's particulars, which complete the documents. */
export function KycForm({ holder, hasDocuments }: KycFormProps) {
  const { t } = useTranslation()
  const { form, notice } = useKycForm(hasDocuments)
  return (
    <form className="kyc-form" {...form.formProps}>
      <TextField
        {...form.field('fullName')}
        label={t('account.fullName')}
        hint={t('kyc.nameHelp')}
        defaultValue={holder}
        autoComplete="name"
        autoCapitalize="words"
        maxLength={50}
        required
      />
      <Birthday form={form} />
      <TextField
        {...form.field('nationality')}
        label={t('kyc.nationality')}
        autoCapitalize="words"
        maxLength={200}
        required
      />
      <TextField
        {...form.field('address')}
        label={t('kyc.address')}
        hint={t('kyc.addressHelp')}
        autoComplete="street-address"
        maxLength={200}
        required
      />
      <Select
        {...form.field('idType')}
        label={t('kyc.idType')}
        defaultValue=""
        options={[
          { value: '', label: t('kyc.chooseOne') },
          ...idTypes.map((type) => ({ value: type, label: t(`kyc.idTypes.${type}`) })),
        ]}
        required
      />
      <TextField
        {...form.field('natureOfWork')}
        label={t('kyc.natureOfWork')}
        autoComplete="organization-title"
        maxLength={200}
        required
      />
      <Select
        {...form.field('sourceOfIncome')}
        label={t('kyc.sourceOfIncome')}
        defaultValue=""
        options={[
          { value: '', label: t('kyc.chooseOne') },
          ...incomeSources.map((source) => ({ value: source, label: t(`kyc.income.${source}`) })),
        ]}
        required
      />
      {notice ? (
        <p className="kyc-notice" role="alert">
          <Icon name="warning" />
          {t(`kyc.${notice}`)}
        </p>
      ) : null}
      <Button type="submit" busy={form.isSending}>
        {t('kyc.submit')}
      </Button>
    </form>
  )
}

function Birthday({ form }: { form: Form<KycField> }) {
  const { t } = useTranslation()
  const months = useMonthNames()
  const { onBlur, onChange } = form.field('birthDay')
  return (
    <DateInput
      label={t('register.birthday')}
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
