#!/usr/bin/env node
// Has a running gateway read its settings again: `npm run reload`, and `reload` in the image.
import { withSettingsFile } from './config/environment.ts'
import { parseReload, runReload, usage } from './orders/reload-command.ts'

const args = process.argv.slice(2)
if (args.includes('--help') || args.includes('-h')) {
  process.stdout.write(usage)
} else {
  try {
    process.exitCode = await runReload(parseReload(args), withSettingsFile(process.env).environment)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n\n${usage}`)
    process.exitCode = 2
  }
}
