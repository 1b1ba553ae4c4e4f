import { leaderboardDetail, leaderboardList } from '../areas/leaderboards/platform.ts'
import { promotionDetail, promotionList } from '../areas/promotions/platform.ts'
import { vipLevels } from '../areas/vip/platform.ts'
import { CachedResponse } from './cached-response.ts'
import { sanitizeBodies } from './content/sanitize-bodies.ts'
import { withPicture, withPictures } from './content/with-picture.ts'
import type { SiteReader } from './site-reader.ts'
import type { Sites } from './sites.ts'

interface RewardsParts {
  reader: SiteReader
  /** Maps an image's address to one that a page may load. */
  imageAddress(address: string): string
}

type SiteRewards = Pick<Sites, 'promotions' | 'promotion' | 'vipLevels' | 'leaderboards' | 'leaderboard'>

/**
 * Makes the reader of a brand's promotions, VIP levels and leaderboards as visitors see them. What a player sees of
 * their own is asked for each player and never gets here.
 */
export function createSiteRewards({ reader, imageAddress }: RewardsParts): SiteRewards {
  return {
    async promotions(brand) {
      const cached = await reader.read(brand, 'catalogue', 'promotions', async ({ asSite }) =>
        withPictures(await asSite(promotionList, undefined), imageAddress),
      )
      return new CachedResponse(cached.value, cached)
    },

    async promotion(brand, promoId) {
      const cached = await reader.readChosen(
        brand,
        'catalogue',
        `promotion ${promoId}`,
        async ({ asSite }) => {
          const currency = await reader.currency(brand)
          const detail = await asSite(promotionDetail, { promoId, currency })
          return sanitizeBodies(withPicture(detail, imageAddress), imageAddress)
        },
      )
      return new CachedResponse(cached.value, cached)
    },

    async vipLevels(brand) {
      const cached = await reader.read(brand, 'catalogue', 'vipLevels', async ({ asSite }) =>
        withPictures(await asSite(vipLevels, { currency: await reader.currency(brand) }), imageAddress),
      )
      return new CachedResponse(cached.value, cached)
    },

    async leaderboards(brand) {
      const cached = await reader.read(brand, 'catalogue', 'leaderboards', async ({ asSite }) =>
        withPictures(await asSite(leaderboardList, { currency: await reader.currency(brand) }), imageAddress),
      )
      return new CachedResponse(cached.value, cached)
    },

    async leaderboard(brand, question) {
      const { boardId, page, perPage, previous } = question
      const name = `leaderboard ${JSON.stringify([boardId, page, perPage, previous])}`
      const cached = await reader.readChosen(brand, 'catalogue', name, async ({ asSite }) => ({
        ...(await asSite(leaderboardDetail, question)),
        // A visitor has no place, whatever the platform says.
        me: null,
      }))
      return new CachedResponse(cached.value, cached)
    },
  }
}
