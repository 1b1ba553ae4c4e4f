import type { FastifyRequest } from 'fastify'
import { ProblemError } from '../../errors/problem-error.ts'
import type { Brand } from '../../request/brand.ts'

/** The brand that `identifyRequests` assigned. */
export function brandOf({ context }: FastifyRequest): Brand {
  if (!context.brand) throw new ProblemError('unknownHost')
  return context.brand
}
