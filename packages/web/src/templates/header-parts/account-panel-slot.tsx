import { lazy, Suspense } from 'react'

const AccountPanel = lazy(async () => ({ default: (await import('./account-panel.tsx')).AccountPanel }))

/** The place of the account's panel, whose code comes for players alone. */
export function AccountPanelSlot() {
  return (
    <Suspense>
      <AccountPanel />
    </Suspense>
  )
}
