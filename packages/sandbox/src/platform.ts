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
}

/** A time as the platform writes it: ISO 8601 with the offset of Manila, the time zone of the brands. */
export function manilaTime(at: number): string {
  const eightHoursMs = 8 * 60 * 60 * 1000
  return new Date(at + eightHoursMs).toISOString().replace(/\.\d+Z$/, '+08:00')
}
