import * as platform from '../../platform/promotions/promotions.ts'
import { withPicture, withPictures } from '../../sites/pictures.ts'
import { sanitizeBody } from '../../sites/sanitize-texts.ts'
import { publicData } from '../../sites/sites.ts'

/** The promotions as visitors see them. */
export const promotions = publicData({
  kind: 'catalogue',
  name: 'promotions',
  load: async (source) => withPictures(await source.asSite(platform.promotionList, undefined), source),
})

/** A promotion as visitors see it. */
export const promotion = publicData({
  kind: 'catalogue',
  name: ({ id }: { id: string }) => `promotion ${id}`,
  load: async (source, { id }) =>
    sanitizeBody(withPicture(await source.asSite(platform.promotionDetail, { id }), source), source),
})
