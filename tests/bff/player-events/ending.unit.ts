import { setTimeout as sleep } from 'node:timers/promises'
import type { PlayerEvent } from '@marquee/contracts/areas/player'
import t from 'tap'
import { createPlayerEvents } from '#bff/player-events/player-events.ts'
import type { Brand, SealedSession } from '#bff/request/request-context.ts'
import { until } from '../../support/until.ts'

/** What no other replica shares. */
const shared = {
  listen: () => undefined,
  latest: async () => [],
  mayPoll: async () => true,
  publish: async () => undefined,
  hint: async () => undefined,
}

t.test('a stream that a slow reader has not closed yet gets its last event once', async (t) => {
  let hasEnded = false
  const events = createPlayerEvents({
    poll: async () => ({ events: [], failed: false }),
    hasEnded: () => hasEnded,
    shared,
    maxStreams: 10,
    onStreams: () => undefined,
    onError: () => undefined,
  })
  const sent: PlayerEvent['event'][] = []
  let ends = 0
  const session = {
    id: 's',
    token: 't',
    provedAt: Date.now(),
    seenAt: Date.now(),
    player: { accountId: 'demo' },
  }
  const sink = {
    send: ({ event }: PlayerEvent) => void sent.push(event),
    keepAlive: () => undefined,
    end: () => void ends++,
  }
  const brand = { host: 'a.test' } as Brand
  const close = events.watch(brand, session as unknown as SealedSession, sink)
  hasEnded = true
  // Streams are looked through each second.
  await until('it is told', () => ends > 0)
  events.hint(brand, 'demo', 'moving')
  t.same(sent, ['ended'])
  t.equal(ends, 1)
  close()
  await events.closeAll()
})

t.test('a poll that fails in a way that nobody foresaw is told of, and ends nothing', async (t) => {
  const errors: unknown[] = []
  const unforeseen = new TypeError('unforeseen')
  const fail = async () => {
    throw unforeseen
  }
  const watch = (parts: {
    poll?: () => Promise<never>
    shared?: Partial<Record<keyof typeof shared, () => Promise<never>>>
  }) => {
    const events = createPlayerEvents({
      poll: parts.poll ?? (async () => ({ events: [], failed: false })),
      hasEnded: () => false,
      shared: { ...shared, ...parts.shared },
      maxStreams: 10,
      onStreams: () => undefined,
      onError: (error) => errors.push(error),
    })
    const session = {
      id: 's',
      token: 't',
      provedAt: Date.now(),
      seenAt: Date.now(),
      player: { accountId: 'demo' },
    }
    const sink = { send: () => undefined, keepAlive: () => undefined, end: () => undefined }
    const brand = { host: 'a.test' } as Brand
    const close = events.watch(brand, session as unknown as SealedSession, sink)
    events.hint(brand, 'demo', 'moving')
    return close
  }
  const all = [
    watch({ poll: fail }),
    watch({ shared: { latest: fail } }),
    watch({ shared: { hint: fail } }),
    watch({ shared: { publish: fail } }),
  ]
  await sleep(50)
  for (const close of all) close()
  t.same(errors, [unforeseen, unforeseen, unforeseen, unforeseen])
})
