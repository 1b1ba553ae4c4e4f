import { createHash } from 'node:crypto'
import { loadPictures } from '@marquee/demo-games'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.ts'

interface Picture {
  content: Buffer
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

interface PictureKind {
  /** The media type of what is sent. */
  type: string
  /** Makes what is sent of a drawing. */
  encode: (svg: string) => Buffer | Promise<Buffer>
}

// Some tens of megabytes of rasters; a page shows a few dozen.
const maxPictures = 600

/**
 * Creates a cache of pictures by path, which sends them with a lifetime of a day and an ETag. Those who ask for a picture
 * while it is drawn wait for the same one.
 */
export function createPictureCache({ type, encode }: PictureKind): SendPicture {
  const pictures = new Map<string, Promise<Picture>>()

  async function draw(drawing: Drawing): Promise<Picture> {
    const content = await encode(drawing(await loadPictures()))
    return { content, etag: `"${createHash('sha1').update(content).digest('base64url')}"` }
  }

  function store(path: string, picture: Promise<Picture>): Promise<Picture> {
    const oldest = pictures.size >= maxPictures ? pictures.keys().next().value : undefined
    if (oldest !== undefined) pictures.delete(oldest)
    pictures.set(path, picture)
    picture.catch(() => pictures.delete(path))
    return picture
  }

  return async (request, reply, find) => {
    const path = request.url.split('?')[0] ?? ''
    const drawing = pictures.has(path) ? undefined : findUnlessRefused(find)
    const picture = await (pictures.get(path) ?? (drawing && store(path, draw(drawing))))
    if (!picture) return sendNotFound(reply)
    reply.headers({ 'cache-control': lifetime, etag: picture.etag })
    if (request.headers['if-none-match'] === picture.etag) return reply.code(304).send()
    return reply.type(type).send(picture.content)
  }
}

const lifetime = 'public, max-age=86400'

// One pixel as a PNG, for whom pictures are of no interest: drawing and decoding them takes time.
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
