import { announcementsFor } from '../../brands/announcements.ts'
import { CachedResponse } from '../../brands/cached-response.ts'
import type { Handler } from '../../http/handler.ts'

export const listAnnouncements: Handler<'listAnnouncements'> = async ({ query }, { brand, sites }) => {
  const list = await sites.announcements(brand)
  return new CachedResponse(announcementsFor(list.value, query.language), list)
}
