import * as z from 'zod/mini'
import { DateOfBirth } from './form-fields.ts'

/** The most days that one query spans, both ends included (the platform's contract, section 2). */
export const maxRangeDays = 31

/** How many months back a query reaches. */
export const maxRangeMonths = 12

/** The most days of those months, both ends included. */
export const maxReachDays = 367

const dayMs = 86_400_000

/** A calendar date as `YYYY-MM-DD`, in the site's time zone. */
export const CalendarDate = DateOfBirth

/** Both ends of a range, or neither, for the platform's default of the last seven days. */
export const rangeQuery = {
  from: z.optional(CalendarDate),
  to: z.optional(CalendarDate),
}

/** Refuses a range that is half given, runs backwards or spans more than so many days. */
export const rangeCheckUpTo = (maxDays: number) =>
  z.refine<{ from?: string | undefined; to?: string | undefined }>(
    ({ from, to }) => {
      if (from === undefined || to === undefined) return from === to
      const days = daysInRange(from, to)
      return days >= 1 && days <= maxDays
    },
    { path: ['to'] },
  )

/** Refuses a range that one query of the platform cannot have. */
export const rangeCheck = rangeCheckUpTo(maxRangeDays)

/** The date some days after another one; both as `YYYY-MM-DD`. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
}

/** The days of a range with both its ends; zero or less when it runs backwards. */
export function daysInRange(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs) + 1
}
