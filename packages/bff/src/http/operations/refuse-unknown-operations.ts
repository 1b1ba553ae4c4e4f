import type { OperationDeclaration } from '@marquee/contracts/operation'
import { type OperationId, operations } from '@marquee/contracts/operations'
import type { FastifyInstance } from 'fastify'
import { ProblemError } from '../../errors/problem-error.ts'

/**
 * Answers unknown methods (405) and unknown paths (404) below `/api`. One route for all, because a route per path and
 * method would take several megabytes.
 *
 * @param ids the operations that are mounted
 */
export function refuseUnknownOperations(app: FastifyInstance, ids: readonly OperationId[]): void {
  const methodsByPath = Map.groupBy(
    ids.map((id): OperationDeclaration => operations[id]),
    ({ path }) => path,
  )
  const paths = [...methodsByPath].map(([path, declarations]) => {
    const allowed = declarations.map(({ method }) => method as string)
    if (declarations.some(({ method, stream }) => method === 'GET' && !stream)) allowed.push('HEAD')
    return { pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`), allowed: allowed.join(', ') }
  })
  app.all<{ Params: { '*': string } }>('/api/*', async ({ params }, reply) => {
    const known = paths.find(({ pattern }) => pattern.test(`/api/${params['*']}`))
    if (!known) throw new ProblemError('notFound')
    reply.header('allow', known.allowed)
    throw new ProblemError('methodNotAllowed')
  })
  app.all('/api', async () => {
    throw new ProblemError('notFound')
  })
}
