import type { ColorSeed } from '../colors.ts'
import type { TemplateFault } from '../rendering.ts'
import type { TemplateFile } from '../template-file.ts'
import { contrastRatio } from './contrast-ratio.ts'
import { type Palette, palette } from './palette.ts'
import { seedOf } from './standard-colors.ts'

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

/** Two tokens that stand too close to each other. */
export interface ContrastFault {
  subject: string
  ground: string
  /** The contrast that they have, and the least that they need. */
  actual: number
  ratio: number
}

/** What is wrong with the colors of a valid template, which its schema cannot say. */
export function templateFaults(template: TemplateFile): TemplateFault[] {
  return template.colors.flatMap((name, at) => {
    const seed = seedOf(template, name)
    const isOwn = template.palettes?.[name] !== undefined
    const place = isOwn ? `palettes.${name}.lightness` : `colors.${at}`
    return [
      ...(template.surface === 'paper' && seed.mode === 'dark'
        ? [{ place: `colors.${at}`, problem: `${name} is dark, and paper is light` }]
        : []),
      ...contrastFaults(palette(seed, template.colorUse)).map((fault) => ({
        place,
        problem: isOwn ? contrastInWords(fault) : `${name}: ${contrastInWords(fault)}`,
      })),
    ]
  })
}

const contrastInWords = (fault: ContrastFault) =>
  `${pairInWords(fault)} has a contrast of ${fault.actual.toFixed(2)}, and needs ${fault.ratio}`

const tokenWords: Readonly<Record<string, string>> = {
  text: 'text',
  'text-2': 'quiet text',
  'text-3': 'faint text',
  'accent-text': 'colored text',
  'accent-2': 'the second color',
  'on-accent': 'the text of buttons',
  'on-deep': 'text on deep areas',
  danger: 'text of errors',
  success: 'text of successes',
  warning: 'text of warnings',
  line: 'the edges of fields',
  focus: 'the focus ring',
  accent: 'the accent',
  'accent-hover': 'the accent under a pointer',
  'accent-soft': 'soft areas',
  'danger-soft': 'soft areas of errors',
  ground: 'the background',
  surface: 'panels',
  'surface-2': 'raised panels',
  'surface-3': 'badges',
  deep: 'deep areas',
  'deep-2': 'the second deep areas',
}

/** A pair of tokens, such as "the text of buttons on the accent". */
export function pairInWords({ subject, ground }: ContrastFault): string {
  return `${tokenWords[subject] ?? subject} on ${tokenWords[ground] ?? ground}`
}

/** The pairs of a palette that break a rule of contrast. */
export function contrastFaults(tokens: Palette): ContrastFault[] {
  return contrastRules.flatMap(({ subjects, grounds, ratio }) =>
    subjects.flatMap((subject) =>
      grounds
        .map((ground) => ({
          subject,
          ground,
          ratio,
          actual: contrastRatio(tokens[subject] ?? '', tokens[ground] ?? ''),
        }))
        .filter(({ actual }) => actual < ratio),
    ),
  )
}

const lightnessSteps = 200

/**
 * The seed with the nearest lightness of its accent at which everything can be read: the same one where it can be read
 * already, `undefined` where there is none.
 */
export function nearestReadable(seed: ColorSeed, use: TemplateFile['colorUse']): ColorSeed | undefined {
  if (isReadable(seed, use)) return seed
  const steps = Array.from({ length: lightnessSteps + 1 }, (_, step) => step / lightnessSteps)
  const nearest = steps.sort(
    (one, other) => Math.abs(one - seed.lightness) - Math.abs(other - seed.lightness),
  )
  const lightness = nearest.find((step) => isReadable({ ...seed, lightness: step }, use))
  return lightness === undefined ? undefined : { ...seed, lightness }
}

const isReadable = (seed: ColorSeed, use: TemplateFile['colorUse']) =>
  contrastFaults(palette(seed, use)).length === 0
