import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import { pictures } from '@marquee/demo-games'
import type { FastifyInstance } from 'fastify'
import { brandByDomain } from '../brands/brand-by-domain.ts'
import { brandIcon, brandLogo } from '../brands/brand-logo.ts'
import type { Platform } from '../platform.ts'

const lifetime = 'public, max-age=86400'

// One pixel as a PNG, for whom pictures are of no interest: decoding them takes time.
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGOw9coGAAG6APOUPYuLAAAAAElFTkSuQmCC',
  'base64',
)

/**
 * Mounts the pictures below `/art`: the files of the demo, and the signs of brands, which have their names and colors.
 * @param isFlat whether every picture of a game or a banner is one pixel
 */
export async function mountArt(app: FastifyInstance, platform: Platform, isFlat: boolean): Promise<void> {
  await app.register(fastifyStatic, {
    root: fileURLToPath(pictures),
    prefix: '/art/',
    maxAge: '1d',
    index: false,
  })
  if (isFlat)
    for (const folder of ['games', 'banners'])
      app.get(`/art/${folder}/*`, (_, reply) =>
        reply.header('cache-control', lifetime).type('image/png').send(pixel),
      )

  app.get<{ Params: { file: string } }>('/art/logos/:file', ({ params }, reply) => {
    const provider = platform.db.one<{ provider_code: string }>`SELECT provider_code FROM providers
      WHERE logo || '.svg' = ${params.file}`
    return provider ? reply.sendFile(`providers/${provider.provider_code}.svg`) : reply.callNotFound()
  })
  app.get<{ Params: { domain: string; file: string } }>('/art/brands/:domain/:file', ({ params }, reply) => {
    const draw = signs[params.file]
    if (!draw) return reply.callNotFound()
    const sign = draw(brandByDomain(platform, params.domain))
    return reply.header('cache-control', lifetime).type('image/svg+xml').send(sign)
  })
}

const signs: Readonly<Record<string, typeof brandIcon>> = {
  'icon.svg': brandIcon,
  'logo.svg': (brand) => brandLogo(brand, 'dark'),
  'logo-light.svg': (brand) => brandLogo(brand, 'light'),
}
