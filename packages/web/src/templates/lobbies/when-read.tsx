import './when-read.css'
import { type ReactNode, Suspense, use, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useHydrated } from '../../session/use-hydrated.ts'
import { useNear } from '../use-near.ts'

/**
 * Leaves what the server has drawn as it is until the reader comes near it or presses anything: a cheap phone feels
 * the waking of a whole page, and many visits never see its end. Until then its links lead on all the same, and
 * what is far away is not even laid out. Its children stay those of its first render.
 */
export function WhenRead({ children }: { children: ReactNode }) {
  const isHydrated = useHydrated()
  const [gate] = useState(() => createGate(isHydrated || typeof window === 'undefined'))
  // One element for good: a part that sleeps and hears of a change is thrown away and drawn anew.
  const [part] = useState(() => (
    <Suspense>
      <Sleeper gate={gate}>{children}</Sleeper>
    </Suspense>
  ))
  // A change of the address reaches every part, and would wait for those that sleep.
  const location = useLocation()
  const [arrival] = useState(location)
  if (location !== arrival) gate.open()
  const [isAsleep, setAsleep] = useState(!isHydrated)
  const place = useNear<HTMLDivElement>('25% 0px', () => {
    gate.open()
    setAsleep(false)
  })
  useEffect(() => {
    // An empty part takes no room, so that nobody ever comes near it.
    if (!place.current?.firstElementChild) gate.open()
    // Before React hears of the press, which it then hands on.
    window.addEventListener('click', gate.open, true)
    return () => window.removeEventListener('click', gate.open, true)
  }, [gate, place])
  return (
    <div ref={place} className={isAsleep ? 'when-read asleep' : 'when-read'}>
      {part}
    </div>
  )
}

function Sleeper({ gate, children }: { gate: Gate; children: ReactNode }) {
  if (!gate.isOpen && !isPressed()) use(gate.opened)
  return children
}

/** A button was pressed before the page was alive, and its press is now repeated. */
const isPressed = () => document.querySelector('[data-pressed]') !== null

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
