import * as z from 'zod/mini'

// What an operator reads of a mistake; zod/mini, which takes less memory than zod, has no words of its own.
z.config(z.locales.en())

/** A text as an operator, a tool or a replica writes it, and what it stands for. */
export type TextSchema<Value> = z.ZodMiniType<Value, string>

/**
 * Makes a schema that reads text.
 * @param read gives what the text stands for; each sentence it says is an issue of its own, and then nothing of what
 * it gives counts
 */
export function readText<Value>(
  read: (text: string, addIssue: (what: string) => void) => Value,
): TextSchema<Value> {
  return z.pipe(
    z.string(),
    z.transform((text: string, { issues }) =>
      read(text, (message) => void issues.push({ code: 'custom', message, input: text })),
    ),
  )
}

/** As `readText`, for text of a pattern; `message` says what other text is. */
export function parsePattern<Value>(
  pattern: RegExp,
  message: string,
  read: (text: string) => Value,
): TextSchema<Value> {
  return z.pipe(z.string().check(z.regex(pattern, message)), z.transform(read))
}
