import { manilaTime } from '../../calendar.ts'
import { call } from '../../call.ts'
import { missionItem, shownMissions } from '../../rewards/missions/mission-progress.ts'

/** The player's missions, and the platform's time, from which times left are counted. */
export const missionList = call({
  path: '/api/mission/list',
  identify: 'playerAtSite',
  area: 'missions',
  handle({ input, brand, player, ...platform }) {
    const value = shownMissions(platform, player).map((mission, sort) =>
      missionItem(platform, player, mission, sort),
    )
    return { value, total: value.length, server_time: manilaTime(platform.now()) }
  },
})
