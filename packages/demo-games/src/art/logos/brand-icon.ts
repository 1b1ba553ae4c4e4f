import { type Brand, emblem } from '../emblem.ts'
import { escapeXml } from '../escape-xml.ts'

/** The brand's emblem alone, 512 x 512, for app icons and favicons. */
export function brandIcon(brand: Brand): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512" role="img" aria-label="${escapeXml(brand.siteName)}">${emblem(brand)}</svg>`
}
