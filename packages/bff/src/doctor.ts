#!/usr/bin/env node
// Examines a brand before it goes live: `npm run doctor`, and `doctor` in the image.
import { readConfig } from './config/settings.ts'
import { parseCommand, runDoctor, usage } from './doctor/command.ts'

const args = process.argv.slice(2)
if (args.includes('--help') || args.includes('-h')) {
  process.stdout.write(usage)
} else {
  try {
    process.exitCode = await runDoctor(parseCommand(args), readConfig(process.env))
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n\n${usage}`)
    process.exitCode = 2
  }
}
