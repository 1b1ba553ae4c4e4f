import { randomUUID } from 'node:crypto'
import type { Representation } from '../cache/representation.ts'
import { strongTag } from '../cache/representation.ts'
import { escapeHtml } from './escape.ts'

const unguessable = randomUUID()

/** What a page shared by many requests contains in place of the values of one request. */
export const placeholders = {
  reference: `reference-${unguessable}`,
  host: `host-${unguessable}`,
  path: `/path-${unguessable}`,
} as const

/**
 * Puts the values of one request into a shared page. Values stand in texts, where they are escaped; a reference and a
 * host stand in JSON too, and have no characters that either would escape. The page is sent once, so it is not compressed.
 */
export function fillDocument(
  page: Representation,
  values: Partial<Record<keyof typeof placeholders, string>>,
): Representation {
  const names = ['reference', 'host', 'path'] as const
  const text = names.reduce((filled, name) => {
    const value = escapeHtml(values[name] ?? '')
    // A function, because a text could contain replacement patterns.
    return filled.replaceAll(placeholders[name], () => value)
  }, page.bodies.identity.toString())
  const identity = Buffer.from(text)
  return { ...page, etag: strongTag(identity), bodies: { identity } }
}
