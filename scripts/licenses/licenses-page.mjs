/** @import { ProductionPackage } from '../image/production-packages.mjs' */

const introduction = `# Licenses

What runs in the image beside Marquee itself (MIT), in the gateway or built into the client. Written by \`npm run licenses\` from package-lock.json; a test allows the licenses below and no other. The image has the license of each: in the folder of its package, and in \`/app/third-party.txt\` for what is built into the client. \`/app/sbom.cdx.json\` lists the same packages in CycloneDX.

The LGPL is libvips', which resizes pictures. It is a library of its own, loaded at run time, and may be replaced; \`npm ci --omit=optional\` leaves it out, and pictures go out as they are. Packages marked so are there on some machines only.
`

/**
 * The page that lists the licenses of packages.
 * @param {readonly ProductionPackage[]} packages
 */
export function licensesPage(packages) {
  const lines = packages.map(
    ({ name, version, license, isOptional }) =>
      `| ${name} | ${version} | ${license}${isOptional ? ' (some machines)' : ''} |`,
  )
  const rows = [...new Set(lines)].join('\n')
  return `${introduction}\n| package | version | license |\n|---|---|---|\n${rows}\n`
}
