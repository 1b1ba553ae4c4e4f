import { once } from 'node:events'
import { createServer } from 'node:net'
import t from 'tap'
import { startRedis } from './redis-server.ts'
import { hastyMs, ping, testLink } from './test-link.ts'

const server = await startRedis()
t.teardown(() => server.stop())

const read = (link: ReturnType<typeof testLink>['link']) =>
  link.run(
    async (redis) => (await redis.get('test:x')) ?? 'nothing',
    () => 'fallback',
  )

t.test('runs commands without events while Redis is up', async (t) => {
  const { link, events } = testLink(t, server)
  await link.open()
  t.equal(await read(link), 'nothing')
  t.strictSame(events, [])
})

t.test('falls back when Redis is killed, reports it once, and reconnects', async (t) => {
  const { link, events, next } = testLink(t, server)
  let ups = 0
  link.onConnected(async () => void ups++)
  await link.open()
  t.equal(ups, 1)

  const lost = next('redisLost')
  await server.kill()
  await lost
  t.strictSame(await Promise.all([read(link), read(link)]), ['fallback', 'fallback'])

  const back = next('redisBack')
  await server.restart()
  await back
  t.equal(await read(link), 'nothing')
  t.equal(ups, 2, 'both sides are brought together again')
  t.strictSame(
    events.map(({ type }) => type),
    ['redisLost', 'redisBack'],
  )
})

t.test('a hanging Redis delays one command, and later ones not at all', async (t) => {
  const { link, events, next } = testLink(t, server, 'test:', hastyMs)
  await link.open()
  server.freeze()
  t.teardown(() => server.thaw())
  const began = performance.now()
  t.strictSame(await Promise.all(Array.from({ length: 50 }, () => read(link))), Array(50).fill('fallback'))
  t.ok(performance.now() - began < 1000, 'all of them wait for a moment, together')
  const later = performance.now()
  for (let i = 0; i < 100; i++) await read(link)
  t.ok(performance.now() - later < 1000, 'nobody waits while it is known to hang')
  t.strictSame(events, [{ type: 'redisLost', reason: 'timeout' }])

  const back = next('redisBack')
  server.thaw()
  await back
  t.equal(await read(link), 'nothing')
})

t.test('starts without Redis and connects when it becomes available', async (t) => {
  await server.kill()
  const { link, events, next } = testLink(t, server)
  await link.open()
  t.equal(await read(link), 'fallback')
  t.match(events, [{ type: 'redisLost', reason: 'ECONNREFUSED' }])
  const back = next('redisBack')
  await server.restart()
  await back
  t.equal(await read(link), 'nothing')
})

t.test('reports once that Redis is down, whatever the number of retries', async (t) => {
  const { link, events, next } = testLink(t, server)
  await link.open()
  await server.kill()
  const busyPort = createServer((socket) => socket.destroy()).listen(
    Number(new URL(server.url).port),
    '127.0.0.1',
  )
  for (let tries = 0; tries < 3; tries++) await once(busyPort, 'connection')
  busyPort.close()
  await once(busyPort, 'close')
  const back = next('redisBack')
  await server.restart()
  await back
  t.strictSame(
    events.map(({ type }) => type),
    ['redisLost', 'redisBack'],
  )
})

t.test('starts while Redis hangs', async (t) => {
  server.freeze()
  t.teardown(() => server.thaw())
  const { link, events, next } = testLink(t, server, 'test:', hastyMs)
  await link.open()
  t.equal(await read(link), 'fallback')
  t.strictSame(events, [{ type: 'redisLost', reason: 'timeout' }])
  const back = next('redisBack')
  server.thaw()
  await back
  t.equal(await read(link), 'nothing')
})

t.test('a blocked event loop does not count as a timeout of Redis', async (t) => {
  const { link, events } = testLink(t, server, 'test:', hastyMs)
  await link.open()
  const answer = read(link)
  const until = performance.now() + 250
  while (performance.now() < until);
  t.equal(await answer, 'nothing')
  t.strictSame(events, [])
})

t.test('a Redis that rejects writes counts as down', async (t) => {
  const { link: operator } = testLink(t, server)
  await operator.open()
  const configure = (bytes: string) =>
    operator.run(
      (redis) => redis.config('SET', 'maxmemory', bytes),
      () => 'lost',
    )
  await configure('1')
  const { link, events, next } = testLink(t, server)
  await link.open()
  t.equal(await read(link), 'fallback')
  t.strictSame(events, [{ type: 'redisLost', reason: 'OOM' }])
  const back = next('redisBack')
  await configure('0')
  await back
  t.equal(await read(link), 'nothing')
})

t.test('messages are received on every connection', async (t) => {
  const speaker = testLink(t, server)
  const hearer = testLink(t, server)
  const heard: string[] = []
  const said = Promise.withResolvers<void>()
  hearer.link.subscribe('talk', (text) => {
    heard.push(text)
    said.resolve()
  })
  await Promise.all([speaker.link.open(), hearer.link.open()])
  const backs = Promise.all([speaker.next('redisBack'), hearer.next('redisBack')])
  await server.kill()
  await server.restart()
  await backs
  await speaker.link.run(
    (redis) => redis.publish('test:talk', 'hello'),
    () => 0,
  )
  await said.promise
  t.strictSame(heard, ['hello'])
})

t.test('a message that cannot be read is told of once, and ends nothing', async (t) => {
  const { link, events } = testLink(t, server)
  const read: string[] = []
  link.subscribe('news', async (text) => void read.push(JSON.parse(text)))
  link.subscribe('prices', (text) => void read.push(JSON.parse(text)))
  await link.open()
  const send = (channel: string, text: string) =>
    link.run(
      async (redis) => void (await redis.publish(`test:${channel}`, text)),
      () => t.fail('Redis is down'),
    )
  for (const text of ['{', '}', '"a"']) await send('news', text)
  for (const text of ['{', '"b"']) await send('prices', text)
  await ping(link)
  t.same(read, ['a', 'b'])
  t.same(events, [
    { type: 'messageDropped', channel: 'news' },
    { type: 'messageDropped', channel: 'prices' },
  ])
})

t.test('while a listener fails at a connection, Redis counts as down', async (t) => {
  const { link, events, next } = testLink(t, server)
  let failures = 2
  link.onConnected(async () => {
    failures -= 1
    if (failures >= 0) throw new Error('not what this release writes')
  })
  const back = next('redisBack')
  await link.open()
  t.equal(await read(link), 'fallback')
  await back
  t.equal(await read(link), 'nothing')
  t.match(events, [{ type: 'redisLost', reason: 'notSynchronized' }, { type: 'redisBack' }])
})
