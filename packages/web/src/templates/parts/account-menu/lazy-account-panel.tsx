import { Suspense } from 'react'
import { lazyComponent } from '../../../browser/import-chunk.ts'

const AccountPanel = lazyComponent(async () => (await import('./account-panel.tsx')).AccountPanel)

/** The account panel, whose code is loaded for players only. */
export function LazyAccountPanel() {
  return (
    <Suspense>
      <AccountPanel />
    </Suspense>
  )
}
