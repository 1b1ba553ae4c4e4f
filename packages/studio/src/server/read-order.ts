import { maxTemplateBytes } from '@marquee/contracts/template-file'
import { describeFault, faultsOf, templateMessage } from '@marquee/contracts/template-messages'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type * as z from 'zod/mini'

/** The largest body: a template and what is asked about it. */
const mostBodyBytes = maxTemplateBytes + 1000

/**
 * Makes a part of a listener take JSON alone. That keeps pages of other sites out a second time: a page cannot send this
 * content type elsewhere without asking first.
 */
export function takeJsonAlone(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: mostBodyBytes },
    app.getDefaultJsonParser('error', 'error'),
  )
  app.setErrorHandler(
    ({ statusCode = 500, message }: { statusCode?: number; message: string }, _request, reply) =>
      refuse(reply, statusCode, [statusCode < 500 ? message : 'failed']),
  )
}

/** Answers with what is wrong, each in one line that begins with its place. */
export function refuse(reply: FastifyReply, status: number, errors: readonly string[]): FastifyReply {
  return reply.code(status).send({ errors })
}

/** An order of this shape, or what is wrong with it. */
export function readOrder<Shape>(
  schema: z.ZodMiniType<Shape>,
  body: unknown,
): { order: Shape } | { errors: string[] } {
  const read = schema.safeParse(body, { error: templateMessage })
  return read.success ? { order: read.data } : { errors: faultsOf(read.error.issues).map(describeFault) }
}
