import type { PageName } from '@marquee/contracts/pages'

/**
 * The texts of a page as a row: its title in English with a description, its title in Filipino, and further keywords.
 * `{site}` stands for the site's name.
 */
export type PageRow = readonly [enName: string, enDescription: string, localName: string, keywords?: string]

/** The rows of some pages. */
export type PageRows = Partial<Record<PageName, PageRow>>
