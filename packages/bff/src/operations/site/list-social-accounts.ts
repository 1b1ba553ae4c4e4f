import type { Handler } from '../handler.ts'

export const listSocialAccounts: Handler<'listSocialAccounts'> = async (_request, { brand, sites }) =>
  sites.socialAccounts(brand)
