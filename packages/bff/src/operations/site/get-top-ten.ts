import type { Handler } from '../handler.ts'

export const getTopTen: Handler<'getTopTen'> = async (_request, { brand, sites }) => sites.topTen(brand)
