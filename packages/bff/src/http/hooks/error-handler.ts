import { errorCodes } from '@marquee/contracts/problem'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Log } from '../../observability/logging/log.ts'
import type { SessionCookie } from '../../session/session-cookie.ts'
import { ProblemError, problemBody } from '../../errors/problem-error.ts'
import { toProblem } from '../../errors/to-problem.ts'

/** Answers everything that is not a success: one shape, one place, nothing of an unexpected error's insides. */
export function registerErrorHandler(app: FastifyInstance, log: Log, cookie: SessionCookie): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = toProblem(error)
    if (problem.code === 'unexpectedError') log.unexpected(request.context, error)
    return sendProblem(request, reply, problem, cookie)
  })
  // Files that are not there.
  app.setNotFoundHandler(() => {
    throw new ProblemError('notFound')
  })
}

/** Sends a problem; a problem that ends the session clears its cookie too. */
function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  problem: ProblemError,
  cookie: SessionCookie,
): FastifyReply {
  const { context } = request
  context.code = problem.code
  // Who logs out is logged out here, however often they ask.
  const leaves = context.operation === 'logout' && problem.code === 'tooManyRequests'
  if (leaves || errorCodes[problem.code].handling === 'endSession') cookie.clear(reply)
  if (problem.detail.retryAfterSeconds !== undefined)
    reply.header('retry-after', problem.detail.retryAfterSeconds)
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .header('content-type', 'application/problem+json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(problemBody(problem, context.reference))
}
