import { type Breakpoint, breakpoints } from '@marquee/contracts/breakpoints'

const yearSeconds = 365 * 24 * 60 * 60

/** The widest breakpoint of a table (name to minimum width, px) that fits; below all of them, the narrowest. */
export function breakpointOf(widthPx: number, table: Readonly<Record<string, number>> = breakpoints): string {
  const ascending = Object.entries(table).sort(([, a], [, b]) => a - b)
  const fitting = ascending.findLast(([, minimum]) => widthPx >= minimum) ?? ascending[0]
  return fitting?.[0] ?? ('mobile' satisfies Breakpoint)
}

/** The cookie that tells the breakpoint (specification, section 9). Plain http keeps it on this machine only. */
export function viewportCookie(breakpoint: string): string {
  return `viewport=${encodeURIComponent(breakpoint)}; Max-Age=${yearSeconds}; Path=/; SameSite=Strict; Secure`
}
