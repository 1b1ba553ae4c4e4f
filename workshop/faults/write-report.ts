// Causes every fault, prints the effects and writes them to docs/faults.md: the last step of npm run tool -- faults.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '#scripts/setup/project-root.mjs'
import { crowdFaults } from '../../tests/faults/client/crowd-faults.ts'
import { hostileRequests } from '../../tests/faults/client/hostile-request.ts'
import { sendHostileRequest } from '../../tests/faults/client/send-hostile-request.ts'
import { outageFaults } from '../../tests/faults/platform/outage-faults.ts'
import {
  type FaultFixture,
  proveWireFaults,
  type WireRow,
} from '../../tests/faults/platform/run-wire-faults.ts'
import { statusFaults, type WireFault, wireFaults } from '../../tests/faults/platform/wire-fault.ts'
import { openProxyFixture, openWireFixture } from '../../tests/faults/platform/wire-fixture.ts'
import { diskFaults } from '../../tests/faults/process/disk-faults.ts'
import { logFaults } from '../../tests/faults/process/log-faults.ts'
import { restartFaults } from '../../tests/faults/process/restart-faults.ts'
import { signalFaults } from '../../tests/faults/process/signal-faults.ts'
import { fullScale, type Scenario } from '../../tests/faults/scenario.ts'
import { mapConcurrently } from '../../tests/support/map-concurrently.ts'
import { startSite } from '../../tests/support/site.ts'
import { coveredFaults } from './covered-faults.ts'
import { moneySectionOf } from './money-section.ts'
import { publicReports } from './public-reports.ts'
import { runCoveredFaults } from './run-covered-faults.ts'
import { type Section, toMarkdown } from './to-markdown.ts'

const describeFailure = (rules: readonly string[]) => `**FAILS**: ${rules.join('; ')}`

async function wireRows(open: () => Promise<FaultFixture>, faults: readonly WireFault[]): Promise<WireRow[]> {
  const fixture = await open()
  const rows = await proveWireFaults(fixture, faults)
  await fixture.site.close()
  return rows
}

async function platformSection(): Promise<Section> {
  const refused = wireFaults.filter(({ fault }) => fault === 'refused')
  const others = [...wireFaults.filter(({ fault }) => fault !== 'refused'), ...statusFaults]
  const rows = [...(await wireRows(openProxyFixture, refused)), ...(await wireRows(openWireFixture, others))]
  const first = rows[0]
  return {
    title: 'What the platform does',
    text: `Each fault applies to every call of its own brand. The read is the balance, the write is the sign-in, the money write is the launch of a game; *sent* is how often each of the three reached the platform. Cached responses were the same under all faults: fresh \`${first?.fresh}\`, stale \`${first?.stale}\`, a page \`${first?.page}\`; *cold* is start-up, and a page, of a brand that is not cached.`,
    columns: [
      'fault',
      'read',
      'write',
      'money write',
      'cold',
      'cold page',
      'sent',
      'log of the read',
      'lost',
    ],
    rows: rows.map((row) => [
      ...[row.fault, row.read, row.write, row.money, row.cold, row.coldPage, row.arrived.join(', '), row.log],
      row.broken.length > 0 ? describeFailure(row.broken) : row.lost,
    ]),
  }
}

async function clientSection(): Promise<Section> {
  const site = await startSite()
  const rows: string[][] = []
  for (const [part, requests] of Object.entries(hostileRequests)) {
    for (const request of requests) {
      const { status, broken, brokenBelow } = await sendHostileRequest(site.port, request)
      const brokenRules = [...broken, ...brokenBelow]
      rows.push([
        part,
        request.name,
        String(status ?? 'none'),
        brokenRules.length > 0 ? describeFailure(brokenRules) : 'nothing',
      ])
    }
  }
  await site.close()
  return {
    title: 'What a client sends',
    text: 'Every response except a success is a problem document with a reference, an `x-request-id` and a line in the log. No player is affected, and the gateway keeps working.',
    columns: ['in', 'request', 'response', 'lost'],
    rows,
  }
}

async function prove({ fault, prove: make }: Scenario): Promise<string[]> {
  try {
    const { player, log, lost } = await make(fullScale)
    return [fault, player, log, lost]
  } catch (error) {
    return [
      fault,
      '',
      '',
      describeFailure([error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)]),
    ]
  }
}

async function siteSection(): Promise<Section> {
  // The outage and the timeout of slow connections take a minute each.
  const slow = await Promise.all(
    [outageFaults, crowdFaults].map((faults) => mapConcurrently(faults, 1, prove)),
  )
  const processFaults = [...diskFaults, ...logFaults, ...signalFaults, ...restartFaults]
  const rows = [...slow.flat(), ...(await mapConcurrently(processFaults, 1, prove))]
  for (const { fault, player, log, lost, file, passed, failures } of await runCoveredFaults(coveredFaults)) {
    const proof = failures.length > 0 ? describeFailure(failures) : lost
    rows.push([fault, player, log, `${proof} ([tests](../${file}), ${passed} passed)`])
  }
  return {
    title: 'What happens to the site',
    text: 'With the real gateway, in its own process where it is killed or measured.',
    columns: ['fault', 'what the player saw', 'what was logged', 'what was lost'],
    rows,
  }
}

async function reportsSection(): Promise<Section> {
  const rows = publicReports.map(({ kind, sources, seen, now, test }) => [
    ...[kind, sources.map(linkTo).join(', '), seen],
    test ? `${now} ([test](../tests/${test}))` : now,
  ])
  return {
    title: 'What public reports tell',
    text: 'Reports about comparable software, each tried here, or read where a try says no more.',
    columns: ['kind', 'source', 'seen', 'now'],
    rows,
  }
}

const linkTo = (source: string) => `[${source}](https://github.com/${source.replace('#', '/issues/')})`

const startedAt = performance.now()
const sections: Section[] = []
for (const make of [platformSection, clientSection, siteSection, reportsSection]) {
  const section = await make()
  sections.push(section)
  console.log(`\n${toMarkdown([section])}`)
}
const tookSeconds = Math.round((performance.now() - startedAt) / 1000)
const file = join(projectRoot, 'docs/faults.md')
const money = moneySectionOf(await readFile(file, 'utf8'))
await writeFile(file, toMarkdown(sections, tookSeconds) + (money && `\n${money}`))
const failures = sections
  .flatMap(({ rows }) => rows)
  .filter((row) => row.at(-1)?.includes('**FAILS**')).length
console.log(`docs/faults.md is written: ${failures} rows fail, in ${tookSeconds} s.`)
process.exit(failures > 0 ? 1 : 0)
