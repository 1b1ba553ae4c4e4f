import { CachedResponse } from '../../sites/cached-response.ts'
import { localiseCmsText } from '../../sites/content/localise-cms-text.ts'
import type { Handler } from '../handler.ts'

export const getCmsDocument: Handler<'getCmsDocument'> = async ({ params, query }, { brand, sites }) => {
  const cms = await sites.cms(brand)
  return new CachedResponse(localiseCmsText(cms.value, params.document, query.language), cms)
}
