import type { Handler } from '../handler.ts'

export const listNews: Handler<'listNews'> = async ({ query }, { brand, sites }) => sites.news(brand, query)
