import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'

// Messages for operators: zod/mini comes without a locale.
z.config(z.locales.en())

/** Parses text that an operator, a tool or a replica wrote. */
export type TextSchema<Value> = z.ZodMiniType<Value, string>

/**
 * Creates a schema that parses text.
 * @param read returns the parsed value; it may add issues, in which case the value is ignored
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

/** As `readText`, for text that matches a pattern; `message` describes text that does not. */
export function parsePattern<Value>(
  pattern: RegExp,
  message: string,
  read: (text: string) => Value,
): TextSchema<Value> {
  return z.pipe(z.string().check(z.regex(pattern, message)), z.transform(read))
}

/** Reads the JSON file that a setting names; returns undefined and adds an issue if it cannot be read. */
function readJson(file: string, addIssue: (what: string) => void): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    addIssue(`"${file}" ${error instanceof SyntaxError ? 'is not JSON' : 'cannot be read'}`)
    return undefined
  }
}

/**
 * Reads the JSON file that a setting names as a value of this shape; every mistake in it is an issue of its own, with its
 * place. Undefined where it cannot be read.
 */
export function readJsonAs<Value>(
  file: string,
  schema: z.ZodMiniType<Value>,
  addIssue: (what: string) => void,
): Value | undefined {
  const json = readJson(file, addIssue)
  if (json === undefined) return undefined
  const read = schema.safeParse(json)
  if (read.success) return read.data
  for (const issue of read.error.issues) {
    // What is wrong with a key is inside.
    const { message } = issue.code === 'invalid_key' ? (issue.issues[0] ?? issue) : issue
    addIssue(`"${file}" at ${issue.path.join('.') || 'its top'}: ${message}`)
  }
  return undefined
}
