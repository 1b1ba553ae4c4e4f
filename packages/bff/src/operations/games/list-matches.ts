import type { Handler } from '../../http/handler.ts'

export const listMatches: Handler<'listMatches'> = async (_request, { brand, sites }) => sites.matches(brand)
