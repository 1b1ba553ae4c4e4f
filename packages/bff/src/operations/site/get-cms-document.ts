import { cmsText } from '../../brands/cms-texts.ts'
import { Served } from '../../brands/served.ts'
import type { Handler } from '../../http/handler.ts'

export const getCmsDocument: Handler<'getCmsDocument'> = async ({ params, query }, { brand, sites }) => {
  const cms = await sites.cms(brand)
  return new Served(cmsText(cms.value, params.document, query.language), cms)
}
