import { createRequire } from 'node:module'
import type sanitizer from 'sanitize-html'
import type { ImageAddresses } from './pictures.ts'

/**
 * Reduces an operator's HTML to text, links, lists, tables and images. The first of two independent sanitizers: the
 * browser passes the result through another before it inserts it.
 *
 * @param imageAddress maps an image's address to one that a page may load
 */
export function sanitizeHtml(html: string, imageAddress: (address: string) => string): string {
  return htmlSanitizer()(html, {
    allowedTags: [
      ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'div', 'span'],
      ...['strong', 'b', 'em', 'i', 'u', 's', 'small', 'sup', 'sub', 'code', 'a', 'img'],
      ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
    ],
    allowedAttributes: {
      a: ['href', 'rel', 'target'],
      img: ['src', 'alt', 'width', 'height', 'loading'],
      th: ['colspan', 'rowspan', 'scope'],
      td: ['colspan', 'rowspan'],
    },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['https', 'http'] },
    allowProtocolRelative: false,
    // An image without a source would show as broken.
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
    transformTags: {
      // The page has its own h1.
      h1: 'h2',
      a: (tagName, { href }) => ({
        tagName,
        attribs: { ...(href && { href }), rel: 'noopener noreferrer nofollow' },
      }),
      img: (tagName, { src = '', ...attribs }) => ({
        tagName,
        // Without a description an image is decorative (HTML, `alt`).
        attribs: { src: imageAddress(src), alt: '', ...attribs, loading: 'lazy' },
      }),
    },
  })
}

interface Bodies {
  bodyEn: string
  bodyLocal: string
  bodyCn: string
}

/** Sanitizes the HTML of a text in each language. */
export function sanitizeBodies<Text extends Bodies>(text: Text, { imageAddress }: ImageAddresses): Text {
  return {
    ...text,
    bodyEn: sanitizeHtml(text.bodyEn, imageAddress),
    bodyLocal: sanitizeHtml(text.bodyLocal, imageAddress),
    bodyCn: sanitizeHtml(text.bodyCn, imageAddress),
  }
}

const require = createRequire(import.meta.url)
let loaded: typeof sanitizer | undefined

/** The package `sanitize-html`, loaded on first use so that start-up does not wait for it. */
export function htmlSanitizer(): typeof sanitizer {
  loaded ??= require('sanitize-html') as typeof sanitizer
  return loaded
}
