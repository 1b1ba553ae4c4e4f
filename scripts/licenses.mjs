// npm run licenses: writes docs/licenses.md from package-lock.json.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { productionPackages } from './image/production-packages.mjs'
import { licensesPage } from './licenses/licenses-page.mjs'
import { projectRoot } from './setup/project-root.mjs'

const { packages: locked } = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8'))
writeFileSync(join(projectRoot, 'docs/licenses.md'), licensesPage(productionPackages(locked)))
