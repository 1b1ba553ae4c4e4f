import type { WithdrawalInfo } from '@marquee/contracts/areas/cashier/withdrawals'
import { createWithdrawal } from '@marquee/contracts/areas/cashier/withdrawals'
import type { FieldError } from '@marquee/contracts/field-errors'
import { useTranslation } from 'react-i18next'
import { parseBody } from '../../../api/parse-body.ts'
import { ProblemError } from '../../../api/problem-error.ts'
import { showProblem } from '../../../api/problem-notice.ts'
import { useOperation } from '../../../api/use-operation.ts'
import { AttemptLimitNotice } from '../../../forms/attempt-limit.tsx'
import { TacEntry, useTac } from '../../../forms/tac-entry.tsx'
import { useFormat } from '../../../i18n/format.ts'
import { useFieldTexts } from '../../../i18n/use-field-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { RefusalNotice } from '../refusal-notice.tsx'
import { useSendWithdrawal } from './use-send-withdrawal.ts'
import type { ChoiceErrors, WithdrawalChoice } from './withdrawal-choice.ts'
import { WithdrawalReview } from './withdrawal-review.tsx'

interface WithdrawalConfirmProps {
  info: WithdrawalInfo
  choice: WithdrawalChoice
  onSent: () => void
  /** Back to the first step; `errors` is why the platform refused what was chosen there. */
  onChange: (errors: ChoiceErrors) => void
}

const names = ['tac', 'pin'] as const
type Name = (typeof names)[number]

/** The second step of a withdrawal: the review, and the one-time code or PIN that confirms it. */
export function WithdrawalConfirm({ info, choice, onSent, onChange }: WithdrawalConfirmProps) {
  const { t } = useTranslation()
  const { money } = useFormat()
  const { tacRequired, pinRequired, currency } = info
  const code = useWithdrawalCode()
  const { tac } = code
  const texts = useFieldTexts()
  const sending = useSendWithdrawal({
    currency,
    onSent,
    onChoiceRefused: (control, text) => onChange({ [control]: text }),
    onCodeRefused: (error) => tac.miss(error),
  })
  const form = useForm<Name>({
    names,
    check: (values) => {
      const found = texts<Name>(secretErrors(values, info))
      return found.pin === undefined ? found : { ...found, pin: t('cashier.withdraw.pinWanted') }
    },
    send: async (values) => {
      const secret = {
        ...(tacRequired && { tac: values.tac.trim() }),
        ...(pinRequired && { pin: values.pin }),
      }
      const found = await sending.send(choice, secret)
      return found?.tac === undefined || tacRequired ? found : { pin: found.tac }
    },
  })
  const needsCode = tacRequired && tac.state === null
  return (
    <form className="cashier-card withdrawal-form" {...form.formProps}>
      <WithdrawalReview info={info} choice={choice} onChange={() => onChange({})} />
      {needsCode ? (
        <>
          <p className="withdrawal-note">{t('cashier.withdraw.codeHelp')}</p>
          <Button size="l" block busy={code.isRequesting} onClick={code.request}>
            {t('login.sendCode')}
          </Button>
        </>
      ) : null}
      {tacRequired && tac.state ? (
        <>
          <p className="withdrawal-note" role="status">
            {code.sentTo
              ? t('cashier.withdraw.codeSentTo', { phone: code.sentTo })
              : t('cashier.withdraw.codeSent')}
          </p>
          <TacEntry
            state={tac.state}
            field={form.field('tac')}
            onResend={code.request}
            isResending={code.isRequesting}
          />
        </>
      ) : null}
      {pinRequired ? (
        <PasswordField
          {...form.field('pin')}
          label={t('cashier.withdraw.pin')}
          showLabel={t('login.showPassword')}
          hideLabel={t('login.hidePassword')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
          required
        />
      ) : null}
      <AttemptLimitNotice limit={sending.limit} />
      {sending.refusal ? <RefusalNotice problem={sending.refusal} /> : null}
      {needsCode ? null : (
        <Button type="submit" size="l" block busy={form.isSending || sending.isSending}>
          {t('cashier.withdraw.submit', { amount: money({ amount: choice.amount, currency }) })}
        </Button>
      )}
    </form>
  )
}

/** What is wrong with the code and the PIN, as far as the platform wants them. */
function secretErrors(values: Record<Name, string>, info: WithdrawalInfo): readonly FieldError[] {
  const wanted = {
    bankId: 'any',
    amount: '1',
    ...(info.tacRequired && { tac: values.tac }),
    ...(info.pinRequired && { pin: values.pin }),
  }
  return parseBody(createWithdrawal.body, wanted).errors ?? []
}

/** The one-time code of a withdrawal: requested by a button, and where it went. */
function useWithdrawalCode() {
  const tac = useTac()
  const { mutate, isPending, data } = useOperation('requestWithdrawalTac', { shownInPlace: true })
  const request = () =>
    mutate(
      {},
      {
        onSuccess: tac.begin,
        onError: (error) => {
          if (error instanceof ProblemError && error.problem.handling !== 'endSession')
            showProblem(error.problem)
        },
      },
    )
  return { tac, request, isRequesting: isPending, sentTo: data?.maskedPhone ?? '' }
}
