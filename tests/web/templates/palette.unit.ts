import { templateCodes, templates } from '@marquee/contracts/templates'
import t from 'tap'
import { type ColourName, colours } from '../../../packages/web/src/templates/tokens/colours.ts'
import { contrastRatio } from '../../../packages/web/src/templates/tokens/contrast-ratio.ts'
import { palette, paletteCss, themeColour } from '../../../packages/web/src/templates/tokens/palette.ts'

const names = Object.keys(colours) as ColourName[]

/** The contrast that tokens need to others (WCAG 2.2, 1.4.3 and 1.4.11). */
const rules: readonly [tokens: string[], grounds: string[], ratio: number][] = [
  [['text', 'text-2', 'text-3'], ['ground', 'surface', 'surface-2'], 4.5],
  [['text'], ['surface-3', 'accent-soft', 'danger-soft'], 4.5],
  [['accent-text'], ['ground', 'surface', 'surface-2', 'accent-soft'], 4.5],
  [['accent-2', 'danger', 'success', 'warning'], ['ground', 'surface', 'surface-2'], 4.5],
  [['on-accent'], ['accent', 'accent-hover'], 4.5],
  [['on-deep'], ['deep', 'deep-2'], 4.5],
  [['line'], ['ground', 'surface'], 3],
  [['focus'], ['ground', 'surface', 'accent'], 3],
]

for (const name of names) {
  t.test(`the tokens of ${name} have enough contrast`, (t) => {
    const tokens = palette(name)
    const of = (token: string) => tokens[token] ?? ''
    for (const [subjects, grounds, ratio] of rules) {
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
  t.test(`the colours of ${code} are distinguishable`, (t) => {
    const list: readonly ColourName[] = templates[code].colours
    for (const [index, one] of list.entries()) {
      for (const other of list.slice(index + 1)) {
        const apart = distance(one, other)
        t.ok(apart >= 0.15, `${one} and ${other} are ${apart.toFixed(3)} apart`)
      }
    }
    t.end()
  })
}

t.test('every token is a hexadecimal colour', (t) => {
  for (const name of names) {
    for (const [token, value] of Object.entries(palette(name))) {
      t.match(value, /^#[0-9a-f]{6}([0-9a-f]{2})?$/, `${name} ${token}`)
    }
  }
  t.end()
})

t.test('a palette is one rule on the root that also sets the colour scheme', (t) => {
  t.match(paletteCss('gold'), /^:root\{color-scheme:dark;--ground:#[0-9a-f]{6};.*\}$/)
  t.match(paletteCss('mint'), /^:root\{color-scheme:light;/)
  t.equal(themeColour('mint'), palette('mint').ground)
  t.end()
})

/** Distance of two accents in OKLab: 0.02 is just noticeable, 0.15 is a different colour. */
function distance(one: ColourName, other: ColourName): number {
  const lab = (name: ColourName) => {
    const { lightness, chroma, hue } = colours[name]
    const radians = (hue * Math.PI) / 180
    return [lightness, chroma * Math.cos(radians), chroma * Math.sin(radians)] as const
  }
  const [l1, a1, b1] = lab(one)
  const [l2, a2, b2] = lab(other)
  return Math.hypot(l1 - l2, a1 - a2, b1 - b2)
}
