import type { Game } from '@marquee/contracts/areas/games/catalogue'
import { gameKey } from '@marquee/contracts/areas/games/lists'
import { memo } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import './game-tile.css'
import './tile-demo.css'
import { gameTitle } from '../../../i18n/game-title.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Picture } from '../../../ui/media/picture.tsx'
import { TableFacts } from '../tables/table-facts.tsx'
import { GameAnchor } from './game-anchor.tsx'
import { GameBadges, type ImpliedBadge } from './game-badges.tsx'
import { HeartButton } from './heart-button.tsx'

/** Games, or their skeletons while they load, as list items. */
export function GameTiles({ games, places = 12, priority = 0, implied }: GamesProps) {
  if (!games) {
    return Array.from({ length: places }, (_, place) => place).map((place) => (
      <li key={place}>
        <TileSkeleton />
      </li>
    ))
  }
  return games.map((game, index) => (
    <li key={gameKey(game)}>
      <GameTile game={game} priority={index < priority} implied={implied} />
    </li>
  ))
}

interface GameTileProps {
  game: Game
  /** Whether its picture loads with high priority. */
  priority?: boolean | undefined
  implied?: ImpliedBadge | undefined
}

/**
 * A game as a card, styled by `[data-card]` and `[data-surface]` of an ancestor. The whole card is one link; the demo
 * is a second link above it.
 */
export const GameTile = memo(function GameTile({ game, priority, implied }: GameTileProps) {
  const { t } = useTranslation()
  const name = gameTitle(game, useLanguage())
  const closed = game.isMaintenance
  const hasDemo = game.hasDemo && !closed
  return (
    <article className={closed ? 'tile tile-closed' : hasDemo ? 'tile tile-with-demo' : 'tile'}>
      <div className="tile-art">
        <Picture
          src={game.gameImage}
          alt=""
          title={name}
          seed={`${game.providerCode}/${game.gameCode}`}
          className="tile-picture"
          priority={priority}
        />
      </div>
      <GameBadges game={game} implied={implied} />
      {game.category === 'casino' && !closed ? <TableFacts game={game} /> : null}
      <div className="tile-text">
        {closed ? (
          <span className="tile-name" title={name}>
            {name}
          </span>
        ) : (
          <GameAnchor className="tile-name tile-link" game={game} title={name}>
            {name}
          </GameAnchor>
        )}
        <span className="tile-provider">{game.providerName}</span>
      </div>
      <HeartButton game={game} name={name} />
      {hasDemo ? (
        <GameAnchor className="tile-demo" game={game} mode="DEMO" aria-label={t('games.demoOf', { name })}>
          {t('games.demo')}
        </GameAnchor>
      ) : null}
    </article>
  )
})

/** A game tile's skeleton, of the same size. */
export function TileSkeleton() {
  return (
    <div className="tile" aria-hidden="true">
      <Skeleton className="tile-art" />
      <div className="tile-text">
        <span className="tile-name">
          <Skeleton className="tile-skeleton-name" />
        </span>
        <span className="tile-provider">
          <Skeleton className="tile-skeleton-provider" />
        </span>
      </div>
    </div>
  )
}

/** The props that all layouts of games share. */
export interface GamesProps {
  /** `undefined` while they load: skeletons are shown instead. */
  games: readonly Game[] | undefined
  /** The number of skeletons. */
  places?: number | undefined
  /** How many pictures, from the first, load with high priority. */
  priority?: number | undefined
  implied?: ImpliedBadge | undefined
}
