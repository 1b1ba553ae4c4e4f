import type { Deposit } from '@marquee/contracts/areas/cashier/deposits'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { CopyLine } from '../../../ui/layout/copy-line.tsx'

/** The account to pay to, the exact amount and the reference, each to be copied. */
export function BankTransfer({ deposit: { bank, amount } }: { deposit: Deposit }) {
  const { t } = useTranslation()
  const { money } = useFormat()
  const lines = [
    { name: 'bankName', value: bank?.bankName },
    { name: 'accountName', value: bank?.accountName },
    { name: 'accountNumber', value: bank?.accountNumber },
    { name: 'amount', value: amount ? money(amount) : undefined, copied: amount?.amount },
    { name: 'referenceNo', value: bank?.referenceNo },
  ] as const
  return (
    <>
      <dl className="payment-lines">
        {lines.map(({ name, value, ...rest }) =>
          value ? (
            <CopyLine
              key={name}
              label={t(`cashier.bank.${name}`)}
              value={value}
              {...rest}
              copyLabel={t('app.copy')}
              copiedLabel={t('app.copied')}
            />
          ) : null,
        )}
      </dl>
      <p className="payment-note">{t('cashier.pay.exact')}</p>
    </>
  )
}
