import type { areas } from '../../i18n/locales/en/ui-areas.ts'

/** The names of business areas, which are the keys of the texts that describe them. */
export type AreaName = Exclude<keyof typeof areas, 'absent'>
