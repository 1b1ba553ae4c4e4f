import { PlayerEvent } from '@marquee/contracts/areas/player'
import * as z from 'zod/mini'
import { digest } from '../shared-state/redis/brand-key.ts'
import type { RedisLink } from '../shared-state/redis/redis-link.ts'
import type { ValueSeal } from '../storage/sealed-claims.ts'
import type { ActivityHint } from './poll-intervals.ts'
import { pollIntervals } from './poll-intervals.ts'

interface Listener {
  onEvents(key: string, events: PlayerEvent[]): void
  onHint(key: string, hint: ActivityHint): void
}

/** What replicas share about players, so that the platform is polled once, whichever of them the browsers reached. */
export interface SharedEvents {
  /** Calls the listener for what other replicas publish. Call it before the link opens. */
  listen(listener: Listener): void
  /** Whether this replica is the one to poll a player now; true where there is only one. */
  mayPoll(key: string): Promise<boolean>
  /** What was last published about a player, as far as it is recent. */
  latest(key: string): Promise<PlayerEvent[]>
  publish(key: string, events: readonly PlayerEvent[]): Promise<void>
  hint(key: string, hint: ActivityHint): Promise<void>
}

interface Options {
  link: RedisLink
  /** Events hold balances, and are encrypted outside this process. */
  seal: ValueSeal
}

const channel = 'playerEvents'
// Shorter than the shortest interval. A replica that receives the result of another starts its interval anew.
const pollLeaseMs = 1000
const Events = z.array(PlayerEvent)
// `sign` keeps the name that a release beside this one gives it.
const Message = z.object({
  key: z.string(),
  events: z.optional(Events),
  sign: z.optional(z.enum(['moving', 'playing', 'left'])),
})

/** Shares events over Redis; without it, each replica polls for its own players. */
export function shareEvents({ link, seal }: Options): SharedEvents {
  const redisKey = (piece: string, key: string) => `${link.prefix}${piece}:${digest(key)}`

  async function send(message: z.infer<typeof Message>): Promise<void> {
    const text = await seal.seal(JSON.stringify(message), channel)
    await link.run(
      async (redis) => void (await redis.publish(link.prefix + channel, text)),
      () => {},
    )
  }

  async function keep(key: string, events: readonly PlayerEvent[]): Promise<void> {
    const place = redisKey('playerEvents', key)
    const text = await seal.seal(JSON.stringify(events), place)
    const keepMs = 2 * pollIntervals.idleMs
    await link.run(
      async (redis) => void (await redis.set(place, text, 'PX', keepMs)),
      () => {},
    )
  }

  return {
    listen({ onEvents, onHint }) {
      link.subscribe(channel, async (text) => {
        const message = read(Message, await seal.open(text, channel))
        if (message?.events) onEvents(message.key, message.events)
        if (message?.sign) onHint(message.key, message.sign)
      })
    },

    mayPoll: (key) =>
      link.run(
        async (redis) => (await redis.set(redisKey('asking', key), '1', 'PX', pollLeaseMs, 'NX')) === 'OK',
        () => true,
      ),

    async latest(key) {
      const place = redisKey('playerEvents', key)
      const sealed = await link.run(
        (redis) => redis.get(place),
        () => null,
      )
      return (sealed !== null && read(Events, await seal.open(sealed, place))) || []
    },

    async publish(key, events) {
      // Kept first: who begins to listen after it was sent finds it.
      await keep(key, events)
      await send({ key, events: [...events] })
    },
    hint: (key, hint) => send({ key, sign: hint }),
  }
}

/** Reads what a replica has sealed; undefined for anything else. */
function read<Schema extends z.ZodMiniType>(schema: Schema, text: string | undefined) {
  return text === undefined ? undefined : z.safeParse(schema, JSON.parse(text)).data
}
