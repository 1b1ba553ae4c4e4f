import { Suspense } from 'react'
import { lazyComponent } from '../../../browser/import-chunk.ts'

const AccountPanel = lazyComponent(async () => (await import('./account-panel.tsx')).AccountPanel)

/** The place of the account's panel, whose code comes for players alone. */
export function AccountPanelSlot() {
  return (
    <Suspense>
      <AccountPanel />
    </Suspense>
  )
}
