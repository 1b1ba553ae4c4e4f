import type { NewsArticle as ArticleRecord, NewsItem } from '@marquee/contracts/areas/news'
import { bannerImage } from '../../brands/art-address.ts'
import { hostileHtml } from '../../brands/hostile-html.ts'
import { call } from '../../calls/call.ts'
import { pagedResponse, pageFields, readPage } from '../../calls/page.ts'
import type { PlatformRecord } from '../../calls/record.ts'
import { textFields } from '../../calls/texts.ts'
import { dayMs, hourMs } from '../../clock/durations.ts'
import { dayInManila, manilaTime } from '../../clock/manila.ts'
import type { Platform } from '../../platform.ts'
import { refuse } from '../../refusal.ts'
import { type NewsArticle, news } from './news.ts'

// They are published in the morning.
const morningMs = 10 * hourMs

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

/** A piece of news with its text. */
export const newsDetail = call({
  path: '/api/cms/news_detail',
  identify: 'site',
  fields: { news_id: 'id' },
  handle({ input, brand, player: _, ...platform }) {
    const article = news.find(({ newsId }) => newsId === input.news_id)
    if (!article) throw refuse('notFound')
    const fill = (html: string) =>
      html.replaceAll('{site}', brand.siteName) +
      (brand.traits.includes('hostileCms') ? `\n${hostileHtml}` : '')
    const { en, local, cn } = article.body
    const body = textFields('body', { en: fill(en), local: fill(local), cn: fill(cn) })
    const record: PlatformRecord<ArticleRecord> = { ...newsItem(platform, article), ...body }
    return { value: [record] }
  },
})

/** A piece of news in a list. */
function newsItem(
  { now, origin }: Platform,
  { newsId, art, title, summary, daysAgo }: NewsArticle,
): PlatformRecord<NewsItem> {
  return {
    news_id: newsId,
    ...textFields('title', title),
    ...textFields('summary', summary),
    img_url: bannerImage(origin(), 'landscape', art, `news-${newsId}`),
    published_at: manilaTime(dayInManila(now()).start - daysAgo * dayMs + morningMs),
  }
}
