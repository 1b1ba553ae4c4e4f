import './balance-pill.css'
import { layoutStore, useLayoutState } from '../../../browser/layout-state.ts'
import { useFormat } from '../../../i18n/format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { usePlayerQuery } from '../../../player/use-player-query.ts'
import { IconButton } from '../../../ui/button/button.tsx'

/** Beyond so many characters a phone's header has no room for the ordinary size. */
const longAmount = 15

/** The player's balance, with buttons to hide and to refresh it. */
export function BalancePill() {
  const { t } = useTranslation()
  const { money } = useFormat()
  const { data, isFetching, refetch } = usePlayerQuery('getBalance', {})
  const { isBalanceHidden } = useLayoutState()
  const amount = data ? money(data.balance) : '—'
  return (
    <div className="balance-pill" data-busy={isFetching || undefined}>
      <output
        className="num"
        data-long={amount.length > longAmount || undefined}
        aria-live="polite"
        aria-label={t('site.balance.label')}
      >
        {isBalanceHidden ? '••••••' : amount}
      </output>
      <IconButton
        icon={isBalanceHidden ? 'eye' : 'eye-off'}
        label={t(isBalanceHidden ? 'site.balance.show' : 'site.balance.hide')}
        onClick={() => layoutStore.update({ isBalanceHidden: !isBalanceHidden })}
      />
      <IconButton
        className="balance-refresh"
        icon="refresh"
        label={t('site.balance.refresh')}
        onClick={() => void refetch()}
      />
    </div>
  )
}
