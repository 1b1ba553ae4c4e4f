import { escapeHtml } from '@marquee/contracts/html-escape'
import { untouchedScript } from './build-document.ts'
import { contentPolicy } from './head/content-policy.ts'

const css =
  'body{display:grid;place-content:center;justify-items:center;gap:1rem;min-height:100vh;margin:0;padding:0 1rem;text-align:center;font:1rem/1.5 system-ui,sans-serif;color-scheme:light dark}button{min-height:3rem;padding:0 1.5rem;font:inherit}a{color:inherit}'

/**
 * The page through which a payment form leaves.
 *
 * @param script of the client's build
 * @param origins to which a form may be sent; where payment pages send the player from there is theirs to say
 */
export function leavingPage(script: string, origins: readonly string[]): { html: string; policy: string } {
  const policy = contentPolicy({
    inlineScripts: [script],
    inlineStyles: [css],
    scriptUrls: [],
    frameOrigins: [],
    imageOrigins: [],
    connectOrigins: [],
    // A browser holds every redirect of a form to this.
    formSources: ['https:', 'http:'],
  })
  const html = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">',
    `<title>…</title><style>${css}</style></head>`,
    `<body><script ${untouchedScript} data-origins="${escapeHtml(origins.join(' '))}">${script}</script></body></html>`,
  ].join('')
  return { html, policy }
}
