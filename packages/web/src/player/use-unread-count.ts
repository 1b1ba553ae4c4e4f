import { useSession } from '../session/use-session.ts'
import { useReadMessages } from './read-messages.ts'
import { useAccountStatus } from './use-account-status.ts'

/** How many messages the player has not opened; 0 while unknown. */
export function useUnreadCount(): number {
  const { data } = useAccountStatus()
  const read = useReadMessages(useSession().player?.accountId ?? '')
  return Math.max(0, (data?.unreadCount ?? 0) - read.length)
}
