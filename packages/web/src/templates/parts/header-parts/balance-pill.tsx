import './balance-pill.css'
import { useTranslation } from 'react-i18next'
import { layoutStore, useLayoutState } from '../../../browser/layout-state.ts'
import { useFormat } from '../../../i18n/format.ts'
import { usePlayerQuery } from '../../../player/use-player-query.ts'
import { IconButton } from '../../../ui/button/icon-button.tsx'

/** What the player has: the amount, to hide it from others in the room, and to ask again. */
export function BalancePill() {
  const { t } = useTranslation()
  const { money } = useFormat()
  const { data, isFetching, refetch } = usePlayerQuery('getBalance', {})
  const { isBalanceHidden } = useLayoutState()
  const amount = data ? money(data.balance) : '—'
  return (
    <div className="balance-pill" data-busy={isFetching || undefined}>
      <output className="num" aria-live="polite" aria-label={t('site.balance.label')}>
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
