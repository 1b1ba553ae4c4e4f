import type { Handler } from '../handler.ts'

export const getNews: Handler<'getNews'> = async ({ params }, { brand, sites }) =>
  sites.article(brand, params.id)
