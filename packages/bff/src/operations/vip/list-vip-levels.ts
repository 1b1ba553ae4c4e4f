import type { Handler } from '../handler.ts'

export const listVipLevels: Handler<'listVipLevels'> = async (_request, { brand, sites }) =>
  sites.vipLevels(brand)
