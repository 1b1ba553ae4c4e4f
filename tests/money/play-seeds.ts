import { inTime } from '../support/in-time.ts'
import { runSeed, type SeedResult } from './run-seed.ts'
import { openWorld, type World } from './world.ts'

/** Which seeds to play, and how. */
export interface SeedRange {
  from: number
  count: number
  /** How many worlds play at a time; the seeds of each are played one after the other. */
  worlds: number
  /** Whether to end after the seeds that are played now. */
  isStopped?: () => boolean
  /** Gets a line for each step. */
  say?: (line: string) => void
  /** Gets the result of each seed as it ends. */
  onSeed?: (result: SeedResult) => void
}

// An audit reads the whole database, which would grow with every seed.
const seedsOfDatabase = 20

/** Plays seeds and audits each. @returns the results in the order in which they ended */
export async function playSeeds(range: SeedRange): Promise<SeedResult[]> {
  const { from, count, worlds, isStopped = () => false, say, onSeed } = range
  const results: SeedResult[] = []
  let next = from
  let opening: Promise<unknown> = Promise.resolve()
  // One after the other: many gateways that start at once take a busy machine a minute.
  function openInTurn(): Promise<World> {
    const opened = opening.then(openWorld)
    opening = opened
    return opened
  }
  async function playInWorld(): Promise<void> {
    const world = await openInTurn()
    try {
      for (let played = 1; next < from + count && !isStopped(); played += 1) {
        const result = await runSeed(world, next++, say)
        results.push(result)
        onSeed?.(result)
        if (played % seedsOfDatabase === 0) await inTime('a new database', world.platform.renew(), 30_000)
      }
    } finally {
      await inTime('closing the world', world.close(), 90_000)
    }
  }
  await Promise.all(Array.from({ length: Math.min(worlds, count) }, playInWorld))
  return results
}
