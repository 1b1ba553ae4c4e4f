import {
  addDays,
  CalendarDate,
  daysInRange,
  maxRangeDays,
  maxRangeMonths,
} from '@marquee/contracts/date-range'

/** The ranges that one click chooses, and how many days each has; all of them end today. */
export const presetDays = { today: 1, yesterday: 1, week: 7, month: 30 } as const
export type RangePreset = keyof typeof presetDays
export const rangePresets = Object.keys(presetDays) as RangePreset[]

/** A range of calendar dates in the site's time zone, both included. `own` is one that the player has entered. */
export interface RecordRange {
  preset: RangePreset | 'own'
  from: string
  to: string
}

/** What is wrong with a range that the player has entered. */
export type RangeFault = 'missing' | 'backwards' | 'future' | 'tooOld' | 'tooLong'

/** The first date that can be asked for. */
export function earliestDay(today: string): string {
  const at = new Date(`${today}T00:00:00Z`)
  at.setUTCMonth(at.getUTCMonth() - maxRangeMonths)
  return at.toISOString().slice(0, 10)
}

/** The dates of a preset. */
export function rangeOf(preset: RangePreset, today: string): RecordRange {
  const to = preset === 'yesterday' ? addDays(today, -1) : today
  return { preset, from: addDays(to, 1 - presetDays[preset]), to }
}

/** Why a range of at most so many days cannot be asked for; `undefined` when it can. */
export function rangeFault(
  { from, to }: Pick<RecordRange, 'from' | 'to'>,
  today: string,
  maxDays = maxRangeDays,
): RangeFault | undefined {
  if (!CalendarDate.safeParse(from).success || !CalendarDate.safeParse(to).success) return 'missing'
  if (to > today || from > today) return 'future'
  if (from > to) return 'backwards'
  if (from < earliestDay(today)) return 'tooOld'
  return daysInRange(from, to) > maxDays ? 'tooLong' : undefined
}
