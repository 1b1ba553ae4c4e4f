import { CachedResponse } from '../../sites/cached-response.ts'
import { cmsText } from '../../sites/content/cms-texts.ts'
import type { Handler } from '../handler.ts'

export const getCmsDocument: Handler<'getCmsDocument'> = async ({ params, query }, { brand, sites }) => {
  const cms = await sites.cms(brand)
  return new CachedResponse(cmsText(cms.value, params.document, query.language), cms)
}
