import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.ts'

interface Picture {
  svg: string
  etag: string
}

// A lobby requests hundreds of pictures at once, and drawing them dominates the response time.
const maxPictures = 2000

/** Sends the picture at a request's path. `draw` returns the SVG, or `undefined` where there is none (404). */
export type SendPicture = (
  request: FastifyRequest,
  reply: FastifyReply,
  draw: () => string | undefined,
) => FastifyReply

/** Creates a cache of drawn pictures by path, which sends them with a lifetime of a day and an ETag. */
export function createPictureCache(): SendPicture {
  const pictures = new Map<string, Picture>()

  function store(path: string, svg: string): Picture {
    const etag = `"${createHash('sha1').update(svg).digest('base64url')}"`
    const oldest = pictures.size >= maxPictures ? pictures.keys().next().value : undefined
    if (oldest !== undefined) pictures.delete(oldest)
    pictures.set(path, { svg, etag })
    return { svg, etag }
  }

  function find(path: string, draw: () => string | undefined): Picture | undefined {
    const cached = pictures.get(path)
    if (cached) return cached
    const svg = drawUnlessRefused(draw)
    return svg ? store(path, svg) : undefined
  }

  return (request, reply, draw) => {
    const picture = find(request.url.split('?')[0] ?? '', draw)
    if (!picture) return reply.code(404).send({ statusCode: 404, statusMessage: 'notFound' })
    reply.headers({ 'cache-control': 'public, max-age=86400', etag: picture.etag })
    if (request.headers['if-none-match'] === picture.etag) return reply.code(304).send()
    return reply.type('image/svg+xml').send(picture.svg)
  }
}

function drawUnlessRefused(draw: () => string | undefined): string | undefined {
  try {
    return draw()
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}
