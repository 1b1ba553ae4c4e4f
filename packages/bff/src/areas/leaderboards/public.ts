import * as platform from '../../platform/leaderboards/leaderboards.ts'
import { withPictures } from '../../sites/pictures.ts'
import { publicData } from '../../sites/sites.ts'

/** The leaderboards as visitors see them. */
export const leaderboards = publicData({
  kind: 'catalogue',
  name: 'leaderboards',
  load: async (source) => withPictures(await source.asSite(platform.leaderboardList, undefined), source),
})

/** A leaderboard as visitors see it. */
export const leaderboard = publicData({
  kind: 'catalogue',
  name: ({ id, page, perPage, previous }: platform.BoardQuestion) =>
    `leaderboard ${JSON.stringify([id, page, perPage, previous !== undefined])}`,
  load: async ({ asSite }, question) => ({
    ...(await asSite(platform.leaderboardDetail, question)),
    // A visitor has no place, whatever the platform says.
    me: null,
  }),
})
