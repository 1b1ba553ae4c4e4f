import { useRef, useState } from 'react'
import { createIdempotencyKey, keyForRetry } from '../../api/idempotency-key.ts'
import type { ProblemError } from '../../api/problem-error.ts'
import { shownOf } from '../../api/shown-failure.ts'
import { useOperation } from '../../api/use-operation.ts'
import { usePollUntilSettled } from '../../forms/use-poll-until-settled.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { openModal, useModal } from '../../ui/overlay/modal-store.ts'
import { RefusalNotice } from './refusal-notice.tsx'

interface ConfirmedCancelProps {
  operation: 'cancelDeposit' | 'cancelWithdrawal'
  id: string
  label: string
  /** The question. */
  title: string
  /** What cancelling means. */
  text: string
  /** The record may have changed: it is fetched again. */
  onChanged: () => void
}

const dialogId = 'confirm-cancel'
const kinds = { cancelDeposit: 'deposit', cancelWithdrawal: 'withdrawal' } as const

/** Cancels a deposit or withdrawal, after a confirmation. Where the answer is lost the record is fetched until it tells. */
export function ConfirmedCancel({ operation, id, label, title, text, onChanged }: ConfirmedCancelProps) {
  const { t } = useTranslation()
  const { open, close } = useModal(dialogId)
  const { mutate, isPending, error } = useOperation(operation)
  const key = useRef('')
  const [isUndone, setUndone] = useState(false)
  const follow = usePollUntilSettled({
    async ask() {
      onChanged()
      // Once it shows, the page has no use for this any more.
      return false
    },
    onOver() {
      key.current = ''
      setUndone(true)
    },
  })
  const cancel = () => {
    key.current ||= createIdempotencyKey()
    setUndone(false)
    mutate(
      { params: { id }, idempotencyKey: key.current },
      {
        onSettled: (_cancelled, failure) => {
          if (!failure || shownOf(failure) !== 'button') close()
          onChanged()
        },
        onError: (failure: ProblemError) => {
          key.current = keyForRetry(key.current, failure.problem)
          if (shownOf(failure) === 'check') follow.begin()
        },
      },
    )
  }
  if (follow.isPolling)
    return (
      <p className="muted cancel-note" role="status">
        {t('cashier.cancel.checking')}
      </p>
    )
  return (
    <>
      {isUndone ? (
        <p className="muted cancel-note" role="status">
          {t('cashier.cancel.notDone')}
        </p>
      ) : null}
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => openModal(dialogId)}>
        {label}
      </Button>
      <Dialog
        id={dialogId}
        open={open}
        title={title}
        onClose={close}
        closeLabel={t('app.close')}
        footer={
          <>
            <Button onClick={close}>{t('cashier.cancel.keep')}</Button>
            <Button variant="outline" busy={isPending} onClick={cancel}>
              {t('cashier.cancel.yes')}
            </Button>
          </>
        }
      >
        <p>{text}</p>
        {error && shownOf(error) === 'button' ? (
          <RefusalNotice kind={kinds[operation]} problem={error.problem} />
        ) : null}
      </Dialog>
    </>
  )
}
