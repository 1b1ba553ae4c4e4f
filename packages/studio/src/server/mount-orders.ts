import { isOwnPath } from '@marquee/contracts/own-path'
import { maxTemplateBytes, type TemplateFile } from '@marquee/contracts/template-file'
import type { TemplateSet, Theme } from '@marquee/contracts/templates'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'

/** A brand's site. */
interface Brand {
  host: string
  origin: string
}

/** What a preview shows of a brand's site. */
interface Preview {
  theme: Theme
  /** Whether a sample player is signed in. */
  hasPlayer: boolean
  /** Whether the start-up data is replaced by names that strain the layout. */
  isStressed: boolean
  /** The only origin that may frame the preview; undefined for none. */
  frameOrigin: string | undefined
}

/** What the gateway does for an order. */
export interface OrderParts {
  templates: {
    /** The last good ones by code. */
    all(): TemplateSet
    /** A template, or what keeps the value from being one, each in one line that begins with its place. */
    read(value: unknown): { template: TemplateFile } | { errors: readonly string[] }
    /**
     * Saves a template where it is served at once, here and by the other replicas.
     * @returns why it was not saved, in one line that begins with its place; undefined when it was
     */
    save(template: TemplateFile, mayReplace: boolean): Promise<string | undefined>
  }
  /** The brand that is served at a host. */
  brandAt(host: string): Brand | undefined
  previews: {
    /**
     * Makes a link that shows a brand's site in a template that it does not have.
     * @param path of the page to show, with its language prefix
     * @returns its address, and until when it is valid (ISO 8601)
     */
    create(
      brand: Brand,
      path: string,
      preview: Preview,
      lifeSeconds: number,
    ): Promise<{ url: string; expiresAt: string }>
  }
}

const TemplateOrder = z.strictObject({
  template: z.unknown(),
  /** Whether a file of the same code may be overwritten. */
  replace: z._default(z.boolean(), false),
  /** Says what is wrong with the template, and saves nothing. */
  dryRun: z._default(z.boolean(), false),
})

const hourSeconds = 60 * 60

/** What a preview is ordered with. Strict: a misspelt key must not make another preview than was meant. */
const PreviewOrder = z.strictObject({
  host: z.string(),
  /** A template that is known, or a draft of one. */
  template: z.union([z.string(), z.record(z.string(), z.unknown())]),
  /** The template's first one where it is left out. */
  color: z.optional(z.string()),
  /** The page to show, with its language prefix. */
  path: z._default(z.string().check(z.refine(isOwnPath, 'is no path of the site')), '/'),
  /** Whether a sample player is signed in. */
  player: z._default(z.boolean(), false),
  /** Whether names are shown that strain the layout. */
  stress: z._default(z.boolean(), false),
  seconds: z._default(z.int().check(z.minimum(60), z.maximum(7 * 24 * hourSeconds)), hourSeconds),
  /** Whether pages of this listener may frame it. */
  framed: z._default(z.boolean(), false),
})

/** Saves templates, and makes preview links of known templates and of drafts. */
export function mountOrders(app: FastifyInstance, { templates, brandAt, previews }: OrderParts): void {
  app.post('/templates', async (request, reply) => {
    const order = readBody(TemplateOrder, request.body)
    if ('errors' in order) return refuse(reply, 400, order.errors)
    const { replace, dryRun } = order.body
    const reading = templates.read(order.body.template)
    if ('errors' in reading) return refuse(reply, 422, reading.errors)
    const { template } = reading
    if (dryRun) return { template }
    const error = await templates.save(template, replace)
    if (error !== undefined) return refuse(reply, 409, [error])
    return reply.code(201).send({ template })
  })

  const readDraft = (value: string | object) => {
    if (typeof value !== 'string') return templates.read(value)
    const template = templates.all().get(value)
    return template ? { template } : { errors: [`template: there is no ${value}`] }
  }

  app.post('/previews', async (request, reply) => {
    const order = readBody(PreviewOrder, request.body)
    if ('errors' in order) return refuse(reply, 400, order.errors)
    const { host, path, player, stress, framed, seconds } = order.body
    const brand = brandAt(host)
    if (!brand) return refuse(reply, 400, ['host: is not served here'])
    const reading = readDraft(order.body.template)
    if ('errors' in reading) return refuse(reply, 422, reading.errors)
    const { template } = reading
    const { color = template.colors[0] ?? '' } = order.body
    if (!template.colors.includes(color)) return refuse(reply, 422, ['color: is not one of the template'])
    const preview = {
      theme: { template, color },
      hasPlayer: player,
      isStressed: stress,
      frameOrigin: framed ? ownOrigin(request) : undefined,
    }
    return reply.code(201).send(await previews.create(brand, path, preview, seconds))
  })
}

/** The listener's origin, as the page says that orders, or under the name that it has let pass. */
const ownOrigin = ({ headers }: FastifyRequest) => headers.origin ?? `http://${headers.host}`

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
function refuse(reply: FastifyReply, status: number, errors: readonly string[]): FastifyReply {
  return reply.code(status).send({ errors })
}

const { localeError } = z.locales.en()

/** A body of this shape, or what is wrong with it. */
function readBody<Shape>(
  schema: z.ZodMiniType<Shape>,
  body: unknown,
): { body: Shape } | { errors: string[] } {
  const read = schema.safeParse(body, { error: localeError })
  if (read.success) return { body: read.data }
  return { errors: read.error.issues.map(({ path, message }) => [...path, message].join(': ')) }
}
