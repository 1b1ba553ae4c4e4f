import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'

/** Chooses the promotion that led to the form (`?promo=`), once: what the player chooses afterwards stays. */
export function usePromotionFromAddress(choose: (promoId: string) => void): void {
  const [search, setSearch] = useSearchParams()
  const wanted = search.get('promo')
  const take = useEffectEvent((promoId: string) => {
    choose(promoId)
    setSearch({}, { replace: true })
  })
  useEffect(() => {
    if (wanted) take(wanted)
  }, [wanted])
}
