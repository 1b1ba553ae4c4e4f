// npm run tool -- cluster: runs the services of docker-compose.yml as processes, stops gateways and Redis under load, and
// counts the requests that players lost.

import { redisServer } from '../setup/find-executable.mjs'
import { requireTools } from '../setup/install-packages.mjs'
import { runScript } from '../setup/run-script.mjs'
import { openCluster } from './open-cluster.mjs'
import { checkSharedSession, restartRedisUnderLoad, stopUnderLoad } from './rounds.mjs'

/** @import { RoundResult } from './rounds.mjs' */

await runScript(async () => {
  await requireTools('npm run tool -- cluster', { haproxy: 'haproxy', [redisServer]: 'redis-server' })
  console.log('Starting Redis, the demo platform, two gateways and HAProxy …')
  const cluster = await openCluster(process.execPath)
  try {
    await checkSharedSession(cluster)
    const [a, b] = cluster.replicas
    console.log('Stopping gateways and Redis under load (about a minute) …')
    const rounds = [
      await stopUnderLoad(cluster, a, 'SIGTERM'),
      await stopUnderLoad(cluster, b, 'SIGKILL'),
      await restartRedisUnderLoad(cluster),
    ]
    return printRounds(rounds) ? 0 : 1
  } finally {
    await cluster.close()
  }
})

/**
 * Prints the results of the rounds.
 * @param {readonly RoundResult[]} rounds
 * @returns {boolean} whether every rule held
 */
function printRounds(rounds) {
  const rows = rounds.map(({ round, counts: { reads, writes }, repeated, note }) => ({
    '': `${round}: ${note}`,
    'reads answered': reads.answered,
    'reads lost': describe(reads.lost),
    'writes answered': writes.answered,
    'writes lost': describe(writes.lost),
    'writes sent twice': repeated,
  }))
  for (const row of rows) {
    console.log()
    for (const [name, value] of Object.entries(row)) console.log(`${name.padEnd(18)} ${value}`)
  }
  const failures = rounds.flatMap(brokenRules)
  console.log(
    failures.length > 0 ? `\n✖ ${failures.join('\n✖ ')}` : '\n✔ no request was lost that may be retried',
  )
  return failures.length === 0
}

/**
 * The proxy retries reads, so none may be lost. Writes are sent once, so they may be lost only when the gateway that
 * handles them is killed. Without Redis nothing is lost: a second launch does no harm.
 * @param {RoundResult} result
 */
function brokenRules({ round, counts: { reads, writes }, repeated }) {
  return [
    ...(reads.lost.length > 0 ? [`${round}: ${reads.lost.length} reads were lost`] : []),
    ...(writes.lost.length > 0 && !/^SIGKILL of gateway/.test(round)
      ? [`${round}: ${writes.lost.length} writes were lost`]
      : []),
    ...(repeated > 0 ? [`${round}: ${repeated} writes reached the platform twice`] : []),
  ]
}

/** @param {readonly string[]} lost */
function describe(lost) {
  const times = Map.groupBy(lost, (outcome) => outcome)
  const parts = [...times].map(([outcome, each]) => `${each.length} × ${outcome}`)
  return parts.length > 0 ? `${lost.length} (${parts.join(', ')})` : '0'
}
