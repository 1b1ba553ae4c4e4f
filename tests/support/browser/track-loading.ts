import type { Page, Request } from 'playwright-core'
import { inTime } from './with-timeout.ts'

/**
 * Follows what a page asks of its own site. The function it gives waits until everything is answered and drawn:
 * nothing on its way, nothing busy, no place kept for what comes. It says what is not there after the patience of
 * the page's other waits.
 */
export function followPage(page: Page, origin: string): () => Promise<string[]> {
  const open = new Set<Request>()
  let wake = () => {}
  page.on('request', (request) => {
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
        if (open.size > 0) await inTime('requests', new Promise<void>((resolve) => (wake = resolve)))
        await page.waitForFunction(isDrawn)
      } while (open.size > 0)
      return []
    } catch {
      const unanswered = [...open].map((request) => `has no answer to ${request.method()} ${request.url()}`)
      return [...unanswered, ...(await page.evaluate(waiting))]
    }
  }
}

function isDrawn(): boolean {
  return document.querySelector('[aria-busy=true], .skeleton') === null
}

function waiting(): string[] {
  const found = [...document.querySelectorAll('[aria-busy=true], .skeleton')]
  return found.map((element) => `is still busy: ${element.tagName.toLowerCase()}.${element.className}`)
}
