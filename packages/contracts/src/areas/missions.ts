import * as z from 'zod/mini'
import { idParams } from '../identifiers.ts'
import { Amount, Code, Decimal, Flag, Id, LocalText, needed, orBlank, orNull, State, Time } from '../kinds.ts'
import { listOf } from '../list.ts'
import { Money } from '../money.ts'
import { operation } from '../operation.ts'
import { claimErrors } from './promotions/promotions.ts'

/** One thing to do for a mission. `target` and `progress` are money or times, as `goalType` says. */
export const MissionTask = z.object({
  taskId: Id,
  label: orBlank(LocalText),
  /** `BET`, `DEPOSIT`, `TURNOVER`, `LOGIN`, `PLAY_GAME`, `REFER`, or another goal of the platform. */
  goalType: Code,
  target: needed(Decimal),
  progress: needed(Decimal),
  /** The game or provider that counts; empty for any. */
  gameCode: orBlank(Code),
  providerCode: orBlank(Code),
})
export type MissionTask = z.infer<typeof MissionTask>

/** A mission (the platform's contract, 2.5). */
export const Mission = z.object({
  missionId: needed(Id),
  title: LocalText,
  description: orBlank(LocalText),
  imgUrl: orBlank(Code),
  /** `DAILY`, `WEEKLY`, `ONCE`, `EVENT`, or another period of the platform. */
  period: orBlank(Code),
  /** `LOCKED`, `AVAILABLE`, `IN_PROGRESS`, `CLAIMABLE`, `CLAIMED` or `EXPIRED`. */
  state: needed(State),
  tasks: orBlank(z.array(MissionTask)),
  /** `CASH`, `BONUS`, `TOKEN`, `SPIN`, or another type of the platform. */
  rewardType: orBlank(Code),
  rewardAmount: orBlank(Amount),
  requiresOptIn: orBlank(Flag),
  /** Until when it can be played and claimed; empty for no limit. */
  expiresAt: orBlank(Time),
  claimUntil: orBlank(Time),
})
export type Mission = z.infer<typeof Mission>

/** What a claim brought: `rewardAmount` is money or tokens, as `rewardType` says. */
export const MissionReward = z.object({
  rewardType: Code,
  rewardAmount: Amount,
})

export const missionExample: Mission = {
  missionId: 'M1',
  title: { EN: 'Ten rounds of slots', PHP: 'Sampung round sa slots', CN: '老虎机十局' },
  description: {
    EN: 'Play ten rounds of any slot today.',
    PHP: 'Maglaro ng sampung round sa kahit anong slot ngayong araw.',
    CN: '今天玩任意老虎机十局。',
  },
  imgUrl: '',
  period: 'DAILY',
  state: 'IN_PROGRESS',
  tasks: [
    {
      taskId: 'T1',
      label: { EN: 'Rounds played', PHP: 'Mga round na nalaro', CN: '已玩局数' },
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

/** The player's missions, in the platform's order. Times left are counted from `serverTime`. */
export const listMissions = operation(
  {
    method: 'GET',
    path: '/api/missions',
    access: 'player',
    limit: 'reads',
    shows: 'part',
    capability: 'missions',
    response: z.extend(listOf(Mission), { serverTime: orBlank(Time) }),
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
    response: z.extend(MissionReward, {
      rewardType: needed(Code),
      balance: orNull(Money),
      token: orNull(Amount),
    }),
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
    response: listOf(z.extend(MissionReward, { missionId: needed(Id) })),
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
