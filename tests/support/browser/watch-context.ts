import type { BrowserContext, ConsoleMessage, Request, Response, WebError } from 'playwright-core'

/** Collects what a browser must not do: console errors and warnings, failed requests, requests to other origins. */
export interface Watch {
  /** Allows an entry that matches, such as `/^422 POST \/api\/session$/`, and fails if none does. */
  expect(pattern: RegExp): void
  /** Allows an entry that matches, whether or not there is one. */
  allow(pattern: RegExp): void
  /** Unexpected entries, and expectations that were not met. */
  complaints(): string[]
  /** Stops collecting, so that the context can be watched for another visit. */
  stop(): void
}

/**
 * The origins that pages may send requests to, and whether scripts run. Those of `games` only from inside a frame, and
 * for its page of payment.
 */
export interface WatchOptions {
  site: string
  games: string
  scripts: boolean
}

/** Watches every page of a context, including those opened later. */
export function watchContext(context: BrowserContext, options: WatchOptions): Watch {
  const seen: string[] = []
  const expected: RegExp[] = []
  const allowed: RegExp[] = []
  const onConsole = (message: ConsoleMessage) => {
    if (isComplaint(message)) seen.push(`console ${message.type()}: ${message.text()}`)
  }
  const onError = (error: WebError) => void seen.push(`page error: ${error.error().message}`)
  const onFailure = (request: Request) => {
    const reason = request.failure()?.errorText ?? ''
    // Navigating away aborts pending requests; a browser without scripts reports script requests as `csp`.
    if (reason === 'net::ERR_ABORTED' || (reason === 'csp' && !options.scripts)) return
    seen.push(`failed ${request.method()} ${pathOf(request.url())}: ${reason}`)
  }
  const onResponse = (response: Response) => {
    if (response.status() < 400) return
    seen.push(`${response.status()} ${response.request().method()} ${pathOf(response.url())}`)
  }
  const onRequest = (request: Request) => {
    if (isForeign(request, options)) seen.push(`foreign request: ${request.url()}`)
  }
  context
    .on('console', onConsole)
    .on('weberror', onError)
    .on('requestfailed', onFailure)
    .on('response', onResponse)
    .on('request', onRequest)
  return {
    expect: (pattern) => void expected.push(pattern),
    allow: (pattern) => void allowed.push(pattern),
    complaints: () => [
      ...seen.filter((line) => ![...expected, ...allowed].some((pattern) => pattern.test(line))),
      ...expected
        .filter((pattern) => !seen.some((line) => pattern.test(line)))
        .map((pattern) => `did not happen: ${pattern}`),
    ],
    stop: () => {
      context
        .off('console', onConsole)
        .off('weberror', onError)
        .off('requestfailed', onFailure)
        .off('response', onResponse)
        .off('request', onRequest)
    },
  }
}

// Chromium also logs every failed response and request, which are recorded separately above, and Playwright logs the
// service worker that it blocks.
const isOurs = (text: string) =>
  !text.startsWith('Failed to load resource:') &&
  text !== 'Service Worker registration blocked by Playwright' &&
  !lateFont.test(text) &&
  !largerPicture.test(text)

// A picture that the page before has shown larger is shown from the browser's memory, and not in the size asked for ahead.
const largerPicture = /^The resource \S+\/sized\/\d+\/\S+ was preloaded using link preload but not used/

// On a busy machine a typeface may arrive too long after the first paint, and is left unused then.
const lateFont = /\.woff2 was preloaded using link preload but not used/

const isComplaint = (message: ConsoleMessage) =>
  ['error', 'warning'].includes(message.type()) && isOurs(message.text())

function isForeign(request: Request, { site, games }: WatchOptions): boolean {
  const { protocol, origin, pathname } = new URL(request.url())
  if (protocol === 'data:' || protocol === 'blob:' || origin === site) return false
  // Its page of payment opens in the tab itself; while it does, the request has no frame yet.
  if (origin === games && (pathname.startsWith('/pay/') || request.frame().url().includes('/pay/')))
    return false
  return origin !== games || request.serviceWorker() !== null || request.frame().parentFrame() === null
}

function pathOf(address: string): string {
  const { pathname, search } = new URL(address)
  return pathname + search
}
