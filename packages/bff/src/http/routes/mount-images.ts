import { pipeline } from 'node:stream'
import { createGzip } from 'node:zlib'
import { pictureWidths } from '@marquee/contracts/pictures'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { cacheStatus } from '../../cache/cache-status.ts'
import { type PictureSource, typeOf } from '../../images/image-source.ts'
import type { SizedPicture, SizedPictures } from '../../images/sized-images.ts'
import { accepts } from '../../representation/content-encoding.ts'
import { ProblemError } from '../../errors/problem-error.ts'
import { sendRepresentation } from '../response/send-representation.ts'

// Pictures made of text or of plain points; the others are compressed by their own format.
const compressible = /^image\/(?:svg\+xml|bmp|x-icon|vnd\.microsoft\.icon)\b/
const day = 'public, max-age=86400'
const minute = 'public, max-age=60'

/**
 * Serves pictures of the platform's own host: below `/media` as they are, streamed and compressed on the way where
 * the platform sends them plain, and below `/sized/{width}` as wide as the page has room for. An SVG that is opened as
 * a page can run nothing.
 */
export function mountPictures(app: FastifyInstance, source: PictureSource, sized: SizedPictures): void {
  app.addHook('onClose', () => source.close())

  app.get('/media/*', (request, reply) => {
    request.context.operation = 'media'
    return sendOriginal(request, reply, addressBelow(request, '/media'))
  })

  app.get<{ Params: { width: string } }>('/sized/:width/*', async (request, reply) => {
    request.context.operation = 'media'
    const width = pictureWidths.find((width) => String(width) === request.params.width)
    if (!width) throw new ProblemError('notFound')
    const address = addressBelow(request, `/sized/${width}`)
    reply.header('vary', 'Accept')
    if (!accepts(request.headers.accept, 'image/webp')) return sendOriginal(request, reply, address)
    const picture = await inWidth(request, address, width)
    // What could not be made now may be in a while.
    if (!picture) return sendOriginal(request, reply, address, minute)
    if (picture === 'asItIs') return sendOriginal(request, reply, address)
    return sendRepresentation(request, reply, {
      status: 200,
      contentType: 'image/webp',
      headers: { 'cache-control': day },
      etag: picture.tag,
      bodies: { identity: picture.bytes },
    })
  })

  async function inWidth(
    request: FastifyRequest,
    address: string,
    width: number,
  ): Promise<SizedPicture | undefined> {
    try {
      const picture = await sized.get(address, width, request.signal)
      request.context.cacheStatus = cacheStatus(picture)
      return picture.value
    } catch (error) {
      if (error instanceof ProblemError) throw error
      return undefined
    }
  }

  async function sendOriginal(
    request: FastifyRequest,
    reply: FastifyReply,
    address: string,
    keep = day,
  ): Promise<FastifyReply> {
    // A picture that was compressed here carries the platform's tag as a weak one.
    const tag = request.headers['if-none-match']?.replaceAll('W/', '')
    const answer = await source.get(address, { signal: request.signal, tag })
    reply.code(answer.statusCode).headers({
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
      'cache-control': keep,
      vary: [reply.getHeader('vary'), 'Accept-Encoding'].filter(Boolean).join(', '),
    })
    for (const name of ['content-type', 'content-encoding', 'etag', 'last-modified'] as const) {
      const value = answer.headers[name]
      if (value !== undefined) reply.header(name, value)
    }
    const isPlain = compressible.test(typeOf(answer)) && answer.headers['content-encoding'] === undefined
    if (!isPlain || !accepts(request.headers['accept-encoding'], 'gzip')) return reply.send(answer.body)

    const { etag } = answer.headers
    if (typeof etag === 'string') reply.header('etag', etag.replace(/^(?:W\/)?/, 'W/'))
    reply.header('content-encoding', 'gzip')
    // A platform that breaks off ends the answer unfinished: the browser sees that the picture is not whole.
    return reply.send(pipeline(answer.body, createGzip(), () => {}))
  }
}

/** What is asked of the platform, to the letter: path and query as they came. */
const addressBelow = ({ raw }: FastifyRequest, prefix: string) => (raw.url ?? '').slice(prefix.length)
