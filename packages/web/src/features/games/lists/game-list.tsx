import type { Game } from '@marquee/contracts/areas/games/catalogue'
import { gameKey } from '@marquee/contracts/areas/games/lists'
import { gameTitle } from '../../../i18n/game-title.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { Picture } from '../../../ui/media/picture.tsx'
import { GameAnchor } from '../tiles/game-anchor.tsx'
import { GameBadges, type ImpliedBadge } from '../tiles/game-badges.tsx'
import type { GamesProps } from '../tiles/game-tile.tsx'
import { HeartButton } from '../tiles/heart-button.tsx'
import '../tiles/game-tile.css'
import './game-list.css'

/** Games as compact rows, in as many columns as fit. */
export function GameList({ games, places = 6, implied, label }: GamesProps & { label: string }) {
  return (
    <div className="game-list">
      <ul aria-label={label}>
        {games
          ? games.map((game) => (
              <li key={gameKey(game)}>
                <GameRow game={game} implied={implied} />
              </li>
            ))
          : Array.from({ length: places }, (_, place) => place).map((place) => (
              <li key={place} className="game-row" aria-hidden="true">
                <Skeleton className="game-row-picture" />
                <Skeleton lines={2} />
              </li>
            ))}
      </ul>
    </div>
  )
}

interface GameRowProps {
  game: Game
  implied?: ImpliedBadge | undefined
}

/** A game as one compact row; the whole row is the link. */
function GameRow({ game, implied }: GameRowProps) {
  const { t } = useTranslation()
  const name = gameTitle(game, useLanguage())
  const closed = game.isMaintenance
  return (
    <article className={closed ? 'game-row tile-closed' : 'game-row'}>
      <Picture
        src={game.gameImage}
        alt=""
        title=""
        seed={`${game.providerCode}/${game.gameCode}`}
        className="game-row-picture tile-picture"
      />
      <div className="game-row-text">
        {closed ? (
          <span className="tile-name" title={name}>
            {name}
          </span>
        ) : (
          <GameAnchor className="tile-name tile-link" game={game} title={name}>
            {name}
          </GameAnchor>
        )}
        <span className="game-row-facts">
          <span className="tile-provider">{game.providerName}</span>
          {game.hasDemo && !closed ? (
            <GameAnchor
              className="game-row-demo"
              game={game}
              mode="DEMO"
              aria-label={t('games.demoOf', { name })}
            >
              {t('games.demo')}
            </GameAnchor>
          ) : null}
        </span>
        {closed ? <GameBadges game={game} /> : null}
      </div>
      {closed ? null : <GameBadges game={game} implied={implied} />}
      <HeartButton game={game} name={name} />
      {closed ? null : (
        <span className="game-row-play" aria-hidden="true">
          <Icon name="play" />
          <span className="game-row-word">{t('games.play')}</span>
        </span>
      )}
    </article>
  )
}
