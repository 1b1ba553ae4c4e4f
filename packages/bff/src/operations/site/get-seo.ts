import type { Handler } from '../handler.ts'

export const getSeo: Handler<'getSeo'> = async ({ query }, { brand, sites }) => sites.seo(brand, query.page)
