import type { Texts } from '../../calls/texts.ts'
import { share, units } from '../../money.ts'
import { weekendRows } from './weekend-rows.ts'

/** What a bonus costs: how often it has to be bet, within how many days; amounts are in the minor unit. */
export interface BonusTerms {
  title: Texts
  multiplier: number
  validDays: number
  /** The largest bet that counts. */
  maxBet: number
  /** The most that it can turn into; `undefined` for no limit. */
  maxWithdraw?: number
}

const small = { multiplier: 5, validDays: 7, maxBet: units(200) }

/** The terms of every bonus by the id of what grants it. */
const bonusTerms: Record<string, BonusTerms> = {
  'welcome-50': {
    title: { en: '50% welcome bonus', local: '50% na welcome bonus', cn: '50% 迎新红利' },
    ...{ multiplier: 15, validDays: 7, maxBet: units(500) },
  },
  'reload-20': {
    title: { en: '20% reload bonus', local: '20% na reload bonus', cn: '20% 续存红利' },
    ...{ multiplier: 8, validDays: 30, maxBet: units(500) },
  },
  'cashback-5': {
    title: { en: '5% weekly cashback', local: '5% na lingguhang cashback', cn: '每周 5% 返现' },
    ...{ multiplier: 1, validDays: 7, maxBet: units(500) },
  },
  'verified-100': {
    title: { en: '₱100 for verified players', local: '₱100 para sa verified', cn: '已验证玩家 ₱100' },
    ...small,
    maxWithdraw: units(1_000),
  },
  'gold-200': {
    title: { en: '₱200 for Gold and above', local: '₱200 para sa Gold pataas', cn: 'Gold 及以上 ₱200' },
    ...small,
  },
  'sovereign-5000': {
    title: { en: 'Sovereign salute', local: 'Saludo sa Sovereign', cn: 'Sovereign 礼遇' },
    ...{ multiplier: 3, validDays: 30, maxBet: units(5_000) },
  },
  'code-salamat': {
    title: { en: 'SALAMAT code', local: 'Code na SALAMAT', cn: 'SALAMAT 优惠码' },
    ...small,
    maxWithdraw: units(500),
  },
  'fishing-fiesta': {
    title: { en: 'Fishing fiesta', local: 'Pista ng pangingisda', cn: '捕鱼狂欢' },
    ...small,
  },
  ...Object.fromEntries(
    Object.values(weekendRows).map(({ promoId, title }) => [promoId, { title, ...small }]),
  ),
}

/** The terms of a bonus. @throws Error for an unknown one */
export function termsOf(promoId: string): BonusTerms {
  const terms = bonusTerms[promoId]
  if (!terms) throw new Error(`There is no bonus ${promoId}`)
  return terms
}

/** How much of a bet counts towards a bonus, in percent, by game type; others count whole. */
export const contributions: readonly { gameType: string; percent: number }[] = [
  { gameType: 'SLOTS', percent: 100 },
  { gameType: 'FISH', percent: 100 },
  { gameType: 'LIVECASINO', percent: 10 },
  { gameType: 'TABLE', percent: 10 },
]

/** What a bet of a game type counts towards a bonus, in the minor unit. */
export function countedBet({ maxBet }: BonusTerms, gameType: string, bet: number): number {
  const percent = contributions.find((known) => known.gameType === gameType)?.percent ?? 100
  return share(Math.min(bet, maxBet), percent * 100)
}
