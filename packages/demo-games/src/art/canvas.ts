import type { Tones } from './colors.ts'
import { type SeededRandom, seededRandom } from './seeded-random.ts'

/** What a drawing function uses: random choices, paints (`url(#…)` references), and the definitions they refer to. */
export interface Canvas {
  random: SeededRandom
  /** Whether the picture may contain lettering; banners may not. */
  lettering: boolean
  subject: Tones
  accent: Tones
  ground: Tones
  /** A gradient from light at the top left to shadow at the bottom right. */
  shade(tones: Tones): string
  /** A radial gradient for a round body lit from the top left. */
  ball(tones: Tones): string
  /** A banded gradient for polished metal, from top to bottom. */
  metal(tones: Tones): string
  /** A radial gradient that fades to transparent. */
  glow(color: string, strength?: number): string
  /** A linear gradient over `stops` (`color` or `color/alpha`), left to right or, with `down`, top to bottom. */
  fade(stops: readonly string[], down?: boolean): string
  /** The content and its mirror image about the vertical line x = `axis`. */
  mirror(content: string, axis?: number): string
  /** A reference to the content, moved by (x, y). Repeated content is defined only once. */
  stamp(content: string, x?: number, y?: number): string
  /** Adds a definition, written with `id="?"`, unless it exists; returns its id. */
  define(markup: string): string
  /** The markup of all definitions, for `<defs>`. */
  definitions(): string
}

const stopList = (stops: readonly string[]) =>
  stops
    .map((stop, index) => {
      const [color, alpha] = stop.split('/')
      const offset =
        index === 0
          ? ''
          : ` offset="${String(Math.round((index / (stops.length - 1)) * 100) / 100).replace(/^0/, '')}"`
      return `<stop${offset} stop-color="${color}"${alpha ? ` stop-opacity="${alpha}"` : ''}/>`
    })
    .join('')

/** Creates an empty canvas. `seed` determines its random choices and the prefix of its ids. */
export function createCanvas(
  seed: string,
  paints: Pick<Canvas, 'subject' | 'accent' | 'ground'>,
  lettering = true,
): Canvas {
  const prefix = seededRandom(seed).whole(360, 1295).toString(36)
  const idsByMarkup = new Map<string, string>()
  const define = (markup: string) => {
    const id = idsByMarkup.get(markup) ?? `${prefix}${idsByMarkup.size.toString(36)}`
    idsByMarkup.set(markup, id)
    return id
  }
  const linear = (stops: readonly string[], direction: string) =>
    `url(#${define(`<linearGradient id="?" ${direction}>${stopList(stops)}</linearGradient>`)})`
  const radial = (stops: readonly string[], focus = '') =>
    `url(#${define(`<radialGradient id="?"${focus}>${stopList(stops)}</radialGradient>`)})`
  return {
    random: seededRandom(`${seed}/drawing`),
    lettering,
    ...paints,
    shade: ({ bright, base, deep }) => linear([bright, base, deep], 'x2=".6" y2="1"'),
    ball: ({ pale, bright, base, deep }) =>
      radial([pale, bright, base, base, deep], ' cx=".36" cy=".3" r=".8"'),
    metal: ({ pale, bright, base, deep }) =>
      linear([pale, bright, base, deep, bright, base], 'x2="0" y2="1"'),
    glow: (color, strength = 0.9) =>
      radial([`${color}/${strength}`, `${color}/${strength / 3}`, `${color}/0`]),
    fade: (stops, down = false) => linear(stops, down ? 'x2="0" y2="1"' : ''),
    mirror: (content, axis = 100) => {
      const id = define(`<g id="?">${content}</g>`)
      return `<use href="#${id}"/><use href="#${id}" transform="matrix(-1 0 0 1 ${axis * 2} 0)"/>`
    },
    stamp: (content, x = 0, y = 0) =>
      `<use href="#${define(`<g id="?">${content}</g>`)}"${x ? ` x="${x}"` : ''}${y ? ` y="${y}"` : ''}/>`,
    define,
    definitions: () =>
      [...idsByMarkup].map(([markup, id]) => markup.replace('id="?"', `id="${id}"`)).join(''),
  }
}
