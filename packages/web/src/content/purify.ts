import createPurifier, { type Config } from 'dompurify'

const config: Config = {
  ALLOWED_TAGS: [
    ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'div', 'span'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'small', 'sup', 'sub', 'code', 'a', 'img', '#text'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  ALLOWED_ATTR: ['href', 'rel', 'src', 'alt', 'width', 'height', 'loading', 'colspan', 'rowspan', 'scope'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  ALLOW_UNKNOWN_PROTOCOLS: false,
}

const linkSchemes = new Set(['http:', 'https:', 'mailto:', 'tel:'])
const pictureSchemes = new Set(['http:', 'https:'])

const purifier = createPurifier(window)

purifier.addHook('afterSanitizeAttributes', (element) => {
  if (element.tagName === 'A') {
    removeUnsafeAddress(element, 'href', linkSchemes)
    element.setAttribute('rel', 'noopener noreferrer nofollow')
  }
  if (element.tagName === 'IMG') {
    removeUnsafeAddress(element, 'src', pictureSchemes)
    element.setAttribute('loading', 'lazy')
    if (!element.hasAttribute('alt')) element.setAttribute('alt', '')
    if (!element.hasAttribute('src')) element.remove()
  }
})

/**
 * Reduces HTML to the elements and attributes that an operator's text may have. The second of two independent
 * sanitizers: the gateway has run its own (bff/src/sites/sanitize-worker.ts), and both allow the same.
 */
export function purify(html: string): string {
  return purifier.sanitize(html, config)
}

// Checks the address as the browser parses it, after entities, white space and letter case are normalized.
function removeUnsafeAddress(element: Element, name: string, schemes: ReadonlySet<string>): void {
  const address = element.getAttribute(name)
  if (address === null) return
  const isProtocolRelative = /^\s*[/\\]{2}/.test(address)
  const url = URL.canParse(address, location.href) ? new URL(address, location.href) : undefined
  if (isProtocolRelative || !url || !schemes.has(url.protocol)) element.removeAttribute(name)
}
