import { openBoards } from '../areas/leaderboards/settle-boards.ts'
import type { Database } from '../database/open-database.ts'
import { historyPlans } from './history-plan.ts'
import { seedPlayers } from './seed-players.ts'
import { seedTopEntries } from './seed-top-entries.ts'
import { seededPlayers, stressPlayers } from './seeded-players.ts'

/** Fills a new brand with players, their past, the top ten, and the leaderboards that run. */
export function seedBrand(
  db: Database,
  { domain, traits }: { domain: string; traits: readonly string[] },
  now: number,
): void {
  const players = traits.includes('stress') ? stressPlayers : seededPlayers
  seedPlayers(db, domain, now, { players, plans: traits.includes('newlyOpened') ? {} : historyPlans })
  seedTopEntries(db, domain, now)
  openBoards(db, domain, now)
}
