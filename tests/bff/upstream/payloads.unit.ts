import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { platformCalls } from '#bff/platform/calls.ts'
import { gameList } from '#bff/platform/games/games.ts'
import { balance, favorites } from '#bff/platform/player/player.ts'
import { login } from '#bff/platform/session/session.ts'
import { cms } from '#bff/platform/site/texts.ts'
import { payloadFields } from '#bff/upstream/describe-call.ts'
import { projectRoot } from '#scripts/setup/project-root.mjs'
import { brand, context, ending, openPlatform, player } from './open-platform.ts'

const site = { domain_name: 'luna.test', external_id: 'ext-1' }

const identity = ['auth', 'account_id', 'domain_name', 'external_id']

t.test('a call of the specification carries the fields that it lists', async (t) => {
  const page = readFileSync(join(projectRoot, 'docs/specification.md'), 'utf8')
  const rows = [...page.matchAll(/^\| (\/api\/\S+)\. Payload: (.+?)\. Reads:/gm)]
  t.equal(rows.length, 29)
  for (const [, path = '', list = ''] of rows) {
    const call = platformCalls.get(path)
    const sent = call ? payloadFields(call) : []
    const listed = list.replaceAll(' (empty)', '').split(', ')
    t.strictSame(
      listed.filter((name) => !sent.includes(name)),
      [],
      `${path} carries each`,
    )
    t.strictSame(
      sent.filter((name) => identity.includes(name) && !listed.includes(name)),
      [],
      `${path} tells nobody else`,
    )
  }
})

t.test('a payload has what is given, under its names, and the identity', async (t) => {
  const question = { gameType: 'SLOTS', page: 1, perPage: 10 }
  const asked = { ...site, game_type: 'SLOTS', page: 1, per_page: 10 }
  t.strictSame(JSON.parse(gameList.payload(player, question)), asked)
  const further = { ...question, providerCode: 'JILI', sort: 'AZ', updatedAfter: '2030-01-01' } as const
  t.strictSame(JSON.parse(gameList.payload(player, further)), {
    ...{ ...asked, provider_code: 'JILI', sort: 'AZ', updated_after: '2030-01-01' },
  })
})

t.test('the payload is what goes over the wire, as JSON in a POST', async (t) => {
  const { platform, upstream } = await openPlatform(t)
  await ending(platform.call(login, brand, { accountId: 'dana', password: 'ünïcödé 中文' }, context))
  const [arrival] = upstream.arrivals
  t.strictSame(arrival?.payload, { ...site, account_id: 'dana', password: 'ünïcödé 中文' })
  t.equal(arrival?.path, '/api/auth/login')
})

t.test('a call without its identity throws and is not sent', async (t) => {
  const { platform, upstream } = await openPlatform(t)
  t.type(await ending(platform.call(cms, { host: 'luna.test' }, undefined, context)), TypeError)
  t.type(await ending(platform.call(favorites, brand, undefined, context)), TypeError)
  const { currency: _, ...withoutCurrency } = player
  t.type(await ending(platform.call(balance, withoutCurrency, undefined, context)), TypeError)
  t.equal(upstream.arrivals.length, 0)
})
