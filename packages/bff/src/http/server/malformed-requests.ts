import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { LanguageCode } from '@marquee/contracts/languages'
import { playerHint } from '@marquee/contracts/player-hint'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { contentPolicyName } from '../../documents/head/content-policy.ts'
import { plainPage, plainPagePolicy } from '../../documents/plain-page.ts'
import { ProblemError, problemBody } from '../../errors/problem-error.ts'
import { RequestContext, requestIdentity } from '../../request/request-context.ts'
import { boundCookie, deviceCookieName, sessionCookieName } from '../../session/cookies.ts'
import type { Settings } from '../../settings/settings.ts'
import { brandlessHeaders, problemHeaders } from '../hooks/every-response.ts'

/**
 * Answers what Fastify's router refuses before any hook runs, such as an address that cannot be decoded
 * (`frameworkErrors`).
 */
export function handleFrameworkErrors(settings: Settings) {
  return (_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    request.context ??= new RequestContext()
    const { requestId, reference } = request.context
    reply
      .code(400)
      .headers({ ...brandlessHeaders(settings), 'x-request-id': requestId, ...problemHeaders })
      .serializer(JSON.stringify)
      .send(problemBody(new ProblemError('invalidRequest'), reference))
  }
}

/**
 * Answers an `Expect` header that cannot be met with 417 (RFC 9110, 10.1.1). Node answers `100-continue`, the only
 * expectation that is defined, by itself.
 */
export function handleExpectations(settings: Settings) {
  return (_request: IncomingMessage, response: ServerResponse): void => {
    const { requestId, reference } = requestIdentity()
    const headers = { ...brandlessHeaders(settings), ...closing(requestId), ...problemHeaders }
    response.writeHead(417, headers)
    response.end(JSON.stringify(problemBody(new ProblemError('invalidRequest', { status: 417 }), reference)))
  }
}

/** The headers of a response that ends its connection. */
const closing = (requestId: string) => ({ 'x-request-id': requestId, connection: 'close' })

// By the codes of Node's HTTP parser; every other error is a 400.
const statuses: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/** An error of Node's HTTP parser. */
type ClientError = Error & { code?: string; rawPacket?: unknown }

/**
 * Answers on the bare socket what cannot be parsed as HTTP, and closes it (`clientErrorHandler`). Who has too many cookies
 * reads what to do in a page, since every page of the site is refused to them.
 */
export function handleClientErrors(settings: Settings, scheme: 'http' | 'https') {
  const pageLines = Object.entries({
    [contentPolicyName]: plainPagePolicy,
    'cache-control': 'no-store',
    'content-type': 'text/html; charset=utf-8',
  })
  const endings = ownCookies(scheme).map((cookie) => ['set-cookie', cookie] as const)
  const page = plainPage(tooManyCookies)

  return (error: ClientError, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    const status = statuses[error.code ?? ''] ?? 400
    const { requestId, reference } = requestIdentity()
    const isPage = status === 431 && !isForApi(error)
    const body = isPage
      ? page
      : JSON.stringify(problemBody(new ProblemError('invalidRequest', { status }), reference))
    const headers = new Map(Object.entries({ ...brandlessHeaders(settings), ...closing(requestId) }))
    for (const [name, value] of isPage ? pageLines : Object.entries(problemHeaders)) headers.set(name, value)
    headers.set('content-length', String(Buffer.byteLength(body)))
    const lines = [...headers, ...(isPage ? endings : [])].map(([name, value]) => `${name}: ${value}`)
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`)
    // `end()` alone would leave the other half open to a client that keeps sending.
    socket.destroySoon()
  }
}

/** Whether the part of a request that was read last shows that it is for an operation; where it does not, a page will do. */
const isForApi = ({ rawPacket }: ClientError) =>
  Buffer.isBuffer(rawPacket) && /^[A-Z]+ \/api\//.test(rawPacket.toString('latin1', 0, 32))

/** Ends the cookies of the site, those of the client too; others on the domain are not the site's to end. */
function ownCookies(scheme: 'http' | 'https'): string[] {
  const bound = [sessionCookieName, playerHint, deviceCookieName].map(
    (name) => boundCookie(scheme, name).name,
  )
  const secure = scheme === 'https' ? '; Secure' : ''
  return [...bound, 'lang', 'viewport', 'clientDomain'].map((name) => `${name}=; Max-Age=0; Path=/${secure}`)
}

const tooManyCookies: Record<LanguageCode, { title: string; text: string }> = {
  EN: {
    title: 'Too many cookies',
    text: 'This page can’t open because your browser has saved too many cookies for it. Reload it; if that doesn’t help, clear this site’s cookies in your browser’s settings.',
  },
  PHP: {
    title: 'Sobrang dami ng cookies',
    text: 'Hindi mabuksan ang page dahil masyadong maraming cookies ang naka-save sa browser mo. I-reload ito; kung ayaw pa rin, burahin ang cookies ng site na ito sa settings ng browser mo.',
  },
  CN: {
    title: 'Cookie 过多',
    text: '您的浏览器保存的 Cookie 过多，页面无法打开。请刷新页面；如果仍然不行，请在浏览器设置中清除本站的 Cookie。',
  },
}
