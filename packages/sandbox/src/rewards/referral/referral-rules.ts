import { units } from '../../money.ts'
import type { Texts } from '../texts.ts'

/** What a level of friends earns, in hundredths of a percent of their bets. */
export const referralTiers: readonly { level: number; rate: number; requirement: Texts }[] = [
  {
    ...{ level: 1, rate: 30 },
    requirement: { en: 'Friends you invite', local: 'Mga inimbita mo', cn: '您邀请的好友' },
  },
  {
    ...{ level: 2, rate: 10 },
    requirement: { en: 'Friends they invite', local: 'Mga inimbita nila', cn: '好友邀请的好友' },
  },
]

/** What a friend has to bet to count, in the minor unit. */
export const qualifyingTurnover = units(1_000)

/** When a friend counts. */
export const referralRule: Texts = {
  en: 'A friend counts once verified and after betting ₱1,000. Commission is ready the day after the bets.',
  local:
    'Bilang ang kaibigan kapag verified na at nakataya na ng ₱1,000. Makukuha ang komisyon sa araw pagkatapos ng taya.',
  cn: '好友完成身份验证并累计投注 ₱1,000 后计入。佣金于投注次日可领取。',
}
