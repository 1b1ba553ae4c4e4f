import { maxTemplateBytes } from '@marquee/contracts/template-file'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod/mini'

/** The largest body: a template and what is asked about it. */
const mostBodyBytes = maxTemplateBytes + 1000

/**
 * Makes a part of the private listener take JSON alone. With `refuseWebPages` that keeps pages of other sites out twice:
 * a page cannot send this content type elsewhere without asking first.
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

const { localeError } = z.locales.en()

/** A body of this shape, or what is wrong with it. */
export function readBody<Shape>(
  schema: z.ZodMiniType<Shape>,
  body: unknown,
): { body: Shape } | { errors: string[] } {
  const read = schema.safeParse(body, { error: localeError })
  if (read.success) return { body: read.data }
  return { errors: read.error.issues.map(({ path, message }) => [...path, message].join(': ')) }
}
