import type { FastifyInstance } from 'fastify'

/**
 * Mounts the responses to unknown paths and errors. They have the platform's `statusCode` and `statusMessage` in a JSON
 * body too, but also the HTTP status that a web server in front of the platform would send.
 */
export function mountErrors(app: FastifyInstance): void {
  app.setNotFoundHandler((_, reply) => reply.code(404).send({ statusCode: 404, statusMessage: 'notFound' }))
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) request.log.error(error)
    const statusMessage = status >= 500 ? 'internalServerError' : 'invalidInput'
    return reply.code(status).send({ statusCode: status >= 500 ? -500 : status, statusMessage })
  })
}
