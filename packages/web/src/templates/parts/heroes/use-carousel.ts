import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

const slideDurationMs = 6_000

export interface CarouselState {
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
