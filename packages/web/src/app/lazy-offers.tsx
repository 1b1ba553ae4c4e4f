import { type ComponentType, useEffect, useState } from 'react'
import { savesData } from '../browser/when-idle.ts'

/**
 * The place of what a page shows without having been asked. Its code comes after the first tap, so that it is never
 * in the way of that one, and not at all to who saves data. Where the code cannot be had, nobody misses it.
 */
export function LazyOffers() {
  const [Offers, setOffers] = useState<ComponentType>()
  useEffect(() => {
    if (savesData()) return undefined
    const stop = () => window.removeEventListener('click', begin)
    const begin = () => {
      if (!navigator.onLine) return
      stop()
      import('../templates/parts/offers/offers.tsx').then(
        ({ Offers: arrived }) => setOffers(() => arrived),
        () => {},
      )
    }
    window.addEventListener('click', begin)
    return stop
  }, [])
  return Offers ? <Offers /> : null
}
