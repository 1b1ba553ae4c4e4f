import type { Mission, MissionTask } from '@marquee/contracts/areas/missions'
import * as z from 'zod/mini'
import {
  amount,
  count,
  decimal,
  flag,
  id,
  list,
  orNone,
  state,
  text,
  textOrNull,
  time,
  words,
  wordsOrNull,
} from '../../upstream/decoding/field-readers.ts'
import { namedItems, wholeList } from '../../upstream/decoding/list-reader.ts'
import { amountOrNone, readMoney } from '../../upstream/decoding/value-readers.ts'
import { platformCall, UnusableAnswer } from '../../upstream/platform-call.ts'
import { claimRefusals, readRefusals } from '../../upstream/refusals.ts'

// Texts in Chinese, and the local ones of tasks, are extensions of ours.
const TaskItem = z.object({
  task_id: id(),
  label: z.optional(wordsOrNull()),
  label_local: z.optional(wordsOrNull()),
  label_cn: z.optional(wordsOrNull()),
  goal_type: text(),
  target: decimal(),
  progress: decimal(),
  game_code: z.optional(textOrNull()),
  provider_code: z.optional(textOrNull()),
})

/** A mission as the platform tells it. */
const MissionItem = z.object({
  mission_id: id(),
  title_en: words(),
  title_local: z.optional(wordsOrNull()),
  title_cn: z.optional(wordsOrNull()),
  description_en: z.optional(wordsOrNull()),
  description_local: z.optional(wordsOrNull()),
  description_cn: z.optional(wordsOrNull()),
  img_url: z.optional(textOrNull()),
  period: z.optional(textOrNull()),
  state: state(),
  tasks: orNone(list(TaskItem)),
  reward_type: z.optional(textOrNull()),
  reward_amount: orNone(amount()),
  requires_opt_in: orNone(flag()),
  expires_at: z.optional(time()),
  claim_until: z.optional(time()),
  sort: orNone(count()),
})

/** Reads a mission, with its picture as written. A task that does not say how far it is is left out. */
function readMission(item: z.infer<typeof MissionItem>): Mission {
  return {
    missionId: item.mission_id,
    titleEn: item.title_en || item.mission_id,
    titleLocal: item.title_local ?? '',
    titleCn: item.title_cn ?? '',
    descriptionEn: item.description_en ?? '',
    descriptionLocal: item.description_local ?? '',
    descriptionCn: item.description_cn ?? '',
    imgUrl: item.img_url ?? '',
    period: item.period ?? '',
    state: item.state,
    tasks: (item.tasks ?? [])
      .filter(({ target, progress }) => target !== '' && progress !== '')
      .map(readTask),
    rewardType: item.reward_type ?? '',
    rewardAmount: item.reward_amount ?? '',
    requiresOptIn: item.requires_opt_in ?? false,
    expiresAt: item.expires_at ?? '',
    claimUntil: item.claim_until ?? '',
  }
}

function readTask(task: z.infer<typeof TaskItem>): MissionTask {
  return {
    taskId: task.task_id,
    label: task.label ?? '',
    labelLocal: task.label_local ?? '',
    labelCn: task.label_cn ?? '',
    goalType: task.goal_type,
    target: task.target,
    progress: task.progress,
    gameCode: task.game_code ?? '',
    providerCode: task.provider_code ?? '',
  }
}

/** The player's missions, with pictures as written. One without an id or a state is left out. */
export const missionList = platformCall({
  path: '/api/mission/list',
  kind: 'read',
  identify: 'both',
  onFailure: 'general',
  response: z.object({ value: list(MissionItem), server_time: z.optional(time()) }),
  read({ value, server_time }) {
    const items = namedItems(value, ({ mission_id, state }) => mission_id !== '' && state !== '')
    const inOrder = items.toSorted((a, b) => (a.sort ?? 0) - (b.sort ?? 0))
    return { ...wholeList(inOrder.map(readMission)), serverTime: server_time ?? '' }
  },
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
  record: 'value',
  response: MissionItem,
  read(item) {
    if (item.mission_id === '' || item.state === '') throw new UnusableAnswer('No mission')
    return readMission(item)
  },
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
  needs: ['currency', 'requestId'],
  request: ({ id }: Claim, { requestId }) => ({ request_id: requestId, mission_id: id }),
  record: 'value',
  response: z.object({
    reward_type: text(),
    reward_amount: amount(),
    game_balance: amountOrNone(),
    game_token: amountOrNone(),
  }),
  read({ reward_type, reward_amount, game_balance, game_token }, { currency }) {
    if (reward_type === '') throw new UnusableAnswer('No reward')
    return {
      rewardType: reward_type,
      rewardAmount: reward_amount,
      balance: readMoney(game_balance, currency),
      token: game_token || null,
    }
  },
  refusals: claimRefusals,
})

const RewardItem = z.object({ mission_id: id(), reward_type: text(), reward_amount: amount() })

/** Claims the rewards of all missions that are ready. */
export const missionClaimAll = platformCall({
  path: '/api/mission/claim_all',
  kind: 'write',
  identify: 'player',
  onFailure: 'general',
  money: true,
  needs: ['requestId'],
  request: (_input, { requestId }) => ({ request_id: requestId }),
  response: z.object({ value: list(RewardItem) }),
  read: ({ value }) =>
    wholeList(
      value
        .filter(({ mission_id }) => mission_id !== '')
        .map(({ mission_id, reward_type, reward_amount }) => ({
          missionId: mission_id,
          rewardType: reward_type,
          rewardAmount: reward_amount,
        })),
    ),
  refusals: claimRefusals,
})
