interface ContrastRule {
  subjects: readonly string[]
  grounds: readonly string[]
  /** The least contrast of each subject to each ground. */
  ratio: number
}

/** The contrast that tokens need to others (WCAG 2.2, 1.4.3 and 1.4.11). */
export const contrastRules: readonly ContrastRule[] = [
  { subjects: ['text', 'text-2', 'text-3'], grounds: ['ground', 'surface', 'surface-2'], ratio: 4.5 },
  { subjects: ['text'], grounds: ['surface-3', 'accent-soft', 'danger-soft'], ratio: 4.5 },
  { subjects: ['accent-text'], grounds: ['ground', 'surface', 'surface-2', 'accent-soft'], ratio: 4.5 },
  {
    subjects: ['accent-2', 'danger', 'success', 'warning'],
    grounds: ['ground', 'surface', 'surface-2'],
    ratio: 4.5,
  },
  // The ground of badges.
  { subjects: ['danger', 'success', 'warning'], grounds: ['surface-3'], ratio: 4.5 },
  { subjects: ['on-accent'], grounds: ['accent', 'accent-hover'], ratio: 4.5 },
  { subjects: ['on-deep'], grounds: ['deep', 'deep-2'], ratio: 4.5 },
  { subjects: ['line'], grounds: ['ground', 'surface'], ratio: 3 },
  { subjects: ['focus'], grounds: ['ground', 'surface', 'accent'], ratio: 3 },
]

/** Relative luminance of `#rrggbb` (WCAG 2.2), 0 to 1. */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio of two `#rrggbb` colors (WCAG 2.2), 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}
