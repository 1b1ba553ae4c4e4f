import { pipeline } from 'node:stream'
import { createGzip } from 'node:zlib'
import { pictureWidths } from '@marquee/contracts/pictures'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { cacheStatus } from '../../cache/cache-status.ts'
import { ProblemError } from '../../errors/problem-error.ts'
import { contentTypeOf, type ImageSource } from '../../images/image-source.ts'
import type { SizedImage, SizedImages } from '../../images/sized-images.ts'
import { accepts } from '../../representation/content-encoding.ts'
import { sendRepresentation } from '../response/send-representation.ts'

// Text and uncompressed bitmaps; other formats are compressed already.
const compressible = /^image\/(?:svg\+xml|bmp|x-icon|vnd\.microsoft\.icon)\b/
const day = 'public, max-age=86400'
const minute = 'public, max-age=60'
// An SVG that is opened as a page can run nothing.
const imagePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"

/**
 * Serves images of the platform's own host: below `/media` in their original size, streamed and compressed on the
 * way where the platform sends them uncompressed, and below `/sized/{width}` resized.
 */
export function mountImages(app: FastifyInstance, source: ImageSource, sized: SizedImages): void {
  app.addHook('onClose', () => source.close())
  mountOriginals(app, source)
  mountSizedImages(app, source, sized)
}

function mountOriginals(app: FastifyInstance, source: ImageSource): void {
  app.get('/media/*', (request, reply) => {
    request.context.operation = 'media'
    return sendOriginal(request, reply, source, addressBelow(request, '/media'))
  })
}

function mountSizedImages(app: FastifyInstance, source: ImageSource, sized: SizedImages): void {
  app.get<{ Params: { width: string } }>('/sized/:width/*', async (request, reply) => {
    request.context.operation = 'media'
    const width = pictureWidths.find((width) => String(width) === request.params.width)
    if (!width) throw new ProblemError('notFound')
    const address = addressBelow(request, `/sized/${width}`)
    reply.header('vary', 'Accept')
    if (!accepts(request.headers.accept, 'image/webp')) return sendOriginal(request, reply, source, address)
    const image = await getSized(request, sized, address, width)
    // Resizing failed; it may work on the next request, so caches keep the original for a short time.
    if (!image) return sendOriginal(request, reply, source, address, minute)
    if (image === 'original') return sendOriginal(request, reply, source, address)
    return sendRepresentation(request, reply, {
      status: 200,
      contentType: 'image/webp',
      headers: { 'cache-control': day },
      etag: image.tag,
      bodies: { identity: image.bytes },
    })
  })
}

/** @returns undefined when the image cannot be resized now */
async function getSized(
  request: FastifyRequest,
  sized: SizedImages,
  address: string,
  width: number,
): Promise<SizedImage | undefined> {
  try {
    const image = await sized.get(address, width, request.signal)
    request.context.cacheStatus = cacheStatus(image)
    return image.value
  } catch (error) {
    if (error instanceof ProblemError) throw error
    return undefined
  }
}

async function sendOriginal(
  request: FastifyRequest,
  reply: FastifyReply,
  source: ImageSource,
  address: string,
  cacheControl = day,
): Promise<FastifyReply> {
  // An image that was compressed here carries the platform's validator as a weak one.
  const tag = request.headers['if-none-match']?.replaceAll('W/', '')
  const response = await source.get(address, { signal: request.signal, tag })
  reply.code(response.statusCode).headers({
    'content-security-policy': imagePolicy,
    'cache-control': cacheControl,
    vary: [reply.getHeader('vary'), 'Accept-Encoding'].filter(Boolean).join(', '),
  })
  for (const name of ['content-type', 'content-encoding', 'etag', 'last-modified'] as const) {
    const value = response.headers[name]
    if (value !== undefined) reply.header(name, value)
  }
  const isUncompressed =
    compressible.test(contentTypeOf(response)) && response.headers['content-encoding'] === undefined
  if (!isUncompressed || !accepts(request.headers['accept-encoding'], 'gzip'))
    return reply.send(response.body)

  const { etag } = response.headers
  if (typeof etag === 'string') reply.header('etag', etag.replace(/^(?:W\/)?/, 'W/'))
  reply.header('content-encoding', 'gzip')
  // When the platform breaks off, the response ends incomplete, which the browser detects.
  return reply.send(pipeline(response.body, createGzip(), () => {}))
}

/** Path and query on the platform, exactly as the client sent them. */
const addressBelow = ({ raw }: FastifyRequest, prefix: string) => (raw.url ?? '').slice(prefix.length)
