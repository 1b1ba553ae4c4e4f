import type { Fault } from '#sandbox/control/fault.ts'

/** Which tab sends and which replica gets it. Two tabs share a session; the third is another device. */
export interface Way {
  tab: 0 | 1 | 2
  replica: 0 | 1
}

/** One step. Intents are named by their place, so that a schedule does not depend on how its steps end. */
export type Step =
  | { do: 'send'; intent: number; way: Way }
  /** At both replicas at once, from both tabs. */
  | { do: 'sendTwice'; intent: number }
  /** The same key for something else. */
  | { do: 'reuseKey'; intent: number; way: Way }
  /** A replica dies while the intent is under way through it. */
  | { do: 'sendAndKill'; intent: number; way: Way }
  | { do: 'ask'; intent: number; way: Way }
  | { do: 'pay'; intent: number; how: 'onPage' | 'failOnPage' | 'byOperator' | 'afterExpiry' }
  | { do: 'sendReceipt'; intent: number; way: Way }
  | { do: 'decide'; intent: number; state: 'COMPLETED' | 'REJECTED' | 'FAILED' }
  | { do: 'read'; player: number; way: Way; path: string }
  | { do: 'playSlot'; player: number; way: Way; rounds: number }
  | { do: 'endSessions'; player: number; by: 'platform' | 'logout' }
  | { do: 'advance'; seconds: number }
  | { do: 'fault'; call: string; fault: Fault; times: number }
  | { do: 'kill'; replica: 0 | 1 }
  | { do: 'redisDown' | 'redisUp' | 'platformDown' | 'platformUp' | 'restartPlatform' }
