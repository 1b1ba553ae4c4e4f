// npm run tool -- licenses: writes docs/licenses.md from package-lock.json.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { licenseOf, npmBill } from '../image/npm-bill.mjs'
import { projectRoot } from '../setup/project-root.mjs'

/** @import { Component } from '../image/npm-bill.mjs' */

const introduction = `# Licenses

What runs in the image beside Marquee itself (MIT), in the gateway or built into the client. Written by \`npm run tool -- licenses\` from package-lock.json; a test allows the licenses below and no other. The image has the license of each: in the folder of its package, and in \`/app/third-party.txt\` for what is built into the client. \`/app/sbom.cdx.json\` lists the same packages in CycloneDX.

The LGPL is libvips', which resizes pictures. It is a library of its own, loaded at run time, and may be replaced; \`npm ci --omit=optional\` leaves it out, and pictures go out as they are. Packages marked so are there on some machines only.
`

/**
 * The page that lists the licenses of packages.
 * @param {readonly Component[]} components
 */
export function licensesPage(components) {
  const lines = components
    .toSorted((one, other) => (one['bom-ref'] < other['bom-ref'] ? -1 : 1))
    .map(
      (each) =>
        `| ${each.name} | ${each.version} | ${licenseOf(each)}${each.scope === 'optional' ? ' (some machines)' : ''} |`,
    )
  const rows = [...new Set(lines)].join('\n')
  return `${introduction}\n| package | version | license |\n|---|---|---|\n${rows}\n`
}

// What may be passed on with a product under the MIT license, with no more than a notice.
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'OFL-1.1',
])
// A library of its own that is loaded at run time: docs/licenses.md.
const mayBeLesser = /^@img\/sharp-/

/**
 * Whether the image may carry a package: one of the licenses that it offers is allowed, or all that it asks for are.
 * @param {{ name: string, license: string }} package_
 */
export function isAllowedLicense({ name, license }) {
  const isAllowed = (/** @type {string} */ id) =>
    allowed.has(id) || (id === 'LGPL-3.0-or-later' && mayBeLesser.test(name))
  const expression = license.replace(/^\((.*)\)$/, '$1')
  return expression.split(' OR ').some((choice) => choice.split(' AND ').every(isAllowed))
}

if (import.meta.main) {
  const { components } = await npmBill(projectRoot)
  writeFileSync(join(projectRoot, 'docs/licenses.md'), licensesPage(components))
}
