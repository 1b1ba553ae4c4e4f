import { lazy, Suspense, useEffect, useState } from 'react'
import { savesData } from '../../session/when-idle.ts'

const Offers = lazy(async () => ({ default: (await import('./offers.tsx')).Offers }))

/**
 * The place of what a page shows without having been asked. Its code comes after the first tap, so that it is never
 * in the way of that one, and not at all to who saves data.
 */
export function OffersSlot() {
  const [hasTapped, setTapped] = useState(false)
  useEffect(() => {
    if (savesData()) return undefined
    const begin = () => setTapped(true)
    window.addEventListener('click', begin, { once: true })
    return () => window.removeEventListener('click', begin)
  }, [])
  return hasTapped ? (
    <Suspense>
      <Offers />
    </Suspense>
  ) : null
}
