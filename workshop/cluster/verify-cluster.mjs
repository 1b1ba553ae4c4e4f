// npm run tool -- cluster: runs the services of docker-compose.yml as processes, stops gateways and Redis under load, counts
// the requests that players lost, and replaces one release by another while browsers open pages (with --only-roll this alone).
// --proxy nginx takes the nginx that is shipped in place of HAProxy.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromiumPath, redisServer } from '#scripts/setup/find-executable.mjs'
import { requireTools } from '#scripts/setup/install-packages.mjs'
import { runScript, ScriptError } from '#scripts/setup/run-script.mjs'
import { openCluster } from './open-cluster.mjs'
import { buildOtherRelease } from './other-release.mjs'
import { rollUnderVisits } from './roll.mjs'
import { checkSharedSession, restartRedisUnderLoad, stopUnderLoad } from './rounds.mjs'

/** @import { Outcome, RollState } from './roll.mjs' */
/** @import { Cluster } from './open-cluster.mjs' */
/** @import { RoundResult } from './rounds.mjs' */

const { values } = parseArgs({
  options: {
    'only-roll': { type: 'boolean', default: false },
    proxy: { type: 'string', default: 'haproxy' },
  },
})

await runScript(async () => {
  const { proxy } = values
  if (proxy !== 'haproxy' && proxy !== 'nginx') throw new ScriptError('--proxy is haproxy or nginx.')
  await requireTools('npm run tool -- cluster', {
    [proxy]: proxy,
    [redisServer]: 'redis-server',
  })
  chromiumPath()
  console.log(`Starting Redis, the demo platform, two gateways and ${proxy} …`)
  const folder = mkdtempSync(join(tmpdir(), 'marquee-release-'))
  const cluster = await openCluster(process.execPath, proxy)
  try {
    const isLossless = values['only-roll'] || (await loseParts(cluster))
    console.log('Building another release …')
    const release = join(folder, 'release')
    await buildOtherRelease(process.execPath, release)
    console.log('Replacing one release by the other while browsers open pages (two minutes) …')
    const isAlive = printRoll(await rollUnderVisits(cluster, release))
    return isLossless && isAlive ? 0 : 1
  } finally {
    await cluster.close()
    rmSync(folder, { recursive: true, force: true })
  }
})

/**
 * Stops gateways and Redis under load.
 * @param {Cluster} cluster
 * @returns {Promise<boolean>} whether every rule held
 */
async function loseParts(cluster) {
  await checkSharedSession(cluster)
  const [a, b] = cluster.replicas
  console.log('Stopping gateways and Redis under load (about a minute) …')
  return printRounds([
    await stopUnderLoad(cluster, a, 'SIGTERM'),
    await stopUnderLoad(cluster, b, 'SIGKILL'),
    await restartRedisUnderLoad(cluster),
  ])
}

/**
 * Prints what became of the pages that were opened, and of those that were gone to from there.
 * @param {readonly RollState[]} states
 * @returns {boolean} whether every page works
 */
function printRoll(states) {
  /** @type {Outcome[]} */
  const outcomes = ['alive', 'reloaded', 'told', 'dead']
  const count = (/** @type {readonly Outcome[]} */ all) =>
    outcomes.map((outcome) => all.filter((one) => one === outcome).length)
  const rows = states.flatMap(({ state, visits, routes }) => [
    { pages: `${state}: opened`, counts: count(visits) },
    { pages: `${state}: gone to`, counts: count(routes) },
  ])
  const width = Math.max(...rows.map(({ pages }) => pages.length))
  const line = (/** @type {readonly (string | number)[]} */ cells) =>
    cells.map((cell) => String(cell).padStart(9)).join('')
  console.log(`\n${' '.repeat(width)}${line(outcomes)}`)
  for (const { pages, counts } of rows) console.log(`${pages.padEnd(width)}${line(counts)}`)
  const broken = rows.reduce((sum, { counts }) => sum + (counts[2] ?? 0) + (counts[3] ?? 0), 0)
  console.log(broken > 0 ? `\n✖ ${broken} pages do not work` : '\n✔ no page was dead')
  return broken === 0
}

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
