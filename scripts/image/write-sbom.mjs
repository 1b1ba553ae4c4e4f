// Lists what the image is made of: node write-sbom.mjs <file>, in the folder of package-lock.json, before anything is
// pruned from node_modules. Of the packages for other machines, those that are not installed are left out.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { productionPackages } from './production-packages.mjs'
import { softwareBill } from './software-bill.mjs'

const { packages: locked } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const installed = productionPackages(locked).filter(({ path, isOptional }) => !isOptional || existsSync(path))
writeFileSync(
  process.argv[2] ?? '',
  softwareBill(JSON.parse(readFileSync('package.json', 'utf8')), installed),
)
