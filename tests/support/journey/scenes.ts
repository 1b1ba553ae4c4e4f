import { type LanguageCode, languageCodes, offeredLanguages } from '@marquee/contracts/languages'
import type { TemplateCode } from '@marquee/contracts/templates'
import { desk, phone } from '../browser/fixture.ts'
import { framedTemplates } from '../framed-templates.ts'
import { isFullRun } from '../test-size.ts'

/** A way to look at the product: its language, the width of the screen, and the template. */
export interface Scene {
  language: LanguageCode
  screen: keyof typeof screens
  template: TemplateCode
}

// A phone that is one to the pages: payment pages open in the same tab there.
const userAgent =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36'

/** The browser options of each width. */
export const screens = { phone: { ...phone, userAgent }, desk } as const
const screenNames = Object.keys(screens) as (keyof typeof screens)[]

/**
 * Every combination of language, width and frame, in an order in which each six from the first have each language at
 * each width, and each frame.
 */
const scenes: readonly Scene[] = framedTemplates.flatMap((_, round) =>
  framedTemplates.map((_frame, place) => ({
    language: languageCodes[place % languageCodes.length] ?? 'EN',
    screen: screenNames[place % screenNames.length] ?? 'phone',
    template: framedTemplates[(place + round) % framedTemplates.length] ?? 'template1',
  })),
)

/**
 * The scenes of a journey: each language at each width, each in a frame of its own; journeys take turns, so that a run has
 * every language at every width in every frame. When it is not full, each journey has one scene, and any six that follow
 * each other have each language, each width and each frame.
 */
export function scenesOf(turn: number): readonly Scene[] {
  const place = turn % scenes.length
  if (!isFullRun) return scenes.slice(place, place + 1)
  const first = (turn % framedTemplates.length) * framedTemplates.length
  return scenes.slice(first, first + framedTemplates.length)
}

/** The language that a browser of this scene asks for. */
export const browserLocale = ({ language }: Scene) => offeredLanguages[language].tag
