import type { Game } from '@marquee/contracts/areas/games/catalogue'
import { isOffered, pagePath } from '@marquee/contracts/pages'
import { Link } from 'react-router'
import { usePageLink } from '../../../brand/pages/pages-context.ts'
import { useStartup } from '../../../brand/startup-context.ts'
import { gameListQuery } from '../../../features/games/game-list-query.ts'
import { GameAnchor } from '../../../features/games/tiles/game-anchor.tsx'
import { useFormat } from '../../../i18n/format.ts'
import { gameTitle } from '../../../i18n/game-title.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { useSession } from '../../../session/session-state.ts'
import { Icon } from '../../../ui/media/icon.tsx'
import { Picture } from '../../../ui/media/picture.tsx'
import type { TemplatePart } from '../../template.ts'
import { topTenQuery, useTopTen } from '../activity/winners.tsx'
import { HeroAction } from './hero-action.tsx'
import { heroArt } from './hero-art.ts'
import { useHeroGames } from './use-hero-games.ts'
import { type HeroSlideData, useHeroSlides } from './use-hero-slides.ts'
import './bento.css'

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

/** The top winner as a small tile; a game instead where there is none. */
function BentoWinner({ instead }: { instead: Game | undefined }) {
  const { t } = useTranslation()
  const { money } = useFormat()
  const winner = useTopTen()?.winner[0]
  if (!winner) return <BentoGame game={instead} />
  return (
    <article className="bento-tile bento-fact">
      <Icon name="trophy" />
      <Link className="bento-link" to={pagePath('leaderboard')}>
        <span className="bento-label">{t('site.winners.wins')}</span>
        <span className="bento-figure num">{money(winner.amount)}</span>
        <span className="bento-label">{winner.accountMasked}</span>
      </Link>
    </article>
  )
}

/** A page as a small tile: a player's mini-games, the promotions where the brand has them, or the VIP levels. */
function BentoPlace() {
  const linkTo = usePageLink()
  const { player } = useSession()
  const { capabilities } = useStartup()
  const page = player ? 'minigame' : isOffered('promotions', capabilities) ? 'promotions' : 'vip'
  const { to, icon, text } = linkTo(page)
  return (
    <article className="bento-tile bento-fact bento-place">
      <Icon name={icon} tone="accent" />
      <Link className="bento-link" to={to}>
        <span className="bento-figure">{text}</span>
      </Link>
    </article>
  )
}

/** A game as a small tile: its picture and its name. An empty tile without one. */
function BentoGame({ game }: { game: Game | undefined }) {
  const language = useLanguage()
  if (!game) return <div className="bento-tile" />
  return (
    <article className="bento-tile bento-game">
      <Picture
        className="bento-cover"
        src={game.gameImage}
        alt=""
        title=""
        seed={`${game.providerCode}/${game.gameCode}`}
        sizes="(min-width: 768px) 320px, 50vw"
        priority
      />
      <GameAnchor className="bento-link" game={game}>
        <span className="bento-name">{gameTitle(game, language)}</span>
      </GameAnchor>
    </article>
  )
}
