/**
 * The texts of a page as a row: its name (the path without the leading slash, or `home`), title in English with a
 * description, its title in Filipino, and further keywords. `{site}` stands for the site's name.
 */
export type PageRow = readonly [
  page: string,
  enName: string,
  enDescription: string,
  localName: string,
  keywords?: string,
]
