import type { Handler } from '../handler.ts'

export const listMatches: Handler<'listMatches'> = async (_request, { brand, sites }) => sites.matches(brand)
