// Lists what the image is made of: node write-sbom.mjs <file>, in the folder of package-lock.json, before anything is
// pruned from node_modules. Of the packages for other machines, those that are not installed are left out.
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { npmBill, withComponents } from './npm-bill.mjs'

const bill = await npmBill('.')
const installed = bill.components.filter(
  ({ name, scope }) => scope !== 'optional' || existsSync(join('node_modules', name)),
)
writeFileSync(process.argv[2] ?? '', `${JSON.stringify(withComponents(bill, installed), null, 2)}\n`)
