import type { PlayerBank } from '@marquee/contracts/areas/banks'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useOperation } from '../../api/use-operation.ts'
import { useStartup } from '../../brand/startup-context.ts'
import { Button } from '../../ui/button/button.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { refreshBanks } from './my-banks.ts'

const toastMs = 5_000

interface DefaultBankDialogProps {
  /** `undefined` while it is closed. */
  bank: PlayerBank | undefined
  onClose: () => void
}

/** Makes an account the default one, after a confirmation that tells of the hold. */
export function DefaultBankDialog({ bank, onClose }: DefaultBankDialogProps) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { capabilities } = useStartup()
  const { mutate, isPending } = useOperation('setDefaultBank')
  const named = { bank: bank?.bankName ?? '', number: bank?.accountNumberMasked ?? '' }
  const choose = () =>
    bank &&
    mutate(
      { params: { id: bank.bankId } },
      {
        onSuccess: () =>
          showToast({ tone: 'success', text: t('banks.isDefault', named), durationMs: toastMs }),
        onSettled: () => {
          onClose()
          void refreshBanks(client)
        },
      },
    )
  return (
    <Dialog
      open={bank !== undefined}
      title={t('banks.makeDefault')}
      onClose={onClose}
      closeLabel={t('app.close')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('account.cancel')}
          </Button>
          <Button busy={isPending} onClick={choose}>
            {t('banks.makeDefault')}
          </Button>
        </>
      }
    >
      <p>{t('banks.defaultText', named)}</p>
      {capabilities.includes('withdrawals') ? <p className="bank-note">{t('banks.holdAhead')}</p> : null}
    </Dialog>
  )
}
