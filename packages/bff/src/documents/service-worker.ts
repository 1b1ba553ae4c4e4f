import { readFileSync } from 'node:fs'
import { type LanguageCode, offeredLanguages } from '@marquee/contracts/languages'
import type { OfflinePage } from '@marquee/contracts/rendering'
import type { Startup } from '@marquee/contracts/site/get-startup'
import { contentPolicy } from './content-policy.ts'
import { escapeHtml, scriptJson } from './escape.ts'
import type { WebBundle } from './web-bundle.ts'

const workerCode = readFileSync(new URL('worker/service-worker.js', import.meta.url), 'utf8')

/** The content policy of the worker itself: it may ask this origin for what pages ask of it, and nobody else. */
export const workerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"

/** The service worker of a brand, with its offline page in each of its languages. */
export async function serviceWorker(startup: Startup, bundle: WebBundle): Promise<string> {
  const pages = await Promise.all(startup.languages.map((code) => pageIn(code, startup, bundle)))
  return `const worker = ${scriptJson({ buildId: bundle.buildId, pages })}\n${workerCode}`
}

async function pageIn(code: LanguageCode, startup: Startup, bundle: WebBundle) {
  const page = await bundle.renderOffline({ startup, language: code })
  const policy = contentPolicy({
    inlineScripts: [page.script],
    inlineStyles: [page.css],
    scriptUrls: [],
    frameOrigins: [],
    imageOrigins: [],
    connectOrigins: [],
  })
  return { code, prefix: offeredLanguages[code].prefix, html: documentOf(page, code), policy }
}

function documentOf({ title, html, css, script, themeColour }: OfflinePage, code: LanguageCode): string {
  return [
    `<!doctype html><html lang="${offeredLanguages[code].tag}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<meta name="theme-color" content="${escapeHtml(themeColour)}"><link rel="icon" href="data:,">`,
    `<title>${escapeHtml(title)}</title><style>${css}</style></head>`,
    `<body>${html}<script>${script}</script></body></html>`,
  ].join('')
}
