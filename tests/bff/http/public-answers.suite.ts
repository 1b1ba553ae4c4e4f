import { operationIds } from '@marquee/contracts/operations'
import t from 'tap'
import { strongTag } from '#bff/cache/representation.ts'
import { createSessionSeal } from '#bff/session/session-seal.ts'
import { startSite } from '../../support/site.ts'
import { rewardScenes } from '../areas/reward-scenes.ts'
import { declarationOf, sendExample } from '../areas/send-example.ts'

const key = Buffer.alloc(32, 3)
const site = await startSite({ SESSION_KEYS: key.toString('base64url') })
t.teardown(() => site.close())

const minutesMs = 60_000
const session = {
  id: 'seen-a-while-ago',
  token: 'platform-token',
  player: { accountId: 'demo', fullName: 'Dana', contactEmail: 'dana@example.com' },
  provedAt: Date.now() - 10 * minutesMs,
  startedAt: Date.now() - 10 * minutesMs,
  seenAt: Date.now() - 5 * minutesMs,
}
const cookie = `session=${await createSessionSeal([key]).seal('localhost', session)}`

t.test('a cacheable response sets no cookie', async (t) => {
  const publicIds = operationIds.filter((id) => declarationOf(id).cache)
  t.ok(publicIds.length > 5)
  const scenes = rewardScenes(site)
  for (const id of publicIds) {
    const parts = await scenes[id]?.({ host: 'localhost' })
    for (const known of [cookie, 'session=ended; player=1']) {
      const answer = await sendExample(site, id, { cookie: known }, parts)
      t.match([answer.status, answer.headers['cache-control']], [200, /^public/], id)
      t.same(answer.cookies, [], id)
    }
  }
  for (const path of ['/', '/slots', '/robots.txt', '/sitemap.xml', '/manifest.webmanifest', '/sw.js']) {
    const answer = await site.ask(path, { cookie })
    t.match([answer.status, answer.headers['cache-control']], [200, /^public/], path)
    t.same(answer.cookies, [], path)
  }
})

t.test('reading the session does not extend it; other requests do', async (t) => {
  const looked = await site.ask('/api/session', { cookie })
  t.match(looked.json(), { authenticated: true })
  t.same(looked.cookies, [])
  const acted = await site.ask('/api/account/sessions/end-others', { method: 'POST', cookie })
  t.equal(acted.status, 200)
  t.match(acted.headers['set-cookie'], [
    /^session=[^;]{100,}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax$/,
    'player=1; Max-Age=1800; Path=/; SameSite=Lax',
  ])
})

t.test('the bytes of a response arrive unchanged, whatever their size and characters', async (t) => {
  const sizes = {
    '/api/matches': [1000, 14_000],
    '/api/cms': [1000, 40_000],
    '/api/games': [16_000, 100_000],
  }
  for (const [path, [least = 0, most = 0]] of Object.entries(sizes)) {
    const { headers, text } = await site.ask(path)
    const length = Buffer.byteLength(text)
    t.ok(length > least && length < most, `${path} is of the size that it is tested for`)
    t.match(text, /[^\0-\xff]/, 'and has characters of more than a byte')
    t.match(headers, { etag: strongTag(text), 'content-length': String(length) }, path)
    t.equal((await site.ask(path, { method: 'HEAD' })).headers['content-length'], String(length))
  }
})
