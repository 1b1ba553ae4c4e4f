import { errorCodes } from '@marquee/contracts/problem'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ProblemError, problemBody, toProblem } from '../../errors/problem-error.ts'
import type { Log } from '../../observability/log.ts'
import type { SessionCookie } from '../../session/cookies.ts'
import { problemHeaders } from './common-headers.ts'

/**
 * Answers every error with a problem (RFC 9457). An unexpected error goes to the log; the response tells none of it.
 * Once the client has left, an error is its doing (a body cut short) or a refusal that nobody reads, and its line says 499.
 */
export function registerErrorHandler(app: FastifyInstance, log: Log, cookie: SessionCookie): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = toProblem(error)
    if (hasLeft(request)) {
      reply.hijack()
      reply.raw.destroy()
      return reply
    }
    if (problem.code === 'unexpectedError') log.unexpected(request.context, error)
    return sendProblem(request, reply, problem, cookie)
  })
  app.setNotFoundHandler(() => {
    throw new ProblemError('notFound')
  })
}

// A reset that has arrived and has not been read yet leaves a socket without an address.
function hasLeft({ socket }: FastifyRequest): boolean {
  return socket.destroyed || socket.remoteAddress === undefined
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
  // Logging out always works in this browser, even over the rate limit.
  const isLimitedLogout = context.operation === 'logout' && problem.code === 'tooManyRequests'
  if (isLimitedLogout || errorCodes[problem.code].handling === 'endSession') cookie.clear(reply)
  if (problem.detail.retryAfterSeconds !== undefined)
    reply.header('retry-after', problem.detail.retryAfterSeconds)
  return reply
    .code(problem.status)
    .headers(problemHeaders)
    .serializer(JSON.stringify)
    .send(problemBody(problem, context.reference))
}
