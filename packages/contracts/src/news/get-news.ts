import { idParams } from '../cashier/cashier-ids.ts'
import { type Example, operation } from '../operation.ts'
import { NewsArticle, newsArticleExample } from './news.ts'

/** One piece of news. Errors: `notFound`. */
export const getNews = operation({
  method: 'GET',
  path: '/api/news/{id}',
  access: 'anyone',
  limit: 'reads',
  cache: 'catalogue',
  capability: 'news',
  params: idParams,
  response: NewsArticle,
})

export const getNewsExample: Example<typeof getNews> = {
  request: { params: { id: 'N1' } },
  response: newsArticleExample,
}
