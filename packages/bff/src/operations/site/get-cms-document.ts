import { CachedResponse } from '../../sites/cached-response.ts'
import { localizeCmsText } from '../../sites/content/localize-cms-text.ts'
import type { Handler } from '../handler.ts'

export const getCmsDocument: Handler<'getCmsDocument'> = async ({ params, query }, { brand, sites }) => {
  const cms = await sites.cms(brand)
  return new CachedResponse(localizeCmsText(cms.value, params.document, query.language), cms)
}
