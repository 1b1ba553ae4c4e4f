import { CachedResponse } from '../../sites/cached-response.ts'
import { localizeAnnouncements } from '../../sites/content/announcements.ts'
import type { Handler } from '../handler.ts'

export const listAnnouncements: Handler<'listAnnouncements'> = async ({ query }, { brand, sites }) => {
  const list = await sites.announcements(brand)
  return new CachedResponse(localizeAnnouncements(list.value, query.language), list)
}
