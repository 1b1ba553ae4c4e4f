import { categoryByName } from '@marquee/contracts/categories'
import { languageByCode } from '@marquee/contracts/languages'
import type { FastifyInstance } from 'fastify'
import { findBank } from '../areas/banks/player-bank.ts'
import { findChannel } from '../areas/cashier/deposit-channels.ts'
import { findGame } from '../areas/games/game.ts'
import { bannerWords } from '../areas/site/banners.ts'
import { artSizes, isArtShape } from '../brands/art-address.ts'
import type { Brand } from '../brands/brand.ts'
import { brandByDomain } from '../brands/brand-by-domain.ts'
import type { Platform } from '../platform.ts'
import { createDrawRaster } from './draw-raster.ts'
import { createPictureCache, type Drawing, sendFlatPicture } from './picture-cache.ts'

const brandPictures = {
  'logo.svg':
    (brand: Brand): Drawing =>
    ({ brandLogo }) =>
      brandLogo(brand, 'dark'),
  'logo-light.svg':
    (brand: Brand): Drawing =>
    ({ brandLogo }) =>
      brandLogo(brand, 'light'),
  'icon.svg':
    (brand: Brand): Drawing =>
    ({ brandIcon }) =>
      brandIcon(brand),
}

interface ProviderRow {
  provider_code: string
  provider_name: string
}

function drawLogo(provider: ProviderRow | undefined): Drawing | undefined {
  if (!provider) return undefined
  const { provider_code: code, provider_name: name } = provider
  return ({ providerLogo }) => providerLogo(code, name)
}

interface ArtOptions {
  /** Where games and banners have pictures of one color. */
  isFlat: boolean
  /** Keeps the pictures of games and banners, which take long to draw. */
  folder: string | undefined
}

/**
 * Mounts the pictures of games and banners, as WebP, and the signs of brands, providers and payment methods, as SVG; an
 * unknown one is a 404.
 */
export function mountArt(app: FastifyInstance, platform: Platform, { isFlat, folder }: ArtOptions): void {
  const { db } = platform
  const sendSign = createPictureCache({ type: 'image/svg+xml', encode: (svg) => Buffer.from(svg) })
  const sendArt = isFlat
    ? sendFlatPicture
    : createPictureCache({ type: 'image/webp', encode: createDrawRaster(folder) })

  app.get<{ Params: { shape: string; provider: string; file: string } }>(
    '/art/games/:shape/:provider/:file',
    (request, reply) =>
      sendArt(request, reply, () => {
        const { shape, provider, file } = request.params
        const game = findGame(db, provider, file.replace(/\.webp$/, ''))
        const category = game && categoryByName(game.game_type)
        if (!game || !category || !isArtShape(shape)) return undefined
        const { game_code: gameCode, game_name: gameName } = game
        const picture = { gameCode, gameName, providerCode: provider, category }
        return ({ gameArt }) => gameArt(picture, artSizes[shape])
      }),
  )
  app.get<{ Params: { domain: string; file: keyof typeof brandPictures } }>(
    '/art/brands/:domain/:file',
    (request, reply) =>
      sendSign(request, reply, () => {
        const { domain, file } = request.params
        if (!Object.hasOwn(brandPictures, file)) return undefined
        return brandPictures[file](brandByDomain(platform, domain))
      }),
  )
  app.get<{ Params: { file: string } }>('/art/providers/:file', (request, reply) =>
    sendSign(request, reply, () => {
      const code = request.params.file.replace(/\.svg$/, '')
      return drawLogo(db.one<ProviderRow>`SELECT * FROM providers WHERE provider_code = ${code}`)
    }),
  )
  app.get<{ Params: { file: string } }>('/art/logos/:file', (request, reply) =>
    sendSign(request, reply, () => {
      const logo = request.params.file.replace(/\.svg$/, '')
      return drawLogo(db.one<ProviderRow>`SELECT * FROM providers WHERE logo = ${logo}`)
    }),
  )
  app.get<{ Params: { file: string } }>('/art/payments/:file', (request, reply) =>
    sendSign(request, reply, () => {
      const code = request.params.file.replace(/\.svg$/, '')
      const name = findChannel(code)?.name ?? findBank(code)?.name
      return name ? ({ paymentMark }) => paymentMark(code, name) : undefined
    }),
  )
  app.get<{ Params: { file: string } }>('/art/languages/:file', (request, reply) =>
    sendSign(request, reply, () => {
      const language = languageByCode(request.params.file.replace(/\.svg$/, ''))
      return language && (({ languageMark }) => languageMark(language))
    }),
  )
  app.get('/art/chat.svg', (request, reply) =>
    sendSign(
      request,
      reply,
      () =>
        ({ chatMark }) =>
          chatMark(),
    ),
  )
  app.get<{ Params: { shape: string; category: string; file: string } }>(
    '/art/banners/:shape/:category/:file',
    (request, reply) =>
      sendArt(request, reply, () => {
        const { shape, file } = request.params
        const category = categoryByName(request.params.category)
        if (!category || !isArtShape(shape)) return undefined
        const [seed = '', language = '', brand = ''] = file.replace(/\.webp$/, '').split('.')
        const words = bannerWords(seed, language)
        return ({ bannerArt }) => bannerArt(`${seed}${brand}`, category, artSizes[shape], words)
      }),
  )
}
