import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { projectRoot } from '#scripts/setup/project-root.mjs'

/** The folder of the families' packages. */
const sources = join(projectRoot, 'node_modules/@fontsource-variable')

// The peso sign stands among hundreds of letters that no page needs, in files as large as the main ones.
const signs = '₱'

const latin = `${String.fromCodePoint(...range(0x20, 0x7e), ...range(0xa0, 0xff))}–—‘’‚“”„†‡•…‰‹›€™−↑↓ıŒœ`

/** @type {{ file: string, source: string, text: string, variationAxes?: Record<string, number | { min: number, max: number }> }[]} */
const fonts = [
  { file: 'archivo-signs', source: 'archivo/files/archivo-latin-ext-wght-normal', text: signs },
  { file: 'nunito-signs', source: 'nunito/files/nunito-latin-ext-wght-normal', text: signs },
  // The whole range of widths makes this file twice as large; the template uses two of them.
  {
    file: 'archivo-condensed',
    source: 'archivo/files/archivo-latin-wdth-normal',
    text: latin,
    variationAxes: { wdth: { min: 75, max: 100 }, wght: { min: 400, max: 800 } },
  },
  {
    file: 'archivo-condensed-signs',
    source: 'archivo/files/archivo-latin-ext-wdth-normal',
    text: signs,
    variationAxes: { wdth: { min: 75, max: 100 }, wght: { min: 400, max: 800 } },
  },
  // For headings and figures alone: one optical size, and the weights that they have.
  {
    file: 'fraunces-display',
    source: 'fraunces/files/fraunces-latin-opsz-normal',
    text: latin,
    variationAxes: { opsz: 72, wght: { min: 500, max: 700 } },
  },
  {
    file: 'fraunces-display-signs',
    source: 'fraunces/files/fraunces-latin-ext-opsz-normal',
    text: signs,
    variationAxes: { opsz: 72, wght: { min: 500, max: 700 } },
  },
  {
    // It has no peso sign: that comes from the fallback, which is as wide.
    file: 'jetbrains-mono',
    source: 'jetbrains-mono/files/jetbrains-mono-latin-wght-normal',
    text: latin,
    variationAxes: { wght: { min: 500, max: 800 } },
  },
]

/**
 * Cuts the font files that no package has in the shape that we need. The sources are under the SIL Open Font License, which
 * comes with each family's package.
 * @param {string} folder of the files
 */
export async function cutFonts(folder) {
  for (const { file, source, text, variationAxes } of fonts) {
    const whole = await readFile(join(sources, `${source}.woff2`))
    const cut = await subsetFont(whole, text, {
      targetFormat: 'woff2',
      ...(variationAxes && { variationAxes }),
    })
    await writeFile(join(folder, `${file}.woff2`), cut)
    console.log(`${file}.woff2: ${whole.length} to ${cut.length} bytes`)
  }
}

/**
 * @param {number} first
 * @param {number} last
 */
function range(first, last) {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
