import { CachedResponse } from '../../sites/cached-response.ts'
import { localiseAnnouncements } from '../../sites/content/announcements.ts'
import type { Handler } from '../handler.ts'

export const listAnnouncements: Handler<'listAnnouncements'> = async ({ query }, { brand, sites }) => {
  const list = await sites.announcements(brand)
  return new CachedResponse(localiseAnnouncements(list.value, query.language), list)
}
