import type { Handler } from '../../http/handler.ts'

export const getSeo: Handler<'getSeo'> = async ({ query }, { brand, sites }) => sites.seo(brand, query.page)
