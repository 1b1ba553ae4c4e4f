import './lazy-render.css'
import { type ReactNode, useState } from 'react'
import { useNearViewport } from '../../use-near-viewport.ts'

/** Renders its content once it is within half a screen of the viewport, and a placeholder before. */
export function LazyRender({ children }: { children: ReactNode }) {
  const [isNear, setNear] = useState(false)
  const placeholder = useNearViewport<HTMLDivElement>('50% 0px', () => setNear(true))
  return isNear ? children : <div ref={placeholder} className="lazy-render" />
}
