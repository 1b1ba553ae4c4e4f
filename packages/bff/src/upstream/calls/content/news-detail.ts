import type { NewsArticle } from '@marquee/contracts/areas/news'
import * as z from 'zod/mini'
import { textOrNull } from '../../decoding/field-readers.ts'
import { platformCall, UnusableAnswer } from '../../platform-call.ts'
import { readRefusals } from '../cashier/money-refusals.ts'
import { firstRecord } from '../site/first-record.ts'
import { newsFields, readNewsItem } from './news-item.ts'

/** One piece of news, with its picture and HTML as written. */
export const newsDetail = platformCall({
  path: '/api/cms/news_detail',
  kind: 'read',
  identify: 'site',
  onFailure: 'unavailable',
  request: ({ newsId }: { newsId: string }) => ({ news_id: newsId }),
  locate: (answer) => firstRecord(answer, 'value'),
  response: z.object({
    ...newsFields,
    body_en: z.optional(textOrNull()),
    body_local: z.optional(textOrNull()),
    body_cn: z.optional(textOrNull()),
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
