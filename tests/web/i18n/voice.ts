import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type LanguageName = 'English' | 'Filipino' | 'Chinese'

const root = join(import.meta.dirname, '../../..')
const page = readFileSync(join(root, 'docs/voice.md'), 'utf8')

/** The rows of the table under a heading of `docs/voice.md`, without its head. */
function tableUnder(heading: string): string[][] {
  const [, section = ''] = page.split(`\n## ${heading}\n`)
  const lines = (section.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('|'))
  return lines.slice(2).map((line) => {
    const cells = line.split('|').slice(1, -1)
    return cells.map((cell) => cell.trim())
  })
}

/** The words of the house in English, Filipino and Chinese. */
export const glossary = tableUnder('Glossary') as [english: string, filipino: string, chinese: string][]

/** The texts that the specification fixes, and the file that has each. */
export const prescribed = tableUnder('Prescribed texts').map(([text = '', where = '']) => ({
  text,
  file: join(root, 'docs', /\]\((.+)\)/.exec(where)?.[1] ?? ''),
}))

interface Rule {
  pattern: RegExp
  fault: string
}

const listed = (language: LanguageName): Rule[] =>
  tableUnder('Refused words')
    .filter(([of]) => of === language)
    .flatMap(([, words = '', instead = '']) =>
      words.split(', ').map((word) => ({
        pattern: language === 'Chinese' ? new RegExp(word) : new RegExp(`\\b${word}\\b`, 'i'),
        fault: `“${word}”: say ${instead}`,
      })),
    )

const verbs = 'is|are|was|were|do|does|did|has|have|had|could|would|should|will'
const typography: Rule[] = [
  { pattern: /['"]/, fault: 'straight quotes or apostrophe' },
  { pattern: /\.\.\./, fault: 'three dots: write …' },
  { pattern: /[!！]/, fault: 'an exclamation mark' },
]

/** What a text of a language must not contain. */
const rules: Record<LanguageName, Rule[]> = {
  English: [
    ...listed('English'),
    ...typography,
    { pattern: new RegExp(`\\b(?:(?:${verbs}|can) not|cannot)\\b`, 'i'), fault: 'use a contraction' },
    // In full where it ends a clause: “where you are”, “how far it is”.
    {
      pattern: /(?<!\b(?:where|who|how \w+) )\b(?:(?:you|we|they) (?:are|will)|(?:it|that|what|there) is)\b/i,
      fault: 'use a contraction',
    },
    { pattern: /\b(?:I|you|we) have (?:read|reached|claimed|been|already)\b/i, fault: 'use a contraction' },
  ],
  Filipino: [...listed('Filipino'), ...typography],
  Chinese: [
    ...listed('Chinese'),
    ...typography,
    { pattern: /\p{Script=Han}\s*[,;:?()]|[,;:?()]\s*\p{Script=Han}/u, fault: 'half-width punctuation' },
    { pattern: /\p{Script=Han}\.(?!\w)/u, fault: 'half-width full stop' },
    { pattern: /\p{Script=Han}[A-Za-z0-9]|[A-Za-z0-9]\p{Script=Han}/u, fault: 'no space at Latin letters' },
  ],
}

/** What is wrong with a text, one line for each rule that it breaks. */
export function faultsOf(text: string, language: LanguageName): string[] {
  if (prescribed.some((fixed) => fixed.text === text)) return []
  const plain = text.replace(/\{\{?\w+\}\}?/g, '₱')
  return rules[language].filter(({ pattern }) => pattern.test(plain)).map(({ fault }) => fault)
}
