import type { BrowserContext, ConsoleMessage, Request } from 'playwright-core'

/** What a browser did that nobody should see: console errors and warnings, failures, requests to strangers. */
export interface Watch {
  /** Allows what matches, and demands that it happens: `/^422 POST \/api\/session$/`. */
  expect(pattern: RegExp): void
  /** What happened unexpectedly, and what was expected and did not happen; empty when all is well. */
  complaints(): string[]
}

/** Whom pages may speak to: their own origin, and that of the games inside a frame; and whether scripts run. */
export interface Surroundings {
  site: string
  games: string
  scripts: boolean
}

/** Watches every page of a context, those that open later too. */
export function watchContext(context: BrowserContext, around: Surroundings): Watch {
  const seen: string[] = []
  const expected: RegExp[] = []
  context.on('console', (message) => {
    if (isComplaint(message)) seen.push(`console ${message.type()}: ${message.text()}`)
  })
  context.on('weberror', (error) => void seen.push(`page error: ${error.error().message}`))
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // A page that is left takes back what it has asked for; a browser without scripts refuses them as `csp`.
    if (reason === 'net::ERR_ABORTED' || (reason === 'csp' && !around.scripts)) return
    seen.push(`failed ${request.method()} ${place(request.url())}: ${reason}`)
  })
  context.on('response', (response) => {
    if (response.status() < 400) return
    seen.push(`${response.status()} ${response.request().method()} ${place(response.url())}`)
  })
  context.on('request', (request) => {
    if (isForeign(request, around)) seen.push(`foreign request: ${request.url()}`)
  })
  return {
    expect: (pattern) => void expected.push(pattern),
    complaints: () => [
      ...seen.filter((line) => !expected.some((pattern) => pattern.test(line))),
      ...expected
        .filter((pattern) => !seen.some((line) => pattern.test(line)))
        .map((pattern) => `did not happen: ${pattern}`),
    ],
  }
}

// Chromium also writes a line for every failed response and request, which are told apart better by themselves; and
// the test's own browser one for the service worker that it keeps away.
const isOurs = (text: string) =>
  !text.startsWith('Failed to load resource:') && text !== 'Service Worker registration blocked by Playwright'

const isComplaint = (message: ConsoleMessage) =>
  ['error', 'warning'].includes(message.type()) && isOurs(message.text())

function isForeign(request: Request, { site, games }: Surroundings): boolean {
  const { protocol, origin } = new URL(request.url())
  if (protocol === 'data:' || protocol === 'blob:' || origin === site) return false
  return origin !== games || request.serviceWorker() !== null || request.frame().parentFrame() === null
}

function place(address: string): string {
  const { pathname, search } = new URL(address)
  return pathname + search
}
