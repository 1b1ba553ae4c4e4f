import { useEffect, useEffectEvent } from 'react'

/** Calls back once after hydration, so that a controlled field can adopt what was entered before. */
export function useOnHydrated(callback: () => void): void {
  const onHydrated = useEffectEvent(callback)
  useEffect(() => onHydrated(), [])
}
