import * as z from 'zod/mini'
import { type ListQuery, listFields, listRequest, readList } from '../../decoding/list-reader.ts'
import { platformCall, type ReadContext } from '../../platform-call.ts'
import { newsFields, readNewsItem } from './news-item.ts'

/** A page of the brand's news, with pictures as written. */
export const newsList = platformCall({
  path: '/api/cms/news_list',
  kind: 'read',
  identify: 'site',
  onFailure: 'unavailable',
  request: (input: ListQuery) => listRequest(input),
  response: z.object({ value: z.array(z.object(newsFields)), ...listFields }),
  read: (answer, { input }: ReadContext<ListQuery>) =>
    readList(answer, answer.value.filter(({ news_id }) => news_id !== '').map(readNewsItem), input),
})
