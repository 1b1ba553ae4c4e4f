import type { Handler } from '../handler.ts'

export const getAppDownload: Handler<'getAppDownload'> = async (_request, { brand, sites }) =>
  sites.appDownload(brand)
