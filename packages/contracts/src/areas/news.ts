import * as z from 'zod/mini'
import { idParams } from '../identifiers.ts'
import { Code, Id, LocalMarkup, LocalText, needed, orBlank, Time } from '../kinds.ts'
import { listOf, pageQuery } from '../list.ts'
import { operation } from '../operation.ts'

/** A piece of news in a list (the platform's contract, 2.15). */
export const NewsItem = z.object({
  newsId: needed(Id),
  title: LocalText,
  /** One or two sentences. */
  summary: orBlank(LocalText),
  imgUrl: orBlank(Code),
  publishedAt: orBlank(Time),
})
export type NewsItem = z.infer<typeof NewsItem>

/** A piece of news with its text, sanitized HTML. */
export const NewsArticle = z.extend(NewsItem, { body: orBlank(LocalMarkup) })
export type NewsArticle = z.infer<typeof NewsArticle>

export const newsArticleExample: NewsArticle = {
  newsId: 'N1',
  title: { EN: 'New games this week', PHP: 'Mga bagong laro ngayong linggo', CN: '本周新游戏' },
  summary: {
    EN: 'Five new slots and a crash game.',
    PHP: 'Limang bagong slot at isang crash game.',
    CN: '五款新老虎机和一款崩盘游戏。',
  },
  imgUrl: '',
  publishedAt: '2030-01-01T08:00:00+08:00',
  body: {
    EN: '<p>Find them under New.</p>',
    PHP: '<p>Hanapin sa Bago.</p>',
    CN: '<p>请在“新游”中查看。</p>',
  },
}

const { body: _body, ...item } = newsArticleExample

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
