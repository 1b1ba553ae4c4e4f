import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { maxTemplateBytes } from '@marquee/contracts/template-file'
import type { Theme } from '@marquee/contracts/templates'
import * as z from 'zod/mini'
import type { Brand } from '../request/brand.ts'
import { deriveKey, openClaims, sealClaims } from '../storage/sealed-claims.ts'
import { type FindFaults, readTemplate } from '../templates/read-template.ts'

/** What a preview shows of a brand's site. */
export interface Preview {
  theme: Theme
  /** Whether a sample player is signed in. */
  hasPlayer: boolean
  /** Whether the start-up data is replaced by names that strain the layout. */
  isStressed: boolean
  /** The only origin that may frame the preview; undefined for none. */
  frameOrigin: string | undefined
}

/** The links that show a brand's site in a template that it does not have. */
export interface PreviewLinks {
  /** @param path of the page to show, with its language prefix */
  create(brand: Brand, path: string, preview: Preview, lifeSeconds: number): Promise<PreviewLink>
  /** The preview that a link names; undefined where it has expired, was changed, or belongs to another brand. */
  open(brand: Brand, token: string): Promise<Preview | undefined>
}

export interface PreviewLink {
  url: string
  /** ISO 8601. */
  expiresAt: string
}

/** The query parameter of a link. */
export const previewField = 'preview'

// The largest template leaves less than half of it; Node takes 16 kB of headers.
const mostTokenLength = 8192

const Claims = z.object({
  /** The template, as compressed JSON. */
  t: z.string(),
  /** Its color. */
  c: z.string(),
  p: z.boolean(),
  s: z.boolean(),
  f: z.optional(z.string()),
})

/**
 * Makes and opens preview links. A link carries the whole template, sealed with keys that are derived from the secrets
 * for one brand: nothing is kept in the gateway, so a link opens on every replica and after a restart.
 */
export function createPreviewLinks(secrets: readonly Buffer[], findFaults: FindFaults): PreviewLinks {
  const keysOf = ({ host }: Brand) => secrets.map((secret) => deriveKey(secret, 'marquee preview v1', host))
  return {
    async create(brand, path, { theme, hasPlayer, isStressed, frameOrigin }, lifeSeconds) {
      const exp = Math.floor(Date.now() / 1000) + lifeSeconds
      const t = deflateRawSync(JSON.stringify(theme.template)).toString('base64url')
      const claims = {
        t,
        c: theme.color,
        p: hasPlayer,
        s: isStressed,
        ...(frameOrigin !== undefined && { f: frameOrigin }),
      }
      // `exp` is the registered claim of the expiry: nothing opens after it.
      const token = await sealClaims(keysOf(brand), { ...claims, exp })
      const url = new URL(path, brand.origin)
      url.searchParams.set(previewField, token)
      return { url: url.href, expiresAt: new Date(exp * 1000).toISOString() }
    },

    async open(brand, token) {
      if (token.length > mostTokenLength) return undefined
      const claims = Claims.safeParse(await openClaims(keysOf(brand), token)).data
      if (!claims) return undefined
      // Of an older build, it may name what is no more.
      const reading = readTemplate(unpack(claims.t), findFaults)
      if ('faults' in reading || !reading.template.colors.includes(claims.c)) return undefined
      return {
        theme: { template: reading.template, color: claims.c },
        hasPlayer: claims.p,
        isStressed: claims.s,
        frameOrigin: claims.f,
      }
    },
  }
}

function unpack(text: string): unknown {
  const json = inflateRawSync(Buffer.from(text, 'base64url'), { maxOutputLength: 4 * maxTemplateBytes })
  return JSON.parse(json.toString())
}
