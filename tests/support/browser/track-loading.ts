import type { Page, Request } from 'playwright-core'
import { withTimeout } from './with-timeout.ts'

/**
 * Tracks the requests of a page to its own site. The returned function waits until all are answered and no element that
 * is shown is busy or a skeleton; after the default timeout it returns what is still missing.
 */
export function trackLoading(page: Page, origin: string): () => Promise<string[]> {
  const open = new Set<Request>()
  let wake = () => {}
  page.on('request', (request) => {
    // A stream of events is answered as long as the page is open.
    if (request.resourceType() === 'eventsource') return
    if (new URL(request.url()).origin === origin) open.add(request)
  })
  const end = (request: Request) => {
    if (open.delete(request) && open.size === 0) wake()
  }
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return async () => {
    try {
      do {
        if (open.size > 0) await withTimeout('requests', new Promise<void>((resolve) => (wake = resolve)))
        await page.waitForFunction(isRendered)
      } while (open.size > 0)
      return []
    } catch {
      const unanswered = [...open].map((request) => `has no answer to ${request.method()} ${request.url()}`)
      return [...unanswered, ...(await page.evaluate(findBusyElements))]
    }
  }
}

function isRendered(): boolean {
  const waiting = [...document.querySelectorAll('[aria-busy=true], .skeleton')]
  // What a size of screen leaves out stays a skeleton there: the login form beside a wide banner.
  return !waiting.some((element) => element.checkVisibility())
}

function findBusyElements(): string[] {
  const waiting = [...document.querySelectorAll('[aria-busy=true], .skeleton')]
  const found = waiting.filter((element) => element.checkVisibility())
  return found.map((element) => `is still busy: ${element.tagName.toLowerCase()}.${element.className}`)
}
