import { CachedResponse } from '../../sites/cached-response.ts'
import { localizeBanners } from '../../sites/content/localize-banners.ts'
import type { Handler } from '../handler.ts'

export const listBanners: Handler<'listBanners'> = async ({ query }, { brand, sites }) => {
  const banners = await sites.banners(brand, query.position ?? 'home')
  return new CachedResponse(localizeBanners(banners.value, query.language), banners)
}
