import { isOwnPath } from '@marquee/contracts/own-path'
import type { FastifyReply } from 'fastify'
import { ProblemError } from '../../errors/problem-error.ts'

interface RedirectOptions {
  /** 303 has the client ask with GET. */
  status: 301 | 302 | 303
  cacheControl: string
  /** Whether the operator configured the address, which may then be an http(s) address of another site. */
  mayLeave?: boolean
}

/**
 * Answers with a redirect. The only place that does, so that no address of a client leads off the site (open redirect).
 *
 * @throws ProblemError notFound when the address leads out and may not
 */
export function sendRedirect(
  reply: FastifyReply,
  address: string,
  { status, cacheControl, mayLeave = false }: RedirectOptions,
): FastifyReply {
  if (!isOwnPath(address) && !(mayLeave && isWebAddress(address))) throw new ProblemError('notFound')
  return reply.header('cache-control', cacheControl).redirect(address, status)
}

const isWebAddress = (address: string) => /^https?:\/\/[^/\\]/i.test(address) && URL.canParse(address)
