import type { Banner } from '@marquee/contracts/areas/site/notices'
import { type LanguageCode, languageByCode } from '@marquee/contracts/languages'
import * as z from 'zod/mini'
import { text, textOrNull } from '../../decoding/field-readers.ts'
import { readLink } from '../../decoding/web-address.ts'
import { platformCall } from '../../platform-call.ts'

/** A banner, and the language that its picture is in; none for every reader. */
export interface LocalBanner {
  banner: Banner
  language?: LanguageCode
}

const BannerItem = z.object({
  img_url: text(),
  img_url_mobile: z.optional(textOrNull()),
  alt: z.optional(textOrNull()),
  link: z.optional(textOrNull()),
  start_at: z.optional(textOrNull()),
  end_at: z.optional(textOrNull()),
  lang: z.optional(textOrNull()),
})

/** The banners of a place on the site, with pictures as written. One without a picture is left out. */
export const bannerList = platformCall({
  path: '/api/cms/banner_list',
  kind: 'read',
  identify: 'site',
  onFailure: 'unavailable',
  request: ({ position }: { position: string }) => ({ position }),
  response: z.object({ value: z.array(BannerItem) }),
  read: ({ value }): LocalBanner[] => value.filter(({ img_url }) => img_url !== '').map(readBanner),
})

function readBanner(item: z.infer<typeof BannerItem>): LocalBanner {
  const language = languageByCode(item.lang ?? '')
  return {
    banner: {
      imgUrl: item.img_url,
      imgUrlMobile: item.img_url_mobile ?? '',
      alt: item.alt ?? '',
      link: readLink(item.link ?? ''),
      startAt: item.start_at ?? '',
      endAt: item.end_at ?? '',
    },
    ...(language && { language }),
  }
}
