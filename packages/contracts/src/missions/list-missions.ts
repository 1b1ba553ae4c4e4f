import * as z from 'zod/mini'
import { listOf } from '../list.ts'
import { type Example, operation } from '../operation.ts'
import { Mission, missionExample } from './mission.ts'

/** The player's missions, in the platform's order. Times left are counted from `serverTime` (ISO 8601). */
export const listMissions = operation({
  method: 'GET',
  path: '/api/missions',
  access: 'player',
  limit: 'reads',
  capability: 'missions',
  response: z.extend(listOf(Mission), { serverTime: z.string() }),
})

export const listMissionsExample: Example<typeof listMissions> = {
  request: {},
  response: {
    items: [missionExample],
    total: 1,
    page: 1,
    perPage: 1,
    serverTime: '2030-01-01T08:00:00+08:00',
  },
}
