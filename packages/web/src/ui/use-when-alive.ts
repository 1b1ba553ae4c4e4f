import { useEffect, useEffectEvent } from 'react'

/** Does something once, when the page is alive: a control that React steers looks for what was entered before. */
export function useWhenAlive(look: () => void): void {
  const tell = useEffectEvent(look)
  useEffect(() => tell(), [])
}
