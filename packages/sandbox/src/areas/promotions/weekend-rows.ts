import type { CategoryId } from '@marquee/contracts/categories'
import type { Texts } from '../../calls/texts.ts'

/** The weekend's promotion of the brands that put a category first. */
interface WeekendRow {
  promoId: string
  title: Texts
  /** What is bet on, as the end of "bet on …". */
  games: Texts
}

/** The weekend's promotions by category. Brands that put slots first, the most of all, let every game count. */
export const weekendRows = {
  slots: {
    promoId: 'weekend-boost',
    title: { en: 'Weekend boost', local: 'Weekend boost', cn: '周末加码' },
    games: { en: 'any game', local: 'kahit anong laro', cn: '任意游戏' },
  },
  casino: {
    promoId: 'baccarat-weekend',
    title: { en: 'Baccarat weekend', local: 'Baccarat weekend', cn: '百家乐周末' },
    games: { en: 'live baccarat', local: 'live baccarat', cn: '真人百家乐' },
  },
  poker: {
    promoId: 'blackjack-weekend',
    title: { en: 'Blackjack weekend', local: 'Blackjack weekend', cn: '黑杰克周末' },
    games: { en: 'blackjack', local: 'blackjack', cn: '黑杰克' },
  },
  sports: {
    promoId: 'match-weekend',
    title: { en: 'Match weekend', local: 'Weekend ng laban', cn: '周末赛事' },
    games: { en: 'any match', local: 'kahit anong laban', cn: '任意赛事' },
  },
  fishing: {
    promoId: 'big-catch-weekend',
    title: { en: 'Big-catch weekend', local: 'Weekend ng huli', cn: '周末大捕获' },
    games: { en: 'fishing games', local: 'fishing games', cn: '捕鱼游戏' },
  },
  bingo: {
    promoId: 'bingo-weekend',
    title: { en: 'Bingo weekend', local: 'Bingo weekend', cn: '宾果周末' },
    games: { en: 'bingo', local: 'bingo', cn: '宾果' },
  },
  lottery: {
    promoId: 'draw-weekend',
    title: { en: 'Weekend of draws', local: 'Weekend ng bunot', cn: '周末开奖' },
    games: { en: '3D draws and keno', local: '3D draw at keno', cn: '三位彩和基诺' },
  },
  arcade: {
    promoId: 'plinko-weekend',
    title: { en: 'Plinko weekend', local: 'Plinko weekend', cn: '弹珠周末' },
    games: { en: 'Plinko', local: 'Plinko', cn: '弹珠' },
  },
  crash: {
    promoId: 'sky-weekend',
    title: { en: 'Sky-high weekend', local: 'Weekend sa langit', cn: '周末高飞' },
    games: { en: 'crash games', local: 'crash games', cn: '爆点游戏' },
  },
  spin: {
    promoId: 'wheel-weekend',
    title: { en: 'Weekend of wheels', local: 'Weekend ng gulong', cn: '转盘周末' },
    games: { en: 'money wheels', local: 'mga gulong', cn: '转盘' },
  },
} as const satisfies Partial<Record<CategoryId, WeekendRow>>

export type WeekendCategory = keyof typeof weekendRows
