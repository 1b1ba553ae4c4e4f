import './balance-amount.css'
import type { ResponseOf } from '@marquee/contracts/operations'
import { useLayoutState } from '../browser/layout-state.ts'
import { useFormat } from '../i18n/format.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { usePlayerQuery } from './use-player-query.ts'

/** A balance: the cash, and apart from it the bonus money, where there is some. */
export function BalanceParts({ balance: { balance, cash, bonus } }: { balance: ResponseOf<'getBalance'> }) {
  const { t } = useTranslation()
  const { money } = useFormat()
  return (
    <>
      {money(cash ?? balance)}
      {bonus ? (
        <small className="balance-bonus">{t('site.balance.bonus', { amount: money(bonus) })}</small>
      ) : null}
    </>
  )
}

/** Beyond so many characters a phone's header has no room for the ordinary size. */
const longAmount = 15

/** The player's balance, unless they have hidden it; a skeleton until it is known. */
export function BalanceAmount() {
  const { t } = useTranslation()
  const { money } = useFormat()
  const { data, isError } = usePlayerQuery('getBalance', {})
  const { isBalanceHidden } = useLayoutState()
  const isLong = data && money(data.cash ?? data.balance).length > longAmount
  return (
    <output
      className="num"
      data-long={isLong || undefined}
      aria-live="polite"
      aria-label={t('site.balance.label')}
    >
      {isBalanceHidden ? (
        '••••••'
      ) : data ? (
        <BalanceParts balance={data} />
      ) : isError ? (
        '—'
      ) : (
        <Skeleton className="balance-place" />
      )}
    </output>
  )
}
