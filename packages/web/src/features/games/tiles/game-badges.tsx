import type { Game } from '@marquee/contracts/areas/games/catalogue'
import { useFormat } from '../../../i18n/format.ts'
import { Badge } from '../../../ui/feedback/badge.tsx'
import './game-badges.css'
import { useTranslation } from '../../../i18n/use-translation.ts'

/** A badge that a list does not repeat, because all of its games have it. */
export type ImpliedBadge = 'hot' | 'new'

interface GameBadgesProps {
  game: Pick<Game, 'isHot' | 'isNew' | 'isMaintenance' | 'maintenanceUntil'> & {
    /** Of a game that the player has left with a round unfinished. */
    hasOpenRound?: boolean
  }
  implied?: ImpliedBadge | undefined
}

/** A game's badges: maintenance alone, or an unfinished round, hot and new. */
export function GameBadges({ game, implied }: GameBadgesProps) {
  const { t } = useTranslation()
  const { dateTime } = useFormat()
  if (game.isMaintenance) {
    return (
      <span className="game-badges">
        <Badge tone="warning">
          {game.maintenanceUntil
            ? t('games.maintenanceUntil', { time: dateTime(game.maintenanceUntil) })
            : t('games.maintenance')}
        </Badge>
      </span>
    )
  }
  const { hasOpenRound } = game
  const isHot = game.isHot && implied !== 'hot'
  const isNew = game.isNew && implied !== 'new'
  if (!hasOpenRound && !isHot && !isNew) return null
  return (
    <span className="game-badges">
      {hasOpenRound ? <Badge tone="accent">{t('games.openRound')}</Badge> : null}
      {isHot ? (
        <Badge tone="accent" icon="flame">
          {t('games.hot')}
        </Badge>
      ) : null}
      {isNew ? <Badge>{t('games.new')}</Badge> : null}
    </span>
  )
}
