import type { Handler } from '../../http/handler.ts'

export const getSeo: Handler<'getSeo'> = ({ query }, { brand, sites }) => sites.seo(brand, query.page)
