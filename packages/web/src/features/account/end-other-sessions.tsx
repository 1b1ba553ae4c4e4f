import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { queryKey } from '../../api/query.ts'
import { useOperation } from '../../api/use-operation.ts'
import { Button } from '../../ui/button/button.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { openModal, useModal } from '../../ui/overlay/modal-store.ts'

const toastMs = 5_000
const dialogId = 'end-other-sessions'

/** Logs the player out of all other sessions, after a confirmation. */
export function EndOtherSessions() {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { open, close } = useModal(dialogId)
  const { mutate, isPending } = useOperation('endOtherSessions')
  const end = () =>
    mutate(
      {},
      {
        onSettled: close,
        onSuccess: () => {
          showToast({ tone: 'success', text: t('account.othersEnded'), durationMs: toastMs })
          void client.invalidateQueries({ queryKey: queryKey('listSessions', {}) })
        },
      },
    )
  return (
    <>
      <Button variant="outline" aria-haspopup="dialog" onClick={() => openModal(dialogId)}>
        {t('account.endOthers')}
      </Button>
      <Dialog
        id={dialogId}
        open={open}
        title={t('account.endOthers')}
        onClose={close}
        closeLabel={t('app.close')}
        footer={
          <>
            <Button variant="quiet" onClick={close}>
              {t('account.cancel')}
            </Button>
            <Button busy={isPending} onClick={end}>
              {t('account.endOthersYes')}
            </Button>
          </>
        }
      >
        <p>{t('account.endOthersText')}</p>
      </Dialog>
    </>
  )
}
