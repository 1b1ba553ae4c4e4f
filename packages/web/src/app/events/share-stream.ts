import { keepStream } from './event-stream.ts'
import type { PlayerEvent } from './player-event.ts'

interface Follower {
  onEvent(event: PlayerEvent): void
  /**
   * Whether this page hears what changes: from the first event on, since a proxy that collects what it passes on opens a
   * stream in which nothing arrives.
   */
  onTold(isTold: boolean): void
}

type Message = { event: PlayerEvent } | { isTold: boolean }

/**
 * Follows the player's events over one stream for all tabs of the browser: of the visible tabs one holds a lock and the
 * stream, and passes on what it hears. HTTP/1.1 allows six connections to a site, which seven tabs would use up.
 * Nothing is open while all tabs are hidden.
 *
 * @param name the same in all tabs of this player, and in no others
 * @returns how to stop
 */
export function followEvents(name: string, { onEvent, onTold }: Follower): () => void {
  const channel = new BroadcastChannel(name)
  const stopped = new AbortController()
  let lead: AbortController | undefined

  function hear(message: Message): void {
    if ('event' in message) {
      onTold(true)
      onEvent(message.event)
    } else onTold(message.isTold)
  }
  function tell(message: Message): void {
    hear(message)
    channel.postMessage(message)
  }
  const listener = {
    onEvent: (event: PlayerEvent) => tell({ event }),
    onLost: () => tell({ isTold: false }),
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

  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => hear(data))
  document.addEventListener('visibilitychange', update, { signal: stopped.signal })
  // A page in the back/forward cache must not hold the lock.
  addEventListener('pagehide', leave, { signal: stopped.signal })
  addEventListener('pageshow', update, { signal: stopped.signal })
  update()
  return () => {
    stopped.abort()
    leave()
    channel.close()
    onTold(false)
  }
}
