import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/**
 * Calls back once an element comes near the viewport.
 * @param margin distance that counts as near, as a CSS margin: `50% 0px` is half a screen above and below
 * @returns the ref for the element
 */
export function useNearViewport<Target extends Element>(
  margin: string,
  onNear: () => void,
): RefObject<Target | null> {
  const target = useRef<Target>(null)
  const notify = useEffectEvent(onNear)
  useEffect(() => {
    if (!target.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        notify()
      },
      { rootMargin: margin },
    )
    observer.observe(target.current)
    return () => observer.disconnect()
  }, [margin])
  return target
}
