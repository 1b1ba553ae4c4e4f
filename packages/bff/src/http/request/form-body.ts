import type { IncomingHttpHeaders } from 'node:http'
import type { UploadRule } from '@marquee/contracts/operation'
import type { FastifyInstance } from 'fastify'
import { ProblemError } from '../../errors/problem-error.ts'
import { hasBody } from './has-body.ts'

const form = /^multipart\/form-data[ \t]*;/i

// The fields of a form and what separates them.
const maxBytesBesideFile = 64 * 1024

/** Refuses a body that is no form, or is certainly too large, by its headers alone. */
export function requireForm(headers: IncomingHttpHeaders, { maxBytes }: Pick<UploadRule, 'maxBytes'>): void {
  if (!hasBody(headers)) {
    throw new ProblemError('invalidRequest', { errors: [{ path: 'file', code: 'required' }] })
  }
  if (!form.test(headers['content-type'] ?? '')) throw new ProblemError('unsupportedMediaType')
  if (Number(headers['content-length'] ?? 0) > maxBytes + maxBytesBesideFile) {
    throw new ProblemError('fileTooLarge', { errors: [{ path: 'file', code: 'tooBig' }] })
  }
}

/** Leaves the bodies of forms unread, for the handler that passes them on while they arrive. */
export function registerFormBody(app: FastifyInstance): void {
  app.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null))
}
