import { categoryByName } from '@marquee/contracts/categories'
import type { FastifyInstance } from 'fastify'
import { findBank } from '../areas/banks/player-bank.ts'
import { findChannel } from '../areas/cashier/deposit-channels.ts'
import { findGame } from '../areas/games/game.ts'
import { bannerWords } from '../areas/site/banners.ts'
import type { Brand } from '../brands/brand.ts'
import { brandByDomain } from '../brands/brand-by-domain.ts'
import { isLightColor } from '../brands/brand-look.ts'
import type { Platform } from '../platform.ts'
import { createPictureCache, type Drawing, sendFlatPicture } from './picture-cache.ts'

const brandPictures = {
  'logo.svg':
    (brand: Brand): Drawing =>
    ({ brandLogo }) =>
      brandLogo(brand, isLightColor(brand.themeColor) ? 'light' : 'dark'),
  'icon.svg':
    (brand: Brand): Drawing =>
    ({ brandIcon }) =>
      brandIcon(brand),
}

/**
 * Mounts the pictures of games, brands, providers and banners; an unknown one is a 404. Where they are `isFlat`, games
 * and banners have pictures of one color.
 */
export function mountArt(app: FastifyInstance, platform: Platform, isFlat: boolean): void {
  const { db } = platform
  const sendPicture = createPictureCache()
  const sendArt = isFlat ? sendFlatPicture : sendPicture

  app.get<{ Params: { provider: string; file: string } }>('/art/games/:provider/:file', (request, reply) => {
    const { provider, file } = request.params
    return sendArt(request, reply, () => {
      const game = findGame(db, provider, file.replace(/\.svg$/, ''))
      const category = game && categoryByName(game.game_type)
      if (!game || !category) return undefined
      const picture = { gameCode: game.game_code, gameName: game.game_name, providerCode: provider, category }
      return ({ gameArt }) => gameArt(picture)
    })
  })
  app.get<{ Params: { domain: string; file: keyof typeof brandPictures } }>(
    '/art/brands/:domain/:file',
    (request, reply) =>
      sendPicture(request, reply, () => {
        const { domain, file } = request.params
        if (!Object.hasOwn(brandPictures, file)) return undefined
        return brandPictures[file](brandByDomain(platform, domain))
      }),
  )
  app.get<{ Params: { file: string } }>('/art/providers/:file', (request, reply) =>
    sendPicture(request, reply, () => {
      const code = request.params.file.replace(/\.svg$/, '')
      const provider = db.one<{
        provider_name: string
      }>`SELECT provider_name FROM providers WHERE provider_code = ${code}`
      return provider && (({ providerLogo }) => providerLogo(code, provider.provider_name))
    }),
  )
  app.get<{ Params: { file: string } }>('/art/payments/:file', (request, reply) =>
    sendPicture(request, reply, () => {
      const code = request.params.file.replace(/\.svg$/, '')
      const name = findChannel(code)?.name ?? findBank(code)?.name
      return name ? ({ paymentMark }) => paymentMark(code, name) : undefined
    }),
  )
  app.get<{ Params: { category: string; file: string } }>('/art/banners/:category/:file', (request, reply) =>
    sendArt(request, reply, () => {
      const category = categoryByName(request.params.category)
      const [seed = '', language = ''] = request.params.file.replace(/\.svg$/, '').split('.')
      const words = bannerWords(seed, language)
      return category && (({ bannerArt }) => bannerArt(seed, category, words))
    }),
  )
}
