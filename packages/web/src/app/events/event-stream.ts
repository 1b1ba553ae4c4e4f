import { type PlayerEvent, streamPlayerEvents } from './player-event.ts'

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
export async function keepStream(listener: Listener, signal: AbortSignal): Promise<void> {
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
  const source = new EventSource(streamPlayerEvents.path)
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
