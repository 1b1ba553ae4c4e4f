import type { NewsArticle, NewsItem } from '@marquee/contracts/areas/news'
import * as z from 'zod/mini'
import {
  id,
  list,
  markup,
  orNone,
  textOrNull,
  time,
  words,
  wordsOrNull,
} from '../../upstream/decoding/field-readers.ts'
import {
  type ListQuery,
  listFields,
  listRequest,
  namedItems,
  readList,
} from '../../upstream/decoding/list-reader.ts'
import { platformCall, type ReadContext, UnusableAnswer } from '../../upstream/platform-call.ts'
import { readRefusals } from '../../upstream/refusals.ts'

/** The fields of a piece of news in a list. The Chinese texts are an extension of ours. */
const newsFields = {
  news_id: id(),
  title_en: words(),
  title_local: z.optional(wordsOrNull()),
  title_cn: z.optional(wordsOrNull()),
  summary_en: z.optional(wordsOrNull()),
  summary_local: z.optional(wordsOrNull()),
  summary_cn: z.optional(wordsOrNull()),
  img_url: z.optional(textOrNull()),
  published_at: z.optional(time()),
}
const NewsRecord = z.object(newsFields)

/** Reads a piece of news, with its picture as written. */
function readNewsItem(item: z.infer<typeof NewsRecord>): NewsItem {
  return {
    newsId: item.news_id,
    titleEn: item.title_en,
    titleLocal: item.title_local ?? '',
    titleCn: item.title_cn ?? '',
    summaryEn: item.summary_en ?? '',
    summaryLocal: item.summary_local ?? '',
    summaryCn: item.summary_cn ?? '',
    imgUrl: item.img_url ?? '',
    publishedAt: item.published_at ?? '',
  }
}

/** A page of the brand's news, with pictures as written. */
export const newsList = platformCall({
  path: '/api/cms/news_list',
  kind: 'read',
  identify: 'site',
  onFailure: 'unavailable',
  request: (input: ListQuery) => listRequest(input),
  response: z.object({ value: list(z.object(newsFields)), ...listFields }),
  read: (answer, { input }: ReadContext<ListQuery>) =>
    readList(answer, namedItems(answer.value, ({ news_id }) => news_id !== '').map(readNewsItem), input),
})

/** One piece of news, with its picture and HTML as written. */
export const newsDetail = platformCall({
  path: '/api/cms/news_detail',
  kind: 'read',
  identify: 'site',
  onFailure: 'unavailable',
  request: ({ id }: { id: string }) => ({ news_id: id }),
  record: 'value',
  response: z.object({
    ...newsFields,
    body_en: orNone(markup()),
    body_local: orNone(markup()),
    body_cn: orNone(markup()),
  }),
  read(item): NewsArticle {
    if (item.news_id === '') throw new UnusableAnswer('No news')
    return {
      ...readNewsItem(item),
      bodyEn: item.body_en ?? '',
      bodyLocal: item.body_local ?? '',
      bodyCn: item.body_cn ?? '',
    }
  },
  refusals: readRefusals,
})
