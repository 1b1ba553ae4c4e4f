import { createHash } from 'node:crypto'
import { loadPictures } from '@marquee/demo-games'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.ts'

interface Picture {
  svg: string
  etag: string
}

/** Draws one picture as an SVG. */
export type Drawing = (pictures: Awaited<ReturnType<typeof loadPictures>>) => string

/** Sends the picture at a request's path. `find` returns its drawing, or `undefined` where there is none (404). */
export type SendPicture = (
  request: FastifyRequest,
  reply: FastifyReply,
  find: () => Drawing | undefined,
) => FastifyReply | Promise<FastifyReply>

// A lobby requests hundreds of pictures at once, and drawing them dominates the response time.
const maxPictures = 2000

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

  return async (request, reply, find) => {
    const path = request.url.split('?')[0] ?? ''
    const drawing = pictures.has(path) ? undefined : findUnlessRefused(find)
    const picture = pictures.get(path) ?? (drawing && store(path, drawing(await loadPictures())))
    if (!picture) return sendNotFound(reply)
    reply.headers({ 'cache-control': lifetime, etag: picture.etag })
    if (request.headers['if-none-match'] === picture.etag) return reply.code(304).send()
    return reply.type('image/svg+xml').send(picture.svg)
  }
}

const lifetime = 'public, max-age=86400'

// One pixel as a PNG. A browser opens a document of its own for each SVG, and paints a drawn one for several milliseconds.
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGOw9coGAAG6APOUPYuLAAAAAElFTkSuQmCC',
  'base64',
)

/** Sends a picture of one color in place of each one that there is. */
export const sendFlatPicture: SendPicture = (_request, reply, find) =>
  findUnlessRefused(find)
    ? reply.header('cache-control', lifetime).type('image/png').send(pixel)
    : sendNotFound(reply)

const sendNotFound = (reply: FastifyReply) =>
  reply.code(404).send({ statusCode: 404, statusMessage: 'notFound' })

function findUnlessRefused(find: () => Drawing | undefined): Drawing | undefined {
  try {
    return find()
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}
