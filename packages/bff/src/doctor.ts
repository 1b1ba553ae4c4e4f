#!/usr/bin/env node
// Examines a brand before it goes live: `npm run doctor`, and `doctor` in the image.
import { runCommand } from './config/run-command.ts'
import { parseCommand, runDoctor, usage } from './doctor/command.ts'
import { readConfig } from './settings/settings.ts'

await runCommand(usage, (args) => runDoctor(parseCommand(args), readConfig(process.env)))
