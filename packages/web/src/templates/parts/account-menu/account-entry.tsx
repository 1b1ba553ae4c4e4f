import { useSession } from '../../../session/use-session.ts'
import { AccountMenu } from './account-menu.tsx'
import { BalancePill } from '../header-parts/balance-pill.tsx'
import { GuestEntry } from '../header-parts/guest-entry.tsx'
import { InboxEntry } from '../header-parts/inbox-entry.tsx'

/** The end of every header: the ways in, or the player's balance, messages and menu. */
export function AccountEntry() {
  const { status } = useSession()
  if (status !== 'player') return <GuestEntry />
  return (
    <>
      <BalancePill />
      <InboxEntry />
      <AccountMenu />
    </>
  )
}
