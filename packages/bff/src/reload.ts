#!/usr/bin/env node
// Has a running gateway read its settings again: `npm run reload`, and `reload` in the image.
import { withSettingsFile } from './config/environment.ts'
import { runCommand } from './config/run-command.ts'
import { parseReload, runReload, usage } from './orders/reload-command.ts'

await runCommand(usage, (args) => runReload(parseReload(args), withSettingsFile(process.env).environment))
