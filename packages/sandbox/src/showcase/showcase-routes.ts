import { createReadStream } from 'node:fs'
import { standardTemplates } from '@marquee/contracts/templates'
import type { FastifyInstance } from 'fastify'
import { indexPage } from './index-page.ts'

const pictures = new URL('./pictures/', import.meta.url)

/**
 * Mounts the index of the demo, with its pictures.
 * @param sitePort the gateway's, for the links to its sites
 */
export function mountShowcase(app: FastifyInstance, sitePort: number): void {
  const hostOf = (label: string) => `http://${label && `${label}.`}localhost:${sitePort}`

  app.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(indexPage(hostOf)))
  app.get<{ Params: { file: string } }>('/showcase/:file', (request, reply) => {
    const [code = '', ending] = request.params.file.split('.')
    if (ending !== 'webp' || !standardTemplates.has(code)) return reply.callNotFound()
    return reply
      .type('image/webp')
      .header('cache-control', 'public, max-age=3600')
      .send(createReadStream(new URL(`${code}.webp`, pictures)))
  })
}
