import type { RequestOf } from '@marquee/contracts/operations'
import * as platform from '../../platform/news/news.ts'
import { withPicture, withPictures } from '../../sites/pictures.ts'
import { sanitizeBody } from '../../sites/sanitize-texts.ts'
import { publicData } from '../../sites/sites.ts'

export const news = publicData({
  kind: 'catalogue',
  name: ({ page, perPage }: RequestOf<'listNews'>['query']) => `news ${JSON.stringify([page, perPage])}`,
  load: async (source, question) => withPictures(await source.asSite(platform.newsList, question), source),
})

export const article = publicData({
  kind: 'catalogue',
  name: ({ id }: { id: string }) => `article ${id}`,
  load: async (source, { id }) =>
    sanitizeBody(withPicture(await source.asSite(platform.newsDetail, { id }), source), source),
})
