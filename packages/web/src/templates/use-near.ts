import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/**
 * Tells once when the reader has come near an element. `margin` is how near, as CSS writes it: `50% 0px` is half a
 * screen above and below. @returns the ref of the element
 */
export function useNear<Place extends Element>(margin: string, onNear: () => void): RefObject<Place | null> {
  const place = useRef<Place>(null)
  const tell = useEffectEvent(onNear)
  useEffect(() => {
    if (!place.current) return undefined
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        watch.disconnect()
        tell()
      },
      { rootMargin: margin },
    )
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [margin])
  return place
}
