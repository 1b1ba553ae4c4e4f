import { dayInManila, manilaTime } from '../../calendar.ts'
import type { NewsArticle } from '../../content/news/news.ts'
import type { Platform } from '../../platform.ts'
import { textFields } from '../../rewards/texts.ts'

const dayMs = 86_400_000
// They are published in the morning.
const morningMs = 10 * 3_600_000

/** A piece of news in a list. */
export function newsItem({ now, origin }: Platform, { newsId, art, title, summary, daysAgo }: NewsArticle) {
  return {
    news_id: newsId,
    ...textFields('title', title),
    ...textFields('summary', summary),
    img_url: `${origin()}/art/banners/${art}/news-${newsId}.svg`,
    published_at: manilaTime(dayInManila(now()).start - daysAgo * dayMs + morningMs),
  }
}
