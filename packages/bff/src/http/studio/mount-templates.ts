import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { PurgeRequest } from '../../cache/brand-cache.ts'
import { describeFault, type FindFaults, readTemplate } from '../../templates/read-template.ts'
import { saveTemplate } from '../../templates/save-template.ts'
import { readBody, refuse } from './admin-bodies.ts'

const TemplateOrder = z.strictObject({
  template: z.unknown(),
  /** Whether a file of the same code may be overwritten. */
  replace: z._default(z.boolean(), false),
  /** Says what is wrong with the template, and saves nothing. */
  dryRun: z._default(z.boolean(), false),
})

interface Parts {
  directory: string | undefined
  findFaults: FindFaults
  /** Reads the templates again, here and at the other replicas. */
  reload(request: PurgeRequest): Promise<void>
}

/** Saves templates in the operator's directory, where they are served at once. */
export function mountTemplates(app: FastifyInstance, { directory, findFaults, reload }: Parts): void {
  app.post('/templates', async (request, reply) => {
    const order = readBody(TemplateOrder, request.body)
    if ('errors' in order) return refuse(reply, 400, order.errors)
    const { replace, dryRun } = order.body
    const reading = readTemplate(order.body.template, findFaults)
    if ('faults' in reading) return refuse(reply, 422, reading.faults.map(describeFault))
    const { template } = reading
    if (dryRun) return { template }
    const error = await saveTemplate(directory, template, replace)
    if (error !== undefined) return refuse(reply, 409, [error])
    await reload({ kind: 'template' })
    return reply.code(201).send({ template })
  })
}
