import { useAccountStatus } from './use-account-status.ts'

/** How many messages the player has not opened; 0 while unknown. */
export function useUnreadCount(): number {
  return useAccountStatus().data?.unreadCount ?? 0
}
