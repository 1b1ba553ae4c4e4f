import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type LanguageCode, offeredLanguages } from '@marquee/contracts/languages'
import type { Seo } from '@marquee/contracts/site/get-seo'
import type { Startup } from '@marquee/contracts/site/get-startup'
import { strongTag } from '../http/send-cached.ts'
import { type AnalyticsScript, analyticsMarkup } from './analytics.ts'
import { contentPolicy } from './content-policy.ts'
import { escapeHtml, scriptJson } from './escape.ts'
import { seoHead } from './seo-head.ts'
import type { Rendered, WebBundle } from './web-bundle.ts'

/** A document ready to send: made and compressed once, the same bytes for everyone. */
export interface Document {
  status: number
  etag: string
  contentPolicy: string
  plain: Buffer
  brotli: Buffer
  gzip: Buffer
}

/** What a document is built from. */
export interface DocumentParts {
  rendered: Rendered
  startup: Startup | undefined
  seo: Seo | undefined
  analytics: readonly AnalyticsScript[]
  language: LanguageCode
  languages: readonly LanguageCode[]
  /** Path of a page that search may find; undefined for errors and private pages. */
  indexedPath: string | undefined
  origin: string
  title: string
  frameOrigins: readonly string[]
  imageOrigins: readonly string[]
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
// The document is compressed once per cache period and sent many times; above this, time grows and size hardly falls.
const brotliQuality = 9

/** Builds and compresses a document. */
export async function buildDocument(parts: DocumentParts, bundle: WebBundle): Promise<Document> {
  const analytics = analyticsMarkup(parts.analytics)
  const plain = Buffer.from(html(parts, bundle, analytics))
  const [brotli, gzipped] = await Promise.all([
    compressBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
    compressGzip(plain),
  ])
  return {
    status: parts.rendered.status,
    etag: strongTag(plain),
    contentPolicy: contentPolicy({
      inlineScripts: analytics.inlineScripts,
      inlineStyles: [parts.rendered.css],
      scriptUrls: analytics.scriptUrls,
      frameOrigins: parts.frameOrigins,
      imageOrigins: parts.imageOrigins,
    }),
    plain,
    brotli,
    gzip: gzipped,
  }
}

function html(parts: DocumentParts, bundle: WebBundle, analytics: { head: string; body: string }): string {
  const { rendered, startup, language } = parts
  const assets = bundle.assetsFor(rendered.modules)
  const icon = startup?.site.logo2
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    seoHead({ ...parts, site: startup?.site, path: parts.indexedPath }),
    `<meta name="theme-color" content="${escapeHtml(rendered.themeColour)}">`,
    icon ? `<link rel="icon" href="${escapeHtml(icon)}">` : '<link rel="icon" href="data:,">',
    `<style>${rendered.css}</style>`,
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    `<script type="module" src="${assets.entry}"></script>`,
    ...assets.modules.map((href) => `<link rel="modulepreload" href="${href}">`),
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
