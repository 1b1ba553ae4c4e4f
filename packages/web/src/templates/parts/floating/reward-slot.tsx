import { Suspense } from 'react'
import { lazyComponent } from '../../../browser/import-chunk.ts'
import { useSession } from '../../../session/use-session.ts'

const RewardIcon = lazyComponent(async () => (await import('./reward-icon.tsx')).RewardIcon)

/** The place of the reward icon, whose code comes for players alone. */
export function RewardSlot() {
  const { status, isConfirmed } = useSession()
  if (status !== 'player' || !isConfirmed) return null
  return (
    <Suspense>
      <RewardIcon />
    </Suspense>
  )
}
