import type { Drift } from '../../observability/events.ts'
import { unfold } from './field-readers.ts'

/** The JSON object of a response's body, or undefined where there is none, with what was wrong with its text. */
export interface ReadBody {
  answer: Record<string, unknown> | undefined
  drifts: readonly Drift[]
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/**
 * Reads a body in the charset of its content type, or UTF-8, as a JSON object. Byte order marks and blanks before it are
 * passed over. Whole numbers that would lose digits are read as text. Drift are texts with bytes that the charset does not
 * have, which are read as null, and what stands in or around JSON that is none.
 */
export function readBody(body: Uint8Array, contentType: string | undefined): ReadBody {
  const charset = charsetOf(body, contentType)
  const decoder = charset === 'utf-8' ? utf8 : decoderOf(charset)
  if (!decoder) return { answer: undefined, drifts: [charsetDrift(charset)] }
  try {
    return readObject(decoder.decode(body), keepDigits)
  } catch {
    const text = new TextDecoder(charset, { ignoreBOM: true }).decode(body)
    const { answer, drifts } = readObject(text, dropUndecoded)
    return { answer, drifts: [charsetDrift('other bytes'), ...drifts] }
  }
}

const charsetDrift = (found: string): Drift => ({
  path: '',
  expected: 'UTF-8 or the charset of content-type',
  found,
})

/** A byte order mark outranks the content type (WHATWG Encoding, section 6). */
function charsetOf([first, second]: Uint8Array, contentType = ''): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return /;\s*charset\s*=\s*["']?([^\s;"']{1,40})/i.exec(contentType)?.[1]?.toLowerCase() ?? 'utf-8'
}

function decoderOf(charset: string): TextDecoder | undefined {
  try {
    return new TextDecoder(charset, { fatal: true, ignoreBOM: true })
  } catch {
    return undefined
  }
}

/** What JSON.parse tells its reviver of a value; TypeScript's own declarations lack it (ECMA-262, JSON.parse). */
type Reviver = (key: string, value: unknown, context: { source?: string }) => unknown

// 2^53 has 16 digits; only numbers can stand there.
const mayLoseDigits = /[[:,]\s*-?(?:\d{16}|[\d.]+e)/i

const keepDigits: Reviver = (_key, value, { source }) =>
  typeof value === 'number' && Math.abs(value) > Number.MAX_SAFE_INTEGER ? source : value

const dropUndecoded: Reviver = (key, value, context) =>
  typeof value === 'string' && value.includes('\uFFFD') ? null : keepDigits(key, value, context)

/** The object of a text; undefined for what holds none. */
function readObject(written: string, revive: Reviver): ReadBody {
  const text = written.replace(/^[\s\uFEFF]+/, '')
  const parsed = parse(text, revive)
  if (parsed || text === '') return { answer: parsed?.object, drifts: [] }
  const almost = parse(withoutSlips(text), revive)?.object
  if (almost) return { answer: almost, drifts: [jsonDrift('almost JSON')] }
  const inner = parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1), revive)?.object
  // A page may hold some object too; an answer of the platform has its statusCode.
  if (inner && 'statusCode' in inner)
    return { answer: inner, drifts: [jsonDrift('JSON with text around it')] }
  return { answer: undefined, drifts: [] }
}

const jsonDrift = (found: string): Drift => ({ path: '', expected: 'JSON', found })

const slips = /"(?:[^"\\]|\\.)*"|-?\b(?:NaN|Infinity)\b/g

/** Without the figures that other languages write into JSON, and JSON does not have. */
function withoutSlips(text: string): string {
  return text.replace(slips, (found) => (found.startsWith('"') ? found : 'null'))
}

/** What a text holds where it is JSON: an object, or another value without one. */
function parse(text: string, revive: Reviver): { object: Record<string, unknown> | undefined } | undefined {
  const needsReviver = revive !== keepDigits || mayLoseDigits.test(text)
  try {
    // An answer that was encoded twice is a text that holds it.
    const value = unfold(
      needsReviver ? JSON.parse(text, revive as (key: string, value: unknown) => unknown) : JSON.parse(text),
    )
    return { object: isObject(value) ? value : undefined }
  } catch {
    return undefined
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
