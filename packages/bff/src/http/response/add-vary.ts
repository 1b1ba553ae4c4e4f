import type { FastifyReply } from 'fastify'

/** Names request headers that the response depends on, beside those that it names already. */
export function addVary(reply: FastifyReply, ...names: readonly string[]): void {
  const named = String(reply.getHeader('vary') ?? '')
    .split(', ')
    .filter(Boolean)
  reply.header('vary', [...new Set([...named, ...names])].join(', '))
}
