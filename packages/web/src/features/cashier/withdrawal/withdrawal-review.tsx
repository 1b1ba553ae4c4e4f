import type { WithdrawalInfo } from '@marquee/contracts/areas/cashier/withdrawals'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { Button } from '../../../ui/button/button.tsx'
import { FactLines } from '../../../ui/layout/fact-lines.tsx'
import { useMinutesText } from '../use-minutes-text.ts'
import type { WithdrawalChoice } from './withdrawal-choice.ts'
import { withdrawalQuote } from './withdrawal-quote.ts'

interface WithdrawalReviewProps {
  info: WithdrawalInfo
  choice: WithdrawalChoice
  onChange: () => void
}

/** What a withdrawal will do: how much arrives where, within which time, and what it costs. */
export function WithdrawalReview({ info, choice: { amount, bank }, onChange }: WithdrawalReviewProps) {
  const { t } = useTranslation()
  const { money } = useFormat()
  const minutesText = useMinutesText()
  const { fee, get } = withdrawalQuote(amount, info)
  const heading = useRef<HTMLHeadingElement>(null)
  // The step before has gone, with the button that had the focus.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }, [])
  const lines = [
    [t('cashier.review.amount'), money({ amount, currency: info.currency })],
    [t('cashier.review.fee'), money(fee)],
    [
      t('cashier.review.account'),
      <>
        {bank.bankName} <span className="cashier-number">{bank.accountNumberMasked}</span>
      </>,
    ],
    [t('cashier.review.time'), minutesText(info.processingTime)],
  ] as const
  return (
    <section className="withdrawal-review">
      <h2 ref={heading} tabIndex={-1}>
        {t('cashier.review.title')}
      </h2>
      <p className="withdrawal-get">
        {t('cashier.review.get')} <strong className="num">{money(get)}</strong>
      </p>
      <FactLines facts={lines} />
      <Button variant="quiet" onClick={onChange}>
        {t('cashier.review.change')}
      </Button>
    </section>
  )
}
