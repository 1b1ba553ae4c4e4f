import { htmlSanitiser } from '../../sites/content/html-sanitiser.ts'

/** A script of the brand's analytics, as the platform gives it (specification, section 3). */
export interface AnalyticsScript {
  section: 'HEAD' | 'BODY'
  script: string
}

/** Analytics ready for a document: the markup, and what the content policy must allow for it. */
export interface AnalyticsMarkup {
  head: string
  body: string
  inlineScripts: string[]
  scriptUrls: string[]
  /** Origins of the pictures that count visits without scripts. */
  imageOrigins: string[]
}

interface Piece {
  markup: string
  inline?: string
  url?: string
  imageOrigins?: string[]
}

const element = /<(script|noscript)\b([^>]*)>([\s\S]*?)<\/\1\s*>/gi

/**
 * Takes `<script>` and `<noscript>` out of what the platform delivers, and nothing else. These scripts run with the
 * page's rights; they are written anew here so that no other markup comes along.
 */
export function analyticsMarkup(scripts: readonly AnalyticsScript[]): AnalyticsMarkup {
  const pieces = scripts.flatMap(({ section, script }) =>
    [...script.matchAll(element)].flatMap((match) => {
      const piece = pieceOf(match[1] ?? '', match[2] ?? '', match[3] ?? '')
      return piece ? { section, ...piece } : []
    }),
  )
  const markupOf = (section: AnalyticsScript['section']) =>
    pieces.flatMap((piece) => (piece.section === section ? piece.markup : [])).join('')
  return {
    head: markupOf('HEAD'),
    body: markupOf('BODY'),
    inlineScripts: pieces.flatMap(({ inline }) => inline ?? []),
    scriptUrls: pieces.flatMap(({ url }) => url ?? []),
    imageOrigins: pieces.flatMap(({ imageOrigins = [] }) => imageOrigins),
  }
}

function pieceOf(tag: string, attributes: string, content: string): Piece | undefined {
  if (tag.toLowerCase() === 'noscript') {
    const image = htmlSanitiser()(content, {
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

// Only an https address without signs that could leave the attribute or the policy.
function scriptUrl(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url?.protocol === 'https:' && !/[\s"'<>;,]/.test(url.href) ? url.href : undefined
}

// As the sanitiser writes them, which lets no other scheme through.
function originsOf(images: string): string[] {
  const addresses = [...images.matchAll(/ src="([^"]*)"/g)].map(([, address = '']) => address)
  return addresses.flatMap((address) => (URL.canParse(address) ? new URL(address).origin : []))
}
