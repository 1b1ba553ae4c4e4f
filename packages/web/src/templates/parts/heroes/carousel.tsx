import './carousel.css'
import { useTranslation } from 'react-i18next'
import { gameListQuery } from '../../../features/games/game-list-query.ts'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import type { Slot } from '../../template.ts'
import { HeroSlide } from './hero-slide.tsx'
import { useCarousel } from './use-carousel.ts'
import { useHeroSlides } from './use-hero-slides.ts'

/** The brand's welcome, or the player's own slide, then the featured games. It runs by itself until touched. */
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

export const carousel: Slot = {
  name: 'carousel',
  Component: Carousel,
  queries: () => [gameListQuery('featured')],
}
