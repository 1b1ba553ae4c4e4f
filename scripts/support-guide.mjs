// npm run support-guide: writes docs/support.md from the texts of every error code, and for `npm run support` what players
// read for each.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from './setup/project-root.mjs'
import { playerTextsFile } from './support/player-texts.mjs'
import { supportGuide } from './support/support-guide.mjs'

writeFileSync(join(projectRoot, 'docs/support.md'), supportGuide())
writeFileSync(join(projectRoot, 'packages/bff/src/support/answer/player-texts.json'), playerTextsFile())
