import { useState } from 'react'
import { lazyComponent } from '../../browser/import-chunk.ts'
import { useHydrated } from '../../browser/use-client-value.ts'
import { useIsNewAccount } from '../../session/new-account.ts'
import { useSession } from '../../session/session-state.ts'

const NewAccountSteps = lazyComponent(
  async () => (await import('../../features/account/new-account-steps.tsx')).NewAccountSteps,
)

/**
 * The next steps of a player who has just signed up and was led to the home page. Not after a reload, where they would
 * push the page down: the server does not know who visits.
 */
export function NewAccount() {
  const isHydrated = useHydrated()
  const [isFirstPage] = useState(!isHydrated)
  const { player } = useSession()
  const isNew = useIsNewAccount(player?.accountId)
  // No Suspense of its own, so that the page appears together with it.
  return isNew && !isFirstPage ? <NewAccountSteps /> : null
}
