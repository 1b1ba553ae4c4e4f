import type { Game } from '@marquee/contracts/games/game'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../ui/badge.tsx'

/** A mark that a list need not repeat, because all its games have it. */
export type ImpliedBadge = 'hot' | 'new'

interface GameBadgesProps {
  game: Pick<Game, 'isHot' | 'isNew' | 'isMaintenance'>
  implied?: ImpliedBadge | undefined
}

/** What sets a game apart. Maintenance speaks alone: nothing else matters then. */
export function GameBadges({ game, implied }: GameBadgesProps) {
  const { t } = useTranslation()
  if (game.isMaintenance) {
    return (
      <span className="game-badges">
        <Badge tone="warning">{t('games.maintenance')}</Badge>
      </span>
    )
  }
  const isHot = game.isHot && implied !== 'hot'
  const isNew = game.isNew && implied !== 'new'
  if (!isHot && !isNew) return null
  return (
    <span className="game-badges">
      {isHot ? (
        <Badge tone="accent" icon="flame">
          {t('games.hot')}
        </Badge>
      ) : null}
      {isNew ? <Badge>{t('games.new')}</Badge> : null}
    </span>
  )
}
