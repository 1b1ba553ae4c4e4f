import type { Game } from '@marquee/contracts/areas/games/catalogue'
import { useTranslation } from 'react-i18next'
import { gameTitle } from '../../../i18n/game-title.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { Icon } from '../../../ui/media/icon.tsx'
import { Picture } from '../../../ui/media/picture.tsx'
import { GameAnchor } from '../tiles/game-anchor.tsx'
import { GameBadges, type ImpliedBadge } from '../tiles/game-badges.tsx'
import { HeartButton } from '../tiles/heart-button.tsx'

interface GameRowProps {
  game: Game
  implied?: ImpliedBadge | undefined
}

/** A game as one compact row; the whole row is the link. */
export function GameRow({ game, implied }: GameRowProps) {
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
