import { call } from '../../call.ts'
import { pagedResponse, pageFields, readPage } from '../../cashier/read-page.ts'
import { news } from '../../content/news/news.ts'
import { newsItem } from './news-item.ts'

/** The operator's news, latest first. */
export const newsList = call({
  path: '/api/cms/news_list',
  identify: 'site',
  fields: pageFields,
  handle({ input, brand, player: _, ...platform }) {
    const page = readPage(input)
    const shown = brand.traits.includes('emptyLists') ? [] : news
    const value = shown
      .slice(page.offset, page.offset + page.per_page)
      .map((article) => newsItem(platform, article))
    return pagedResponse(value, shown.length, page)
  },
})
