import { newsDetail, newsList } from '../areas/news/platform.ts'
import { appDownload, contactChannels } from '../areas/site/platform-channels.ts'
import { bannerList } from '../areas/site/platform-notices.ts'
import { CachedResponse } from './cached-response.ts'
import { sanitizeBodies } from './content/sanitize-bodies.ts'
import { withPicture, withPictures } from './content/with-picture.ts'
import type { SiteReader } from './site-reader.ts'
import type { Sites } from './sites.ts'

interface PagesParts {
  reader: SiteReader
  /** Maps an image's address to one that a page may load. */
  imageAddress(address: string): string
}

type SitePages = Pick<Sites, 'news' | 'article' | 'banners' | 'contactChannels' | 'appDownload'>

/** Cache names of content that shares the kind `cms` with the texts. */
export const contactChannelsName = 'contactChannels'
export const appDownloadName = 'appDownload'

/**
 * Makes the reader of a brand's news, banners, contact channels and apps. News and banners are named by visitors, who
 * may invent names without end, so they are kept among the values that are evicted first.
 */
export function createSitePages({ reader, imageAddress }: PagesParts): SitePages {
  return {
    async news(brand, question) {
      const { page, perPage } = question
      const name = `news ${JSON.stringify([page, perPage])}`
      const cached = await reader.readChosen(brand, 'catalogue', name, async ({ asSite }) =>
        withPictures(await asSite(newsList, question), imageAddress),
      )
      return new CachedResponse(cached.value, cached)
    },

    async article(brand, newsId) {
      const cached = await reader.readChosen(brand, 'catalogue', `article ${newsId}`, async ({ asSite }) =>
        sanitizeBodies(withPicture(await asSite(newsDetail, { newsId }), imageAddress), imageAddress),
      )
      return new CachedResponse(cached.value, cached)
    },

    async banners(brand, position) {
      const cached = await reader.readChosen(
        brand,
        'catalogue',
        `banners ${position}`,
        async ({ asSite }) => {
          const banners = await asSite(bannerList, { position })
          return banners.map(({ banner, ...rest }) => ({
            ...rest,
            banner: { ...withPicture(banner, imageAddress), imgUrlMobile: imageAddress(banner.imgUrlMobile) },
          }))
        },
      )
      return new CachedResponse(cached.value, cached)
    },

    async contactChannels(brand) {
      const cached = await reader.read(brand, 'cms', contactChannelsName, ({ asSite }) =>
        asSite(contactChannels, undefined),
      )
      return new CachedResponse(cached.value, cached)
    },

    async appDownload(brand) {
      const cached = await reader.read(brand, 'cms', appDownloadName, ({ asSite }) =>
        asSite(appDownload, undefined),
      )
      return new CachedResponse(cached.value, cached)
    },
  }
}
