import { isOwnPath } from '@marquee/contracts/own-path'
import type { TemplateSet, Theme } from '@marquee/contracts/templates'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { ReadTemplate } from './mount-templates.ts'
import { readOrder, refuse } from './read-order.ts'

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

/** What the gateway does for an order of a preview. */
export interface PreviewParts {
  templates: {
    /** The last good ones by code. */
    all(): TemplateSet
    read: ReadTemplate
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

const hourSeconds = 60 * 60

/** What a preview is ordered with. Strict: a misspelt key must not make another preview than was meant. */
const PreviewOrder = z.strictObject({
  host: z.string(),
  /** A template that is known, or a draft of one. */
  template: z.union(
    [z.string(), z.record(z.string(), z.unknown())],
    'must be the code of a template, or a whole one',
  ),
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

/** Makes preview links of known templates and of drafts. */
export function mountPreviews(app: FastifyInstance, { templates, brandAt, previews }: PreviewParts): void {
  const readDraft = (value: string | object) => {
    if (typeof value !== 'string') return templates.read(value)
    const template = templates.all().get(value)
    return template ? { template } : { errors: [`template: there is no ${value}`] }
  }

  app.post('/previews', async (request, reply) => {
    const read = readOrder(PreviewOrder, request.body)
    if ('errors' in read) return refuse(reply, 400, read.errors)
    const { host, path, player, stress, framed, seconds } = read.order
    const brand = brandAt(host)
    if (!brand) return refuse(reply, 400, ['host: is not served here'])
    const reading = readDraft(read.order.template)
    if ('errors' in reading) return refuse(reply, 422, reading.errors)
    const { template } = reading
    const { color = template.colors[0] ?? '' } = read.order
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
