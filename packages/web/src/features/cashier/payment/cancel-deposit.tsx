import { useTranslation } from 'react-i18next'
import { ConfirmedCancel } from '../confirmed-cancel.tsx'

/** Cancels a deposit that waits for payment, after a confirmation. */
export function CancelDeposit({ depositId, onChanged }: { depositId: string; onChanged: () => void }) {
  const { t } = useTranslation()
  return (
    <ConfirmedCancel
      operation="cancelDeposit"
      id={depositId}
      label={t('cashier.cancel.deposit')}
      text={t('cashier.cancel.depositText')}
      onChanged={onChanged}
    />
  )
}
