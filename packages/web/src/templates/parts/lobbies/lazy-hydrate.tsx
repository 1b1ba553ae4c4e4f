import './lazy-hydrate.css'
import { type ReactNode, type RefObject, Suspense, use, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useHydrated } from '../../../browser/use-hydrated.ts'
import { useNearViewport } from '../../use-near-viewport.ts'

/**
 * Leaves a part of the server's document as it is until the reader comes near it or clicks anything, because hydrating
 * a whole page is slow on a cheap phone and many visits never reach its end. Until then links in it work all the same,
 * and what is far away is not even laid out. The children stay those of the first render. The element carries
 * `data-hydrated` once they are hydrated.
 */
export function LazyHydrate({ children }: { children: ReactNode }) {
  const isHydrated = useHydrated()
  const [gate] = useState(() => createGate(isHydrated || typeof window === 'undefined'))
  // A change of the address reaches every part, and would wait for those that are not hydrated.
  const location = useLocation()
  const [arrival] = useState(location)
  if (location !== arrival) gate.open()
  const [isFar, setFar] = useState(!isHydrated)
  const place = useNearViewport<HTMLDivElement>('25% 0px', () => {
    gate.open()
    setFar(false)
  })
  // One element for good: React discards a dehydrated part whose props change, and renders it anew.
  const [part] = useState(() => (
    <Suspense>
      <Gated gate={gate} place={place}>
        {children}
      </Gated>
    </Suspense>
  ))
  useEffect(() => {
    // An empty part takes no room, so that nobody ever comes near it.
    if (!place.current?.firstElementChild) gate.open()
    // In the capture phase, before React handles the click; it then replays the click in the part.
    window.addEventListener('click', gate.open, true)
    return () => window.removeEventListener('click', gate.open, true)
  }, [gate, place])
  return (
    <div ref={place} className={isFar ? 'lazy-hydrate far' : 'lazy-hydrate'}>
      {part}
    </div>
  )
}

interface GatedProps {
  gate: Gate
  place: RefObject<HTMLDivElement | null>
  children: ReactNode
}

function Gated({ gate, place, children }: GatedProps) {
  if (!gate.isOpen && !hasEarlyClick()) use(gate.opened)
  useEffect(() => {
    if (place.current) place.current.dataset.hydrated = ''
  }, [place])
  return children
}

/** A button was clicked before the page was hydrated, and the click is now replayed. */
const hasEarlyClick = () => document.querySelector('[data-pressed]') !== null

interface Gate {
  isOpen: boolean
  opened: Promise<void>
  open: () => void
}

function createGate(isOpen: boolean): Gate {
  let resolve = () => {}
  const opened = new Promise<void>((settle) => {
    resolve = settle
  })
  const open = () => {
    gate.isOpen = true
    resolve()
  }
  const gate = { isOpen, opened, open }
  return gate
}
