import type { WithdrawalInfo } from '@marquee/contracts/areas/cashier/withdrawals'
import { fromMinor, toMinor } from '@marquee/contracts/money'
import type { ResponseOf } from '@marquee/contracts/operations'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { useCurrencySign } from '../../../i18n/use-currency-sign.ts'
import { Button } from '../../../ui/button/button.tsx'
import { AmountField } from '../../../ui/form/amount-field.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { amountProblem } from '../amount-problem.ts'
import { useAmountText } from '../use-amount-text.ts'
import type { useCashierDraft } from '../use-cashier-draft.ts'
import { useFeeText } from '../use-fee-text.ts'
import { AccountChoice } from './account-choice.tsx'
import {
  type ChoiceControl,
  type ChoiceErrors,
  choiceControls,
  type WithdrawalChoice,
} from './withdrawal-choice.ts'
import { wholeWithdrawal, withdrawalLimits } from './withdrawal-quote.ts'
import './withdrawal-form.css'

interface WithdrawalChoiceFormProps {
  info: WithdrawalInfo
  banks: ResponseOf<'listMyBanks'>
  draft: ReturnType<typeof useCashierDraft>
  /** Why the platform refused what was chosen before. */
  refused: ChoiceErrors
  /** Whether the player came back from the second step, to change something. */
  isBack: boolean
  onChosen: (choice: WithdrawalChoice) => void
}

/** The first step of a withdrawal. */
export function WithdrawalChoiceForm({
  info,
  banks,
  draft,
  refused,
  isBack,
  onChosen,
}: WithdrawalChoiceFormProps) {
  const { t } = useTranslation()
  const { money } = useFormat()
  const feeText = useFeeText()
  const limits = withdrawalLimits(info)
  const amountText = useAmountText(limits, info.currency)
  const whole = wholeWithdrawal(info)
  const usable = banks.items.filter(({ status }) => status === 'ACTIVE')
  const bank =
    usable.find(({ bankId }) => bankId === draft.values.bankId) ??
    usable.find(({ isDefault }) => isDefault) ??
    usable[0]
  const form = useForm<ChoiceControl>({
    names: choiceControls,
    check: ({ amount }) => {
      const problem = amountProblem(amount, limits)
      return {
        ...(problem && { amount: amountText(problem) }),
        ...(bank ? {} : { bankId: t('cashier.account.missing') }),
      }
    },
    send: async ({ amount }) => {
      if (bank) onChosen({ amount: fromMinor(toMinor(amount.trim())), bank })
      return undefined
    },
  })
  // A refusal is about what was chosen: it goes when that changes.
  const [left, setLeft] = useState(refused)
  const { ref } = form.formProps
  const returnsTo = refused.bankId ? '[name=bankId]:checked' : '[name=amount]'
  // The second step has gone, with the button that had the focus.
  useEffect(() => {
    if (isBack) ref.current?.querySelector<HTMLElement>(returnsTo)?.focus()
  }, [isBack, ref, returnsTo])
  const { maxAmount, minAmount, currency } = info
  const free = info.freeCountLeft ?? 0
  return (
    <form className="cashier-card withdrawal-form" {...form.formProps}>
      <AmountField
        {...form.field('amount')}
        error={form.field('amount').error ?? left.amount}
        label={t('cashier.amount.label')}
        hint={
          maxAmount
            ? t('cashier.amount.range', { min: money(minAmount), max: money(maxAmount) })
            : t('cashier.amount.from', { min: money(minAmount) })
        }
        sign={useCurrencySign(currency)}
        value={draft.values.amount ?? ''}
        onValue={(value) => {
          draft.set('amount', value)
          setLeft({ ...left, amount: undefined })
        }}
        presets={
          whole
            ? [
                {
                  value: whole,
                  label: t('cashier.amount.all', { amount: money({ amount: whole, currency }) }),
                },
              ]
            : []
        }
        presetsLabel={t('cashier.amount.presets')}
      />
      <AccountChoice
        banks={banks.items}
        chosen={bank?.bankId ?? ''}
        canAdd={banks.canAdd}
        error={form.field('bankId').error ?? left.bankId}
        onChoose={(bankId) => {
          draft.set('bankId', bankId)
          setLeft({ ...left, bankId: undefined })
        }}
      />
      <p className="withdrawal-note">
        {free > 0 ? t('cashier.withdraw.free', { number: free }) : feeText(info)}
      </p>
      <Button type="submit" size="l" block>
        {t('cashier.withdraw.next')}
      </Button>
    </form>
  )
}
