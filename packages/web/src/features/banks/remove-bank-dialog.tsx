import type { PlayerBank } from '@marquee/contracts/areas/banks'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ProblemError } from '../../api/problem-error.ts'
import { shownOf } from '../../api/shown-failure.ts'
import { useOperation } from '../../api/use-operation.ts'
import { useStartup } from '../../brand/startup-context.ts'
import { AttemptLimitNotice, useAttemptLimit } from '../../forms/attempt-limit.tsx'
import { routeFormError } from '../../forms/route-form-error.ts'
import { TacEntry } from '../../forms/tac-entry.tsx'
import { useIntentKey } from '../../forms/use-intent-key.ts'
import { usePollUntilSettled } from '../../forms/use-poll-until-settled.ts'
import { useFieldTexts } from '../../i18n/use-field-texts.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button/button.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { FormError } from '../../ui/form/form-error.tsx'
import { type FormErrors, type FormValues, useForm } from '../../ui/form/use-form.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { BankNotice, type BankNoticeName } from './bank-states.tsx'
import { fetchMyBanks, refreshBanks } from './my-banks.ts'
import { codeErrors, useBankCode } from './use-bank-code.ts'

interface RemoveBankDialogProps {
  /** `undefined` while it is closed. */
  bank: PlayerBank | undefined
  onClose: () => void
}

/** Removes an account, with a one-time code. */
export function RemoveBankDialog({ bank, onClose }: RemoveBankDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      open={bank !== undefined}
      title={t('banks.removeTitle')}
      onClose={onClose}
      closeLabel={t('app.close')}
    >
      {bank ? <RemoveForm key={bank.bankId} bank={bank} onDone={onClose} /> : null}
    </Dialog>
  )
}

function RemoveForm({ bank, onDone }: { bank: PlayerBank; onDone: () => void }) {
  const { t } = useTranslation()
  const { capabilities } = useStartup()
  const { form, code, limit, notice, resend } = useRemoveBank(bank, onDone)
  const { state } = code.tac
  return (
    <form className="stack gap-4" {...form.formProps}>
      <p>{t('banks.removeText', { bank: bank.bankName, number: bank.accountNumberMasked })}</p>
      {capabilities.includes('withdrawals') ? (
        <p className="muted bank-note">{t('banks.holdAhead')}</p>
      ) : null}
      {state ? (
        <>
          <p role="status">
            {code.phone ? t('register.codeSent', { number: code.phone }) : t('banks.codeSent')}
          </p>
          <TacEntry state={state} form={form} limit={limit} onResend={resend} isResending={code.isSending} />
        </>
      ) : null}
      <BankNotice notice={notice} />
      <FormError error={form.errors.form} />
      <AttemptLimitNotice limit={limit} />
      <div className="wrap bank-remove-end">
        <Button variant="quiet" onClick={onDone}>
          {t('account.cancel')}
        </Button>
        <Button type="submit" busy={form.isSending} disabled={limit.untilMs > 0}>
          {t(state ? 'banks.removeYes' : 'login.sendCode')}
        </Button>
      </div>
    </form>
  )
}

const names = ['tac'] as const
type Name = (typeof names)[number]

const noticeByCode: Partial<Record<string, BankNoticeName>> = {
  pendingExists: 'pendingWithdrawal',
  notEligible: 'cantRemove',
}

/**
 * The form that removes an account: a one-time code first, then the removal. After a lost answer the accounts are
 * fetched until they show whether it is gone.
 */
function useRemoveBank(bank: PlayerBank, onDone: () => void) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const texts = useFieldTexts()
  const code = useBankCode()
  const limit = useAttemptLimit()
  const intent = useIntentKey()
  const remove = useOperation('removeBank')
  const [notice, setNotice] = useState<BankNoticeName>()

  const finish = () => {
    const named = { bank: bank.bankName, number: bank.accountNumberMasked }
    showToast({ tone: 'success', text: t('banks.removed', named) })
    void refreshBanks(client)
    onDone()
  }
  const isGone = async () => {
    const { items } = await fetchMyBanks(client)
    return items.every(({ bankId }) => bankId !== bank.bankId)
  }
  const follow = usePollUntilSettled({
    async ask() {
      const isKnown = await isGone()
      if (isKnown) finish()
      return isKnown
    },
    onOver() {
      intent.settle()
      setNotice('notRemovedYet')
    },
  })
  const fail = async (error: unknown): Promise<FormErrors<Name>> => {
    code.tac.miss(error)
    if (!(error instanceof ProblemError)) throw error
    const { problem } = error
    const shown = shownOf(error)
    const isUnsure = shown === 'check'
    if (isUnsure) setNotice('checkingRemoval')
    if ((isUnsure || shown === 'state') && (await isGone().catch(() => false))) {
      finish()
      return {}
    }
    if (isUnsure) {
      follow.begin()
      return {}
    }
    intent.settle()
    const known = shown === 'state' ? 'notRemovedYet' : noticeByCode[problem.code]
    if (known) setNotice(known)
    return known ? {} : texts<Name>(routeFormError(error, names, { limit }))
  }
  const send = async (values: FormValues<Name>) => {
    setNotice(undefined)
    follow.end()
    try {
      if (!code.tac.state) {
        await code.send()
        return undefined
      }
      const request = { params: { id: bank.bankId }, body: { tac: values.tac } }
      await remove.mutateAsync({ ...request, idempotencyKey: intent.keyOf(request) })
      finish()
      return undefined
    } catch (error) {
      return fail(error)
    }
  }
  const form = useForm<Name>({
    names,
    check: ({ tac }) => texts<Name>(codeErrors(tac, code.tac.state)),
    send,
  })
  const resend = () =>
    void code.send().catch((error) => form.show(texts<Name>(routeFormError(error, names, { limit }))))
  return { form, code, limit, notice, resend }
}
