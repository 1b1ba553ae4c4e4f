#!/usr/bin/env node
// Has a running gateway forget what it keeps of a brand: `npm run purge`, and `purge` in the image.
import { withSettingsFile } from './config/environment.ts'
import { runCommand } from './config/run-command.ts'
import { parsePurge, runPurge, usage } from './orders/purge-command.ts'

await runCommand(usage, (args) => runPurge(parsePurge(args), withSettingsFile(process.env).environment))
