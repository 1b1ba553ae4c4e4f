import type { ResponseOf } from '@marquee/contracts/operations'
import { operationFacts } from '../../api/contract-facts.ts'

/** What the gateway sends to an open page; see the operation's contract. */
export type PlayerEvent = ResponseOf<'streamPlayerEvents'>

interface Follower {
  onEvent(event: PlayerEvent): void
  /**
   * Whether events reach this page: from the first one on, since a proxy that buffers responses opens a stream in which
   * nothing arrives.
   */
  onConnected(isConnected: boolean): void
}

type Message = { event: PlayerEvent } | { isConnected: boolean }

/**
 * Follows the player's events over one stream for all tabs of the browser: of the visible tabs one holds a lock and the
 * stream, and passes on what it receives. HTTP/1.1 allows six connections to a site, which seven tabs would use up.
 * Nothing is open while all tabs are hidden.
 *
 * @param name the same in all tabs of this player, and in no others
 * @returns how to stop
 */
export function followEvents(name: string, { onEvent, onConnected }: Follower): () => void {
  const channel = new BroadcastChannel(name)
  const stopped = new AbortController()
  let lead: AbortController | undefined

  function receive(message: Message): void {
    if ('event' in message) {
      onConnected(true)
      onEvent(message.event)
    } else onConnected(message.isConnected)
  }
  function broadcast(message: Message): void {
    receive(message)
    channel.postMessage(message)
  }
  const listener = {
    onEvent: (event: PlayerEvent) => broadcast({ event }),
    onLost: () => broadcast({ isConnected: false }),
  }

  function takePart(): void {
    if (lead) return
    const controller = new AbortController()
    lead = controller
    const { signal } = controller
    // Rejects when it is aborted while it waits for the lock.
    navigator.locks.request(name, { signal }, () => keepStream(listener, signal)).catch(() => {})
  }
  function leave(): void {
    lead?.abort()
    lead = undefined
  }
  const update = () => (document.visibilityState === 'visible' ? takePart() : leave())

  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => receive(data))
  document.addEventListener('visibilitychange', update, { signal: stopped.signal })
  // A page in the back/forward cache must not hold the lock.
  addEventListener('pagehide', leave, { signal: stopped.signal })
  addEventListener('pageshow', update, { signal: stopped.signal })
  update()
  return () => {
    stopped.abort()
    leave()
    channel.close()
    onConnected(false)
  }
}

interface Listener {
  onEvent(event: PlayerEvent): void
  /** The stream was lost; it is opened again after a pause. */
  onLost(): void
}

/** How a stream ended: `left` on our side, or to be opened again, after a time that the gateway may have named. */
type Ending = 'left' | { afterMs: number | undefined }

const eventNames = ['balance', 'status', 'site', 'activity'] as const
const pauses = { firstMs: 1000, longestMs: 30_000, afterEndMs: 3000 } as const

/**
 * Keeps a stream open until it is aborted, with growing pauses after failures. EventSource by itself would give up after
 * any answer but 200, and come back at the same moment as all others after a restart.
 */
async function keepStream(listener: Listener, signal: AbortSignal): Promise<void> {
  for (let failures = 0; !signal.aborted; ) {
    const opened = { at: Number.POSITIVE_INFINITY }
    const ending = await readStream(listener, signal, opened)
    if (ending === 'left') return
    listener.onLost()
    failures = performance.now() - opened.at > pauses.longestMs ? 1 : failures + 1
    await pause(ending.afterMs ?? backOffMs(failures), signal)
  }
}

/** Reads one stream to its end. It never rejects. */
function readStream({ onEvent }: Listener, signal: AbortSignal, opened: { at: number }): Promise<Ending> {
  const source = new EventSource(operationFacts.streamPlayerEvents.path)
  return new Promise<Ending>((resolve) => {
    const on = (name: string, act: (data: string) => void) =>
      source.addEventListener(name, (event) => act('data' in event ? String(event.data) : ''), { signal })
    on('open', () => {
      opened.at = performance.now()
    })
    for (const event of eventNames) on(event, (data) => onEvent({ event, data: JSON.parse(data) }))
    // This browser may have a new session already, such as after a change of password.
    on('ended', () => {
      onEvent({ event: 'ended', data: {} })
      resolve({ afterMs: pauses.afterEndMs })
    })
    on('bye', (data) => resolve({ afterMs: JSON.parse(data).retryInMs }))
    on('error', () => resolve({ afterMs: undefined }))
    signal.addEventListener('abort', () => resolve('left'), { once: true })
  }).finally(() => source.close())
}

function backOffMs(failures: number): number {
  const pauseMs = Math.min(pauses.firstMs * 2 ** (failures - 1), pauses.longestMs)
  return pauseMs * (0.5 + Math.random() / 2)
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
}
