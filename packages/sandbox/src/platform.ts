import type { FastifyBaseLogger } from 'fastify'
import type { Database } from './database/open-database.ts'

/** What every call of the platform can use. */
export interface Platform {
  db: Database
  log: FastifyBaseLogger
  /** The current time in milliseconds since the epoch. */
  now(): number
  /** The base URL of pictures and games, without a trailing slash. Empty until the sandbox listens. */
  origin(): string
  /** Fills a new brand with players and what they did before. */
  seedBrand(db: Database, brand: { domain: string; traits: readonly string[] }, now: number): void
}

/** What most rules need of the platform: its data, and the time. */
export type Storage = Pick<Platform, 'db' | 'now'>
