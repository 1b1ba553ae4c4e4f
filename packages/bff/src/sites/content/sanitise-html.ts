import { htmlSanitiser } from './html-sanitiser.ts'

/**
 * Cuts an operator's HTML to text, links, lists, tables and pictures. The first of two independent sanitisers: the
 * browser passes the result through another before it inserts it. `imageAddress` brings a picture's address to what
 * a page may load.
 */
export function sanitiseHtml(html: string, imageAddress: (address: string) => string): string {
  return htmlSanitiser()(html, {
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
    // A picture of nothing would be drawn as a broken one.
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
    transformTags: {
      // A page has one h1, and it is not the operator's.
      h1: 'h2',
      a: (tagName, { href }) => ({
        tagName,
        attribs: { ...(href && { href }), rel: 'noopener noreferrer nofollow' },
      }),
      img: (tagName, { src = '', ...attribs }) => ({
        tagName,
        // Without a description a picture counts as decoration.
        attribs: { src: imageAddress(src), alt: '', ...attribs, loading: 'lazy' },
      }),
    },
  })
}
