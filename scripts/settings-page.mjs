// npm run settings-page: writes docs/operating/settings.md from the words of .env.example and the table of settings.ts.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describeSettings } from '#bff/config/settings.ts'
import { settingsPage } from './settings/settings-page.mjs'
import { projectRoot } from './setup/project-root.mjs'

const words = readFileSync(join(projectRoot, '.env.example'), 'utf8')
writeFileSync(join(projectRoot, 'docs/operating/settings.md'), settingsPage(words, describeSettings()))
