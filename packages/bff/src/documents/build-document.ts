import type { Startup } from '@marquee/contracts/areas/site/startup'
import { escapeHtml, scriptJson } from '@marquee/contracts/html-escape'
import { type LanguageCode, offeredLanguages } from '@marquee/contracts/languages'
import type { Rendered, Sheet } from '@marquee/contracts/rendering'
import { prepareText, type Representation } from '../cache/representation.ts'
import type { SeoRecord } from '../platform/site/seo.ts'
import { type AnalyticsMarkup, type AnalyticsScript, analyticsMarkup } from './head/analytics.ts'
import { contentPolicy, contentPolicyName } from './head/content-policy.ts'
import { seoHead } from './head/seo-head.ts'
import type { BundleScripts, DocumentAssets, WebBundle } from './web-bundle.ts'

/** What a preview's document has beside that of the site. */
export interface PreviewMarkup {
  /** For the script of the preview. */
  data: object
  frameOrigin: string | undefined
}

/** What a document is built from. */
export interface Content {
  rendered: Rendered
  startup: Startup | undefined
  seo: SeoRecord | undefined
  analytics: readonly AnalyticsScript[]
  language: LanguageCode
  languages: readonly LanguageCode[]
  /** Path of a page that search engines may index; undefined for errors and private pages. */
  indexedPath: string | undefined
  origin: string
  title: string
  frameOrigins: readonly string[]
  imageOrigins: readonly string[]
  /** Origins that the brand's analytics send to. */
  analyticsOrigins: readonly string[]
  /** Origins that the brand's live chat loads from and connects to. */
  chatOrigins: readonly string[]
  /** How long a shared cache may keep the document without asking; 0 for not at all. */
  sharedCacheSeconds: number
  /** Set for a preview, which nobody stores. */
  preview: PreviewMarkup | undefined
}

// For search engines and proxies while a site is closed, in maintenance or out of order.
const retryAfterSeconds = 30

/** Builds and compresses a document, the same for all visitors. */
export async function buildDocument(content: Content, bundle: WebBundle): Promise<Representation> {
  const { status, modules, sheets, css } = content.rendered
  const analytics = analyticsMarkup(content.analytics)
  const assets = bundle.assetsFor([...modules, ...content.rendered.parts])
  // The bundle's first sheet declares the order of the cascade layers: no other layer may come before it.
  const styles = assets.styles.map(({ css }) => css).join('') + css + sheetStyles(sheets, bundle)
  return prepareText(
    html(content, {
      assets,
      styles,
      analytics,
      scripts: bundle.scripts,
      partAddresses: bundle.addressesOf(content.rendered.parts),
    }),
    {
      status,
      contentType: 'text/html; charset=utf-8',
      headers: {
        [contentPolicyName]: policyOf(content, bundle, styles, analytics),
        'cache-control': asItIs(
          status === 200 && !content.preview ? storable(content.sharedCacheSeconds) : 'no-store',
        ),
        ...(content.preview && { 'x-robots-tag': 'noindex, nofollow' }),
        ...(status === 503 && { 'retry-after': String(retryAfterSeconds) }),
      },
    },
  )
}

/**
 * Forbids proxies to rewrite a document (RFC 9111, 5.2.2.6): a changed script or style no longer has the hash by which the
 * content policy allows it.
 */
export const asItIs = (cacheControl: string) => `${cacheControl}, no-transform`

/** An attribute by which Cloudflare's Rocket Loader leaves a script alone, where `no-transform` is not enough. */
export const untouchedScript = 'data-cfasync="false"'

/** Browsers ask each time whether the page has changed; a shared cache may answer them for as long as the operator allows. */
function storable(sharedCacheSeconds: number): string {
  const shared = sharedCacheSeconds > 0 ? `, s-maxage=${sharedCacheSeconds}` : ''
  return `public, max-age=0${shared}, must-revalidate`
}

/** The text of a template's sheets, each under its media query. */
function sheetStyles(sheets: readonly Sheet[], bundle: WebBundle): string {
  return sheets
    .map(({ href, media }) => {
      const css = bundle.styleOf(href)
      return media ? `@media ${media}{${css}}` : css
    })
    .join('')
}

function policyOf(
  content: Content,
  { scripts }: WebBundle,
  styles: string,
  analytics: AnalyticsMarkup,
): string {
  const { analyticsOrigins, chatOrigins, frameOrigins, imageOrigins } = content
  return contentPolicy({
    inlineScripts: [
      scripts.startClient,
      ...(content.preview ? [scripts.preview] : []),
      ...analytics.inlineScripts,
    ],
    inlineStyles: [styles],
    scriptUrls: [...analytics.scriptUrls, ...chatOrigins],
    frameOrigins: [...frameOrigins, ...chatOrigins],
    // Analytics and chat send data by fetch, beacon, or the URL of an image.
    imageOrigins: [...imageOrigins, ...analytics.imageOrigins, ...analyticsOrigins, ...chatOrigins],
    connectOrigins: [...analyticsOrigins, ...chatOrigins],
    frameAncestor: content.preview?.frameOrigin,
  })
}

/** The parts of a document around the page's own markup. */
interface DocumentFrame {
  assets: DocumentAssets
  /** The theme's variables and all style sheets of the page. */
  styles: string
  analytics: { head: string; body: string }
  scripts: BundleScripts
  /** Addresses of the template's parts. */
  partAddresses: readonly string[]
}

function html(
  content: Content,
  { assets, styles, analytics, scripts, partAddresses }: DocumentFrame,
): string {
  const { rendered, startup, language, preview } = content
  const icon = startup?.site.logo2
  const failureAttributes = Object.entries(rendered.failure)
    .map(([name, text]) => ` data-${name}="${escapeHtml(text)}"`)
    .join('')
  const listAttribute = (name: string, addresses: readonly string[]) =>
    addresses.length > 0 ? ` data-${name}="${escapeHtml(addresses.join(' '))}"` : ''
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    seoHead({ ...content, site: startup?.site, path: content.indexedPath }),
    `<meta name="theme-color" content="${escapeHtml(rendered.themeColor)}">`,
    ...(icon
      ? [
          `<link rel="icon" href="${escapeHtml(icon)}">`,
          `<link rel="apple-touch-icon" href="${escapeHtml(icon)}">`,
        ]
      : ['<link rel="icon" href="data:,">']),
    // Delays the first paint until the page's `FirstPaintMarker` is parsed.
    '<link rel="expect" href="#first-paint" blocking="render">',
    startup ? '<link rel="manifest" href="/manifest.webmanifest">' : '',
    ...rendered.fonts.map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
    ),
    // Inline styles spare a request before the first paint. The disabled links load nothing; they mark the styles of the
    // client's chunks as present.
    `<style>${styles}</style>`,
    ...assets.styles.map(({ href }) => `<link rel="stylesheet" href="${href}" disabled>`),
    ...(preview
      ? [
          `<script type="application/json" id="preview">${scriptJson(preview.data)}</script>`,
          `<script ${untouchedScript}>${scripts.preview}</script>`,
        ]
      : []),
    `<script ${untouchedScript} data-scripts="${assets.scripts.join(' ')}" data-modules="${assets.modules.join(' ')}"${listAttribute('parts', partAddresses)}${listAttribute('reads', rendered.reads)}${failureAttributes}>${scripts.startClient}</script>`,
    analytics.head,
  ]
  return [
    '<!doctype html>',
    `<html lang="${offeredLanguages[language].tag}"><head>${head.join('')}</head>`,
    `<body class="${escapeHtml(rendered.bodyClasses.join(' '))}">`,
    `<div id="app">${rendered.html}</div>`,
    `<script type="application/json" id="state">${scriptJson(rendered.state)}</script>`,
    analytics.body,
    '</body></html>',
  ].join('')
}
