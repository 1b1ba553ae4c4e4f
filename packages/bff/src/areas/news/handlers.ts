import type * as contract from '@marquee/contracts/areas/news'
import { fromSite, type Handlers } from '../handler.ts'
import { article, news } from './public.ts'

export const handlers: Handlers<typeof contract> = {
  listNews: fromSite(news),
  getNews: fromSite(article),
}
