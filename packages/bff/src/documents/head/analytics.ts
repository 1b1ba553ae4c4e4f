import sanitizer from 'sanitize-html'

/** A script of the brand's analytics, as the platform delivers it (specification, section 3). */
export interface AnalyticsScript {
  section: 'HEAD' | 'BODY'
  script: string
}

/** The analytics markup of a document, and the sources that its content policy must allow. */
export interface AnalyticsMarkup {
  head: string
  body: string
  inlineScripts: string[]
  scriptUrls: string[]
  /** Origins of the tracking pixels for visitors without scripts. */
  imageOrigins: string[]
}

interface AnalyticsElement {
  markup: string
  inline?: string
  url?: string
  imageOrigins?: string[]
}

/**
 * Extracts `<script>` and `<noscript>` elements from the platform's markup and rebuilds them, so that nothing else gets
 * into the page. The scripts run with the page's rights.
 */
export function analyticsMarkup(scripts: readonly AnalyticsScript[]): AnalyticsMarkup {
  const elements = scripts.flatMap(({ section, script }) =>
    findElements(script).flatMap(({ tag, attributes, content }) => {
      const read = readElement(tag, attributes, content)
      return read ? { section, ...read } : []
    }),
  )
  const markupOf = (section: AnalyticsScript['section']) =>
    elements.flatMap((element) => (element.section === section ? element.markup : [])).join('')
  return {
    head: markupOf('HEAD'),
    body: markupOf('BODY'),
    inlineScripts: elements.flatMap(({ inline }) => inline ?? []),
    scriptUrls: elements.flatMap(({ url }) => url ?? []),
    imageOrigins: elements.flatMap(({ imageOrigins = [] }) => imageOrigins),
  }
}

/** The `<script>` and `<noscript>` elements of markup that is complete, in one pass however much of it is not. */
function findElements(markup: string): { tag: string; attributes: string; content: string }[] {
  const found = []
  const opening = /<(script|noscript)\b/gi
  for (let match = opening.exec(markup); match; match = opening.exec(markup)) {
    const tag = match[1] ?? ''
    const begin = markup.indexOf('>', opening.lastIndex)
    const closing = new RegExp(`</${tag}\\s*>`, 'gi')
    closing.lastIndex = begin + 1
    const end = begin < 0 ? null : closing.exec(markup)
    // Nothing after it has an end either.
    if (!end) break
    const attributes = markup.slice(opening.lastIndex, begin)
    found.push({ tag, attributes, content: markup.slice(begin + 1, end.index) })
    opening.lastIndex = closing.lastIndex
  }
  return found
}

function readElement(tag: string, attributes: string, content: string): AnalyticsElement | undefined {
  if (tag.toLowerCase() === 'noscript') {
    // Images alone, which cannot be nested.
    const image = sanitizer((content.match(/<img\b[^<>]*>/gi) ?? []).join(''), {
      allowedTags: ['img'],
      allowedAttributes: { img: ['src', 'width', 'height', 'alt'] },
      allowedSchemes: ['https', 'http'],
    })
    if (image.trim() === '') return undefined
    return { markup: `<noscript>${image}</noscript>`, imageOrigins: originsOf(image) }
  }
  const source = /\bsrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i.exec(attributes)
  if (!source)
    return content.trim() === '' ? undefined : { markup: `<script>${content}</script>`, inline: content }
  const url = scriptUrl(source[1] ?? source[2] ?? source[3] ?? '')
  return url === undefined
    ? undefined
    : { markup: `<script async src="${url}"></script>`, url: url.replace(/\?.*$/, '') }
}

// Only https, without characters that could end the attribute or the policy's directive.
function scriptUrl(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url?.protocol === 'https:' && !/[\s"'<>;,]/.test(url.href) ? url.href : undefined
}

// The sanitizer always writes double quotes, and lets only http(s) through.
function originsOf(images: string): string[] {
  const addresses = [...images.matchAll(/ src="([^"]*)"/g)].map(([, address = '']) => address)
  return addresses.flatMap((address) => (URL.canParse(address) ? new URL(address).origin : []))
}
