import './split.css'
import { gameListQuery } from '../../../features/games/game-list-query.ts'
import { useSession } from '../../../session/session-state.ts'
import { Picture } from '../../../ui/media/picture.tsx'
import type { TemplatePart } from '../../template.ts'
import { HeroAction } from './hero-action.tsx'
import { heroArt } from './hero-art.ts'
import { SplitLogin } from './split-parts/split-login.tsx'
import { SplitPlayer } from './split-parts/split-player.tsx'
import { useHeroGames } from './use-hero-games.ts'
import { type HeroSlideData, useHeroSlides } from './use-hero-slides.ts'

const pictureCount = 4

/** A banner beside what the visitor does first: log in, or, as a player, deposit and go on playing. */
function Split() {
  const { player } = useSession()
  const [opening] = useHeroSlides() as [HeroSlideData]
  const games = useHeroGames()
  return (
    <section className="split">
      <div className="split-sides">
        <div className="split-banner">
          <div className="split-words">
            <h1 className="split-title">{opening.title}</h1>
            <p className="split-text">{opening.text}</p>
            <HeroAction action={opening.action} className="split-action" />
          </div>
          <div className="split-frieze">
            {heroArt(games, pictureCount).map((game, index) => (
              <Picture
                key={`${game.providerCode}/${game.gameCode}`}
                className="split-picture"
                src={game.gameImage}
                alt=""
                title={game.gameName}
                seed={game.gameCode}
                priority={index < 2}
              />
            ))}
          </div>
        </div>
        <div className="split-panel">{player ? <SplitPlayer games={games.featured} /> : <SplitLogin />}</div>
      </div>
    </section>
  )
}

export const split: TemplatePart = { Component: Split, queries: () => [gameListQuery('featured')] }
