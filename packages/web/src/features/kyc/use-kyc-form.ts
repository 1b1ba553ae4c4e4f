import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isOutcomeUnsure, ProblemError } from '../../api/problem-error.ts'
import { query, queryKey } from '../../api/query.ts'
import { useOperation } from '../../api/use-operation.ts'
import { routeFormError } from '../../forms/route-form-error.ts'
import { useDraft } from '../../forms/use-draft.ts'
import { useFieldTexts } from '../../i18n/use-field-texts.ts'
import { type FormErrors, useForm } from '../../ui/form/use-form.ts'
import { type KycField, type KycValues, kycBody, kycErrors, kycFieldNames } from './kyc-fields.ts'

type Errors = FormErrors<KycField>
/** Why the particulars could not be handed in, where no field is to blame. */
type KycNotice = 'documentsFirst' | 'lost' | 'notNow'

// Fields that have words of their own where they are empty or wrong.
const ownTexts = ['nationality', 'address', 'idType', 'natureOfWork', 'sourceOfIncome'] as const

/** The form of the player's particulars. */
export function useKycForm(hasDocuments: boolean) {
  const { t } = useTranslation(['ui', 'errors'])
  const client = useQueryClient()
  const texts = useFieldTexts()
  const submit = useOperation('submitKyc', { shownInPlace: true })
  const [notice, setNotice] = useState<KycNotice>()

  const textsOf = (errors: Parameters<typeof texts>[0]): Errors => {
    const { dob, ...others } = texts<KycField | 'dob'>(errors, { dob: 'dateOfBirth' })
    const own = ownTexts.filter((name) => others[name]).map((name) => [name, t(`kyc.faults.${name}`)])
    return { ...others, ...Object.fromEntries(own), ...(dob && { birthDay: dob }) }
  }

  const fail = async (error: unknown): Promise<Errors> => {
    if (!(error instanceof ProblemError)) throw error
    const { code, errors } = error.problem
    if (isOutcomeUnsure(error.problem) || code === 'pendingExists') {
      const kyc = await client.fetchQuery({ ...query('getKyc', {}), staleTime: 0 }).catch(() => undefined)
      if (kyc?.status !== 'PENDING') setNotice('lost')
      return {}
    }
    if (errors.some(({ path }) => path.endsWith('documents'))) setNotice('documentsFirst')
    else if (code === 'notEligible') {
      setNotice('notNow')
      void client.invalidateQueries({ queryKey: queryKey('getKyc', {}) })
    } else if (code === 'underage') return { birthDay: t('errors:underage') }
    else if (code === 'nameMismatch') return { fullName: t('kyc.nameMismatch') }
    else return textsOf(routeFormError(error, [...kycFieldNames, 'dob']))
    return {}
  }

  const send = async (values: KycValues) => {
    setNotice(undefined)
    if (!hasDocuments) {
      setNotice('documentsFirst')
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
  return { form, notice }
}
