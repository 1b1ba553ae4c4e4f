import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

const stayMs = 6_000

/** What a carousel's view needs: the place to scroll, the slide in sight, and the ways to move and to hold it. */
export interface CarouselState {
  track: RefObject<HTMLUListElement | null>
  index: number
  show: (index: number) => void
  isPaused: boolean
  togglePause: () => void
  listeners: { onScroll: () => void }
}

/**
 * A row of slides that the finger scrolls and a timer advances. The timer rests while a pointer or the focus is
 * on the carousel, while the page is hidden, when the player has paused it, and for who wants less motion.
 */
export function useCarousel(count: number): CarouselState {
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
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    if (isPaused || calm || count < 2) return undefined
    const timer = setInterval(() => {
      if (!isHeld(track.current)) show((index + 1) % count)
    }, stayMs)
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

function isHeld(track: HTMLElement | null): boolean {
  const carousel = track?.parentElement
  return !carousel || document.hidden || carousel.matches(':hover, :focus-within')
}
