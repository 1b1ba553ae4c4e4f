import type { FastifyInstance } from 'fastify'

/**
 * What is not a call of the contract still answers as the platform does: statusCode and statusMessage in a JSON
 * body, here with the HTTP status that a platform behind a web server would give.
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
