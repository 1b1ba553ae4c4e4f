import './ticker.css'
import type { ReactNode } from 'react'
import { gameListQuery } from '../../../features/games/game-list-query.ts'
import { useFormat } from '../../../i18n/format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Picture } from '../../../ui/media/picture.tsx'
import type { TemplatePart } from '../../template.ts'
import { Ticker } from '../activity/ticker.tsx'
import { topTenQuery, useTopTen } from '../activity/winners.tsx'
import { HeroAction } from './hero-action.tsx'
import { heroArt } from './hero-art.ts'
import { useHeroGames } from './use-hero-games.ts'
import { type HeroSlideData, useHeroSlides } from './use-hero-slides.ts'

const pictureCount = 4

/** A slim banner over the running top ten; over the featured games where the brand has no top ten. */
function TickerHero() {
  const { t } = useTranslation()
  const slides = useHeroSlides()
  const games = useHeroGames()
  const winners = useWinnerLines()
  const [opening, ...featured] = slides as [HeroSlideData, ...HeroSlideData[]]
  return (
    <section className="tape">
      <div className="tape-banner">
        <div className="tape-words">
          <h1>{opening.title}</h1>
          <p>{opening.text}</p>
        </div>
        <HeroAction action={opening.action} className="tape-action" />
        <div className="tape-art">
          {heroArt(games, pictureCount).map((game, index) => (
            <Picture
              key={game.gameCode}
              src={game.gameImage}
              alt=""
              title=""
              seed={game.gameCode}
              className="tape-picture"
              priority={index === 0}
            />
          ))}
        </div>
      </div>
      {winners ? (
        <Ticker className="tape-line" label={t('site.winners.title')} icon="trophy" lines={winners} />
      ) : featured.length > 0 ? (
        <Ticker
          className="tape-line"
          label={t('site.hero.highlights')}
          icon="star"
          lines={featured.map(({ name, title, text }) => (
            <span key={name} className="tape-entry">
              <span>{text}</span>
              <b>{title}</b>
            </span>
          ))}
        />
      ) : games.isComing ? (
        <Skeleton className="tape-line" />
      ) : null}
    </section>
  )
}

/** The winners with their places; `null` where there are none. */
function useWinnerLines(): ReactNode[] | null {
  const { money } = useFormat()
  const entries = useTopTen()?.winner ?? []
  if (entries.length === 0) return null
  return entries.map(({ accountMasked, amount }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: an entry has no identity but its rank
    <span key={index} className="tape-entry">
      <i>{index + 1}</i>
      <span>{accountMasked}</span>
      <b>{money(amount)}</b>
    </span>
  ))
}

export const ticker: TemplatePart = {
  Component: TickerHero,
  queries: ({ capabilities }) => [
    gameListQuery('featured'),
    ...(capabilities.includes('topTen') ? [topTenQuery()] : []),
  ],
}
