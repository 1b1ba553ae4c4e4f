import type { SendPicture } from './picture-cache.ts'

// One pixel as a PNG. A browser opens a document of its own for each SVG, and paints a drawn one for several milliseconds.
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGOw9coGAAG6APOUPYuLAAAAAElFTkSuQmCC',
  'base64',
)

/** Sends a picture of one color in place of each one that there is. */
export const sendFlatPicture: SendPicture = (_request, reply, draw) =>
  draw() === undefined
    ? reply.code(404).send({ statusCode: 404, statusMessage: 'notFound' })
    : reply.header('cache-control', 'public, max-age=86400').type('image/png').send(pixel)
