import { useEffect, useEffectEvent } from 'react'

/** Does something once, after hydration: a controlled field takes over what was entered before. */
export function useOnHydrated(takeOver: () => void): void {
  const onHydrated = useEffectEvent(takeOver)
  useEffect(() => onHydrated(), [])
}
