import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { gameListQuery } from '../../../features/games/game-list-query.ts'
import { GameAnchor } from '../../../features/games/tiles/game-anchor.tsx'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { buttonClass, IconButton } from '../../../ui/button/button.tsx'
import { Picture } from '../../../ui/media/picture.tsx'
import type { TemplatePart } from '../../template.ts'
import { type HeroSlideData, useHeroSlides } from './use-hero-slides.ts'
import './carousel.css'

/** A welcome slide, or the player's own one, then the featured games. Slides advance on a timer. */
function Carousel() {
  const { t } = useTranslation()
  const slides = useHeroSlides()
  const { track, index, show, isPaused, togglePause, listeners } = useCarousel(slides.length)
  return (
    <section className="carousel" aria-roledescription="carousel" aria-label={t('site.hero.highlights')}>
      <ul className="carousel-track" ref={track} {...listeners}>
        {slides.map((slide, position) => (
          <li
            key={slide.name}
            aria-roledescription="slide"
            aria-label={t('site.hero.slide', { index: position + 1, total: slides.length })}
          >
            <HeroSlide {...slide} first={position === 0} />
          </li>
        ))}
      </ul>
      {slides.length > 1 ? (
        <div className="carousel-controls">
          <IconButton
            icon="chevron-left"
            label={t('site.hero.previous')}
            onClick={() => show((index + slides.length - 1) % slides.length)}
          />
          <span className="carousel-dots" aria-hidden="true">
            {slides.map((slide, position) => (
              <i key={slide.name} data-current={position === index || undefined} />
            ))}
          </span>
          <IconButton
            icon="chevron-right"
            label={t('site.hero.next')}
            onClick={() => show((index + 1) % slides.length)}
          />
          <button
            type="button"
            className="icon-button carousel-pause"
            aria-label={t(isPaused ? 'site.hero.resume' : 'site.hero.pause')}
            data-paused={isPaused || undefined}
            onClick={togglePause}
          />
        </div>
      ) : null}
    </section>
  )
}

export const carousel: TemplatePart = {
  Component: Carousel,
  queries: () => [gameListQuery('featured')],
}

const slideDurationMs = 6_000

interface CarouselState {
  /** For the element that scrolls. */
  track: RefObject<HTMLUListElement | null>
  /** Index of the visible slide. */
  index: number
  show: (index: number) => void
  isPaused: boolean
  togglePause: () => void
  listeners: { onScroll: () => void }
}

/**
 * State of a row of slides that scrolls by touch and advances on a timer. The timer is suspended while a pointer or the
 * focus is on the carousel, while the page is hidden, while the player has paused it, and with
 * `prefers-reduced-motion`.
 */
function useCarousel(count: number): CarouselState {
  const track = useRef<HTMLUListElement>(null)
  const [index, setIndex] = useState(0)
  const [isPaused, setPaused] = useState(false)
  const show = useCallback((next: number) => {
    const element = track.current
    element?.scrollTo({ left: next * element.clientWidth })
  }, [])
  const onScroll = useCallback(() => {
    const element = track.current
    if (element) setIndex(Math.round(element.scrollLeft / Math.max(1, element.clientWidth)))
  }, [])

  useEffect(() => {
    const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
    if (isPaused || prefersReducedMotion || count < 2) return undefined
    const timer = setInterval(() => {
      if (!isInUse(track.current)) show((index + 1) % count)
    }, slideDurationMs)
    return () => clearInterval(timer)
  }, [index, count, isPaused, show])

  return {
    track,
    index,
    show,
    isPaused,
    togglePause: () => setPaused((paused) => !paused),
    listeners: { onScroll },
  }
}

function isInUse(track: HTMLElement | null): boolean {
  const carousel = track?.parentElement
  return !carousel || document.hidden || carousel.matches(':hover, :focus-within')
}

const actionClass = `${buttonClass({ variant: 'outline', size: 'l' })} hero-action`

/** Text on the brand's color, with pictures of games laid out like cards. */
function HeroSlide({ title, text, action, art, first }: HeroSlideData & { first: boolean }) {
  const Heading = first ? 'h1' : 'h2'
  return (
    <article className="hero-slide">
      <div className="hero-words">
        <Heading className="hero-title" data-length={titleLength(title)}>
          {title}
        </Heading>
        <p className="hero-text">{text}</p>
        {'game' in action ? (
          <GameAnchor className={actionClass} game={action.game}>
            {action.label}
          </GameAnchor>
        ) : (
          <Link className={actionClass} to={action.to}>
            {action.label}
          </Link>
        )}
      </div>
      <div className={art.length > 1 ? 'hero-art hero-fan' : 'hero-art'}>
        {art.map((game, index) => (
          <Picture
            key={game.gameCode}
            className="hero-card"
            src={game.gameImage}
            alt=""
            title={game.gameName}
            seed={game.gameCode}
            priority={first && index === 0}
          />
        ))}
      </div>
    </article>
  )
}

// Latin letters of a line on a phone, in the largest and in the second font size.
const lineWidths = { largest: 12, second: 16 }

/** Length class of a title: one that would take more than two lines gets a smaller font size. */
function titleLength(title: string): 'long' | 'longest' | undefined {
  if (lineCount(title, lineWidths.largest) <= 2) return undefined
  return lineCount(title, lineWidths.second) <= 2 ? 'long' : 'longest'
}

/** How many lines a text takes, broken between words, or anywhere in Chinese. */
function lineCount(text: string, lineWidth: number): number {
  let lines = 1
  let used = 0
  for (const piece of text.match(/[\p{Script=Han}\u3000-\u303f\uff00-\uff60]|[^\s\p{Script=Han}]+\s*/gu) ??
    []) {
    const width = widthOf(piece.trimEnd())
    if (used > 0 && used + width > lineWidth) {
      lines += 1
      used = 0
    }
    lines += Math.ceil(Math.max(0, width - lineWidth) / lineWidth)
    used += widthOf(piece)
  }
  return lines
}

// A Chinese character is as wide as two Latin letters.
const widthOf = (text: string) =>
  text.length + (text.match(/[\p{Script=Han}\u3000-\u303f\uff00-\uff60]/gu)?.length ?? 0)
