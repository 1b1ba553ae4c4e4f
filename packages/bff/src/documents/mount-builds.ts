import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ProblemError } from '../http/problem-error.ts'
import { matches, strongTag } from '../http/send-cached.ts'
import type { Redirects } from '../redirects-file.ts'
import type { WebBundle } from './web-bundle.ts'

/**
 * Tells open pages which build is the newest, and the redirects of this one (specification, sections 2 and 4).
 * `timestamp` is when it was built, in milliseconds since 1970.
 */
export function mountBuilds(
  app: FastifyInstance,
  { buildId: id, builtAtMs: timestamp }: WebBundle,
  redirects: Redirects,
): void {
  const latest = JSON.stringify({ id, timestamp })
  const meta = JSON.stringify({ id, timestamp, redirects })

  app.get('/builds/latest.json', async (request, reply) => send(request, reply, latest))
  app.get<{ Params: { file: string } }>('/builds/meta/:file', async (request, reply) => {
    if (request.params.file !== `${id}.json`) throw new ProblemError('notFound')
    return send(request, reply, meta)
  })
}

function send(request: FastifyRequest, reply: FastifyReply, json: string): FastifyReply {
  request.context.operation = 'build'
  const etag = strongTag(json)
  reply.headers({ 'cache-control': 'public, max-age=0, must-revalidate', etag })
  if (matches(request.headers['if-none-match'], etag)) return reply.code(304).send()
  return reply.header('content-type', 'application/json; charset=utf-8').send(json)
}
