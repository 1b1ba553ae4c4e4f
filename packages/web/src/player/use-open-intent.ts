import { useEffect } from 'react'
import { useStore } from '../browser/create-store.ts'
import { useSession } from '../session/use-session.ts'
import { paymentIntents } from './intents/payment-intent.ts'
import type { IntentKind, PaymentIntent } from './intents/read-intents.ts'

/**
 * The player's latest intent whose outcome is not known, also one that another tab has sent; with a body, the one of
 * this body.
 */
export function useOpenIntent<Kind extends IntentKind>(
  kind: Kind,
  body?: object,
): (PaymentIntent & { kind: Kind }) | undefined {
  const owner = useSession().player?.accountId ?? ''
  useStore(paymentIntents, (version) => version, 0)
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === paymentIntents.storageKey) paymentIntents.noteChange()
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [])
  const found = owner === '' ? undefined : paymentIntents.findOpen(owner, kind, body)
  return found && { ...found, kind }
}
