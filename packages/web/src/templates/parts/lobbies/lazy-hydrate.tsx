import { type ReactNode, type RefObject, Suspense, use, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useHydrated } from '../../../browser/use-client-value.ts'
import { useNearViewport } from '../../use-near-viewport.ts'
import './lazy-hydrate.css'

/** Renders its content once it is within half a screen of the viewport, and a placeholder before. */
export function LazyRender({ children }: { children: ReactNode }) {
  const [isNear, setNear] = useState(false)
  const placeholder = useNearViewport<HTMLDivElement>('50% 0px', () => setNear(true))
  return isNear ? children : <div ref={placeholder} className="lazy-render" />
}

/**
 * Delays the hydration of its children until they are near the viewport or the visitor clicks anything, because
 * hydrating a whole page is slow on a cheap phone and many visits never reach its end. Until then, links in it work, and
 * children far away are not laid out. The children of the first render are kept. The element has `data-hydrated` once
 * they are hydrated.
 */
export function LazyHydrate({ children }: { children: ReactNode }) {
  const isHydrated = useHydrated()
  const [gate] = useState(() => createGate(isHydrated || typeof window === 'undefined'))
  // A change of the address renders every part, and would wait for those that are not hydrated.
  const location = useLocation()
  const [firstLocation] = useState(location)
  if (location !== firstLocation) gate.open()
  const [isFar, setFar] = useState(!isHydrated)
  const element = useNearViewport<HTMLDivElement>('25% 0px', () => {
    gate.open()
    setFar(false)
  })
  // The same element on every render: React discards a dehydrated boundary whose props change and renders it anew.
  const [boundary] = useState(() => (
    <Suspense>
      <Gated gate={gate} element={element}>
        {children}
      </Gated>
    </Suspense>
  ))
  useEffect(() => {
    // Empty children take no space, so the observer never reports them.
    if (!element.current?.firstElementChild) gate.open()
    // In the capture phase, before React handles the click and replays it in the hydrated children.
    window.addEventListener('click', gate.open, true)
    return () => window.removeEventListener('click', gate.open, true)
  }, [gate, element])
  return (
    <div ref={element} className={isFar ? 'lazy-hydrate far' : 'lazy-hydrate'}>
      {boundary}
    </div>
  )
}

interface GatedProps {
  gate: Gate
  element: RefObject<HTMLDivElement | null>
  children: ReactNode
}

function Gated({ gate, element, children }: GatedProps) {
  useEffect(() => {
    if (element.current) element.current.dataset.hydrated = ''
  }, [element])
  // After every hook: once the gate is open React repeats a render without `use`, and then knows none that would follow.
  if (!gate.isOpen && !hasEarlyClick()) use(gate.opened)
  return children
}

/** Whether a click before hydration is being replayed. */
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
