import * as z from 'zod/mini'
import { idParams } from '../identifiers.ts'
import { listOf, pageQuery } from '../list.ts'
import { operation } from '../operation.ts'

/** A piece of news in a list (the platform's contract, 2.15). Texts that the platform leaves out are empty. */
export const NewsItem = z.object({
  newsId: z.string(),
  titleEn: z.string(),
  titleLocal: z.string(),
  titleCn: z.string(),
  /** One or two sentences of plain text. */
  summaryEn: z.string(),
  summaryLocal: z.string(),
  summaryCn: z.string(),
  imgUrl: z.string(),
  /** ISO 8601. */
  publishedAt: z.string(),
})
export type NewsItem = z.infer<typeof NewsItem>

/** A piece of news with its text, sanitized HTML. */
export const NewsArticle = z.extend(NewsItem, {
  bodyEn: z.string(),
  bodyLocal: z.string(),
  bodyCn: z.string(),
})
export type NewsArticle = z.infer<typeof NewsArticle>

export const newsArticleExample: NewsArticle = {
  newsId: 'N1',
  titleEn: 'New games this week',
  titleLocal: 'Mga bagong laro ngayong linggo',
  titleCn: '本周新游戏',
  summaryEn: 'Five new slots and a crash game.',
  summaryLocal: 'Limang bagong slot at isang crash game.',
  summaryCn: '五款新老虎机和一款崩盘游戏。',
  imgUrl: '',
  publishedAt: '2030-01-01T08:00:00+08:00',
  bodyEn: '<p>Find them under New.</p>',
  bodyLocal: '<p>Hanapin sa Bago.</p>',
  bodyCn: '<p>请在“新游”中查看。</p>',
}

const { bodyEn: _en, bodyLocal: _local, bodyCn: _cn, ...item } = newsArticleExample

/** The brand's news, latest first. */
export const listNews = operation(
  {
    method: 'GET',
    path: '/api/news',
    access: 'anyone',
    limit: 'reads',
    shows: 'part',
    cache: 'catalogue',
    capability: 'news',
    query: z.object(pageQuery),
    response: listOf(NewsItem),
  },
  {
    request: { query: {} },
    response: { items: [item], total: 1, page: 1, perPage: 10 },
  },
)

/** One piece of news. Errors: `notFound`. */
export const getNews = operation(
  {
    method: 'GET',
    path: '/api/news/{id}',
    access: 'anyone',
    limit: 'reads',
    shows: 'part',
    cache: 'catalogue',
    capability: 'news',
    params: idParams,
    response: NewsArticle,
  },
  {
    request: { params: { id: 'N1' } },
    response: newsArticleExample,
  },
)
