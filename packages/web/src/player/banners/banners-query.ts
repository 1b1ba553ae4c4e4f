import type { BannerPosition } from '@marquee/contracts/areas/site/notices'
import type { LanguageCode } from '@marquee/contracts/languages'
import { query } from '../../api/query.ts'

/** The operator's banners for a place on the site, in the page's language. */
export function bannersQuery(position: BannerPosition, language: LanguageCode) {
  return query('listBanners', { query: { position, language } })
}
