/** How many pages `total` items make; at least 1. */
export function pageCount(total: number, perPage: number): number {
  return Math.max(1, Math.ceil(total / perPage))
}

/** The numbers to show: `buttons` of them, the current one in the middle where the ends allow. */
export function pageWindow(page: number, pages: number, buttons: number): number[] {
  const size = Math.min(buttons, pages)
  const first = Math.max(1, Math.min(page - Math.floor((size - 1) / 2), pages - size + 1))
  return Array.from({ length: size }, (_, index) => first + index)
}

/** An address with its place for the page's number. */
export type PageAddress = `${string}[page]${string}`

/** Puts a number in its place in the address. */
export function pageAddress(address: PageAddress, page: number): string {
  return address.replace('[page]', String(page))
}
