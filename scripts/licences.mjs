// npm run licences: writes docs/licences.md from package-lock.json.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { productionPackages } from './image/production-packages.mjs'
import { licencesPage } from './licences/licences-page.mjs'
import { projectRoot } from './setup/project-root.mjs'

const { packages: locked } = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8'))
writeFileSync(join(projectRoot, 'docs/licences.md'), licencesPage(productionPackages(locked)))
