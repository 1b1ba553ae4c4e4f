import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { usePlayerQuery } from '../../player/use-player-query.ts'
import { Icon } from '../../ui/media/icon.tsx'

/**
 * The tokens that can be played, and under them those staked in plays that are not settled. The second line changes
 * neither the width nor the height of the pill, which would otherwise move the board in the middle of a play.
 */
export function TokenWallet() {
  const { t } = useTranslation()
  const { number } = useFormat()
  const { data } = usePlayerQuery('getMiniGameWallet', {})
  const frozen = Number(data?.frozenToken ?? 0)
  return (
    <p className="mini-wallet num" aria-live="polite">
      <Icon name="sparkle" />
      <span>
        <strong>{data ? number(Number(data.tokenBalance)) : '—'}</strong> {t('minigame.tokens')}
      </span>
      {frozen > 0 ? <small>{t('minigame.held', { number: number(frozen) })}</small> : null}
    </p>
  )
}
