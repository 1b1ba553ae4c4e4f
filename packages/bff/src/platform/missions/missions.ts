import { claimAllMissions, claimMission, listMissions, Mission } from '@marquee/contracts/areas/missions'
import { Count, orBlank } from '@marquee/contracts/kinds'
import { recordOf, wholeListOf } from '../../upstream/decoding/answers.ts'
import type { Differences } from '../../upstream/decoding/decoder-of.ts'
import { platformCall } from '../../upstream/platform-call.ts'
import { claimRefusals, readRefusals } from '../../upstream/refusals.ts'

const mission: Differences<Mission> = {
  beside: { sort: orBlank(Count) },
  finish: { title: (title, { missionId }) => ({ EN: missionId, ...title }) },
  within: { tasks: { plainEnglish: ['label'] } },
}

/** The player's missions, with pictures as written. One without an id or a state is left out. */
export const missionList = platformCall({
  path: '/api/mission/list',
  kind: 'read',
  identify: 'both',
  onFailure: 'general',
  answer: wholeListOf(listMissions.response, mission),
  refusals: readRefusals,
})

interface OptIn {
  id: string
}

/** Joins a mission, whose picture is as written. */
export const missionOptIn = platformCall({
  path: '/api/mission/opt_in',
  kind: 'write',
  identify: 'player',
  onFailure: 'general',
  money: true,
  needs: ['requestId'],
  request: ({ id }: OptIn, { requestId }) => ({ request_id: requestId, mission_id: id }),
  answer: recordOf(Mission, mission),
  refusals: claimRefusals,
})

interface Claim {
  id: string
}

/** Claims the reward of a mission. */
export const missionClaim = platformCall({
  path: '/api/mission/claim',
  kind: 'write',
  identify: 'player',
  onFailure: 'general',
  money: true,
  needs: ['requestId'],
  request: ({ id }: Claim, { requestId }) => ({ request_id: requestId, mission_id: id }),
  answer: recordOf(claimMission.response, { names: { balance: 'game_balance', token: 'game_token' } }),
  refusals: claimRefusals,
})

/** Claims the rewards of all missions that are ready. */
export const missionClaimAll = platformCall({
  path: '/api/mission/claim_all',
  kind: 'write',
  identify: 'player',
  onFailure: 'general',
  money: true,
  needs: ['requestId'],
  request: (_input, { requestId }) => ({ request_id: requestId }),
  answer: wholeListOf(claimAllMissions.response),
  refusals: claimRefusals,
})
