import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { Player } from './player.mjs'

const host = 'localhost'
const readers = 12
const writers = 4
const pauseMs = 5
const reads = ['/api/me/balance', '/api/startup', '/', '/api/me/balance']
const launch = {
  ...{ providerCode: 'JILI', gameCode: '', gameType: 'SLOTS' },
  ...{ mode: 'REAL', platform: 'MOBILE', language: 'EN' },
}

/** @typedef {{ answered: number, lost: string[] }} Count */
/** @typedef {{ reads: Count, writes: Count }} Counts */

/**
 * Starts players who read and launch games through the proxy, each sending one request after another, until stopped.
 * @param {number} port of the proxy
 * @returns {{ counts: Counts, stop: () => Promise<void> }}
 */
export function startPlayers(port) {
  /** @type {Counts} */
  const counts = { reads: { answered: 0, lost: [] }, writes: { answered: 0, lost: [] } }
  let running = true
  const play = async (
    /** @type {Count} */ count,
    /** @type {(player: Player, turn: number) => Promise<{ status: number }>} */ act,
  ) => {
    const player = new Player(host)
    await player.signIn(port)
    for (let turn = 0; running; turn++) {
      const outcome = await act(player, turn).then(
        ({ status }) => String(status),
        (error) => error.code ?? error.message,
      )
      if (outcome === '200') count.answered++
      else count.lost.push(outcome)
      await delay(pauseMs)
    }
    player.close()
  }
  const playing = Promise.all([
    ...Array.from({ length: readers }, () =>
      play(counts.reads, (player, turn) => player.send(port, reads[turn % reads.length] ?? '/')),
    ),
    ...Array.from({ length: writers }, () =>
      play(counts.writes, (player) => {
        const headers = { 'idempotency-key': randomUUID() }
        return player.send(port, '/api/games/launch', { method: 'POST', body: launch, headers })
      }),
    ),
  ])
  // `stop` rethrows the error.
  playing.catch(() => undefined)
  return {
    counts,
    async stop() {
      running = false
      await playing
    },
  }
}

/**
 * The number of launches that reached the platform more than once.
 * @param {number} sandboxPort
 */
export async function countRepeatedWrites(sandboxPort) {
  const answer = await fetch(`http://127.0.0.1:${sandboxPort}/__control/calls?path=/api/game/launch`)
  /** @type {{ calls: { payload: { request_id: string } }[] }} */
  const { calls } = /** @type {any} */ (await answer.json())
  return calls.length - new Set(calls.map(({ payload }) => payload.request_id)).size
}
