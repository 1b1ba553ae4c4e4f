import { fixtures } from '../areas/games/fixtures.ts'
import type { BetLeg } from '../areas/reports/bet-record.ts'
import { units } from '../money.ts'

/** A sports bet of the demo's history; amounts in the minor unit. */
export interface SportsBet {
  daysAgo: number
  stake: number
  odds: string
  /** What is paid; `undefined` for an open bet. The stake for a voided one. */
  win: number | undefined
  isVoid?: boolean
  legs: readonly BetLeg[]
}

type Pick = Pick1X2 | PickLine
interface Pick1X2 {
  bet_type: '1X2'
  home_away: 1 | 2 | 3
  result: string
}
interface PickLine {
  bet_type: 'HDP' | 'OU'
  home_away: 1 | 2
  criteria1: string
  result: string
}

/** A leg on one of the invented matches: home, away or draw, a handicap, or over and under. */
function leg(fixture: number, pick: Pick): BetLeg {
  const { home, away } = fixtures[fixture] ?? { home: ['', ''], away: ['', ''] }
  return {
    criteria1: '',
    ...pick,
    home_team_name: home[0],
    away_team_name: away[0],
    home_name_en: home[0],
    home_name_php: home[0],
    home_name_cn: home[1],
    away_name_en: away[0],
    away_name_php: away[0],
    away_name_cn: away[1],
  }
}

/** The sports bets that `demo` placed over some weeks. */
export const sportsBets: readonly SportsBet[] = [
  {
    ...{ daysAgo: 38, stake: units(500), odds: '1.62', win: units(810) },
    legs: [leg(0, { bet_type: '1X2', home_away: 1, result: 'WIN' })],
  },
  {
    ...{ daysAgo: 31, stake: units(300), odds: '2.95', win: 0 },
    legs: [leg(6, { bet_type: '1X2', home_away: 2, result: 'LOSE' })],
  },
  {
    ...{ daysAgo: 24, stake: units(250), odds: '3.60', win: units(900) },
    legs: [leg(7, { bet_type: '1X2', home_away: 3, result: 'WIN' })],
  },
  {
    ...{ daysAgo: 16, stake: units(400), odds: '1.90', win: units(400), isVoid: true },
    legs: [leg(4, { bet_type: 'HDP', home_away: 1, criteria1: '-4.5', result: 'VOID' })],
  },
  {
    ...{ daysAgo: 6, stake: units(200), odds: '6.19', win: 0 },
    legs: [
      leg(1, { bet_type: 'HDP', home_away: 2, criteria1: '+3.5', result: 'WIN' }),
      leg(5, { bet_type: '1X2', home_away: 1, result: 'WIN' }),
      leg(9, { bet_type: 'OU', home_away: 1, criteria1: '3.5', result: 'LOSE' }),
    ],
  },
  {
    ...{ daysAgo: 2, stake: units(350), odds: '1.95', win: units(682.5) },
    legs: [leg(10, { bet_type: '1X2', home_away: 1, result: 'WIN' })],
  },
  {
    ...{ daysAgo: 1, stake: units(150), odds: '1.80', win: undefined },
    legs: [leg(12, { bet_type: '1X2', home_away: 1, result: 'PENDING' })],
  },
]
