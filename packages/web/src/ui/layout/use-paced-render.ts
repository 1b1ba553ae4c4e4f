import { useEffect, useState } from 'react'

// An SVG picture takes a slow phone long to lay out and paint, so a frame after a late one renders only one.
const rendersPerFrame = 3
const lateFrameMs = 24

type Render = () => void
let waiting: Render[] = []
let isPageHydrated = false
let isScheduled = false

/**
 * Whether the component may render now. Of many pictures that appear while a page is scrolled, a few render per frame,
 * the latest first, because the visitor may scroll past the others. Renders at once before hydration, to match the
 * server's document, and if `isPaced` is false.
 */
export function usePacedRender(isPaced: boolean): boolean {
  const [mayRender, setMayRender] = useState(!isPaced || !isPageHydrated)
  useEffect(() => {
    // Effects only run after hydration.
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
    for (const render of waiting.splice(nowMs - lastMs > lateFrameMs ? -1 : -rendersPerFrame)) render()
    schedule(nowMs)
  })
}
