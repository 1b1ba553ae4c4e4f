import { escapeHtml } from '@marquee/contracts/html-escape'
import { Parser } from 'htmlparser2'

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
    const images = imagesOf(content)
    if (images.length === 0) return undefined
    const markup = images.map(({ tag }) => tag).join('')
    return { markup: `<noscript>${markup}</noscript>`, imageOrigins: images.map(({ origin }) => origin) }
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

const imageAttributes = ['src', 'width', 'height', 'alt']

/** The images of markup, written anew with these attributes alone, where their address is a whole one of http(s). */
function imagesOf(markup: string): { tag: string; origin: string }[] {
  const images: { tag: string; origin: string }[] = []
  const parser = new Parser({
    onopentag(name, attributes) {
      const { src = '' } = attributes
      if (name !== 'img' || !/^https?:/i.test(src) || !URL.canParse(src)) return
      const written = imageAttributes.flatMap((attribute) => {
        const value = attributes[attribute]
        return value === undefined ? [] : `${attribute}="${escapeHtml(value)}"`
      })
      images.push({ tag: `<img ${written.join(' ')}>`, origin: new URL(src).origin })
    },
  })
  parser.end(markup)
  return images
}
