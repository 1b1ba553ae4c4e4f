import { promotionList } from '../../areas/promotions/platform.ts'
import { withPictures } from '../../sites/content/with-picture.ts'
import type { Handler } from '../handler.ts'
import { ownOrPublic } from '../own-or-public.ts'

export const listPromotions: Handler<'listPromotions'> = async (
  _request,
  { brand, sites, session, callPlatform, imageAddress },
) =>
  ownOrPublic(
    session,
    async () => withPictures(await callPlatform(promotionList, undefined), imageAddress),
    () => sites.promotions(brand),
  )
