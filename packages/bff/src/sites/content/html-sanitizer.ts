import { createRequire } from 'node:module'
import type sanitizeHtml from 'sanitize-html'

const require = createRequire(import.meta.url)
let sanitizer: typeof sanitizeHtml | undefined

/** The package `sanitize-html`, loaded on first use so that start-up does not wait for it. */
export function htmlSanitizer(): typeof sanitizeHtml {
  sanitizer ??= require('sanitize-html') as typeof sanitizeHtml
  return sanitizer
}
