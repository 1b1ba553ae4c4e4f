import { fileRule, type Rule } from './rule.ts'

/** The selectors of a style sheet for screens, each with those it is nested in before it. */
function selectorsOf(css: string): string[] {
  const found: string[] = []
  const nesting: string[] = []
  for (const [, prelude = '', end] of css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]*)([{};])/g)) {
    if (end === '}') nesting.pop()
    if (end !== '{') continue
    nesting.push(prelude.trim())
    if (!nesting.includes('@media print')) found.push(nesting.filter((one) => !one.startsWith('@')).join(' '))
  }
  return found
}

// A subject without a class, an element or an attribute: any change that `:has()` watches for styles everything below anew.
const isBroad = (selector: string) =>
  /:has\(.*\).*[\s>~+](?:\*|:(?!is\b|where\b)[\w-]+(?:\([^()]*\))?)+$/.test(selector)

// What `styles/primitives.css` has classes for.
const primitives = {
  card: [
    'border: 1px solid var(--hairline);',
    'border-radius: var(--radius-l);',
    'background: var(--surface);',
  ],
  hint: ['border: 1px solid var(--line);', 'background: var(--surface-2);', 'display: flex;'],
} as const

/** What keeps a change of the page cheap on a slow phone, and its looks in one place. */
export const styleRules: Rule[] = [
  fileRule('a sheet of a page leaves to the primitives what they draw', ({ path, text }) => {
    if (!/^packages\/web\/src\/(?:features|player|forms|content|responsible-gaming)\/.*\.css$/.test(path))
      return []
    return text
      .split(/[{}]/)
      .flatMap((block) =>
        Object.entries(primitives).flatMap(([name, lines]) =>
          lines.every((line) => block.includes(line)) ? [`spells out a ${name}`] : [],
        ),
      )
  }),
  fileRule('what follows `:has()` in a selector is not everything', ({ path, text }) =>
    /^packages\/(web|studio)\/src\/.*\.css$/.test(path)
      ? selectorsOf(text)
          .filter(isBroad)
          .map((selector) => `styles ${selector}`)
      : [],
  ),
]
