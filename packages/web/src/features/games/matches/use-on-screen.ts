import { useEffect, useState } from 'react'

/** Since when an element has been on the screen, in a tab that is shown, in ms since the epoch; `undefined` while it is not. */
export function useOnScreen(element: Element | null): number | undefined {
  const [sinceMs, setSinceMs] = useState<number>()
  useEffect(() => {
    if (!element) return undefined
    let isInViewport = false
    const tell = () => {
      const isSeen = isInViewport && !document.hidden
      setSinceMs((since) => (isSeen ? (since ?? Date.now()) : undefined))
    }
    const observer = new IntersectionObserver((entries) => {
      isInViewport = entries.at(-1)?.isIntersecting ?? false
      tell()
    })
    observer.observe(element)
    document.addEventListener('visibilitychange', tell)
    return () => {
      observer.disconnect()
      document.removeEventListener('visibilitychange', tell)
    }
  }, [element])
  return sinceMs
}
