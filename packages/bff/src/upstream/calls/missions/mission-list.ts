import * as z from 'zod/mini'
import { textOrNull } from '../../decoding/field-readers.ts'
import { wholeList } from '../../decoding/list-reader.ts'
import { platformCall } from '../../platform-call.ts'
import { readRefusals } from '../cashier/money-refusals.ts'
import { MissionItem, readMission } from './mission-item.ts'

/** The player's missions, with pictures as written. One without an id or a state is left out. */
export const missionList = platformCall({
  path: '/api/mission/list',
  kind: 'read',
  identify: 'both',
  onFailure: 'general',
  response: z.object({ value: z.array(MissionItem), server_time: z.optional(textOrNull()) }),
  read({ value, server_time }) {
    const items = value.filter(({ mission_id, state }) => mission_id !== '' && state !== '')
    const inOrder = items.toSorted((a, b) => (a.sort ?? 0) - (b.sort ?? 0))
    return { ...wholeList(inOrder.map(readMission)), serverTime: server_time ?? '' }
  },
  refusals: readRefusals,
})
