import type { Locator } from 'playwright-core'
import sharp from 'sharp'
import t from 'tap'
import { contrastRatio } from '../../../packages/contracts/src/palette/contrast-ratio.ts'
import { openFixture, phone } from '../../support/browser/fixture.ts'

/** Words whose ground is what the surface makes of it: panes over washes, a lit floor, a scene. */
const words = '.section-all, .notice .ticker-line, .tile-name, .tile-provider, .bar-label'
const winners = '.winners span, .winners strong'

/** The least contrast of a word with any point that it stands on, as the browser paints it. */
async function leastContrast(word: Locator): Promise<number> {
  const color = await word.evaluate((element) => getComputedStyle(element).color)
  await word.evaluate((element: HTMLElement) => element.style.setProperty('color', 'transparent'))
  const picture = await word.screenshot()
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const grounds = new Set<string>()
  for (let at = 0; at < data.length; at += info.channels)
    grounds.add(`#${data.subarray(at, at + 3).toString('hex')}`)
  const text = hexOf(color)
  return Math.min(...[...grounds].map((ground) => contrastRatio(text, ground)))
}

function hexOf(rgb: string): string {
  const channels = rgb.match(/[\d.]+/g) ?? []
  return `#${channels
    .slice(0, 3)
    .map((channel) => Number.parseInt(channel, 10).toString(16).padStart(2, '0'))
    .join('')}`
}

for (const [brand, surface] of [
  ['slot2', 'glass'],
  ['template14', 'neon'],
] as const) {
  t.test(`words are readable on ${surface}, as ${brand} is painted`, async (test) => {
    // Words also stand over pictures.
    const { visit } = await openFixture(t, {}, { hasFlatArt: false })
    await visit(test, { brand, ...phone, reducedMotion: 'reduce' }, async ({ page, open }) => {
      await open('/')
      // On a phone the demo stands beside the provider.
      await page.locator('.tile-demo').evaluateAll((links) => {
        for (const link of links) link.style.setProperty('visibility', 'hidden')
      })
      for (const [selector, most, least] of [
        [winners, 6, 6],
        [words, 12, 8],
      ] as const) {
        let measured = 0
        for (const word of await page.locator(selector).all()) {
          if (measured === most) break
          if (!(await word.isVisible())) continue
          const text = await word.innerText()
          const ratio = await leastContrast(word)
          test.ok(ratio >= 4.5, `“${text}” stands at ${ratio.toFixed(2)}`)
          measured += 1
        }
        test.ok(measured >= least, `${measured} of ${selector} are measured`)
      }
    })
  })
}
