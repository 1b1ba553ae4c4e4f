import './lazy-render.css'
import { type ReactNode, useState } from 'react'
import { useNear } from '../../use-near.ts'

/** Renders its content once the reader is within half a screen of it; before that a place of about its size. */
export function LazyRender({ children }: { children: ReactNode }) {
  const [isNear, setNear] = useState(false)
  const place = useNear<HTMLDivElement>('50% 0px', () => setNear(true))
  return isNear ? children : <div ref={place} className="lazy-render" />
}
