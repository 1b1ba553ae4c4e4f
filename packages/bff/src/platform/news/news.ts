import { getNews, listNews } from '@marquee/contracts/areas/news'
import { pageOf, recordOf } from '../../upstream/decoding/answers.ts'
import { pageRequest } from '../../upstream/decoding/list-reader.ts'
import { platformCall } from '../../upstream/platform-call.ts'
import { readRefusals } from '../../upstream/refusals.ts'

/** A page of the brand's news, with pictures as written. */
export const newsList = platformCall({
  path: '/api/cms/news_list',
  kind: 'read',
  identify: 'site',
  onFailure: 'unavailable',
  request: pageRequest,
  answer: pageOf(listNews.response),
})

/** One piece of news, with its picture and HTML as written. */
export const newsDetail = platformCall({
  path: '/api/cms/news_detail',
  kind: 'read',
  identify: 'site',
  onFailure: 'unavailable',
  request: ({ id }: { id: string }) => ({ news_id: id }),
  answer: recordOf(getNews.response),
  refusals: readRefusals,
})
