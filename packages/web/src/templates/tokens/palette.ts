import { type ColourName, type ColourSeed, colours } from './colours.ts'
import { contrast } from './contrast.ts'
import { hexOf, type Oklch } from './oklch.ts'

/** Lightness of every neutral token, and how much of the ground's chroma it carries. */
const neutrals = {
  dark: {
    ground: [0.178, 1],
    surface: [0.218, 1.05],
    'surface-2': [0.258, 1.1],
    'surface-3': [0.315, 1.15],
    hairline: [0.3, 1],
    line: [0.535, 1],
    text: [0.968, 0.3],
    'text-2': [0.815, 0.7],
    'text-3': [0.71, 0.8],
  },
  light: {
    ground: [0.968, 1],
    surface: [0.995, 0.3],
    'surface-2': [0.948, 1.2],
    'surface-3': [0.915, 1.4],
    hairline: [0.9, 1.3],
    line: [0.6, 1.5],
    text: [0.25, 1.4],
    'text-2': [0.42, 1.5],
    'text-3': [0.485, 1.5],
  },
} as const

const statusHues = { danger: 25, success: 152, warning: 78 } as const

/** Lightness of coloured tokens that are not the accent itself. */
const tinted = {
  dark: { soft: 0.285, deep: 0.285, tint: 0.27, second: 0.8, status: 0.76, hoverStep: 0.05 },
  light: { soft: 0.925, deep: 0.38, tint: 0.89, second: 0.52, status: 0.5, hoverStep: -0.05 },
} as const

export type Palette = Record<string, string>

/**
 * All colour tokens of a theme colour, name without dashes to `#rrggbb` (or `#rrggbbaa` for what lies over
 * something). Contrast is made here, not hoped for: text at least 4.5:1, controls' borders and focus at least 3:1.
 */
export function palette(name: ColourName): Palette {
  const seed = colours[name]
  const ground = groundTokens(seed)
  const grounds = [ground.ground, ground.surface, ground['surface-2']]
  const accent = { l: seed.lightness, c: seed.chroma, h: seed.hue }
  const step = tinted[seed.mode]
  const fill = hexOf(accent)
  const onAccent = readableOn(fill, seed)
  const hover = { ...accent, l: accent.l + (onAccent === '#ffffff' ? -0.045 : step.hoverStep) }
  // A yellow that is darkened turns olive; the ground's hue keeps it warm.
  const shadeHue = seed.mode === 'dark' ? seed.groundHue : seed.hue
  const soft = hexOf({ l: step.soft, c: Math.min(0.075, seed.chroma * 0.45), h: shadeHue })
  return {
    ...ground,
    accent: fill,
    'on-accent': onAccent,
    'accent-hover': hexOf(hover),
    'accent-soft': soft,
    'accent-text': reach(accent, [...grounds, soft], 4.6, seed),
    'accent-2': reach({ l: step.second, c: 0.15, h: seed.secondHue }, grounds, 4.6, seed),
    deep: hexOf({ l: step.deep, c: seed.chroma * 0.5, h: shadeHue }),
    'deep-2': seed.mode === 'dark' ? soft : hexOf({ l: 0.47, c: seed.chroma * 0.8, h: seed.hue }),
    'on-deep': hexOf({ l: 0.97, c: 0.01, h: seed.hue }),
    ...statusTokens(seed, grounds),
    focus: focusRing(seed, [ground.ground, ground.surface, fill]),
    tint: hexOf({ l: step.tint, c: Math.min(0.06, seed.chroma * 0.35), h: shadeHue }),
    scrim: `${hexOf({ l: 0.1, c: seed.groundChroma, h: seed.groundHue })}c7`,
    shade: seed.mode === 'dark' ? '#00000080' : `${hexOf({ l: 0.35, c: 0.05, h: seed.groundHue })}2e`,
  }
}

/** The palette as one rule for a `<style>` element. */
export function paletteCss(name: ColourName): string {
  const declarations = Object.entries(palette(name)).map(([token, value]) => `--${token}:${value}`)
  return `:root{color-scheme:${colours[name].mode};${declarations.join(';')}}`
}

/** The colour of the browser's own bar around the page. */
export const themeColour = (name: ColourName): string => groundTokens(colours[name]).ground

type NeutralName = keyof (typeof neutrals)['dark']

function groundTokens({ mode, groundHue, groundChroma }: ColourSeed): Record<NeutralName, string> {
  const entries = Object.entries(neutrals[mode]).map(([token, [l, share]]) => {
    return [token, hexOf({ l, c: groundChroma * share, h: groundHue })]
  })
  return Object.fromEntries(entries) as Record<NeutralName, string>
}

function statusTokens(seed: ColourSeed, grounds: string[]): Palette {
  const { status, soft } = tinted[seed.mode]
  const entries = Object.entries(statusHues).map(([token, h]) => {
    return [token, reach({ l: status, c: 0.16, h }, grounds, 4.6, seed)]
  })
  return { ...Object.fromEntries(entries), 'danger-soft': hexOf({ l: soft, c: 0.06, h: statusHues.danger }) }
}

/** White where it can be read on the fill, else an ink of the fill's hue. */
function readableOn(fill: string, { hue, chroma }: ColourSeed): string {
  return contrast('#ffffff', fill) >= 4.5 ? '#ffffff' : hexOf({ l: 0.17, c: Math.min(0.04, chroma), h: hue })
}

/** Moves a colour away from the ground, in lightness only, until it stands `ratio` to one against all of them. */
function reach(colour: Oklch, grounds: string[], ratio: number, { mode }: ColourSeed): string {
  const step = mode === 'dark' ? 0.01 : -0.01
  const enough = (l: number) => grounds.every((ground) => contrast(hexOf({ ...colour, l }), ground) >= ratio)
  let { l } = colour
  while (!enough(l) && l > 0 && l < 1) l += step
  return hexOf({ ...colour, l })
}

/** The lightness at which a ring stands out best from everything it may touch. */
function focusRing({ hue, chroma }: ColourSeed, neighbours: string[]): string {
  let best = { hex: '#ffffff', ratio: 0 }
  for (let l = 0; l <= 1.0001; l += 0.01) {
    const hex = hexOf({ l, c: Math.min(0.12, chroma), h: hue })
    const ratio = Math.min(...neighbours.map((neighbour) => contrast(hex, neighbour)))
    if (ratio > best.ratio) best = { hex, ratio }
  }
  return best.hex
}
