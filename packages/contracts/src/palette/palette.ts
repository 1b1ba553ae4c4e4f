import type { ColorSeed } from '../colors.ts'
import type { TemplateFile } from '../template-file.ts'
import { contrastRatio } from './contrast-ratio.ts'
import { type Oklch, toHex } from './oklch.ts'

type ColorUse = TemplateFile['colorUse']

/** Lightness of every neutral token, and its share of the background's chroma. */
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

/** The neutral tokens of a page that is colored all over: nearer to the accent, and three times as colorful. */
const fullNeutrals: Record<ColorSeed['mode'], Record<NeutralName, readonly [number, number]>> = {
  dark: {
    ground: [0.205, 3],
    surface: [0.232, 3.1],
    'surface-2': [0.3, 3.2],
    'surface-3': [0.36, 3.2],
    hairline: [0.35, 3],
    line: [0.61, 2],
    text: [0.975, 0.4],
    'text-2': [0.875, 1],
    'text-3': [0.8, 1.4],
  },
  light: {
    ground: [0.925, 3.4],
    surface: [0.965, 2],
    'surface-2': [0.895, 3.6],
    'surface-3': [0.86, 3.8],
    hairline: [0.84, 3.6],
    line: [0.545, 3],
    text: [0.22, 2],
    'text-2': [0.36, 2.2],
    'text-3': [0.41, 2.2],
  },
}

/**
 * The tokens of a duotone page that have a neighboring hue, so many degrees from the accent's towards blue, and the
 * least chroma that shows it. Dark shades of the warm hues would be browns, which fight with most accents.
 */
const duotone = {
  tokens: ['surface', 'surface-2', 'surface-3', 'hairline'],
  blue: 280,
  degrees: 55,
  chroma: { dark: 0.042, light: 0.018 },
}

const statusHues = { danger: 25, success: 152, warning: 78 } as const

/** Lightness of the other colored tokens. */
const tinted = {
  dark: { soft: 0.285, fullSoft: 0.34, deep: 0.285, tint: 0.27, second: 0.8, status: 0.76, hoverStep: 0.05 },
  light: { soft: 0.925, fullSoft: 0.87, deep: 0.38, tint: 0.89, second: 0.52, status: 0.5, hoverStep: -0.05 },
} as const

export type Palette = Record<string, string>

/**
 * All color tokens of a theme color in a template that uses it so: token name without dashes to `#rrggbb`, or `#rrggbbaa` for overlays. Contrast
 * meets WCAG 2.2: text at least 4.5:1, borders of controls and focus rings at least 3:1.
 */
export function palette(seed: ColorSeed, use: ColorUse): Palette {
  const ground = neutralTokens(seed, use)
  const grounds = [ground.ground, ground.surface, ground['surface-2']]
  const accent = accentOf(seed)
  const step = tinted[seed.mode]
  const fill = toHex(accent)
  const onAccent = textColorOn(fill, seed)
  const hover = { ...accent, l: accent.l + (onAccent === '#ffffff' ? -0.045 : step.hoverStep) }
  // A darkened yellow turns olive, so dark shades use the background's warmer hue.
  const shadeHue = seed.mode === 'dark' ? seed.groundHue : seed.hue
  const soft = toHex({
    l: use === 'full' ? step.fullSoft : step.soft,
    c: Math.min(use === 'full' ? 0.12 : 0.075, seed.chroma * 0.45),
    h: shadeHue,
  })
  const tint = toHex({ l: step.tint, c: Math.min(0.06, seed.chroma * 0.35), h: shadeHue })
  return {
    ...ground,
    accent: fill,
    'on-accent': onAccent,
    'accent-hover': toHex(hover),
    'accent-soft': soft,
    'accent-text': withContrast(accent, [...grounds, ground['surface-3'], soft, tint], 4.6, seed),
    'accent-2': withContrast({ l: step.second, c: 0.15, h: seed.secondHue }, grounds, 4.6, seed),
    deep: toHex({ l: step.deep, c: seed.chroma * 0.5, h: shadeHue }),
    'deep-2': seed.mode === 'dark' ? soft : toHex({ l: 0.47, c: seed.chroma * 0.8, h: seed.hue }),
    'on-deep': toHex({ l: 0.97, c: 0.01, h: seed.hue }),
    ...statusTokens(seed, [...grounds, ground['surface-3'], ...(use === 'full' ? [soft] : [])]),
    focus: focusRing(seed, [ground.ground, ground.surface, fill]),
    tint,
    scrim: `${toHex({ l: 0.1, c: seed.groundChroma, h: seed.groundHue })}c7`,
    shade: seed.mode === 'dark' ? '#00000080' : `${toHex({ l: 0.35, c: 0.05, h: seed.groundHue })}2e`,
  }
}

/** The palette as one rule for a `<style>` element, worked out once for each seed and use. */
export function paletteCss(seed: ColorSeed, use: ColorUse): string {
  const known = rules.get(seed) ?? new Map<ColorUse, string>()
  rules.set(seed, known)
  const rule = known.get(use) ?? paletteRule(seed, use)
  known.set(use, rule)
  return rule
}

const rules = new WeakMap<ColorSeed, Map<ColorUse, string>>()

function paletteRule(seed: ColorSeed, use: ColorUse): string {
  const declarations = Object.entries(palette(seed, use)).map(([token, value]) => `--${token}:${value}`)
  return `:root{color-scheme:${seed.mode};${declarations.join(';')}}`
}

/** The color for the browser's toolbar (`theme-color`). */
export const themeColor = (seed: ColorSeed, use: ColorUse): string =>
  use === 'chrome' ? toHex(accentOf(seed)) : neutralTokens(seed, use).ground

type NeutralName = keyof (typeof neutrals)['dark']

const accentOf = ({ lightness, chroma, hue }: ColorSeed): Oklch => ({ l: lightness, c: chroma, h: hue })

function neighborOf(hue: number): number {
  const way = ((duotone.blue - hue + 540) % 360) - 180
  return (hue + Math.sign(way || 1) * duotone.degrees + 360) % 360
}

function neutralTokens(
  { mode, hue, groundHue, groundChroma }: ColorSeed,
  use: ColorUse,
): Record<NeutralName, string> {
  const shades = use === 'full' ? fullNeutrals[mode] : neutrals[mode]
  const entries = Object.entries(shades).map(([token, [l, share]]) => {
    if (use === 'duotone' && duotone.tokens.includes(token))
      return [
        token,
        toHex({ l, c: Math.max(groundChroma * share, duotone.chroma[mode]), h: neighborOf(hue) }),
      ]
    return [token, toHex({ l, c: groundChroma * share, h: groundHue })]
  })
  return Object.fromEntries(entries) as Record<NeutralName, string>
}

function statusTokens(seed: ColorSeed, grounds: string[]): Palette {
  const { status, soft } = tinted[seed.mode]
  const entries = Object.entries(statusHues).map(([token, h]) => {
    return [token, withContrast({ l: status, c: 0.16, h }, grounds, 4.6, seed)]
  })
  return { ...Object.fromEntries(entries), 'danger-soft': toHex({ l: soft, c: 0.06, h: statusHues.danger }) }
}

/** White where it is readable on the fill, else a dark shade of the fill's hue. */
function textColorOn(fill: string, { hue, chroma }: ColorSeed): string {
  return contrastRatio('#ffffff', fill) >= 4.5
    ? '#ffffff'
    : toHex({ l: 0.17, c: Math.min(0.04, chroma), h: hue })
}

/** Changes a color's lightness until its contrast with all backgrounds is at least `ratio`. */
function withContrast(color: Oklch, grounds: string[], ratio: number, { mode }: ColorSeed): string {
  const step = mode === 'dark' ? 0.01 : -0.01
  const hasContrast = (l: number) =>
    grounds.every((ground) => contrastRatio(toHex({ ...color, l }), ground) >= ratio)
  let { l } = color
  while (!hasContrast(l) && l > 0 && l < 1) l += step
  return toHex({ ...color, l })
}

/** The shade with the best contrast to all colors that a focus ring may touch. */
function focusRing({ hue, chroma }: ColorSeed, neighbors: string[]): string {
  let best = { hex: '#ffffff', ratio: 0 }
  for (let l = 0; l <= 1.0001; l += 0.01) {
    const hex = toHex({ l, c: Math.min(0.12, chroma), h: hue })
    const ratio = Math.min(...neighbors.map((neighbor) => contrastRatio(hex, neighbor)))
    if (ratio > best.ratio) best = { hex, ratio }
  }
  return best.hex
}
