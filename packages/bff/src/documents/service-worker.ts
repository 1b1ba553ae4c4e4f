import type { IncomingHttpHeaders } from 'node:http'
import type { Startup } from '@marquee/contracts/areas/site/startup'
import { escapeHtml, scriptJson } from '@marquee/contracts/html-escape'
import { type LanguageCode, offeredLanguages } from '@marquee/contracts/languages'
import type { OfflineContent } from '@marquee/contracts/rendering'
import type { OfflinePage, WorkerSettings } from '@marquee/contracts/service-worker'
import type { Theme, ThemeError } from '@marquee/contracts/templates'
import { prepareText, type Representation } from '../cache/representation.ts'
import { contentPolicy } from './head/content-policy.ts'
import type { WebBundle } from './web-bundle.ts'

/** The content policy of the worker itself: it may fetch from its own origin only. */
export const workerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"

/** The service worker of a brand, with the offline page in each of its languages. */
export async function serviceWorker(
  startup: Startup,
  theme: Theme | ThemeError,
  bundle: WebBundle,
): Promise<string> {
  const { buildId, scripts } = bundle
  const pages = await Promise.all(
    startup.languages.map((code) => offlinePageIn(code, { startup, theme }, bundle)),
  )
  const files = [...new Set(pages.flatMap(({ files }) => files))].filter((file) => file.startsWith('/'))
  const settings: WorkerSettings = { buildId, pages: pages.map(({ page }) => page), files }
  return `const worker = ${scriptJson(settings)};\n${scripts.serviceWorker}`
}

// Where builders of sites, push services and frameworks put theirs, in lower case.
const formerPaths: ReadonlySet<string> = new Set([
  '/service-worker.js',
  '/serviceworker.js',
  '/service_worker.js',
  '/sw.min.js',
  '/ngsw-worker.js',
  '/safety-worker.js',
  '/flutter_service_worker.js',
  '/firebase-messaging-sw.js',
  '/onesignalsdkworker.js',
  '/onesignalsdk.sw.js',
  '/pwabuilder-sw.js',
  '/superpwa-sw.js',
])

/**
 * Whether a request that is for no file of the site is for a service worker, which a product that was on the domain before
 * has left in the visitor's browser, and which would serve that product's pages for ever. Browsers look for a newer one
 * with a header that pages cannot set (Service Workers, `Service-Worker`).
 */
export function isForFormerWorker(path: string, { 'service-worker': asks }: IncomingHttpHeaders): boolean {
  return asks === 'script' || formerPaths.has(path.toLowerCase())
}

/** The service worker that ends one of another product, at whatever address that had. */
export function formerWorker({ scripts }: Pick<WebBundle, 'scripts'>): Promise<Representation> {
  return prepareText(scripts.formerWorker, {
    contentType: 'text/javascript; charset=utf-8',
    headers: {
      'cache-control': 'no-store',
      'content-security-policy': workerPolicy,
      // The former one may have had a scope above its own folder.
      'service-worker-allowed': '/',
    },
  })
}

async function offlinePageIn(
  code: LanguageCode,
  brand: { startup: Startup; theme: Theme | ThemeError },
  bundle: WebBundle,
): Promise<{ page: OfflinePage; files: readonly string[] }> {
  const content = await bundle.renderOffline({ ...brand, language: code })
  const script = bundle.scripts.offlinePage
  const html = offlineDocument({ ...content, script }, code)
  const policy = contentPolicy({
    inlineScripts: [script],
    inlineStyles: [content.css],
    scriptUrls: [],
    frameOrigins: [],
    imageOrigins: [],
    connectOrigins: [],
  })
  const page = { code, prefix: offeredLanguages[code].prefix, html, policy }
  return { page, files: content.files }
}

function offlineDocument(
  { title, html, css, script, themeColor }: OfflineContent & { script: string },
  code: LanguageCode,
): string {
  return [
    `<!doctype html><html lang="${offeredLanguages[code].tag}" data-font="own"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<meta name="theme-color" content="${escapeHtml(themeColor)}"><link rel="icon" href="data:,">`,
    `<title>${escapeHtml(title)}</title><style>${css}</style></head>`,
    `<body>${html}<script>${script}</script></body></html>`,
  ].join('')
}
