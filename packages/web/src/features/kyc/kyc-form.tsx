import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ProblemError } from '../../api/problem-error.ts'
import { query, queryKey } from '../../api/query.ts'
import { shownOf } from '../../api/shown-failure.ts'
import { useOperation } from '../../api/use-operation.ts'
import { AttemptLimitNotice, useAttemptLimit } from '../../forms/attempt-limit.tsx'
import { routeFormError } from '../../forms/route-form-error.ts'
import { useDraft } from '../../forms/use-draft.ts'
import { useFieldTexts } from '../../i18n/use-field-texts.ts'
import { useMonthNames } from '../../i18n/use-month-names.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button/button.tsx'
import { DateInput } from '../../ui/form/date-input.tsx'
import { TextField } from '../../ui/form/field.tsx'
import { FormError } from '../../ui/form/form-error.tsx'
import { Select } from '../../ui/form/select.tsx'
import { type Form, type FormErrors, useForm } from '../../ui/form/use-form.ts'
import { Icon } from '../../ui/media/icon.tsx'
import {
  idTypes,
  incomeSources,
  type KycField,
  type KycValues,
  kycBody,
  kycErrors,
  kycFieldNames,
} from './kyc-fields.ts'

interface KycFormProps {
  /** The player's full name; empty for none. */
  holder: string
  /**
   * The names of the documents that have to be handed in before, as a list; empty for none, undefined where the platform
   * doesn't say which, and none is there.
   */
  missing: string | undefined
}

/** The player's particulars, which complete the documents. */
export function KycForm({ holder, missing }: KycFormProps) {
  const { t } = useTranslation()
  const { form, limit, notice } = useKycForm(missing)
  return (
    <form className="stack gap-4 kyc-form" {...form.formProps}>
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
        <p className="hint" role="alert">
          <Icon name="warning" tone="warning" />
          {t(`kyc.${notice}`, { list: missing ?? '' })}
        </p>
      ) : null}
      <FormError error={form.errors.form} />
      <AttemptLimitNotice limit={limit} />
      <Button type="submit" busy={form.isSending} disabled={limit.untilMs > 0}>
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

type Errors = FormErrors<KycField>
/** Why the particulars could not be handed in, where no field is to blame. */
type KycNotice = 'documentsFirst' | 'documentsMissing' | 'lost' | 'notNow'

// Fields that have words of their own where they are empty or wrong.
const ownTexts = ['nationality', 'address', 'idType', 'natureOfWork', 'sourceOfIncome'] as const

/** The form of the player's particulars. */
function useKycForm(missing: string | undefined) {
  const { t } = useTranslation(['ui', 'errors'])
  const client = useQueryClient()
  const texts = useFieldTexts()
  const submit = useOperation('submitKyc')
  const limit = useAttemptLimit()
  const [notice, setNotice] = useState<KycNotice>()

  const textsOf = (errors: Parameters<typeof texts>[0]): Errors => {
    const { dob, ...others } = texts<KycField | 'dob'>(errors, { dob: 'dateOfBirth' })
    const own = ownTexts.filter((name) => others[name]).map((name) => [name, t(`kyc.faults.${name}`)])
    return { ...others, ...Object.fromEntries(own), ...(dob && { birthDay: dob }) }
  }

  const fail = async (error: unknown): Promise<Errors> => {
    if (!(error instanceof ProblemError)) throw error
    const shown = shownOf(error)
    const { code, errors } = error.problem
    if (shown === 'check') {
      const kyc = await client.fetchQuery({ ...query('getKyc', {}), staleTime: 0 }).catch(() => undefined)
      if (kyc?.status !== 'PENDING') setNotice('lost')
      return {}
    }
    if (errors.some(({ path }) => path.endsWith('documents'))) setNotice('documentsFirst')
    else if (shown === 'notice') {
      setNotice('notNow')
      void client.invalidateQueries({ queryKey: queryKey('getKyc', {}) })
    } else if (code === 'underage') return { birthDay: t('errors:underage') }
    else if (code === 'nameMismatch') return { fullName: t('kyc.nameMismatch') }
    else return textsOf(routeFormError(error, [...kycFieldNames, 'dob'], { limit }))
    return {}
  }

  const send = async (values: KycValues) => {
    setNotice(undefined)
    if (missing !== '') {
      setNotice(missing === undefined ? 'documentsFirst' : 'documentsMissing')
      return undefined
    }
    try {
      const kyc = await submit.mutateAsync({ body: kycBody(values) })
      forget()
      // The documents and the rest come with the next answer.
      client.setQueryData(queryKey('getKyc', {}), (known) => known && { ...known, status: kyc.status })
      void client.invalidateQueries({ queryKey: queryKey('getKyc', {}) })
      void client.invalidateQueries({ queryKey: queryKey('getWithdrawalInfo', {}) })
      return undefined
    } catch (error) {
      return fail(error)
    }
  }
  const form = useForm<KycField>({
    names: kycFieldNames,
    check: (values) => textsOf(kycErrors(values)),
    send,
  })
  const forget = useDraft(form.formProps.ref, 'verification', kycFieldNames)
  return { form, limit, notice }
}
