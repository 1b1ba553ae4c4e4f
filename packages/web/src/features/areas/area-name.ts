import type { areas } from '../../i18n/locales/en/ui-areas.ts'

/** The pages of business areas, by the texts that say what each area is. */
export type AreaName = Exclude<keyof typeof areas, 'absent'>
