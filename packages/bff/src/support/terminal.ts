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

const width = 30
const everyMs = 100

/** A bar on standard error, while it is a terminal. */
export interface ProgressBar {
  add(work: number): void
  /** Removes the bar. */
  clear(): void
}

/** @param total all the work, such as bytes that will be read; what is read twice counts twice */
export function createProgressBar(total: number): ProgressBar {
  const bar = process.stderr
  if (!bar.isTTY) return { add: () => {}, clear: () => {} }
  let done = 0
  let drawnAt = 0
  return {
    add(work) {
      done += work
      const now = Date.now()
      if (now - drawnAt < everyMs) return
      drawnAt = now
      const share = Math.min(1, done / Math.max(1, total))
      const filled = Math.round(share * width)
      bar.write(`\r${'█'.repeat(filled)}${'░'.repeat(width - filled)} ${Math.floor(share * 100)} %`)
    },
    clear: () => void (drawnAt > 0 && bar.write(`\r${' '.repeat(width + 6)}\r`)),
  }
}

/**
 * Text of others that is safe to show on a terminal: what drives it or changes the order of text stands as an escape.
 */
export function visibleText(text: string): string {
  return text.replace(
    /[\p{Cc}\p{Cf}\u2028\u2029]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
