// The thread that sanitizes: see `sanitize-texts.ts`.
import sanitizer from 'sanitize-html'
import { answerTasks } from '../threads/thread.ts'

answerTasks(sanitizeHtml)

/**
 * Reduces an operator's HTML to text, links, lists, tables and images. The first of two independent sanitizers: the
 * browser passes the result through another before it inserts it.
 */
function sanitizeHtml(html: string): string {
  return sanitizer(html, {
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
        // Without a description an image is decorative (HTML, `alt`). Without a scheme it would be left out.
        attribs: { src: src.replace(/^\s*\/\//, 'https://'), alt: '', ...attribs, loading: 'lazy' },
      }),
    },
  })
}
