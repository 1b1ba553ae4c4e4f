import { readFileSync } from 'node:fs'
import type { TemplateFile } from '@marquee/contracts/template-file'
import { templates } from '@marquee/contracts/templates'
import t, { type Test } from 'tap'
import { contrastRatio } from '../../../packages/contracts/src/palette/contrast-ratio.ts'
import { type Palette, palette } from '../../../packages/contracts/src/palette/palette.ts'
import { seedOf } from '../../../packages/contracts/src/palette/standard-colors.ts'

const folder = new URL('../../../packages/web/src/templates/tokens/', import.meta.url)

/** The first number that the expression finds in a style sheet of the tokens, as a share of one. */
function shareIn(sheet: string, expression: RegExp, whole: number): number {
  const found = expression.exec(readFileSync(new URL(sheet, folder), 'utf8'))?.[1]
  if (found === undefined) throw new Error(`${sheet} has no ${expression}`)
  return Number.parseFloat(found) / whole
}

const shares = {
  pane: shareIn('surfaces/glass.css', /--tile-ground: color-mix\(in srgb, var\(--surface-2\) (\d+)%/, 100),
  floor: shareIn('surfaces/neon.css', /opacity: ([\d.]+)/, 1),
  ornament: shareIn('grounds/pattern.css', /opacity: ([\d.]+)/, 1),
  rule: shareIn('grounds/ruled.css', /var\(--hairline\) (\d+)%/, 100),
  disc: shareIn('grounds/scene.css', /var\(--accent\) (\d+)%/, 100),
  gloss: shareIn('icon-sets/glossy.css', /#000 (\d+)%/, 100),
}

/** A color with a share of another over it. */
function over(ground: string, color: string, share: number): string {
  const channels = [1, 3, 5].map((start) => {
    const [below = 0, above = 0] = [ground, color].map((hex) =>
      Number.parseInt(hex.slice(start, start + 2), 16),
    )
    return Math.round(below * (1 - share) + above * share)
  })
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** Every color that words of a page may stand on in a template, at its worst: where a wash or a line is strongest. */
function groundsOf({ surface, ground: pageGround }: TemplateFile, color: (token: string) => string) {
  const page = color('ground')
  const washes = { wash: color('accent-soft'), tint: color('tint') }
  const grounds: Record<string, string> = { page, surface: color('surface'), band: color('surface-2') }
  if (surface === 'glass') {
    for (const [name, wash] of Object.entries(washes)) {
      grounds[name] = wash
      grounds[`pane over ${name}`] = over(wash, color('surface-2'), shares.pane)
    }
  }
  if (surface === 'neon') {
    grounds['lit floor'] = over(page, color('accent-soft'), shares.floor)
    grounds['line of the floor'] = over(page, color('hairline'), shares.floor)
  }
  if (pageGround === 'wash') grounds.wash = color('accent-soft')
  if (pageGround === 'scene') {
    grounds.sky = color('accent-soft')
    grounds.disc = over(color('accent-soft'), color('accent'), shares.disc)
  }
  if (pageGround === 'pattern') grounds.ornament = over(page, color('accent'), shares.ornament)
  if (pageGround === 'ruled') grounds.rule = over(page, color('hairline'), shares.rule)
  return grounds
}

for (const file of Object.values(templates)) {
  t.test(`words are readable on everything that ${file.code} puts behind them`, async (t) => {
    for (const name of file.colors) {
      const tokens: Palette = palette(seedOf(file, name), file.colorUse)
      const color = (token: string) => tokens[token] ?? ''
      for (const [what, ground] of Object.entries(groundsOf(file, color)))
        for (const text of ['text', 'text-2', 'text-3', 'accent-text'])
          check(t, { label: `${name}: ${text} on ${what}`, one: color(text), other: ground, ratio: 4.5 })
      if (file.icons === 'glossy')
        check(t, {
          label: `${name}: an icon on its key`,
          one: color('on-accent'),
          other: over(color('accent'), '#000000', shares.gloss),
          ratio: 3,
        })
    }
  })
}

function check(t: Test, pair: { label: string; one: string; other: string; ratio: number }) {
  const actual = contrastRatio(pair.one, pair.other)
  t.ok(actual >= pair.ratio, `${pair.label} is ${actual.toFixed(2)}, at least ${pair.ratio}`)
}
