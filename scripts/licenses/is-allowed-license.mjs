/** @import { ProductionPackage } from '../image/production-packages.mjs' */

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
 * @param {Pick<ProductionPackage, 'name' | 'license'>} package_
 */
export function isAllowedLicense({ name, license }) {
  const isAllowed = (/** @type {string} */ id) =>
    allowed.has(id) || (id === 'LGPL-3.0-or-later' && mayBeLesser.test(name))
  const expression = license.replace(/^\((.*)\)$/, '$1')
  return expression.split(' OR ').some((choice) => choice.split(' AND ').every(isAllowed))
}
