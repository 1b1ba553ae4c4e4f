import { parseArgs } from 'node:util'
import { cacheKinds } from '../cache/cached.ts'
import { describeRefusal, type OrderAnswer, sendOrder } from './send-order.ts'

/** What the command line asks for. */
export interface PurgeCommand {
  /** Undefined for every brand. */
  host: string | undefined
  kind: string
  dryRun: boolean
  json: boolean
}

export const usage = `Usage: purge --host HOST [--kind KIND] [--dry-run] [--json]
       purge --all [--kind KIND] [--dry-run] [--json]

Has the gateway on this machine, and the replicas that share its Redis, forget what they keep of the platform and ask for
it anew. Where the gateway asks who somebody is, OPERATOR_TOKEN holds the token.

  --host HOST    the brand
  --all          every brand
  --kind KIND    ${cacheKinds.join(', ')}, or all, which is the default
  --dry-run      says how many values there are, and changes nothing
  --json         for programs

Exit status: 0 done, 1 refused, 2 wrong use.
`

/** Reads the command line. @throws an error with a sentence when it cannot be read */
export function parsePurge(args: readonly string[]): PurgeCommand {
  const { values } = parseArgs({
    args: [...args],
    options: {
      host: { type: 'string' },
      all: { type: 'boolean', default: false },
      kind: { type: 'string', default: 'all' },
      'dry-run': { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  })
  const { host, all, kind, json } = values
  if ((host !== undefined) === all) throw new Error('Which brand? Name its --host, or say --all.')
  return { host, kind, dryRun: values['dry-run'], json }
}

/** Purges, and prints what was removed. @returns the exit status: 0 done, 1 refused */
export async function runPurge(
  command: PurgeCommand,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<number> {
  const { host, kind, dryRun, json } = command
  const query = new URLSearchParams({ kind, dryRun: dryRun ? '1' : '0', ...(host !== undefined && { host }) })
  const answer = await sendOrder(`/purge?${query}`, environment)
  if (json) console.log(JSON.stringify(answer.body, null, 2))
  else if (answer.isDone) console.log(describePurge(command, answer))
  else process.stderr.write(describeRefusal(answer))
  return answer.isDone ? 0 : 1
}

function describePurge({ host = 'every brand', kind, dryRun }: PurgeCommand, { body }: OrderAnswer): string {
  const values = `${body.entries} value${body.entries === 1 ? '' : 's'}`
  const what = `${values} of ${host}${kind === 'all' ? '' : `, ${kind}`}`
  return dryRun
    ? `${what}: nothing was changed.`
    : `${what} removed here. Other replicas that share Redis follow; proxies and CDNs do not.`
}
