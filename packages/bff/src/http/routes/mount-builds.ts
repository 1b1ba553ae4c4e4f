import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { prepareText } from '../../cache/representation.ts'
import type { Redirects } from '../../config/redirects-file.ts'
import type { WebBundle } from '../../documents/web-bundle.ts'
import { ProblemError } from '../../errors/problem-error.ts'
import { sendRepresentation } from '../response/send-body.ts'

/**
 * Serves the id of the newest build to open pages, and the redirects of this one (specification, sections 2 and 4).
 * `timestamp` is when it was built, in milliseconds since 1970.
 */
export async function mountBuilds(
  app: FastifyInstance,
  { buildId: id, builtAtMs: timestamp }: WebBundle,
  redirects: Redirects,
): Promise<void> {
  const description = {
    contentType: 'application/json; charset=utf-8',
    headers: { 'cache-control': 'public, max-age=0, must-revalidate' },
  }
  const latest = await prepareText(JSON.stringify({ id, timestamp }), description)
  const meta = await prepareText(JSON.stringify({ id, timestamp, redirects }), description)

  app.route({
    method: ['GET', 'HEAD'],
    url: '/builds/latest.json',
    async handler(request, reply) {
      request.context.operation = 'build'
      return sendRepresentation(request, reply, latest)
    },
  })
  app.route<{ Params: { file: string } }>({
    method: ['GET', 'HEAD'],
    url: '/builds/meta/:file',
    async handler(request, reply) {
      if (request.params.file !== `${id}.json`) throw new ProblemError('notFound')
      request.context.operation = 'build'
      return sendRepresentation(request, reply, meta)
    },
  })
}

/** Serves the client's built files. Their names contain a hash of the content, so browsers may cache them for good. */
export async function mountAssets(app: FastifyInstance, clientFolder: string): Promise<void> {
  await app.register(async (assets) => {
    assets.addHook('onRequest', (request, _reply, done) => {
      request.context.operation = 'asset'
      done()
    })
    await assets.register(fastifyStatic, {
      root: join(clientFolder, 'assets'),
      prefix: '/assets/',
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
      decorateReply: false,
      index: false,
    })
  })
}
