/** A setting that cannot be used: its name, what is wrong (never its value where it is secret), an example. */
export interface Mistake {
  name: string
  wrong: string
  example: string
}

/** The list of mistakes as an operator reads it. */
export function describeMistakes(mistakes: Mistake[]): string {
  const lines = mistakes.map(({ name, wrong, example }) => `  ${name} ${wrong} (for example: ${example})`)
  const count = mistakes.length === 1 ? 'one setting' : `${mistakes.length} settings`
  return `The gateway cannot start: ${count} to put right.\n${lines.join('\n')}\n`
}
