import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import type { DepositQuote } from './deposit-quote.ts'

const parts = ['pay', 'fee', 'get', 'turnover'] as const

/** One line, kept up to date: what the player pays, the fee, what arrives, and the turnover it needs. */
export function QuoteLine({ quote }: { quote: DepositQuote | undefined }) {
  const { t } = useTranslation()
  const { money } = useFormat()
  return (
    <dl className="quote-line" aria-live="polite" aria-atomic="true">
      {parts.map((part) => (
        <div key={part} data-part={part}>
          <dt>{t(`cashier.quote.${part}`)}</dt>
          <dd className="num">{quote ? money(quote[part]) : '–'}</dd>
        </div>
      ))}
    </dl>
  )
}
