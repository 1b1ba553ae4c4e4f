import type { ContrastFault } from '@marquee/contracts/palette/template-faults'

const words: Readonly<Record<string, string>> = {
  text: 'text',
  'text-2': 'quiet text',
  'text-3': 'faint text',
  'accent-text': 'colored text',
  'accent-2': 'the second color',
  'on-accent': 'the text of buttons',
  'on-deep': 'text on deep areas',
  line: 'the edges of fields',
  focus: 'the focus ring',
  accent: 'the accent',
  'accent-hover': 'the accent under a pointer',
  'accent-soft': 'soft areas',
  ground: 'the background',
  surface: 'panels',
  'surface-2': 'raised panels',
  deep: 'deep areas',
  'deep-2': 'the second deep areas',
}

/** A pair of tokens, such as "the text of buttons on the accent". */
export function pairWords({ subject, ground }: ContrastFault): string {
  return `${words[subject] ?? subject} on ${words[ground] ?? ground}`
}
