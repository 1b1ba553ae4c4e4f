import { styleText } from 'node:util'

/** Colors for standard output: none in a pipe, and none where `NO_COLOR` is set. */
export const paint = {
  bold: (text: string) => styleText('bold', text, { stream: process.stdout }),
  quiet: (text: string) => styleText('gray', text, { stream: process.stdout }),
  good: (text: string) => styleText('green', text, { stream: process.stdout }),
  doubtful: (text: string) => styleText('yellow', text, { stream: process.stdout }),
  bad: (text: string) => styleText('red', text, { stream: process.stdout }),
  plain: (text: string) => text,
}

/** Breaks text at spaces, so that it fits beside an indent; a pipe has no width. */
export function wrap(text: string, indent: number, columns = process.stdout.columns): string {
  if (!columns || columns - indent < 30) return text
  const lines = ['']
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? ''
    if (line && line.length + 1 + word.length > columns - indent) lines.push(word)
    else lines[lines.length - 1] = line ? `${line} ${word}` : word
  }
  return lines.join(`\n${' '.repeat(indent)}`)
}
