import './balance-amount.css'
import { useLayoutState } from '../../../browser/layout-state.ts'
import { useFormat } from '../../../i18n/format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { usePlayerQuery } from '../../../player/use-player-query.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'

/** Beyond so many characters a phone's header has no room for the ordinary size. */
const longAmount = 15

/** The player's balance, unless they have hidden it; a skeleton until it is known. */
export function BalanceAmount() {
  const { t } = useTranslation()
  const { money } = useFormat()
  const { data, isError } = usePlayerQuery('getBalance', {})
  const { isBalanceHidden } = useLayoutState()
  const amount = data ? money(data.balance) : '—'
  const isKnown = data !== undefined || isError
  return (
    <output
      className="num"
      data-long={amount.length > longAmount || undefined}
      aria-live="polite"
      aria-label={t('site.balance.label')}
    >
      {isBalanceHidden ? '••••••' : isKnown ? amount : <Skeleton className="balance-place" />}
    </output>
  )
}
