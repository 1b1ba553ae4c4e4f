import type { IconName } from '../../ui/media/icon.tsx'
import type { AreaName } from './area-name.ts'

const icons: Record<AreaName, IconName> = {
  deposit: 'plus',
  withdrawal: 'minus',
  'bank-details': 'wallet',
  'add-bank': 'wallet',
  'transaction-history': 'clock',
  statement: 'sort',
  'bet-history': 'ticket',
  promotions: 'gift',
  mission: 'star',
  referral: 'users',
  news: 'bell',
}

/** The icon of an area. */
export const areaIcon = (area: AreaName): IconName => icons[area]
