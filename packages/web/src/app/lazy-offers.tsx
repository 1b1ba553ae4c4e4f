import { type ComponentType, useEffect, useState } from 'react'
import { savesData } from '../browser/when-idle.ts'

/**
 * Loads the offers that a page shows unprompted. Their code loads after the first click, so that it never delays that
 * one, and not at all with data saving on. A failed load is ignored.
 */
export function LazyOffers() {
  const [Offers, setOffers] = useState<ComponentType>()
  useEffect(() => {
    if (savesData()) return undefined
    const stop = () => window.removeEventListener('click', load)
    const load = () => {
      if (!navigator.onLine) return
      stop()
      import('../templates/parts/offers/offers.tsx').then(
        ({ Offers: loaded }) => setOffers(() => loaded),
        () => {},
      )
    }
    window.addEventListener('click', load)
    return stop
  }, [])
  return Offers ? <Offers /> : null
}
