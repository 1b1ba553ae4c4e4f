// npm run support-guide: writes docs/support.md from the texts of every error code.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from './setup/project-root.mjs'
import { supportGuide } from './support/support-guide.mjs'

writeFileSync(join(projectRoot, 'docs/support.md'), supportGuide())
