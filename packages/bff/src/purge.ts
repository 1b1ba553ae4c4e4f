#!/usr/bin/env node
// Has a running gateway forget what it keeps of a brand: `npm run purge`, and `purge` in the image.
import { withSettingsFile } from './config/environment.ts'
import { parsePurge, runPurge, usage } from './orders/purge-command.ts'

const args = process.argv.slice(2)
if (args.includes('--help') || args.includes('-h')) {
  process.stdout.write(usage)
} else {
  try {
    process.exitCode = await runPurge(parsePurge(args), withSettingsFile(process.env).environment)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n\n${usage}`)
    process.exitCode = 2
  }
}
