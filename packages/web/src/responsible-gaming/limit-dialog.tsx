import { typedAmount } from '@marquee/contracts/amounts'
import type {
  LimitKind,
  LimitPeriod,
  PlayControls,
  PlayLimit,
} from '@marquee/contracts/areas/responsible-gaming'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { queryKey } from '../api/query.ts'
import { useOperation } from '../api/use-operation.ts'
import { useCurrencySign } from '../i18n/use-currency-sign.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { Button } from '../ui/button/button.tsx'
import { showToast } from '../ui/feedback/toast.ts'
import { AmountField } from '../ui/form/amount-field.tsx'
import { TextField } from '../ui/form/field.tsx'
import { SegmentedControl } from '../ui/form/segmented-control.tsx'
import { Select } from '../ui/form/select.tsx'
import { Dialog } from '../ui/overlay/dialog.tsx'
import { PasswordConfirmation, useControlForm } from './control-form.tsx'
import { isLooser, limitFault, limitKinds, limitPeriods, minutesIn, useLimitWords } from './limit-amount.ts'
import './controls.css'

/** What a dialog begins with: a new limit, one to change or remove, or what was asked for a day ago. */
export interface LimitChoice {
  kind: LimitKind
  period: LimitPeriod
  /** Kind and period are given. */
  isFixed?: boolean
  /** The kind is given, and not the period. */
  isKindFixed?: boolean
  /** The limit is to be removed. */
  isRemoval?: boolean
  /** The amount that the player asked for a day ago; empty to remove the limit. */
  confirmed?: string
}

interface LimitDialogProps {
  choice: LimitChoice
  controls: PlayControls
  onClose: () => void
}

/** Sets or removes a limit: a free amount, without any suggestion, and the password where it allows more. */
export function LimitDialog({ choice, controls, onClose }: LimitDialogProps) {
  const { t } = useTranslation()
  const formId = useId()
  const words = useLimitWords(controls.currency)
  const state = useLimitForm(choice, controls, onClose)
  const { kind, period, form } = state
  const title = choice.isFixed ? t(`care.limits.${kind}.${period}`) : t('care.limits.add')
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      closeLabel={t('app.close')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('care.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={form.isSending}>
            {isRemoval(choice)
              ? t('care.limits.removeDo')
              : choice.confirmed
                ? t('care.limits.confirm', { amount: words(kind, choice.confirmed) })
                : t('care.limits.save')}
          </Button>
        </>
      }
    >
      <form id={formId} className="stack gap-4" {...form.formProps}>
        {choice.isFixed ? null : <LimitTarget state={state} isKindFixed={choice.isKindFixed} />}
        {isRemoval(choice) ? (
          <GivenAmount
            text={t(choice.confirmed === undefined ? 'care.limits.removeText' : 'care.limits.removeAgain')}
            amount=""
          />
        ) : choice.confirmed ? (
          <GivenAmount
            text={t('care.limits.confirmText', { amount: words(kind, choice.confirmed) })}
            amount={choice.confirmed}
          />
        ) : (
          <LimitAmount state={state} currency={controls.currency} />
        )}
        {kind === 'DEPOSIT' && !isRemoval(choice) ? <p className="muted">{t('care.limits.gross')}</p> : null}
        <PasswordConfirmation state={state} />
      </form>
    </Dialog>
  )
}

const isRemoval = (choice: LimitChoice) => choice.isRemoval === true || choice.confirmed === ''

/** What the player is asked to confirm, in place of a field. */
function GivenAmount({ text, amount }: { text: string; amount: string }) {
  return (
    <>
      <p>{text}</p>
      <input type="hidden" name="amount" value={amount} />
    </>
  )
}

type LimitFormState = ReturnType<typeof useLimitForm>

function useLimitForm(choice: LimitChoice, controls: PlayControls, onClose: () => void) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const [kind, setKind] = useState<LimitKind>(choice.kind)
  const [period, setPeriod] = useState<LimitPeriod>(choice.period)
  const [amount, setAmount] = useState('')
  const { mutateAsync } = useOperation('setLimit')
  const faultText = (fault: 'amount' | 'minutes' | 'order') =>
    t(`care.limits.faults.${fault}`, { most: minutesIn[period] })
  const entered = isRemoval(choice) ? null : (choice.confirmed ?? amount)
  const { form, limit, asksPassword } = useControlForm<'amount'>({
    names: ['amount'],
    loosens: isLooser({ kind, period, amount: entered }, controls.limits),
    check: (values) => {
      if (isRemoval(choice)) return {}
      const fault = limitFault({ kind, period, amount: values.amount }, controls.limits)
      return fault ? { amount: faultText(fault) } : {}
    },
    run: async (values, password, idempotencyKey) => {
      const body = { kind, period, amount: typedAmount(values.amount), ...password }
      const next = await mutateAsync({ body, idempotencyKey })
      client.setQueryData(queryKey('getLimits', {}), next)
      const set = next.limits.find((limitNow) => limitNow.kind === kind && limitNow.period === period)
      showToast({ tone: 'success', text: t(savedText(set)) })
      onClose()
    },
    refused: { amount: faultText('order') },
  })
  return { kind, setKind, period, setPeriod, amount, setAmount, form, limit, asksPassword }
}

/** What became of a change: it holds now, or the limit is as it was for another day. */
function savedText(set: PlayLimit | undefined) {
  if (!set) return 'care.limits.removed'
  if (!set.pending) return 'care.limits.saved'
  return set.pending.amount === null ? 'care.limits.removedLater' : 'care.limits.savedLater'
}

function LimitTarget({ state, isKindFixed }: { state: LimitFormState; isKindFixed?: boolean | undefined }) {
  const { t } = useTranslation()
  return (
    <>
      {isKindFixed ? null : (
        <Select
          label={t('care.limits.kind')}
          options={limitKinds.map((value) => ({ value, label: t(`care.limits.kinds.${value}`) }))}
          value={state.kind}
          onChange={({ target }) => {
            state.setKind(limitKinds.find((value) => value === target.value) ?? state.kind)
            state.form.clear()
          }}
        />
      )}
      <div className="stack gap-1 care-period">
        <p aria-hidden="true">{t('care.limits.period')}</p>
        <SegmentedControl
          label={t('care.limits.period')}
          name="period"
          options={limitPeriods.map((value) => ({ value, label: t(`care.limits.periods.${value}`) }))}
          value={state.period}
          onChange={(value) => {
            state.setPeriod(value)
            state.form.clear()
          }}
        />
      </div>
    </>
  )
}

function LimitAmount({
  state: { kind, amount, setAmount, form },
  currency,
}: {
  state: LimitFormState
  currency: string
}) {
  const { t } = useTranslation()
  const sign = useCurrencySign(currency)
  const field = form.field('amount')
  if (kind !== 'SESSION_TIME') {
    return (
      <AmountField
        {...field}
        label={t('care.limits.amount')}
        sign={sign}
        value={amount}
        onValue={setAmount}
      />
    )
  }
  return (
    <TextField
      {...field}
      label={t('care.limits.minutes')}
      inputMode="numeric"
      autoComplete="off"
      maxLength={5}
      value={amount}
      onChange={(event) => {
        setAmount(event.target.value)
        field.onChange()
      }}
    />
  )
}
