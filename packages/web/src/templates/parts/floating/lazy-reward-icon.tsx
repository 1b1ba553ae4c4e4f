import { Suspense } from 'react'
import { lazyComponent } from '../../../browser/import-chunk.ts'
import { useSession } from '../../../session/session-state.ts'

const RewardIcon = lazyComponent(async () => (await import('./reward-icon.tsx')).RewardIcon)

/** The reward icon, whose code is loaded for players only. */
export function LazyRewardIcon() {
  const { status, isConfirmed } = useSession()
  if (status !== 'player' || !isConfirmed) return null
  return (
    <Suspense>
      <RewardIcon />
    </Suspense>
  )
}
