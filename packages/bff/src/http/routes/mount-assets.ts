import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

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
