import { useEffect, useState } from 'react'

// A drawing may take a slow phone 10 ms to lay out and paint; after a late frame one at a time is enough.
const perFrame = 3
const lateMs = 24

type Render = () => void
let waiting: Render[] = []
let isPageHydrated = false
let isScheduled = false

/**
 * Whether the component may render now. Pictures that come in numbers while a page is scrolled render a few in each
 * frame, the last comers first: what is scrolled past need not render at all. What came with the document, and what
 * shall not wait (`isPaced` is false), renders at once.
 */
export function usePacedRender(isPaced: boolean): boolean {
  const [mayRender, setMayRender] = useState(!isPaced || !isPageHydrated)
  useEffect(() => {
    // Effects run once the server's document is hydrated.
    isPageHydrated = true
    if (mayRender) return undefined
    const render = () => setMayRender(true)
    waiting.push(render)
    if (!isScheduled) schedule(performance.now())
    return () => {
      waiting = waiting.filter((other) => other !== render)
    }
  }, [mayRender])
  return mayRender || !isPaced
}

function schedule(lastMs: number): void {
  isScheduled = waiting.length > 0
  if (!isScheduled) return
  requestAnimationFrame((nowMs) => {
    for (const render of waiting.splice(nowMs - lastMs > lateMs ? -1 : -perFrame)) render()
    schedule(nowMs)
  })
}
