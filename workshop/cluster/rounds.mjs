import { setTimeout as delay } from 'node:timers/promises'
import { ScriptError } from '#scripts/setup/run-script.mjs'
import { countRepeatedWrites, startPlayers } from './load.mjs'
import { Player } from './player.mjs'

/** @import { Cluster, Replica } from './open-cluster.mjs' */
/** @import { Counts } from './load.mjs' */

// Responses to wait for before the signal, and again after it.
const enoughReads = 100
const enoughWrites = 20
const loadTimeoutMs = 60_000
// Requests would be lost in the moment before the proxy notices.
const afterMs = 4000
const host = 'localhost'

/** @typedef {{ round: string, counts: Counts, repeated: number, note: string }} RoundResult */

/**
 * Checks that replicas share sessions: a player signs in at one, is signed in at the other, and signs out of both.
 * @param {Cluster} cluster
 */
export async function checkSharedSession({ replicas: [a, b] }) {
  const player = new Player(host)
  await player.signIn(a.port)
  const there = await player.send(a.port, '/api/me/balance')
  const here = await player.send(b.port, '/api/me/balance')
  check('a session of gateway-a is valid at gateway-b', here.status === 200)
  check('both gateways show the same balance', here.text === there.text)
  const { status } = await player.send(a.port, '/api/session', { method: 'DELETE' })
  check('gateway-a signs the player out', status < 300)
  const after = await player.send(b.port, '/api/me/balance')
  check('gateway-b knows that the session has ended', after.status === 401)
  player.close()
}

/**
 * Stops one gateway while players use both, and counts answered and lost requests.
 * @param {Cluster} cluster
 * @param {Replica} replica
 * @param {'SIGTERM' | 'SIGKILL'} signal
 * @returns {Promise<RoundResult>}
 */
export async function stopUnderLoad(cluster, replica, signal) {
  const { child, ended } = replica.program
  const players = startPlayers(cluster.proxyPort)
  await waitForLoad(players.counts)
  const signalledAt = performance.now()
  child.kill(signal)
  await ended
  const seconds = (performance.now() - signalledAt) / 1000
  await delay(afterMs)
  await waitForLoad(players.counts)
  await players.stop()
  if (signal === 'SIGTERM') check('a gateway exits with status 0 after SIGTERM', child.exitCode === 0)
  const repeated = await countRepeatedWrites(cluster.sandboxPort)
  await cluster.restart(replica)
  const note = `ended after ${seconds.toFixed(1)} s`
  return { round: `${signal} of ${replica.name}`, counts: players.counts, repeated, note }
}

/**
 * Kills Redis while players use both gateways, and starts it again, empty.
 * @param {Cluster} cluster
 * @returns {Promise<RoundResult>}
 */
export async function restartRedisUnderLoad(cluster) {
  const players = startPlayers(cluster.proxyPort)
  await waitForLoad(players.counts)
  const killedAt = performance.now()
  await cluster.killRedis()
  await delay(afterMs)
  await waitForLoad(players.counts)
  const seconds = (performance.now() - killedAt) / 1000
  cluster.startRedis()
  await delay(afterMs)
  await waitForLoad(players.counts)
  await players.stop()
  const repeated = await countRepeatedWrites(cluster.sandboxPort)
  const note = `back, empty, after ${seconds.toFixed(1)} s`
  return { round: 'SIGKILL of Redis', counts: players.counts, repeated, note }
}

/**
 * Waits until players have received enough further responses.
 * @param {Counts} counts
 */
async function waitForLoad({ reads, writes }) {
  const [readsBefore, writesBefore] = [reads.answered, writes.answered]
  const giveUpAt = Date.now() + loadTimeoutMs
  while (reads.answered < readsBefore + enoughReads || writes.answered < writesBefore + enoughWrites) {
    if (Date.now() > giveUpAt) throw new ScriptError(`✖ players had no answers for ${loadTimeoutMs / 1000} s`)
    await delay(50)
  }
}

/**
 * @param {string} what
 * @param {boolean} holds
 */
function check(what, holds) {
  if (!holds) throw new ScriptError(`✖ ${what}`)
  console.log(`✔ ${what}`)
}
