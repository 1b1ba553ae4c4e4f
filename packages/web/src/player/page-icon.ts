import type { PageName } from '@marquee/contracts/pages'
import type { IconName } from '../ui/media/icon.tsx'

const icons = {
  account: 'user',
  profile: 'user',
  verification: 'identity',
  'edit-profile': 'user',
  security: 'lock',
  'change-password': 'lock',
  deposit: 'plus',
  withdrawal: 'minus',
  'bank-details': 'wallet',
  'add-bank': 'wallet',
  'transaction-history': 'clock',
  statement: 'sort',
  'bet-history': 'ticket',
  inbox: 'inbox',
  minigame: 'sparkle',
  promotions: 'gift',
  mission: 'star',
  referral: 'users',
  vip: 'crown',
  leaderboard: 'trophy',
  'responsible-gaming': 'heart',
  'contact-us': 'chat',
} as const satisfies Partial<Record<PageName, IconName>>

/** A page of the account, or one that belongs to it. */
export type AccountPageName = keyof typeof icons

/** The icon of such a page. */
export const pageIcon = (page: AccountPageName): IconName => icons[page]
