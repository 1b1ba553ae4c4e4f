import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { Database } from '../../../database/open-database.ts'

/** A new secret seed, from which the outcome of a round follows. */
export const newSeed = () => randomBytes(32).toString('hex')

/** What is shown of a seed before its round: SHA-256, so that the seed cannot be exchanged afterwards. */
export const seedHash = (seed: string) => createHash('sha256').update(seed).digest('hex')

/** The seed of an event that all players share, such as a match or a draw. It follows from a secret of the sandbox. */
export function sharedSeed(db: Database, event: string): { seed: string; hash: string } {
  const stored = db.one<{ secret: string }>`SELECT secret FROM play_secret`
  const secret = stored?.secret ?? newSeed()
  if (!stored) db.run`INSERT INTO play_secret VALUES (${secret})`
  const seed = createHmac('sha256', secret).update(event).digest('hex')
  return { seed, hash: seedHash(seed) }
}
