import { announcementsFor } from '../../brands/announcements.ts'
import { Served } from '../../brands/served.ts'
import type { Handler } from '../../http/handler.ts'

export const listAnnouncements: Handler<'listAnnouncements'> = async ({ query }, { brand, sites }) => {
  const list = await sites.announcements(brand)
  return new Served(announcementsFor(list.value, query.language), list)
}
