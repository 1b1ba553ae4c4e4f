import { operations } from '@marquee/contracts/operations'
import t from 'tap'
import { handlers } from '#bff/areas/handlers.ts'
import { leaderboard } from '#bff/areas/leaderboards/public.ts'
import { promotions } from '#bff/areas/promotions/public.ts'
import { createPublicCall } from '#bff/http/operations/public-call.ts'
import { brandAt } from '../../support/live-settings.ts'

const brand = brandAt('localhost')

t.test('a response is filtered by its schema, and lengths are not checked', async (t) => {
  const { response } = operations.getPageText.example
  const longTitle = 'A title '.repeat(1000)
  const given = { ...response, metaTitle: longTitle, secret: 'never leaves' }
  const call = createPublicCall({ ...handlers, getPageText: async () => given }, {} as never)(brand)
  const { request } = operations.getPageText.example
  t.strictSame(await call('getPageText', request), { ...response, metaTitle: longTitle })
})

t.test('a private operation and a response that does not match its schema are problems', async (t) => {
  const call = createPublicCall({ ...handlers, getPageText: async () => ({}) as never }, {} as never)(brand)
  await t.rejects(call('getBalance', {}), { code: 'notFound' })
  await t.rejects(call('getPageText', operations.getPageText.example.request), { code: 'unexpectedError' })
})

t.test('what visitors share of an operation that knows more of players is public too', async (t) => {
  const {
    listPromotions: { example: listPromotions },
    getLeaderboard: { example: getLeaderboard },
  } = operations
  const shared = new Map<object, object>([
    [promotions, listPromotions.response],
    [leaderboard, getLeaderboard.response],
  ])
  const sites = { read: async (_brand: object, data: object) => ({ value: shared.get(data) }) }
  const call = createPublicCall(handlers, sites as never)(brand)
  t.strictSame(await call('listPromotions', {}), listPromotions.response)
  t.strictSame(await call('getLeaderboard', getLeaderboard.request), getLeaderboard.response)
  await t.rejects(call('listMissions', {}), { code: 'notFound' })
})
