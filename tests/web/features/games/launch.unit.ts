import t from 'tap'
import { createIdempotencyKey, keyForRetry } from '#web/api/idempotency-key.ts'
import { isGameUrl, readGameMessage } from '#web/features/games/play/game-message.ts'
import { devicePlatform, lobbyOf, readLaunch } from '#web/features/games/play/launch-request.ts'
import { playedTime } from '#web/features/games/play/played-time.ts'

const here = { platform: 'MOBILE', language: 'PHP' } as const
const read = (query: string) => readLaunch(new URLSearchParams(query), here)
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

t.test('the address names the game to launch', async (t) => {
  const game = { providerCode: 'JILI', gameCode: 'gold-rush', gameType: 'SLOTS', ...here }
  t.same(read('provider=JILI&game=gold-rush&type=SLOTS'), { ...game, mode: 'REAL' })
  t.same(read('provider=JILI&game=gold-rush&type=SLOTS&mode=demo'), { ...game, mode: 'DEMO' })
  t.match(read('provider=JILI&type=SLOTS'), { gameCode: '' }, 'the provider’s own lobby')
})

t.test('the address of a sportsbook may name a pick, or ask for the slip', async (t) => {
  const book = 'provider=SABA&game=sportsbook&type=SPORTSBOOK'
  const selection = { selectionId: 'm1-7:1X2:1', odds: '1.85' }
  t.match(read(`${book}&selection=m1-7%3A1X2%3A1&price=1.85`), { selection })
  t.match(read(`${book}&slip=1`), { slip: true })
  for (const query of ['', '&selection=m1-7%3A1X2%3A1', '&price=1.85', '&slip=0'])
    t.same(read(book + query), read(book), query)
})

t.test('an address with no game or with invalid values launches nothing', async (t) => {
  for (const query of [
    '',
    'game=a&type=SLOTS',
    'provider=JILI',
    'provider=../x&type=SLOTS',
    'provider=J&type=<b>',
    'provider=J&type=SPORTSBOOK&selection=two+words&price=1.85',
    'provider=J&type=SPORTSBOOK&selection=a&price=cheap',
  ]) {
    t.equal(read(query), undefined, query)
  }
})

t.test('Back leads to the lobby of the game', async (t) => {
  t.same(['SLOTS', 'FISHING', 'unheard of', null].map(lobbyOf), ['/slots', '/fishing', '/', '/'])
})

t.test('an idempotency key is a UUID, on plain http too', async (t) => {
  const plain = { getRandomValues: crypto.getRandomValues.bind(crypto) }
  t.match(createIdempotencyKey(), uuid)
  t.match(createIdempotencyKey(plain), uuid)
  t.not(createIdempotencyKey(plain), createIdempotencyKey(plain))
})

t.test('a try of unknown outcome keeps its key, a refused one is over', async (t) => {
  t.equal(keyForRetry('k', { status: 504 }), 'k')
  t.equal(keyForRetry('k', { status: 502 }), 'k')
  t.match(keyForRetry('k', { status: 422 }), uuid)
})

t.test('only messages from the game’s origin are accepted', async (t) => {
  const gameUrl = 'https://games.example.com/play?ticket=1'
  const from = (origin: string, data: unknown) => readGameMessage({ data, origin }, gameUrl)
  const ours = 'https://games.example.com'
  for (const type of ['balance', 'loaded', 'lobby']) t.same(from(ours, { type: `marquee:${type}` }), { type })
  t.same(from(ours, { type: 'marquee:slip', picks: 3 }), { type: 'slip', picks: 3 })
  for (const picks of [undefined, -1, 1.5, 100, 'many', Number.NaN])
    t.equal(from(ours, { type: 'marquee:slip', picks }), undefined, String(picks))
  for (const other of [
    'https://games.example.com.evil',
    'http://games.example.com',
    'https://example.com',
    'null',
    '',
  ]) {
    t.equal(from(other, { type: 'marquee:balance' }), undefined, other)
  }
  for (const data of [null, 'marquee:balance', { type: 7 }, { type: 'toString' }, { type: 'other' }, []]) {
    t.equal(from(ours, data), undefined, JSON.stringify(data))
  }
})

t.test('only http and https addresses are opened as a game', async (t) => {
  t.equal(isGameUrl('https://games.example.com/?t=1'), true)
  for (const url of ['javascript:alert(1)', 'data:text/html,x', 'blob:https://a/b', '/relative', '']) {
    t.equal(isGameUrl(url), false, url)
  }
})

t.test('time played is minutes and seconds, then hours', async (t) => {
  t.same([-5, 0, 59_999, 60_000, 3_599_000, 3_661_000].map(playedTime), [
    '0:00',
    '0:00',
    '0:59',
    '1:00',
    '59:59',
    '1:01:01',
  ])
})

t.test('phones and tablets get the mobile edition', async (t) => {
  const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15'
  t.equal(devicePlatform({ userAgent: 'Mozilla/5.0 (Linux; Android 10; K)', maxTouchPoints: 5 }), 'MOBILE')
  t.equal(devicePlatform({ userAgent: mac, maxTouchPoints: 5 }), 'MOBILE', 'an iPad calls itself a Mac')
  t.equal(devicePlatform({ userAgent: mac, maxTouchPoints: 0 }), 'DESKTOP')
})
