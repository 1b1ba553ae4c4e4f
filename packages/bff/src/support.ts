#!/usr/bin/env node
// What became of a player's request, from the gateway's log: `npm run support`, and `support` in the image.
import { withSettingsFile } from './config/environment.ts'
import { runCommand } from './config/run-command.ts'
import { parseCommand, usage } from './support/command/parse-command.ts'
import { runSupport } from './support/command/run-support.ts'

await runCommand(usage, (args) => runSupport(parseCommand(args), withSettingsFile(process.env).environment))
