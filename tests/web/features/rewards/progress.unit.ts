import type { Mission } from '@marquee/contracts/areas/missions'
import { missionExample } from '@marquee/contracts/areas/missions'
import { promotionExample } from '@marquee/contracts/areas/promotions/promotions'
import t from 'tap'
import { missionsByPeriod, visibleMissions } from '#web/features/missions/visible-missions.ts'
import { visiblePromotions } from '#web/features/promotions/visible-promotions.ts'
import { progressPercent } from '#web/player/claims/progress-percent.ts'
import { durationText, timeLeft } from '#web/player/claims/time-left.ts'

const minute = 60_000
const hour = 60 * minute

t.test('the time left is told in the largest whole unit, and a minute begun is one', async (t) => {
  t.same(timeLeft(1, 0), { unit: 'minute', count: 1 })
  t.same(timeLeft(59 * minute, 0), { unit: 'minute', count: 59 })
  t.same(timeLeft(hour, 0), { unit: 'hour', count: 1 })
  t.same(timeLeft(24 * hour - minute, 0), { unit: 'hour', count: 23 })
  t.same(timeLeft(49 * hour, 0), { unit: 'day', count: 2 })
  t.equal(timeLeft(0, 0), undefined)
  t.equal(timeLeft(Number.NaN, 0), undefined)
})

t.test('a duration is written in the language, with a space between number and unit', async (t) => {
  t.equal(durationText('en', 'day', 1), '1 day')
  t.equal(durationText('zh-Hans', 'day', 3), '3\u00a0天')
  t.equal(durationText('zh-Hans', 'hour', 12), '12\u00a0小时')
})

t.test('a bar is full only where all is done', async (t) => {
  t.equal(progressPercent('3749.99', '3750.00'), 99)
  t.equal(progressPercent('3750.00', '3750.00'), 100)
  t.equal(progressPercent('9', '3'), 100)
  t.equal(progressPercent('0.29', '1.00'), 29)
  t.equal(progressPercent('0', '0'), 100)
  t.equal(progressPercent('many', '3'), 0)
})

const mission = (missionId: string, more: Partial<Mission>): Mission => ({
  ...missionExample,
  missionId,
  ...more,
})
const toDeposit = missionExample.tasks.map((task) => ({ ...task, goalType: 'DEPOSIT' }))

t.test('deposits are suggested to nobody who limits them, and what is earned stays', async (t) => {
  const missions = [
    mission('play', {}),
    mission('top-up', { tasks: toDeposit }),
    mission('earned', { tasks: toDeposit, state: 'CLAIMABLE' }),
  ]
  const ids = (found: readonly Mission[]) => found.map(({ missionId }) => missionId)
  t.same(ids(visibleMissions(missions, true)), ['play', 'top-up', 'earned'])
  t.same(ids(visibleMissions(missions, false)), ['play', 'earned'])
})

t.test('promotions that ask for a deposit are left out, save those that are taken', async (t) => {
  const promotions = [
    { ...promotionExample, promoId: 'claim', action: 'CLAIM' },
    { ...promotionExample, promoId: 'open', action: 'DEPOSIT', state: 'AVAILABLE' },
    { ...promotionExample, promoId: 'running', action: 'DEPOSIT', state: 'CLAIMED' },
    { ...promotionExample, promoId: 'done', action: 'DEPOSIT', state: 'COMPLETED' },
  ]
  const ids = (maySuggest: boolean) => visiblePromotions(promotions, maySuggest).map(({ promoId }) => promoId)
  t.same(ids(true), ['claim', 'open', 'running', 'done'])
  t.same(ids(false), ['claim', 'running', 'done'])
})

t.test('missions stand by period, those to claim first and those that are over last', async (t) => {
  const found = missionsByPeriod([
    mission('a', { state: 'CLAIMED' }),
    mission('b', { state: 'IN_PROGRESS' }),
    mission('c', { state: 'CLAIMABLE' }),
    mission('d', { period: 'SEASON' }),
    mission('e', { period: 'WEEKLY' }),
  ])
  t.same(
    found.map(({ period, missions }) => [period, missions.map(({ missionId }) => missionId).join('')]),
    [
      ['DAILY', 'cba'],
      ['WEEKLY', 'e'],
      ['OTHER', 'd'],
    ],
  )
})
