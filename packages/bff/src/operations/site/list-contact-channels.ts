import type { Handler } from '../handler.ts'

export const listContactChannels: Handler<'listContactChannels'> = async (_request, { brand, sites }) =>
  sites.contactChannels(brand)
