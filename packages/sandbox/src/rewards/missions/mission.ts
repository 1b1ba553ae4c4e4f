import type { Span } from '../../calendar.ts'
import type { Texts } from '../texts.ts'

/** One thing to do. `target` is money in the minor unit for `DEPOSIT` and `TURNOVER`, times for the others. */
export interface MissionTask {
  taskId: string
  label: Texts
  goal: 'BET' | 'DEPOSIT' | 'TURNOVER' | 'LOGIN' | 'PLAY_GAME' | 'REFER'
  target: number
  /** The game, provider or game type that counts; all without it. */
  gameCode?: string
  providerCode?: string
  gameType?: string
}

/** A mission of every brand; its amount is in the minor unit. */
export interface Mission {
  missionId: string
  title: Texts
  description: Texts
  art: string
  period: 'DAILY' | 'WEEKLY' | 'ONCE' | 'EVENT'
  run(at: number): Span
  tasks: readonly MissionTask[]
  reward: { type: 'CASH' | 'TOKEN' | 'BONUS'; amount: number }
  requiresOptIn?: boolean
  /** The VIP level, from 0, below which it is locked. */
  minLevel?: number
}
