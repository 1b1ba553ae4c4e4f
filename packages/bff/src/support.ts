#!/usr/bin/env node
// What became of a player's request, from the gateway's log: `npm run support`, and `support` in the image.
import { withSettingsFile } from './config/environment.ts'
import { parseCommand, usage } from './support/command/parse-command.ts'
import { runSupport } from './support/command/run-support.ts'

const args = process.argv.slice(2)
if (args.includes('--help') || args.includes('-h')) {
  process.stdout.write(usage)
} else {
  try {
    process.exitCode = await runSupport(parseCommand(args), withSettingsFile(process.env).environment)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n\n${usage}`)
    process.exitCode = 2
  }
}
