import t from 'tap'
import { legChoice } from '#web/features/reports/bets/leg-choice.ts'

const leg = {
  betType: 'HDP',
  homeAway: '1',
  criteria1: '-1.5',
  homeTeamName: { EN: 'Manila Tides', PHP: 'Manila Tides', CN: '马尼拉潮汐' },
  awayTeamName: { EN: 'Cebu Sails', PHP: '', CN: '' },
}

t.test('1, 2 and 3 are home, away and draw', async (t) => {
  t.match(legChoice(leg, 'EN'), { home: 'Manila Tides', away: 'Cebu Sails', side: 'home', line: '-1.5' })
  t.equal(legChoice({ ...leg, homeAway: '2' }, 'EN').side, 'away')
  t.equal(legChoice({ ...leg, homeAway: '3' }, 'EN').side, 'draw')
  for (const other of ['', '0', '4'])
    t.equal(legChoice({ ...leg, homeAway: other }, 'EN').side, 'none', other)
})

t.test('the sides of a total are over and under', async (t) => {
  t.equal(legChoice({ ...leg, betType: 'OU' }, 'EN').side, 'over')
  t.equal(legChoice({ ...leg, betType: 'OU', homeAway: '2' }, 'EN').side, 'under')
})

t.test('a team has its name in the language, else its English one', async (t) => {
  t.match(legChoice(leg, 'CN'), { home: '马尼拉潮汐', away: 'Cebu Sails' })
  t.match(legChoice(leg, 'PHP'), { away: 'Cebu Sails' })
})
