import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
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

/** Fonts to measure the fallbacks with. Arial and Times New Roman have the widths of Liberation's. */
const measured = /^(Liberation|DejaVu) (Sans|Serif)( Mono)?( Bold)?$|^Liberation Mono( Bold)?$/

/**
 * @typedef {object} Face
 * @property {string} family
 * @property {string} weights such as `100 900`
 * @property {string} stretch such as `75% 100%`
 * @property {string} source
 */
/**
 * A fallback to be sized.
 * @typedef {object} Fallback
 * @property {string} text of its rule
 * @property {Face} face the typeface that it stands in for
 * @property {number[]} weights in which it is used
 * @property {string} stretch in which it is used
 * @property {string} local the font of the system
 */

/**
 * Writes how fallback fonts are adjusted to their typefaces into style sheets: widths by the mean over the weights that
 * each is used in, ascent and descent by the typeface's own.
 * @param {string} folder of the style sheets
 * @throws {ScriptError} when a font of the system is missing
 */
export async function sizeFallbacks(folder) {
  const browser = await chromium.launch({ executablePath: chromiumPath(), chromiumSandbox: false })
  try {
    const page = await browser.newPage()
    for (const name of readdirSync(folder).filter((file) => file.endsWith('.css'))) {
      const file = join(folder, name)
      let css = readFileSync(file, 'utf8')
      for (const fallback of fallbacksIn(css, file)) {
        const sizes = await page.evaluate(measure, { fallback, sample })
        if (typeof sizes === 'string')
          throw new ScriptError(
            `${sizes} is not on this machine. Install the packages fonts-liberation and fonts-dejavu.`,
          )
        css = css.replace(fallback.text, sized(fallback.text, sizes))
      }
      writeFileSync(file, css)
    }
  } finally {
    await browser.close()
  }
}

/**
 * @param {string} css
 * @param {string} file
 * @returns {Fallback[]}
 */
function fallbacksIn(css, file) {
  const rules = (css.match(/@font-face \{[^}]+\}/g) ?? []).map((text) => ({
    text,
    family: /font-family: "([^"]+)"/.exec(text)?.[1] ?? '',
    weights: /font-weight: (\d+ \d+)/.exec(text)?.[1] ?? '',
    stretch: /font-stretch: ([^;]+)/.exec(text)?.[1] ?? '100%',
  }))
  const displayWeight = Number(/--weight-display: (\d+)/.exec(css)?.[1] ?? 700)
  return rules
    .filter(({ text }) => text.includes('size-adjust:'))
    .map(({ text, family, weights, stretch }) => {
      const rule = rules.find((each) => each.family === family.replace(/( wide)? fallback$/, ''))
      const local = [...text.matchAll(/local\("([^"]+)"\)/g)].map(([, name = '']) => name)
      if (!rule) throw new Error(`${file} has no typeface for ${family}`)
      const [least = 0, most = 0] = rule.weights.split(' ').map(Number)
      const [from = 0, to = 0] = weights.split(' ').map(Number)
      const used = new Set([...textWeights, displayWeight].filter((weight) => weight >= from && weight <= to))
      const [, narrow = '100%'] = stretch.split(' ')
      return {
        text,
        face: { ...rule, source: sourceOf(rule.text, file) },
        weights: [...used].map((weight) => Math.min(most, Math.max(least, weight))),
        stretch: Number.parseFloat(narrow) < 100 ? '75%' : '100%',
        local: local.find((name) => measured.test(name)) ?? '',
      }
    })
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
 * @returns {Promise<{ width: number, ascent: number, descent: number } | string>} the ratio of the widths, and the
 * typeface's metrics in parts of its size; the font of the system where it is missing
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
  return {
    width: ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length,
    ascent: fontBoundingBoxAscent / size,
    descent: fontBoundingBoxDescent / size,
  }
}

/**
 * @param {string} rule
 * @param {{ width: number, ascent: number, descent: number }} sizes
 */
function sized(rule, { width, ascent, descent }) {
  const percent = (/** @type {number} */ part) => `${Number((part * 100).toFixed(1))}%`
  return rule
    .replace(/size-adjust: [^;]+/, `size-adjust: ${percent(width)}`)
    .replace(/ascent-override: [^;]+/, `ascent-override: ${percent(ascent / width)}`)
    .replace(/descent-override: [^;]+/, `descent-override: ${percent(descent / width)}`)
}
