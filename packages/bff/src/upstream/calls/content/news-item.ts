import type { NewsItem } from '@marquee/contracts/areas/news'
import * as z from 'zod/mini'
import { text, textOrNull } from '../../decoding/field-readers.ts'

/** The fields of a piece of news in a list. The Chinese texts are an extension of ours. */
export const newsFields = {
  news_id: text(),
  title_en: text(),
  title_local: z.optional(textOrNull()),
  title_cn: z.optional(textOrNull()),
  summary_en: z.optional(textOrNull()),
  summary_local: z.optional(textOrNull()),
  summary_cn: z.optional(textOrNull()),
  img_url: z.optional(textOrNull()),
  published_at: z.optional(textOrNull()),
}
const NewsRecord = z.object(newsFields)

/** Reads a piece of news, with its picture as written. */
export function readNewsItem(item: z.infer<typeof NewsRecord>): NewsItem {
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
