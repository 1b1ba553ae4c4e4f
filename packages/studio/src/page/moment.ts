const format = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })

/** A time (ISO 8601) as the clock on the wall shows it. */
export const moment = (iso: string): string => format.format(new Date(iso))

/** Where the clock hangs, such as Asia/Manila. */
export const timeZone = (): string => format.resolvedOptions().timeZone
