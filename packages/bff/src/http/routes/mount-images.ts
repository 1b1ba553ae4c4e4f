import { pipeline } from 'node:stream'
import { finished } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { pictureWidths, placeholderWidth } from '@marquee/contracts/pictures'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Dispatcher } from 'undici'
import { cacheStatus } from '../../cache/cached.ts'
import { accepting, acceptsGzip } from '../../cache/representation.ts'
import { ProblemError } from '../../errors/problem-error.ts'
import type { Images } from '../../images/create-images.ts'
import { contentTypeOf } from '../../images/image-source.ts'
import { createLimitPerClient } from '../../images/limit-per-client.ts'
import type { SizedImage } from '../../images/sized-images.ts'
import type { RateLimits } from '../rate-limits.ts'
import { clientAddress } from '../rate-limits.ts'
import { addVary, sendRepresentation } from '../response/send-body.ts'

// Text and uncompressed bitmaps; other formats are compressed already.
const compressible = /^image\/(?:svg\+xml|bmp|x-icon|vnd\.microsoft\.icon)\b/i
const acceptsWebp = accepting('image/webp')
const day = 'public, max-age=86400'
const minute = 'public, max-age=60'
// An SVG that is opened as a page can run nothing.
const imagePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"
// A quarter of the connections to the platform, so that a client that reads slowly leaves the others theirs.
const perClient = { max: 8, maxWaiting: 200 }
const widths = [placeholderWidth, ...pictureWidths]

/**
 * Serves images of the platform's own host: below `/media` in their original size, streamed and compressed on the
 * way where the platform sends them uncompressed, and below `/sized/{width}` resized. A placeholder that cannot be made is
 * no content: the picture itself would come twice. What is not cached here is counted against the client's address.
 */
export function mountImages(app: FastifyInstance, { source, sized }: Images, limits: RateLimits): void {
  const originals = createOriginals(source, limits)

  app.get('/media/*', (request, reply) => {
    request.context.operation = 'media'
    return originals.send(request, reply, source.resolve(addressBelow(request, '/media')), day)
  })

  app.get<{ Params: { width: string } }>('/sized/:width/*', async (request, reply) => {
    request.context.operation = 'media'
    const width = widths.find((width) => String(width) === request.params.width)
    if (!width) throw new ProblemError('notFound')
    const path = source.resolve(addressBelow(request, `/sized/${width}`))
    addVary(reply, 'Accept')
    const sendOriginal = (cacheControl: string) =>
      width === placeholderWidth
        ? reply.code(204).header('cache-control', cacheControl).send()
        : originals.send(request, reply, path, cacheControl)
    if (!acceptsWebp(request.headers.accept)) return sendOriginal(day)
    if (!sized.peek(path, width)) await limits.countAddress(request, 'pictures')
    const image = await getSized(request, sized, path, width)
    // Resizing failed; it may work on the next request, so caches keep the original for a short time.
    if (!image) return sendOriginal(minute)
    if (image === 'original') return sendOriginal(day)
    return sendRepresentation(request, reply, {
      status: 200,
      contentType: 'image/webp',
      headers: { 'cache-control': day },
      etag: image.tag,
      body: image.bytes,
    })
  })
}

/** @returns undefined when the image cannot be resized now */
async function getSized(
  request: FastifyRequest,
  sized: Images['sized'],
  path: string,
  width: number,
): Promise<SizedImage | undefined> {
  try {
    const image = await sized.get(path, width, request.signal)
    request.context.cacheStatus = cacheStatus(image)
    return image.value
  } catch (error) {
    if (error instanceof ProblemError) throw error
    return undefined
  }
}

function createOriginals(source: Images['source'], limits: RateLimits) {
  const limitPerClient = createLimitPerClient(perClient)

  /** Streams an image as the platform sends it; ends when the client has it or is gone. */
  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    cacheControl: string,
  ): Promise<void> {
    await limits.countAddress(request, 'pictures')
    await limitPerClient(clientAddress(request), async () => {
      // An image that was compressed here carries the platform's validator as a weak one.
      const tag = request.headers['if-none-match']?.replaceAll('W/', '')
      const response = await source.get(path, { signal: request.signal, tag })
      reply.headers({ 'content-security-policy': imagePolicy, 'cache-control': cacheControl })
      sendImage(request, reply, response)
      await finished(reply.raw).catch(() => {})
    })
  }

  return { send }
}

function sendImage(request: FastifyRequest, reply: FastifyReply, response: Dispatcher.ResponseData): void {
  addVary(reply, 'Accept-Encoding')
  reply.code(response.statusCode)
  for (const name of ['content-type', 'content-encoding', 'etag', 'last-modified'] as const) {
    const value = response.headers[name]
    // A 304 has no content; what the platform says of its type was not checked.
    const describesContent = name.startsWith('content-')
    if (typeof value === 'string' && !(describesContent && response.statusCode === 304))
      reply.header(name, value)
  }
  const isUncompressed =
    compressible.test(contentTypeOf(response)) && response.headers['content-encoding'] === undefined
  if (response.statusCode === 304 || !isUncompressed || !acceptsGzip(request.headers['accept-encoding'])) {
    reply.send(response.body)
    return
  }
  const { etag } = response.headers
  if (typeof etag === 'string') reply.header('etag', etag.replace(/^(?:W\/)?/, 'W/'))
  reply.header('content-encoding', 'gzip')
  // When the platform breaks off, the response ends incomplete, which the browser detects.
  reply.send(pipeline(response.body, createGzip(), () => {}))
}

/** Path and query on the platform, exactly as the client sent them. */
const addressBelow = ({ raw }: FastifyRequest, prefix: string) => (raw.url ?? '').slice(prefix.length)
