import * as z from 'zod/mini'
import { idParams } from '../identifiers.ts'
import { listOf } from '../list.ts'
import { Money } from '../money.ts'
import { operation } from '../operation.ts'
import { claimErrors } from './promotions/promotions.ts'

/** One thing to do for a mission. `target` and `progress` are decimal strings, in money or times as `goalType` says. */
export const MissionTask = z.object({
  taskId: z.string(),
  label: z.string(),
  labelLocal: z.string(),
  labelCn: z.string(),
  /** `BET`, `DEPOSIT`, `TURNOVER`, `LOGIN`, `PLAY_GAME`, `REFER`, or another goal of the platform. */
  goalType: z.string(),
  target: z.string(),
  progress: z.string(),
  /** The game or provider that counts; empty for any. */
  gameCode: z.string(),
  providerCode: z.string(),
})
export type MissionTask = z.infer<typeof MissionTask>

/** A mission (the platform's contract, 2.5). Texts that the platform leaves out are empty. */
export const Mission = z.object({
  missionId: z.string(),
  titleEn: z.string(),
  titleLocal: z.string(),
  titleCn: z.string(),
  descriptionEn: z.string(),
  descriptionLocal: z.string(),
  descriptionCn: z.string(),
  imgUrl: z.string(),
  /** `DAILY`, `WEEKLY`, `ONCE`, `EVENT`, or another period of the platform. */
  period: z.string(),
  /** `LOCKED`, `AVAILABLE`, `IN_PROGRESS`, `CLAIMABLE`, `CLAIMED` or `EXPIRED`. */
  state: z.string(),
  tasks: z.array(MissionTask),
  /** `CASH`, `BONUS`, `TOKEN`, `SPIN`, or another type of the platform. */
  rewardType: z.string(),
  /** A decimal string. */
  rewardAmount: z.string(),
  requiresOptIn: z.boolean(),
  /** Until when it can be played and claimed; ISO 8601, empty for no limit. */
  expiresAt: z.string(),
  claimUntil: z.string(),
})
export type Mission = z.infer<typeof Mission>

/** What a claim brought: `rewardAmount` is a decimal string, in money or tokens as `rewardType` says. */
export const MissionReward = z.object({
  rewardType: z.string(),
  rewardAmount: z.string(),
})

export const missionExample: Mission = {
  missionId: 'M1',
  titleEn: 'Ten rounds of slots',
  titleLocal: 'Sampung round sa slots',
  titleCn: '老虎机十局',
  descriptionEn: 'Play ten rounds of any slot today.',
  descriptionLocal: 'Maglaro ng sampung round sa kahit anong slot ngayong araw.',
  descriptionCn: '今天玩任意老虎机十局。',
  imgUrl: '',
  period: 'DAILY',
  state: 'IN_PROGRESS',
  tasks: [
    {
      taskId: 'T1',
      label: 'Rounds played',
      labelLocal: 'Mga round na nalaro',
      labelCn: '已玩局数',
      goalType: 'PLAY_GAME',
      target: '10',
      progress: '4',
      gameCode: '',
      providerCode: '',
    },
  ],
  rewardType: 'TOKEN',
  rewardAmount: '10.00',
  requiresOptIn: false,
  expiresAt: '2030-01-02T00:00:00+08:00',
  claimUntil: '2030-01-03T00:00:00+08:00',
}

/** The player's missions, in the platform's order. Times left are counted from `serverTime` (ISO 8601). */
export const listMissions = operation(
  {
    method: 'GET',
    path: '/api/missions',
    access: 'player',
    limit: 'reads',
    shows: 'part',
    capability: 'missions',
    response: z.extend(listOf(Mission), { serverTime: z.string() }),
  },
  {
    request: {},
    response: {
      items: [missionExample],
      total: 1,
      page: 1,
      perPage: 1,
      serverTime: '2030-01-01T08:00:00+08:00',
    },
  },
)

/** Joins a mission that has to be joined, and returns it as it is afterwards. */
export const optInMission = operation(
  {
    method: 'POST',
    path: '/api/missions/{id}/opt-in',
    access: 'player',
    limit: 'writes',
    shows: 'claim',
    capability: 'missions',
    idempotency: 'required',
    params: idParams,
    response: Mission,
    errors: claimErrors,
  },
  {
    request: { params: { id: 'M1' } },
    response: missionExample,
  },
)

/** Claims a mission's reward. Balances afterwards are null where the platform leaves them out. */
export const claimMission = operation(
  {
    method: 'POST',
    path: '/api/missions/{id}/claim',
    access: 'player',
    limit: 'writes',
    shows: 'claim',
    capability: 'missions',
    idempotency: 'required',
    params: idParams,
    response: z.extend(MissionReward, { balance: z.nullable(Money), token: z.nullable(z.string()) }),
    errors: claimErrors,
  },
  {
    request: { params: { id: 'M1' } },
    response: { rewardType: 'TOKEN', rewardAmount: '10.00', balance: null, token: '250.00' },
  },
)

/** Claims every reward that is ready; the list has one item for each mission that was claimed. */
export const claimAllMissions = operation(
  {
    method: 'POST',
    path: '/api/missions/claims',
    access: 'player',
    limit: 'writes',
    shows: 'claim',
    capability: 'missions',
    idempotency: 'required',
    response: listOf(z.extend(MissionReward, { missionId: z.string() })),
    errors: claimErrors,
  },
  {
    request: {},
    response: {
      items: [{ missionId: 'M1', rewardType: 'TOKEN', rewardAmount: '10.00' }],
      total: 1,
      page: 1,
      perPage: 1,
    },
  },
)
