import type { FastifyBaseLogger } from 'fastify'
import type { Database } from './database/open-database.ts'

/** What every call of the platform has at hand. */
export interface Platform {
  db: Database
  log: FastifyBaseLogger
  /** Milliseconds since the epoch. */
  now(): number
  /** Where pictures and games are served, without a slash at the end. Known once the sandbox listens. */
  origin(): string
}

/** A time as the platform writes it: ISO 8601 with the offset of Manila, where the brands are at home. */
export function manilaTime(at: number): string {
  const eightHoursMs = 8 * 60 * 60 * 1000
  return new Date(at + eightHoursMs).toISOString().replace(/\.\d+Z$/, '+08:00')
}
