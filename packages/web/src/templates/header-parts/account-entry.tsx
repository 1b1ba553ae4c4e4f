import { useSession } from '../../session/use-session.ts'
import { AccountMenu } from './account-menu.tsx'
import { BalancePill } from './balance-pill.tsx'
import { LogInButton } from './log-in-button.tsx'

/** The end of every header: the way in, or the player's balance and menu. */
export function AccountEntry() {
  const { status } = useSession()
  if (status !== 'player') return <LogInButton />
  return (
    <>
      <BalancePill />
      <AccountMenu />
    </>
  )
}
