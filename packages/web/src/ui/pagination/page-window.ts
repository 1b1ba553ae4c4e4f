/** Number of pages for `total` items; at least 1. */
export function pageCount(total: number, perPage: number): number {
  return Math.max(1, Math.ceil(total / perPage))
}

/** The page numbers to show: at most `buttons`, with the current page in the middle where possible. */
export function pageWindow(page: number, pages: number, buttons: number): number[] {
  const size = Math.min(buttons, pages)
  const first = Math.max(1, Math.min(page - Math.floor((size - 1) / 2), pages - size + 1))
  return Array.from({ length: size }, (_, index) => first + index)
}

/** An address with the placeholder `[page]`. */
export type PageAddress = `${string}[page]${string}`

/** Replaces the placeholder in an address with a page number. */
export function pageAddress(address: PageAddress, page: number): string {
  return address.replace('[page]', String(page))
}
