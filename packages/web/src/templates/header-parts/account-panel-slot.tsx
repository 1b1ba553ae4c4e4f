import { Suspense } from 'react'
import { lazyPart } from '../../session/wanted-code.ts'

const AccountPanel = lazyPart(async () => (await import('./account-panel.tsx')).AccountPanel)

/** The place of the account's panel, whose code comes for players alone. */
export function AccountPanelSlot() {
  return (
    <Suspense>
      <AccountPanel />
    </Suspense>
  )
}
