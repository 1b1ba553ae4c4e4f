import type { ColorSeed } from '@marquee/contracts/colors'
import fc from 'fast-check'
import t from 'tap'
import { fromHex, toHex } from '../../../packages/contracts/src/palette/oklch.ts'
import { palette } from '../../../packages/contracts/src/palette/palette.ts'
import { contrastFaults, nearestReadable } from '../../../packages/contracts/src/palette/template-faults.ts'

const share = (max: number) => fc.double({ min: 0, max, noNaN: true })
const seeds: fc.Arbitrary<ColorSeed> = fc.record({
  mode: fc.constantFrom('dark' as const, 'light' as const),
  hue: share(360),
  chroma: share(0.3),
  lightness: share(1),
  groundHue: share(360),
  groundChroma: share(0.05),
  secondHue: share(360),
})

t.test('every color that the schema allows can be read at some lightness, and only that moves', async (t) => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const readable = nearestReadable(seed, 'accents')
      if (!readable) return false
      const { lightness, ...others } = readable
      return (
        contrastFaults(palette(readable, 'accents')).length === 0 &&
        t.matchOnly({ ...seed, ...others, lightness }, readable)
      )
    }),
    { numRuns: 150 },
  )
})

t.test('a color that can be read is left alone, and another moves no further than it must', async (t) => {
  const seed: ColorSeed = {
    mode: 'dark',
    hue: 20,
    chroma: 0.215,
    lightness: 0.575,
    groundHue: 12,
    groundChroma: 0.024,
    secondHue: 75,
  }
  t.equal(nearestReadable(seed, 'accents'), seed)
  const moved = nearestReadable({ ...seed, lightness: 0.7 }, 'accents')?.lightness ?? 0
  t.ok(moved !== 0.7 && Math.abs(moved - 0.7) < 0.12, String(moved))
  for (
    let lightness = 0.7;
    Math.abs(lightness - 0.7) < Math.abs(moved - 0.7) - 0.006;
    lightness += Math.sign(moved - 0.7) * 0.005
  )
    t.ok(contrastFaults(palette({ ...seed, lightness }, 'accents')).length > 0, `not at ${lightness}`)
})

t.test('a hexadecimal color comes back from OKLCH as it was', async (t) => {
  for (const hex of ['#000000', '#ffffff', '#808080', '#ff0000', '#0a7d5c', '#e0b03a', '#123456'])
    t.equal(toHex(fromHex(hex)), hex)
})
