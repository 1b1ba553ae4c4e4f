import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { allBanners } from '#sandbox/areas/site/banners.ts'
import { ScriptError } from '#scripts/setup/run-script.mjs'
import { sources } from './cut-fonts.mjs'

/** @typedef {[width: number, outline: string]} Letter */

const ascii = String.fromCodePoint(...Array.from({ length: 0x7f - 0x20 }, (_, place) => 0x20 + place))
const capitals = ascii.replace(/[a-z]/g, '')
const han = [...new Set(allBanners.map(({ alt }) => alt.cn.replace(/[\x20-\x7e]/g, '')).join(''))]
  .sort()
  .join('')

/** Units of the em in which letters are kept. */
const em = 1000
/** Pairs that move by less are not worth their bytes. */
const leastKerning = 12

/** @type {Record<string, { source: string, text: string, variationAxes: Record<string, number> }>} */
const faces = {
  condensed: {
    source: 'archivo/files/archivo-latin-wdth-normal',
    text: capitals,
    variationAxes: { wdth: 62, wght: 900 },
  },
  wide: {
    source: 'archivo/files/archivo-latin-wdth-normal',
    text: ascii,
    variationAxes: { wdth: 112, wght: 900 },
  },
  serif: {
    source: 'fraunces/files/fraunces-latin-opsz-normal',
    text: ascii,
    variationAxes: { opsz: 72, wght: 900 },
  },
  round: { source: 'nunito/files/nunito-latin-wght-normal', text: capitals, variationAxes: { wght: 900 } },
}

// The first of its fonts that is for simplified Chinese.
const hanFile = '/usr/share/fonts/opentype/noto/NotoSansCJK-Bold.ttc'
const hanIndex = 2

/**
 * Writes the outlines of the letters that pictures of the demo have, so that they look the same wherever they are drawn,
 * on machines without fonts too. All fonts are under the SIL Open Font License.
 * @param {string} file
 * @throws {ScriptError} when the Chinese font of the system is missing
 */
export async function traceLetters(file) {
  const traced = await Promise.all(
    Object.entries(faces).map(async ([name, { source, text, variationAxes }]) => {
      const whole = await readFile(join(sources, `${source}.woff2`))
      const cut = await subsetFont(whole, text, { targetFormat: 'truetype', variationAxes })
      return [name, trace(new Font(new Face(new Blob(cut), 0)), text)]
    }),
  )
  const hanBytes = await readFile(hanFile).catch(() => {
    throw new ScriptError(`${hanFile} is not on this machine. Install the package fonts-noto-cjk.`)
  })
  const hanFont = new Font(new Face(new Blob(hanBytes), hanIndex))
  await writeFile(file, JSON.stringify({ ...Object.fromEntries(traced), han: trace(hanFont, han) }))
}

/**
 * The width and outline of each letter, and by how much pairs of them move together.
 * @param {Font} font
 * @param {string} text
 */
function trace(font, text) {
  const scale = em / font.face.upem
  /** @type {Record<string, Letter>} */
  const letters = Object.fromEntries(
    Array.from(text, (letter) => {
      const [glyph] = shaped(font, letter)
      if (!glyph?.id) throw new ScriptError(`A font has no letter ${letter}.`)
      const width = Math.round(glyph.width * scale)
      return [letter, [width, relativePath(font.glyphToPath(glyph.id), scale)]]
    }),
  )
  /** @type {Record<string, number>} */
  const kerning = {}
  for (const one of text)
    for (const other of text) {
      const apart = (letters[one]?.[0] ?? 0) + (letters[other]?.[0] ?? 0)
      const together = shaped(font, one + other).reduce((sum, { width }) => sum + width, 0) * scale
      const moved = Math.round(together - apart)
      if (Math.abs(moved) >= leastKerning) kerning[one + other] = moved
    }
  return { letters, kerning }
}

/**
 * The glyphs of a text, each with its width in units of the font.
 * @param {Font} font
 * @param {string} text
 */
function shaped(font, text) {
  const buffer = new Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  shape(font, buffer)
  return buffer
    .getGlyphInfosAndPositions()
    .map(({ codepoint, xAdvance = 0 }) => ({ id: codepoint, width: xAdvance }))
}

/**
 * An outline with each point relative to the one before, from the top: such outlines can follow one another.
 * @param {string} outline as of HarfBuzz: absolute commands, from the bottom
 * @param {number} scale
 */
function relativePath(outline, scale) {
  let [x, y] = [0, 0]
  let start = [0, 0]
  return outline.replace(/([MLQCZ])([^MLQCZ]*)/g, (_, command, numbers) => {
    if (command === 'Z') {
      ;[x = 0, y = 0] = start
      return 'z'
    }
    const points = (numbers.match(/-?[\d.]+/g) ?? []).map(Number)
    const moved = []
    let [nextX, nextY] = [x, y]
    for (let at = 0; at < points.length; at += 2) {
      nextX = Math.round((points[at] ?? 0) * scale)
      nextY = Math.round((points[at + 1] ?? 0) * -scale)
      moved.push(nextX - x, nextY - y)
    }
    ;[x, y] = [nextX, nextY]
    if (command === 'M') start = [x, y]
    return command.toLowerCase() + moved.join(' ').replaceAll(' -', '-')
  })
}
