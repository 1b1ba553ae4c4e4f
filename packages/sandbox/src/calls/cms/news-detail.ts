import { call } from '../../call.ts'
import { hostileHtml } from '../../content/hostile-html.ts'
import { news } from '../../content/news/news.ts'
import { refuse } from '../../refusal.ts'
import { textFields } from '../../rewards/texts.ts'
import { newsItem } from './news-item.ts'

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
    return { value: [{ ...newsItem(platform, article), ...body }] }
  },
})
