import { leaderboardList } from '../../areas/leaderboards/platform.ts'
import { withPictures } from '../../sites/content/with-picture.ts'
import type { Handler } from '../handler.ts'
import { ownOrPublic } from '../own-or-public.ts'

export const listLeaderboards: Handler<'listLeaderboards'> = async (
  _request,
  { brand, sites, session, callPlatform, imageAddress },
) =>
  ownOrPublic(
    session,
    async () => {
      const currency = await sites.currency(brand)
      return withPictures(await callPlatform(leaderboardList, { currency }), imageAddress)
    },
    () => sites.leaderboards(brand),
  )
