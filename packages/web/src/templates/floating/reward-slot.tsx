import { Suspense } from 'react'
import { useSession } from '../../session/use-session.ts'
import { lazyPart } from '../../session/wanted-code.ts'

const RewardIcon = lazyPart(async () => (await import('./reward-icon.tsx')).RewardIcon)

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
