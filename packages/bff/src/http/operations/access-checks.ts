import type { IncomingHttpHeaders } from 'node:http'
import type { Capability } from '@marquee/contracts/capability'
import type { LimitClass, OperationDeclaration } from '@marquee/contracts/operation'
import type { ErrorCode } from '@marquee/contracts/problem'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { ProblemError, toProblem } from '../../errors/problem-error.ts'
import type { Brand, RequestContext } from '../../request/request-context.ts'
import type { DeviceCookie, SessionCookie } from '../../session/cookies.ts'
import type { Sessions } from '../../session/sessions.ts'
import type { Sites } from '../../sites/sites.ts'
import { PlatformRefusal, withDeclaredCode } from '../../upstream/platform-refusal.ts'
import type { RateLimits } from '../rate-limits.ts'

/** The brand that `identifyRequests` assigned. */
export function brandOf({ context }: FastifyRequest): Brand {
  if (!context.brand) throw new ProblemError('unknownHost')
  return context.brand
}

/** Refuses cross-site requests (CSRF). */
export function checkSameOrigin(request: FastifyRequest, scheme: 'http' | 'https'): void {
  if (!isSameOrigin(request.headers, originOf(scheme, request.host))) throw new ProblemError('crossSite')
}

/** Checks the access that an operation declares, and counts the request against the rate limits of its class. */
export async function checkAccess(
  request: FastifyRequest,
  { access, limit }: OperationDeclaration,
  limits: RateLimits,
): Promise<void> {
  const { session } = request.context
  if (access === 'player' && !session) throw new ProblemError('sessionExpired')
  if (access === 'guest' && session) throw new ProblemError('guestOnly')
  await (session ? limits.countPlayer(request, limit) : limits.countAddress(request, limit))
  await limits.countLookUp(request)
}

/**
 * Refuses an operation of an area that the brand does not offer. While that is not known the platform decides.
 * It follows `checkAccess`, which counts the start-up data that an unknown host would cause to be loaded.
 */
export async function checkOffered(
  request: FastifyRequest,
  capability: Capability,
  sites: Pick<Sites, 'startup'>,
): Promise<void> {
  const startup = await sites.startup(brandOf(request)).catch(() => undefined)
  if (startup && !startup.value.capabilities.includes(capability)) throw new ProblemError('notFound')
}

/** Classes of operations that an attacker could use against an account: to guess a secret, or to send codes. */
const againstAccounts: ReadonlySet<LimitClass> = new Set(['credentials', 'tac', 'tacEntry'])

const Attempt = z.object({ body: z.object({ accountId: z.string() }) })
const Entry = z.object({ body: z.union([z.object({ tac: z.string() }), z.object({ pin: z.string() })]) })

const isRefused = (error: unknown) => error instanceof PlatformRefusal || error instanceof ProblemError
const wrongCodes: ReadonlySet<ErrorCode> = new Set(['tacInvalid', 'tacExpired', 'tacTooMany'])
const isWrongCode = (error: unknown) => wrongCodes.has(toProblem(error).code)

/**
 * Runs an operation within the limits of attempts at the account that it concerns, whatever address they come from, and of
 * codes that are entered for it, whatever operation they are entered in. Where a secret of the account is tried, only
 * refusals stay counted, and of codes those that were wrong. An attempt is counted before it is made, so that many at once
 * cannot exceed the limit.
 */
export async function limitAttempts<Value>(
  request: FastifyRequest,
  input: unknown,
  declaration: OperationDeclaration,
  { limits, device }: { limits: RateLimits; device: DeviceCookie },
  run: () => Promise<Value>,
): Promise<Value> {
  const { context } = request
  const { limit, triesSecret } = declaration
  const accountId = Attempt.safeParse(input).data?.body.accountId
  let work = run
  if (accountId !== undefined && againstAccounts.has(limit)) {
    context.accountId = accountId
    context.deviceId = await device.read(request, brandOf(request), accountId)
    const takeBack = await limits.countAttempt(request, limit)
    if (triesSecret) work = unlessCounted(work, takeBack, isRefused)
  }
  if (Entry.safeParse(input).success && (context.session || context.accountId !== undefined)) {
    const takeBack = await limits.countEntry(request)
    work = unlessCounted(tellingTries(work, context, declaration), takeBack, isWrongCode)
  }
  return work()
}

/** How often one code may be tried (form rules). */
const codeTries = 5

/**
 * Has the refusal of a wrong code say how many tries are left, and how long to wait once there are none. The platform's
 * own count is told to the account's player alone, because it may say whether there is such an account.
 */
function tellingTries<Value>(
  run: () => Promise<Value>,
  { rateLimit }: RequestContext,
  declaration: OperationDeclaration,
): () => Promise<Value> {
  const { remaining = codeTries, resetSeconds = 0 } = rateLimit ?? {}
  return () =>
    run().catch((error: unknown) => {
      const problem = withDeclaredCode(error, declaration)
      if (!(problem instanceof ProblemError) || problem.code !== 'tacInvalid') throw error
      const { attemptsLeft: platformsLeft = codeTries, ...detail } = problem.detail
      const attemptsLeft = Math.min(remaining, declaration.access === 'player' ? platformsLeft : codeTries)
      throw new ProblemError(problem.code, {
        ...detail,
        // As many as any code has would say nothing.
        ...(attemptsLeft < codeTries && { attemptsLeft }),
        ...(remaining === 0 && { retryAfterSeconds: resetSeconds }),
      })
    })
}

/** Takes a count back after all but the failures that stay counted. */
function unlessCounted<Value>(
  run: () => Promise<Value>,
  takeBack: () => Promise<void>,
  staysCounted: (error: unknown) => boolean,
): () => Promise<Value> {
  return async () => {
    let isCounted = false
    try {
      return await run()
    } catch (error) {
      isCounted = staysCounted(error)
      throw error
    } finally {
      if (!isCounted) await takeBack()
    }
  }
}

/** What loading a session may do. */
export interface SessionUse {
  /** False for an answer that shared caches may keep. */
  setsCookies: boolean
  /** Whether the request renews the session. */
  countsAsUse: boolean
}

/**
 * Makes the loader of a request's session from its cookie. A request that counts as use renews the cookie, at most once
 * a minute. Where there is no session its hint goes, and the cookie stays: it may just have been replaced.
 */
export function createSessionLoader(sessions: Sessions, cookie: SessionCookie) {
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    { setsCookies, countsAsUse }: SessionUse,
  ): Promise<void> => {
    const brand = brandOf(request)
    const session = await sessions.open(brand, cookie.read(request))
    if (!session) {
      if (setsCookies) cookie.clearHint(request, reply)
      return
    }
    request.context.session = session
    const renewed = countsAsUse ? await sessions.renew(brand, session) : undefined
    if (renewed) cookie.set(reply, renewed, request)
  }
}

const defaultPorts = { http: /:80$/, https: /:443$/ } as const

/** The origin of a Host value as browsers serialize it: in lower case, without the scheme's default port. */
function originOf(scheme: 'http' | 'https', host: string): string {
  return `${scheme}://${host.toLowerCase().replace(defaultPorts[scheme], '')}`
}

/**
 * Whether a state-changing request comes from this origin, by headers that browsers set and pages cannot change
 * (`Sec-Fetch-Site`, `Origin`). A client that sends neither is not a browser, so it cannot be made to send cookies.
 *
 * @param origin scheme and authority that the request was made to, such as `https://play.example.com`
 */
function isSameOrigin(headers: IncomingHttpHeaders, origin: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') return false
  return headers.origin === undefined || headers.origin.toLowerCase() === origin
}
