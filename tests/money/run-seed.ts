import { inTime } from '../support/in-time.ts'
import { auditBooks, readRecords } from './audit-books.ts'
import { auditIntents } from './audit-intents.ts'
import { auditPlays, countPlays } from './audit-plays.ts'
import type { Intent } from './intent.ts'
import { runStep } from './run-step.ts'
import { drawSchedule, type Schedule } from './schedule.ts'
import { settle } from './settle.ts'
import { openStage, type Stage } from './stage.ts'
import type { World } from './world.ts'

/** What a seed did, and what was wrong. */
export interface SeedResult {
  schedule: Schedule
  intents: readonly Intent[]
  /** A sentence for each; none when all is well. */
  violations: string[]
}

// Longer than any deposit waits, so that the clock has moved everything to its end.
const twoDaysMs = 48 * 3_600_000

// A gateway that starts on a busy machine may take a minute; every other step takes some seconds at most.
const stepMs = 90_000
const settleMs = 240_000

/** Plays the schedule of a seed and audits what is left. `say` gets a line for each step. */
export async function runSeed(
  world: World,
  seed: number,
  say: (line: string) => void = () => {},
): Promise<SeedResult> {
  const schedule = drawSchedule(seed)
  const kills = schedule.steps.filter((step) => step.do === 'kill' || step.do === 'sendAndKill').length
  let intents: readonly Intent[] = []
  const violations = await play().catch((error) => [
    `broke off: ${error instanceof Error ? error.message : error}`,
  ])
  return { schedule, intents, violations: [...new Set(violations)] }

  async function play(): Promise<string[]> {
    await inTime('ending all faults', world.recover(), stepMs)
    const stage = await inTime('opening the players', openStage(world, schedule), settleMs)
    intents = stage.intents
    const earlier = new Set((await readRecords(stage)).keys())
    const plays = await Promise.all(stage.players.map(countPlays))
    for (const [place, step] of schedule.steps.entries()) {
      const name = `${place + 1}. ${JSON.stringify(step)}`
      say(`${name} → ${await inTime(name, runStep(stage, step), stepMs)}`)
    }
    const settled = await inTime('finding out what became of the intents', settle(stage), settleMs)
    return [...settled, ...(await inTime('the audit', endEverything(stage, earlier, plays), settleMs))]
  }

  async function endEverything(
    stage: Stage,
    earlier: ReadonlySet<string>,
    plays: readonly number[],
  ): Promise<string[]> {
    world.platform.control().advanceClock(twoDaysMs)
    for (const record of (await readRecords(stage)).values()) {
      const intent = stage.intents.find((one) => one.record && sameRecord(one.record, record))
      if (intent) intent.record = record
    }
    return [
      ...auditIntents(stage, world.takeRedisLoss() ? 1 + kills : 1),
      ...(await auditBooks(stage, earlier)),
      ...(await auditPlays(stage, plays)),
    ]
  }
}

const sameRecord = (one: { depositId?: string; withdrawalId?: string }, other: typeof one) =>
  one.depositId === other.depositId && one.withdrawalId === other.withdrawalId
