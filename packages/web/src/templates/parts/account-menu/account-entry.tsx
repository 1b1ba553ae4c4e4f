import { useSession } from '../../../session/session-state.ts'
import { BalancePill } from '../header-parts/balance-pill.tsx'
import { GuestEntry } from '../header-parts/guest-entry.tsx'
import { InboxEntry } from '../header-parts/inbox-entry.tsx'
import { AccountMenu } from './account-menu.tsx'
import { DepositEntry } from './deposit-entry.tsx'

/** The end of every header: log in and sign up for a visitor; balance, deposit, inbox and menu for a player. */
export function AccountEntry() {
  const { status } = useSession()
  if (status !== 'player') return <GuestEntry />
  return (
    <>
      <BalancePill />
      <DepositEntry />
      <InboxEntry />
      <AccountMenu />
    </>
  )
}
