import { isMoneyIntent, type Telling } from '../../tests/money/intent.ts'
import type { SeedResult } from '../../tests/money/run-seed.ts'

/** What some seeds did and found, as a table in Markdown. */
export function moneyTable(results: readonly SeedResult[]): string {
  const steps = results.flatMap(({ schedule }) => schedule.steps)
  const intents = results.flatMap((result) => result.intents).filter(({ attempts }) => attempts > 0)
  const tellings = intents.flatMap((intent) => intent.tellings)
  const unknown = intents.filter(
    (intent) =>
      isMoneyIntent(intent) && intent.tellings.some(({ told }) => told === 'unknown' || told === 'cut'),
  )
  const faults = steps.flatMap((step) => (step.do === 'fault' ? [step.fault.kind] : []))
  const outages = steps.flatMap((step) => outageNames[step.do] ?? [])
  const rows: [string, string][] = [
    ['seeds', number(results.length)],
    ['steps', number(steps.length)],
    ['faults of the platform’s answers', `${number(faults.length)}: ${counted(faults)}`],
    ['parts lost', `${number(outages.length)}: ${counted(outages)}`],
    ['intents', `${number(intents.length)}: ${counted(intents.map(({ plan }) => plan.kind))}`],
    ['requests for them', `${number(intents.reduce((sum, { attempts }) => sum + attempts, 0))}`],
    [
      'of these with a key that was sent before',
      number(intents.reduce((sum, { attempts }) => sum + attempts - 1, 0)),
    ],
    ['what clients were told', counted(tellings.map(({ told }) => toldNames[told]))],
    [
      'deposits and withdrawals of unknown outcome',
      `${number(unknown.length)}, of which ${number(unknown.filter(({ outcome }) => outcome === 'known').length)} were found to exist and ${number(unknown.filter(({ outcome }) => outcome === 'notFound').length)} not to`,
    ],
    ['violations', number(results.reduce((sum, { violations }) => sum + violations.length, 0))],
  ]
  return ['| | |', '| --- | --- |', ...rows.map((row) => `| ${row.join(' | ')} |`)].join('\n')
}

const outageNames: Partial<Record<string, string>> = {
  kill: 'a gateway killed',
  sendAndKill: 'a gateway killed with a write under way',
  redisDown: 'Redis stopped, and back empty',
  platformDown: 'the platform down for some steps',
  restartPlatform: 'the platform restarted',
  endSessions: 'sessions ended',
}

const toldNames: Record<Telling['told'], string> = {
  done: 'carried out',
  refused: 'refused by the platform',
  failed: 'not carried out',
  unknown: 'outcome unknown',
  running: 'still running',
  keyUsed: 'key used for something else',
  signedOut: 'signed out',
  cut: 'nothing (the gateway was killed)',
}

const number = (count: number) => count.toLocaleString('en-US')

function counted(names: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([name, count]) => `${name} ${number(count)}`)
    .join(', ')
}
