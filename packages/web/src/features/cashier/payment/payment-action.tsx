import type { Deposit } from '@marquee/contracts/areas/cashier/deposits'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { BankTransfer } from './bank-transfer.tsx'
import { PaymentForm } from './payment-form.tsx'
import { PaymentLink } from './payment-link.tsx'
import { QrPayment } from './qr-payment.tsx'

/** How to pay a deposit, by what the platform asks for. */
export function PaymentAction({ deposit }: { deposit: Deposit }) {
  const { t } = useTranslation()
  const actions: Record<Deposit['actionType'], ComponentType<{ deposit: Deposit }>> = {
    NONE: NothingToDo,
    REDIRECT: PaymentLink,
    QR: QrPayment,
    BANK_DETAILS: BankTransfer,
    FORM_POST: PaymentForm,
  }
  const Action = actions[deposit.actionType]
  return (
    <section className="payment-action" aria-label={t('cashier.pay.how')}>
      <Action deposit={deposit} />
    </section>
  )
}

function NothingToDo({ deposit }: { deposit: Deposit }) {
  const { t } = useTranslation()
  return <p>{t('cashier.pay.none', { method: deposit.channelName })}</p>
}
