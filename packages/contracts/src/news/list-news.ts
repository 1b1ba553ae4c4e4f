import * as z from 'zod/mini'
import { listOf, pageQuery } from '../list.ts'
import { type Example, operation } from '../operation.ts'
import { NewsItem, newsArticleExample } from './news.ts'

/** The brand's news, latest first. */
export const listNews = operation({
  method: 'GET',
  path: '/api/news',
  access: 'anyone',
  limit: 'reads',
  cache: 'catalogue',
  capability: 'news',
  query: z.object(pageQuery),
  response: listOf(NewsItem),
})

const { bodyEn: _en, bodyLocal: _local, bodyCn: _cn, ...item } = newsArticleExample

export const listNewsExample: Example<typeof listNews> = {
  request: { query: {} },
  response: { items: [item], total: 1, page: 1, perPage: 10 },
}
