import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { chromiumPath } from '#scripts/setup/find-executable.mjs'
import { ScriptError } from '#scripts/setup/run-script.mjs'

// What pages are mostly made of, in the two languages that are written in these typefaces.
const sample =
  'Log in Sign up Deposit Withdraw Promotions Popular games New games Live casino Search. Responsible gaming. ' +
  'Mag-log in Mag-sign up Magdeposito Mag-withdraw Mga promo Mga sikat na laro Mga bagong laro. Hanapin ang laro mo.'

/** The weights of text, headings apart. */
const textWeights = [400, 600, 700]

/** What a font is measured by where it is not free: Liberation's have the same widths. @type {Record<string, string>} */
const measurable = {
  Arial: 'Liberation Sans',
  'Arial Bold': 'Liberation Sans Bold',
  'Times New Roman': 'Liberation Serif',
  'Times New Roman Bold': 'Liberation Serif Bold',
}

/**
 * @typedef {object} Face
 * @property {string} weights such as `100 900`
 * @property {string} stretch such as `75% 100%`
 * @property {string} source
 */
/**
 * A fallback to be sized.
 * @typedef {object} Fallback
 * @property {Face} face the typeface that it stands in for
 * @property {number[]} weights in which it is used
 * @property {string} stretch in which it is used
 * @property {string} local the font of the system
 */
/** @typedef {typeof import('#web/templates/tokens/typefaces/fallbacks.json')} Fallbacks */

/**
 * Writes how fallback fonts are adjusted to their typefaces: widths by the mean over the weights that each is used in,
 * ascent and descent by the typeface's own.
 * @param {string} folder of the typefaces' style sheets, with `fallbacks.json`
 * @throws {ScriptError} when a font of the system is missing
 */
export async function sizeFallbacks(folder) {
  const file = join(folder, 'fallbacks.json')
  /** @type {Fallbacks} */
  const fallbacks = JSON.parse(readFileSync(file, 'utf8'))
  const browser = await chromium.launch({ executablePath: chromiumPath(), chromiumSandbox: false })
  try {
    const page = await browser.newPage()
    for (const [typeface, faces] of Object.entries(fallbacks)) {
      const sheet = join(folder, `${typeface}.css`)
      for (const face of faces) {
        const metrics = await page.evaluate(measure, { fallback: fallbackOf(face, sheet), sample })
        if (typeof metrics === 'string')
          throw new ScriptError(
            `${metrics} is not on this machine. Install the packages fonts-liberation and fonts-dejavu.`,
          )
        face.metrics = metrics
      }
    }
  } finally {
    await browser.close()
  }
  writeFileSync(file, written(fallbacks))
}

/**
 * @param {{ font: string, weights: string, stretch?: string }} face
 * @param {string} file the typeface's style sheet
 * @returns {Fallback}
 */
function fallbackOf({ font, weights, stretch = '100%' }, file) {
  const css = readFileSync(file, 'utf8')
  const rule = /@font-face \{[^}]+\}/.exec(css)?.[0] ?? ''
  const own = /font-weight: (\d+ \d+)/.exec(rule)?.[1] ?? ''
  const displayWeight = Number(/--weight-display: (\d+)/.exec(css)?.[1] ?? 700)
  const [least = 0, most = 0] = own.split(' ').map(Number)
  const [from = 0, to = 0] = weights.split(' ').map(Number)
  const used = new Set([...textWeights, displayWeight].filter((weight) => weight >= from && weight <= to))
  const [, narrow = '100%'] = stretch.split(' ')
  return {
    face: {
      weights: own,
      stretch: /font-stretch: ([^;]+)/.exec(rule)?.[1] ?? '100%',
      source: sourceOf(rule, file),
    },
    weights: [...used].map((weight) => Math.min(most, Math.max(least, weight))),
    stretch: Number.parseFloat(narrow) < 100 ? '75%' : '100%',
    local: measurable[font] ?? font,
  }
}

/**
 * The file of a rule, as an address that a page may load.
 * @param {string} rule
 * @param {string} file the style sheet
 */
function sourceOf(rule, file) {
  const path = /url\("([^"]+)"\)/.exec(rule)?.[1] ?? ''
  const font = readFileSync(createRequire(file).resolve(path))
  return `data:font/woff2;base64,${font.toString('base64')}`
}

/**
 * Runs in the page.
 * @param {{ fallback: Fallback, sample: string }} input
 * @returns {Promise<number[] | string>} the ratio of the widths, ascent and descent in percent; the font of the system where
 * it is missing
 */
async function measure({ fallback: { face, weights, stretch, local }, sample }) {
  const own = new FontFace('own', `url(${face.source})`, { weight: face.weights, stretch: face.stretch })
  const system = new FontFace('system', `local("${local}")`)
  document.fonts.clear()
  for (const font of [own, system]) document.fonts.add(font)
  await own.load()
  const isThere = await system.load().then(
    () => true,
    () => false,
  )
  if (!isThere) return local
  const size = 100
  /** @param {string} style */
  const widthOf = (style) => {
    const span = document.createElement('span')
    span.style.cssText = `position: absolute; white-space: nowrap; font-size: ${size}px; ${style}`
    span.textContent = sample
    document.body.append(span)
    const { width } = span.getBoundingClientRect()
    span.remove()
    return width
  }
  const ratios = weights.map(
    (weight) =>
      widthOf(`font-family: own; font-weight: ${weight}; font-stretch: ${stretch}`) /
      widthOf('font-family: system; font-weight: 400'),
  )
  const context = document.createElement('canvas').getContext('2d')
  if (!context) throw new Error('The browser has no canvas')
  context.font = `${weights[0]} ${size}px own`
  const { fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText('x')
  const width = ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length
  const percent = (/** @type {number} */ part) => Number((part * 100).toFixed(1))
  return [width, fontBoundingBoxAscent / size / width, fontBoundingBoxDescent / size / width].map(percent)
}

/**
 * One line for each face, as the formatter leaves it.
 * @param {Fallbacks} fallbacks
 */
function written(fallbacks) {
  const line = (/** @type {object} */ face) =>
    `    { ${Object.entries(face)
      .map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`)
      .join(', ')} }`
  const typefaces = Object.entries(fallbacks).map(
    ([typeface, faces]) => `  "${typeface}": [\n${faces.map(line).join(',\n')}\n  ]`,
  )
  return `{\n${typefaces.join(',\n')}\n}\n`
}
