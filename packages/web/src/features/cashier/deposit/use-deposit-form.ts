import type { ResponseOf } from '@marquee/contracts/operations'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { type FormErrors, type FormValues, useForm } from '../../../ui/form/use-form.ts'
import { amountProblem } from '../amount-problem.ts'
import { useAmountText } from '../use-amount-text.ts'
import { depositFieldProblem } from './deposit-fields.ts'
import { useDepositChoice } from './use-deposit-choice.ts'
import { useSendDeposit } from './use-send-deposit.ts'

/** The state of the deposit form: its choice, its errors, and its way to the gateway. */
export function useDepositForm(methods: ResponseOf<'listDepositMethods'>) {
  const { t } = useTranslation()
  const choice = useDepositChoice(methods)
  const { draft, method, fields, limits, currency, bodyOf } = choice
  const amountText = useAmountText(limits, currency)
  const sending = useSendDeposit(draft.forget)

  const check = (found: FormValues<string>): FormErrors<string> => {
    const errors: FormErrors<string> = {}
    if (!method) errors.channelCode = t('cashier.deposit.chooseMethod')
    const problem = amountProblem(found.amount ?? '', limits)
    if (problem) errors.amount = amountText(problem)
    for (const field of fields) {
      const wrong = depositFieldProblem(field, found[field.name] ?? '')
      const lengths = { min: field.minLength ?? '', max: field.maxLength ?? '' }
      if (wrong) errors[field.name] = t(`cashier.fields.${wrong}`, lengths)
    }
    return errors
  }
  const names = ['channelCode', 'amount', ...fields.map(({ name }) => name)]
  const form = useForm<string>({
    names,
    check,
    send: async (found) => {
      const body = bodyOf(found)
      return method && body && sending.send(body, method, names)
    },
  })

  // The intent has its key before the click.
  const body = bodyOf(draft.values)
  const prepare = useEffectEvent(() => body && sending.prepare(body))
  const bodyText = JSON.stringify(body)
  useEffect(() => {
    if (bodyText) prepare()
  }, [bodyText])

  return { ...choice, ...sending, form, isSending: sending.isSending || form.isSending }
}
