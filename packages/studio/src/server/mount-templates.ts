import { namePattern } from '@marquee/contracts/colors'
import type { TemplateFile } from '@marquee/contracts/template-file'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { TemplateReleases } from '../studio-data.ts'
import { readOrder, refuse } from './read-order.ts'

/** A template, or what keeps the value from being one, each in one line that begins with its place. */
export type ReadTemplate = (value: unknown) => { template: TemplateFile } | { errors: string[] }

/** How a template is to be saved. */
interface SaveOrder {
  mayReplace: boolean
  by: string | undefined
  note: string | undefined
  /** From when on it holds, in milliseconds since 1970; undefined for now. */
  from: number | undefined
}

/** What the gateway does for an order of a template. */
export interface TemplateParts {
  templates: {
    read: ReadTemplate
    /**
     * Saves a template where it is served from the moment that the order names, here and by the other replicas.
     * @returns the number of its version, or when it will be one; or why it was not saved
     */
    save(
      template: TemplateFile,
      order: SaveOrder,
    ): Promise<{ number: number } | { from: string } | { error: string }>
    /** What held, holds and will hold under a code. */
    releases(code: string): Promise<TemplateReleases>
    /** Takes back what is scheduled for a time. @returns whether anything was */
    callOff(code: string, from: number): Promise<boolean>
  }
  /** The name of whoever sends a request; undefined where nobody is asked. */
  operatorOf(request: FastifyRequest): string | undefined
}

const Moment = z.pipe(
  z.iso.datetime({
    offset: true,
    error: 'must be a time with its zone, such as 2026-12-24T18:00:00+08:00',
  }),
  z.transform((text) => Date.parse(text)),
)

const when = {
  /** Why it is saved, for whoever reads the history. */
  note: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  /** From when on it holds; at once where that is left out. */
  from: z.optional(Moment),
}

const SaveBody = z.strictObject({
  template: z.unknown(),
  /** Whether a template of the same code may be replaced. */
  replace: z._default(z.boolean(), false),
  /** Says what is wrong with the template, and saves nothing. */
  dryRun: z._default(z.boolean(), false),
  ...when,
})

const RestoreBody = z.strictObject({
  /** Of the version that is to hold again. */
  number: z.int(),
  ...when,
})

const CallOffBody = z.strictObject({ from: Moment })

const Path = z.object({ code: z.string().check(z.regex(namePattern)) })

/** Saves templates, now or for later, lists their releases, and makes earlier ones hold again. */
export function mountTemplates(app: FastifyInstance, { templates, operatorOf }: TemplateParts): void {
  app.post('/templates', async (request, reply) => {
    const read = readOrder(SaveBody, request.body)
    if ('errors' in read) return refuse(reply, 400, read.errors)
    const { replace, dryRun, note, from } = read.order
    const reading = templates.read(read.order.template)
    if ('errors' in reading) return refuse(reply, 422, reading.errors)
    const { template } = reading
    if (dryRun) return { template }
    return save(request, reply, template, { mayReplace: replace, note, from })
  })

  app.get('/templates/:code/releases', async (request, reply) => {
    const code = codeOf(request)
    return code === undefined ? refuseCode(reply) : templates.releases(code)
  })

  app.post('/templates/:code/restore', async (request, reply) => {
    const code = codeOf(request)
    if (code === undefined) return refuseCode(reply)
    const read = readOrder(RestoreBody, request.body)
    if ('errors' in read) return refuse(reply, 400, read.errors)
    const { number, note = `Version ${number} again`, from } = read.order
    const { versions } = await templates.releases(code)
    const version = versions.find((one) => one.number === number)
    if (!version) return refuse(reply, 404, [`number: ${code} has no version ${number}`])
    if ('errors' in version) return refuse(reply, 422, version.errors)
    return save(request, reply, version.template, { mayReplace: true, note, from })
  })

  app.post('/templates/:code/call-off', async (request, reply) => {
    const code = codeOf(request)
    if (code === undefined) return refuseCode(reply)
    const read = readOrder(CallOffBody, request.body)
    if ('errors' in read) return refuse(reply, 400, read.errors)
    if (await templates.callOff(code, read.order.from)) return templates.releases(code)
    return refuse(reply, 404, [`from: no release of ${code} waits for that time`])
  })

  async function save(
    request: FastifyRequest,
    reply: FastifyReply,
    template: TemplateFile,
    { mayReplace, note, from }: Omit<SaveOrder, 'by'>,
  ): Promise<FastifyReply> {
    const order = { mayReplace, by: operatorOf(request), note: note || undefined, from }
    const result = await templates.save(template, order)
    if ('error' in result) return refuse(reply, 409, [result.error])
    return reply.code(201).send({ template, ...result })
  }
}

const codeOf = ({ params }: FastifyRequest) => Path.safeParse(params).data?.code

const refuseCode = (reply: FastifyReply) => refuse(reply, 404, ['code: is that of no template'])
