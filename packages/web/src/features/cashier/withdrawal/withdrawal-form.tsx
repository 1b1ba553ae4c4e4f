import { fromMinor, toMinor, typedAmount } from '@marquee/contracts/amounts'
import type { PlayerBank } from '@marquee/contracts/areas/banks'
import type { WithdrawalInfo } from '@marquee/contracts/areas/cashier/withdrawals'
import type { ResponseOf } from '@marquee/contracts/operations'
import { useLayoutEffect, useState } from 'react'
import { Link } from 'react-router'
import { QueryResults } from '../../../brand/query-results.tsx'
import { useStep } from '../../../forms/use-step.ts'
import { useFormat } from '../../../i18n/format.ts'
import { useCurrencySign } from '../../../i18n/use-currency-sign.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { usePlayerQuery } from '../../../player/use-player-query.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { AmountField } from '../../../ui/form/amount-field.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { Icon } from '../../../ui/media/icon.tsx'
import { amountProblem } from '../amount-problem.ts'
import { useAmountHint, useAmountText, useFeeText } from '../cashier-texts.ts'
import { useCashierDraft } from '../use-cashier-draft.ts'
import {
  type ChoiceControl,
  type ChoiceErrors,
  choiceControls,
  type WithdrawalChoice,
  WithdrawalConfirm,
} from './withdrawal-confirm.tsx'
import { wholeWithdrawal, withdrawalLimits } from './withdrawal-quote.ts'
import '../../../ui/form/choice.css'
import './withdrawal-form.css'

/** The form of a withdrawal in two steps: how much and where to, then the review and the code. */
export function WithdrawalForm({ info }: { info: WithdrawalInfo }) {
  const banks = usePlayerQuery('listMyBanks', {})
  const draft = useCashierDraft('withdrawal')
  const { step, goTo } = useStep()
  const [choice, setChoice] = useState<WithdrawalChoice | null>(null)
  const [refused, setRefused] = useState<ChoiceErrors>({})
  if (choice && step === 1) {
    return (
      <WithdrawalConfirm
        info={info}
        choice={choice}
        onSent={draft.forget}
        onChange={(errors) => {
          setRefused(errors)
          goTo(0)
        }}
      />
    )
  }
  return (
    <QueryResults result={banks} skeleton={<Skeleton height={184} />}>
      {(found) => (
        <WithdrawalChoiceForm
          info={info}
          banks={found}
          draft={draft}
          refused={refused}
          isBack={choice !== null}
          onChosen={(chosen) => {
            setRefused({})
            setChoice(chosen)
            goTo(1)
          }}
        />
      )}
    </QueryResults>
  )
}

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
function WithdrawalChoiceForm({ info, banks, draft, refused, isBack, onChosen }: WithdrawalChoiceFormProps) {
  const { t } = useTranslation()
  const { money } = useFormat()
  const feeText = useFeeText()
  const limits = withdrawalLimits(info)
  const amountText = useAmountText(limits, info.currency)
  const amountHint = useAmountHint(limits, info.currency)
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
      if (bank) onChosen({ amount: fromMinor(toMinor(typedAmount(amount))), bank })
      return undefined
    },
  })
  // A refusal is about what was chosen: it goes when that changes.
  const [left, setLeft] = useState(refused)
  const { ref } = form.formProps
  const returnsTo = refused.bankId ? '[name=bankId]:checked' : '[name=amount]'
  // The second step has gone, with the button that had the focus.
  useLayoutEffect(() => {
    if (isBack) ref.current?.querySelector<HTMLElement>(returnsTo)?.focus()
  }, [isBack, ref, returnsTo])
  const { currency } = info
  const free = info.freeCountLeft ?? 0
  return (
    <form className="card stack gap-4 cashier-card" {...form.formProps}>
      <AmountField
        {...form.field('amount')}
        error={form.field('amount').error ?? left.amount}
        label={t('cashier.amount.label')}
        hint={amountHint}
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
      <p className="muted">{free > 0 ? t('cashier.withdraw.free', { number: free }) : feeText(info)}</p>
      <Button type="submit" size="l" block>
        {t('cashier.withdraw.next')}
      </Button>
    </form>
  )
}

interface AccountChoiceProps {
  banks: readonly PlayerBank[]
  /** The id of the chosen account; empty for none. */
  chosen: string
  canAdd: boolean
  error: string | undefined
  onChoose: (bankId: string) => void
}

/** The player's own accounts, of which one is chosen. One that the platform has not released cannot be. */
function AccountChoice({ banks, chosen, canAdd, error, onChoose }: AccountChoiceProps) {
  const { t } = useTranslation()
  return (
    <fieldset className="stack gap-2 choices">
      <legend>{t('cashier.account.title')}</legend>
      {banks.map(({ bankId, bankName, accountName, accountNumberMasked, isDefault, status }) => (
        <label key={bankId} className="row wrap choice account-option">
          <input
            type="radio"
            name="bankId"
            value={bankId}
            checked={bankId === chosen}
            disabled={status !== 'ACTIVE'}
            onChange={() => onChoose(bankId)}
          />
          <span className="choice-dot" />
          <span className="account-words">
            <strong>
              {bankName} <span className="num cashier-number">{accountNumberMasked}</span>
            </strong>
            <span className="muted">{accountName}</span>
          </span>
          {status !== 'ACTIVE' ? (
            <Badge tone="warning">{t('cashier.account.notActive')}</Badge>
          ) : isDefault ? (
            <Badge>{t('cashier.account.default')}</Badge>
          ) : null}
        </label>
      ))}
      {error ? (
        <p className="field-note field-error" role="alert">
          <Icon name="warning" />
          {error}
        </p>
      ) : null}
      {canAdd ? (
        <Link className="accent strong account-add" to="/add-bank?next=/withdrawal">
          <Icon name="plus" size={20} />
          {t('cashier.account.add')}
        </Link>
      ) : null}
    </fieldset>
  )
}
