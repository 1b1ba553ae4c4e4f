import type { ColorSeed } from '@marquee/contracts/colors'
import { axes } from '@marquee/contracts/template-file'
import { templateCodes, templates } from '@marquee/contracts/templates'
import t from 'tap'
import { contrastRatio } from '../../../packages/contracts/src/palette/contrast-ratio.ts'
import { palette, paletteCss, themeColor } from '../../../packages/contracts/src/palette/palette.ts'
import { colors, seedOf } from '../../../packages/contracts/src/palette/standard-colors.ts'
import { contrastRules } from '../../../packages/contracts/src/palette/template-faults.ts'

const names = Object.keys(colors) as (keyof typeof colors)[]

const looks = names.flatMap((name) => axes.colorUse.map((use) => ({ name, use })))

for (const { name, use } of looks) {
  t.test(`the tokens of ${name}, ${use}, have enough contrast`, (t) => {
    const tokens = palette(colors[name], use)
    const of = (token: string) => tokens[token] ?? ''
    for (const { subjects, grounds, ratio } of contrastRules) {
      for (const subject of subjects) {
        for (const ground of grounds) {
          const actual = contrastRatio(of(subject), of(ground))
          t.ok(actual >= ratio, `${subject} on ${ground} is ${actual.toFixed(2)}, at least ${ratio}`)
        }
      }
    }
    t.end()
  })
}

for (const code of templateCodes) {
  t.test(`the colors of ${code} are distinguishable`, (t) => {
    const list = templates[code].colors.map((name) => ({ name, ...seedOf(templates[code], name) }))
    for (const [index, one] of list.entries()) {
      for (const other of list.slice(index + 1)) {
        const apart = distance(one, other)
        t.ok(apart >= 0.15, `${one.name} and ${other.name} are ${apart.toFixed(3)} apart`)
      }
    }
    t.end()
  })
}

t.test('a template on paper has light colors alone', async (t) => {
  for (const code of templateCodes.filter((code) => templates[code].surface === 'paper'))
    for (const name of templates[code].colors)
      t.equal(seedOf(templates[code], name).mode, 'light', `${code} in ${name}`)
})

t.test('every token is a hexadecimal color', (t) => {
  for (const { name, use } of looks) {
    for (const [token, value] of Object.entries(palette(colors[name], use))) {
      t.match(value, /^#[0-9a-f]{6}([0-9a-f]{2})?$/, `${name} ${token}`)
    }
  }
  t.end()
})

t.test('a palette is one rule on the root that also sets the color scheme', (t) => {
  t.match(paletteCss(colors.gold, 'accents'), /^:root\{color-scheme:dark;--ground:#[0-9a-f]{6};.*\}$/)
  t.match(paletteCss(colors.mint, 'accents'), /^:root\{color-scheme:light;/)
  t.equal(themeColor(colors.mint, 'full'), palette(colors.mint, 'full').ground)
  t.equal(themeColor(colors.mint, 'chrome'), palette(colors.mint, 'chrome').accent, "the header's")
  t.end()
})

/** Distance of two accents in OKLab: 0.02 is just noticeable, 0.15 is a different color. */
function distance(one: ColorSeed, other: ColorSeed): number {
  const lab = ({ lightness, chroma, hue }: ColorSeed) => {
    const radians = (hue * Math.PI) / 180
    return [lightness, chroma * Math.cos(radians), chroma * Math.sin(radians)] as const
  }
  const [l1, a1, b1] = lab(one)
  const [l2, a2, b2] = lab(other)
  return Math.hypot(l1 - l2, a1 - a2, b1 - b2)
}
