/** @import { ProductionPackage } from './production-packages.mjs' */

/**
 * A software bill of materials in CycloneDX. The same packages give the same text: it has no time and no serial number.
 * @param {{ name: string, version: string, license: string }} product
 * @param {readonly ProductionPackage[]} packages
 */
export function softwareBill({ name, version, license }, packages) {
  const bill = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': `${name}@${version}`,
        name,
        version,
        licenses: [{ license: { id: license } }],
      },
    },
    components: packages.map(component),
  }
  return `${JSON.stringify(bill, null, 2)}\n`
}

/** @param {ProductionPackage} each */
function component({ path, name, version, license, integrity, isOptional }) {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`
  const [, digest = ''] = integrity.split('-')
  return {
    type: 'library',
    // One version of a package may be there twice.
    'bom-ref': path,
    name,
    version,
    scope: isOptional ? 'optional' : 'required',
    purl,
    hashes: [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }],
    licenses: [{ expression: license }],
  }
}
