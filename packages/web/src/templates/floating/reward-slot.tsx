import { lazy, Suspense } from 'react'
import { useSession } from '../../session/use-session.ts'

const RewardIcon = lazy(async () => ({ default: (await import('./reward-icon.tsx')).RewardIcon }))

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
