import type { LimitClass, OperationDeclaration } from '@marquee/contracts/operation'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { ProblemError } from '../../errors/problem-error.ts'
import type { RateLimits } from '../limits/rate-limits.ts'
import { isSameOrigin, originOf } from '../request/same-origin.ts'

/** Refuses a request that another site's page has made in a visitor's name. */
export function checkSameOrigin(request: FastifyRequest, scheme: 'http' | 'https'): void {
  if (!isSameOrigin(request.headers, originOf(scheme, request.host))) throw new ProblemError('crossSite')
}

/** Lets in whom the operation is for, within the limits of their address and their account. */
export async function admit(
  request: FastifyRequest,
  { access, limit }: OperationDeclaration,
  limits: RateLimits,
): Promise<void> {
  const { session } = request.context
  if (access === 'player' && !session) throw new ProblemError('sessionExpired')
  if (access === 'guest' && session) throw new ProblemError('guestOnly')
  await (session ? limits.countPlayer(request, limit) : limits.countAddress(request, limit))
}

/** What is tried with the name of an account, by whoever. */
const guessed: ReadonlySet<LimitClass> = new Set(['credentials', 'tac', 'tacEntry'])

const Attempt = z.object({ body: z.object({ accountId: z.string() }) })

/** Counts a guessed password against the account that it was tried on, wherever it came from. */
export async function countAccountAttempt(
  request: FastifyRequest,
  input: unknown,
  { limit }: OperationDeclaration,
  limits: RateLimits,
): Promise<void> {
  if (request.context.session || !guessed.has(limit)) return
  const about = Attempt.safeParse(input).data
  if (!about) return
  request.context.accountId = about.body.accountId
  await limits.countAccount(request, limit)
}
