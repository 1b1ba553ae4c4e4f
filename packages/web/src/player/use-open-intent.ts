import { useEffect } from 'react'
import { useStore } from '../browser/create-store.ts'
import { useSession } from '../session/use-session.ts'
import { paymentIntents } from './payment-intent.ts'
import type { MoneyKind, PaymentIntent } from './read-intents.ts'

/** The player's latest intent whose outcome is not known, also one that another tab has sent. */
export function useOpenIntent(kind: MoneyKind): PaymentIntent | undefined {
  const owner = useSession().player?.accountId ?? ''
  useStore(paymentIntents, (version) => version, 0)
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === paymentIntents.storageKey) paymentIntents.noteChange()
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [])
  return owner === '' ? undefined : paymentIntents.findOpen(owner, kind)
}
