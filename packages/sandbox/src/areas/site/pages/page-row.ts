/**
 * The texts of a page as a row: its name (the path without the leading slash, or `home`), title and description in
 * English and in Filipino, and further keywords. `{site}` stands for the site's name.
 */
export type PageRow = readonly [
  page: string,
  enName: string,
  enBody: string,
  localName: string,
  localBody: string,
  keywords?: string,
]
