import { isOwnPath } from '@marquee/contracts/own-path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { BrandDirectory } from '../../brands/brand-directory.ts'
import type { PreviewLinks } from '../../previews/preview-links.ts'
import { describeFault, type FindFaults, readTemplate } from '../../templates/read-template.ts'
import type { Templates } from '../../templates/templates.ts'
import { readBody, refuse } from './admin-bodies.ts'

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

interface Parts {
  brands: BrandDirectory
  templates: Templates
  links: PreviewLinks
  findFaults: FindFaults
}

/** Makes preview links of known templates and of drafts. */
export function mountPreviews(app: FastifyInstance, { brands, templates, links, findFaults }: Parts): void {
  const readDraft = (value: string | object) => {
    if (typeof value !== 'string') return readTemplate(value, findFaults)
    const template = templates.all().get(value)
    return template ? { template } : { faults: [{ place: 'template', problem: `there is no ${value}` }] }
  }

  app.post('/previews', async (request, reply) => {
    const order = readBody(PreviewOrder, request.body)
    if ('errors' in order) return refuse(reply, 400, order.errors)
    const { host, path, player, stress, framed, seconds } = order.body
    const resolution = brands.resolve(host)
    if (!('brand' in resolution)) return refuse(reply, 400, ['host: is not served here'])
    const reading = readDraft(order.body.template)
    if ('faults' in reading) return refuse(reply, 422, reading.faults.map(describeFault))
    const { template } = reading
    const { color = template.colors[0] ?? '' } = order.body
    if (!template.colors.includes(color)) return refuse(reply, 422, ['color: is not one of the template'])
    const preview = {
      theme: { template, color },
      hasPlayer: player,
      isStressed: stress,
      frameOrigin: framed ? ownOrigin(request) : undefined,
    }
    return reply.code(201).send(await links.create(resolution.brand, path, preview, seconds))
  })
}

/** The listener's origin, under the name that `refuseWebPages` has let pass. */
const ownOrigin = ({ headers }: FastifyRequest) => `http://${headers.host}`
