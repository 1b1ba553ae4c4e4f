import './bento.css'
import { gameListQuery } from '../../../features/games/game-list-query.ts'
import { Picture } from '../../../ui/media/picture.tsx'
import type { TemplatePart } from '../../template.ts'
import { topTenQuery } from '../activity/use-top-ten.ts'
import { BentoGame } from './bento-parts/bento-game.tsx'
import { BentoPlace } from './bento-parts/bento-place.tsx'
import { BentoWinner } from './bento-parts/bento-winner.tsx'
import { HeroAction } from './hero-action.tsx'
import { heroArt } from './hero-art.ts'
import { useHeroGames } from './use-hero-games.ts'
import { type HeroSlideData, useHeroSlides } from './use-hero-slides.ts'

const pictureCount = 3
/** Beyond so many letters, large ones would break a long word. */
const longTitle = 32

/** A banner as one large tile beside four small ones: two games, the latest winner, and a page worth a visit. */
function Bento() {
  const [opening] = useHeroSlides() as [HeroSlideData]
  const games = useHeroGames()
  const [first, second, third] = games.featured
  return (
    <section className="bento">
      <div className="bento-tiles">
        <article className="bento-tile bento-large">
          <div className="bento-art">
            {heroArt(games, pictureCount).map((game, index) => (
              <Picture
                key={game.gameCode}
                className="bento-picture"
                src={game.gameImage}
                alt=""
                title={game.gameName}
                seed={game.gameCode}
                priority={index === 0}
              />
            ))}
          </div>
          <h1 className="bento-title" data-long={opening.title.length > longTitle || undefined}>
            {opening.title}
          </h1>
          <p className="bento-text">{opening.text}</p>
          <HeroAction action={opening.action} className="bento-action" />
        </article>
        <BentoGame game={first} />
        <BentoWinner instead={third} />
        <BentoPlace />
        <BentoGame game={second} />
      </div>
    </section>
  )
}

export const bento: TemplatePart = {
  Component: Bento,
  queries: ({ capabilities }) => [
    gameListQuery('featured'),
    ...(capabilities.includes('topTen') ? [topTenQuery()] : []),
  ],
}
