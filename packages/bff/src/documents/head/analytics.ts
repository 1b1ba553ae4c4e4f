import { htmlSanitizer } from '../../sites/sanitize-html.ts'

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

const elementPattern = /<(script|noscript)\b([^>]*)>([\s\S]*?)<\/\1\s*>/gi

/**
 * Extracts `<script>` and `<noscript>` elements from the platform's markup and rebuilds them, so that nothing else gets
 * into the page. The scripts run with the page's rights.
 */
export function analyticsMarkup(scripts: readonly AnalyticsScript[]): AnalyticsMarkup {
  const elements = scripts.flatMap(({ section, script }) =>
    [...script.matchAll(elementPattern)].flatMap((match) => {
      const read = readElement(match[1] ?? '', match[2] ?? '', match[3] ?? '')
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

function readElement(tag: string, attributes: string, content: string): AnalyticsElement | undefined {
  if (tag.toLowerCase() === 'noscript') {
    const image = htmlSanitizer()(content, {
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
