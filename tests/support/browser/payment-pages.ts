import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Test } from 'tap'

/** What a payment page was sent, in order. */
interface Visit {
  at: 'first' | 'last'
  method: string
  body: string
}

/**
 * Payment pages of two origins that neither the gateway nor the platform knows: the first sends a player on to the last,
 * which leads back to the brand by a link or by a form of its own.
 */
export async function openPaymentPages(t: Test) {
  const visits: Visit[] = []
  const last = await listen(t, async (request) => {
    visits.push({ at: 'last', method: request.method, body: request.body })
    const back = request.url.searchParams.get('back') ?? ''
    return {
      status: 200,
      body: `<!doctype html><h1>Bank</h1><a id="link" href="${back}">Paid</a>
        <form method="post" action="${back}"><input type="hidden" name="status" value="paid"><button id="form">Paid</button></form>`,
    }
  })
  const first = await listen(t, async (request) => {
    visits.push({ at: 'first', method: request.method, body: request.body })
    const status = Number(request.url.searchParams.get('status'))
    return {
      status,
      location: `${last}/pay?back=${encodeURIComponent(request.url.searchParams.get('back') ?? '')}`,
    }
  })
  return {
    first,
    last,
    visits,
    /** Where a payment begins, which leads back to a page of the brand. @param status of the redirect */
    address: (back: string, status: 302 | 307) =>
      `${first}/start?status=${status}&back=${encodeURIComponent(back)}`,
  }
}

interface Asked {
  method: string
  url: URL
  body: string
}

type Answer = (request: Asked) => Promise<{ status: number; location?: string; body?: string }>

async function listen(t: Test, answer: Answer): Promise<string> {
  const server = createServer(async (request, response) => {
    const { method = '', url = '/' } = request
    const {
      status,
      location,
      body = '',
    } = await answer({
      method,
      url: new URL(url, 'http://payment.test'),
      body: await text(request),
    })
    response.writeHead(status, { 'content-type': 'text/html', ...(location && { location }) }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  t.teardown(() => server.close().closeAllConnections())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
