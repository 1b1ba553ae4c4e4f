import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.ts'

interface Picture {
  svg: string
  etag: string
}

// A lobby asks for hundreds of pictures at once, and drawing one takes about a millisecond.
const mostKept = 2000

/** How a route shows a picture. `draw` gives the SVG, or nothing where there is nothing to show. */
export type ShowPicture = (
  request: FastifyRequest,
  reply: FastifyReply,
  draw: () => string | undefined,
) => FastifyReply

/** Draws pictures once, keeps them by address, and answers with a lifetime of a day and an ETag. */
export function pictureGallery(): ShowPicture {
  const kept = new Map<string, Picture>()

  function keep(url: string, svg: string): Picture {
    const etag = `"${createHash('sha1').update(svg).digest('base64url')}"`
    const oldest = kept.size >= mostKept ? kept.keys().next().value : undefined
    if (oldest !== undefined) kept.delete(oldest)
    kept.set(url, { svg, etag })
    return { svg, etag }
  }

  return (request, reply, draw) => {
    const url = request.url.split('?')[0] ?? ''
    const svg = kept.has(url) ? '' : drawOrNothing(draw)
    const picture = kept.get(url) ?? (svg ? keep(url, svg) : undefined)
    if (!picture) return reply.code(404).send({ statusCode: 404, statusMessage: 'notFound' })
    reply.headers({ 'cache-control': 'public, max-age=86400', etag: picture.etag })
    if (request.headers['if-none-match'] === picture.etag) return reply.code(304).send()
    return reply.type('image/svg+xml').send(picture.svg)
  }
}

function drawOrNothing(draw: () => string | undefined): string | undefined {
  try {
    return draw()
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}
