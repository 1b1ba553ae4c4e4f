/**
 * A page in one line: its name (the path without the slash, `home` for the first), then title and description in
 * English and in Filipino, then further keywords. `{site}` stands for the name of the site.
 */
export type PageLine = readonly [
  page: string,
  enName: string,
  enBody: string,
  localName: string,
  localBody: string,
  keywords?: string,
]
