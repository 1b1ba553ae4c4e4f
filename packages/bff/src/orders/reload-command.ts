import { parseArgs } from 'node:util'
import * as z from 'zod/mini'
import { describeRefusal, sendOrder } from './send-order.ts'

export const usage = `Usage: reload [--json]

Has the gateway on this machine read its settings again: SETTINGS_FILE and the files that settings name. With a mistake in
any of them nothing changes, and all mistakes are told. Where the gateway asks who somebody is, OPERATOR_TOKEN holds the
token.

  --json    for programs

Exit status: 0 done, 1 refused, 2 wrong use.
`

/** Reads the command line. @throws an error with a sentence when it cannot be read */
export function parseReload(args: readonly string[]): { json: boolean } {
  return parseArgs({ args: [...args], options: { json: { type: 'boolean', default: false } } }).values
}

const Reloaded = z.object({ changed: z.array(z.string()), needRestart: z.array(z.string()) })

/** Reloads, and prints what has changed. @returns the exit status: 0 done, 1 refused */
export async function runReload(
  { json }: { json: boolean },
  environment: Readonly<Record<string, string | undefined>>,
): Promise<number> {
  const answer = await sendOrder('/reload', environment)
  const { data } = Reloaded.safeParse(answer.body)
  if (json) console.log(JSON.stringify(answer.body, null, 2))
  else if (answer.isDone && data) {
    console.log(data.changed.length > 0 ? `Changed: ${data.changed.join(', ')}.` : 'Nothing has changed.')
    if (data.needRestart.length > 0) console.log(`From the next start on: ${data.needRestart.join(', ')}.`)
  } else process.stderr.write(describeRefusal(answer))
  return answer.isDone ? 0 : 1
}
