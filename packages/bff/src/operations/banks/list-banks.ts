import type { Handler } from '../handler.ts'

export const listBanks: Handler<'listBanks'> = async (_request, { brand, sites }) => sites.banks(brand)
