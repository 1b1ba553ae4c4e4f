import type { LimitClass, OperationDeclaration } from '@marquee/contracts/operation'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { ProblemError } from '../../errors/problem-error.ts'
import type { RateLimits } from '../limits/rate-limits.ts'
import { isSameOrigin, originOf } from '../request/same-origin.ts'

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
}

/** Classes of operations in which an attacker could guess a secret of an account. */
const guessable: ReadonlySet<LimitClass> = new Set(['credentials', 'tac', 'tacEntry'])

const Attempt = z.object({ body: z.object({ accountId: z.string() }) })

/** Counts an attempt at a secret against its account, whatever address it comes from. */
export async function countAccountAttempt(
  request: FastifyRequest,
  input: unknown,
  { limit }: OperationDeclaration,
  limits: RateLimits,
): Promise<void> {
  if (request.context.session || !guessable.has(limit)) return
  const attempt = Attempt.safeParse(input).data
  if (!attempt) return
  request.context.accountId = attempt.body.accountId
  await limits.countAccount(request, limit)
}
