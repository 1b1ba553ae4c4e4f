import './balance-pill.css'
import { layoutStore, useLayoutState } from '../../../browser/layout-state.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { BalanceAmount } from '../../../player/balance-amount.tsx'
import { usePlayerQuery } from '../../../player/use-player-query.ts'
import { IconButton } from '../../../ui/button/button.tsx'

/** The player's balance, with buttons to hide and to refresh it. */
export function BalancePill() {
  const { t } = useTranslation()
  const { isFetching, refetch } = usePlayerQuery('getBalance', {})
  const { isBalanceHidden } = useLayoutState()
  return (
    <div className="balance-pill" data-busy={isFetching || undefined}>
      <BalanceAmount />
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
