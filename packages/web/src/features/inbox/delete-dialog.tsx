import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useOperation } from '../../api/use-operation.ts'
import { Button } from '../../ui/button/button.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { changeMessages } from './use-mark-read.ts'

const toastMs = 3_000

/** Deletes a message, after a confirmation. */
export function DeleteDialog({ inboxId, onClose }: { inboxId: string; onClose: () => void }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { mutate, isPending } = useOperation('deleteInboxMessage')
  const remove = () =>
    mutate(
      { params: { id: inboxId } },
      {
        onSettled: onClose,
        onSuccess: () => {
          changeMessages(client, ({ messages }) => messages.filter((message) => message.inboxId !== inboxId))
          showToast({ tone: 'success', text: t('help.inbox.removed'), durationMs: toastMs })
        },
      },
    )
  return (
    <Dialog
      open
      title={t('help.inbox.remove')}
      onClose={onClose}
      closeLabel={t('app.close')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('help.inbox.keep')}
          </Button>
          <Button busy={isPending} onClick={remove}>
            {t('help.inbox.confirmDo')}
          </Button>
        </>
      }
    >
      <p>{t('help.inbox.confirm')}</p>
    </Dialog>
  )
}
