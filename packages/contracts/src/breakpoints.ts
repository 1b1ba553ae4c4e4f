/** Viewport breakpoints, minimum width in px (specification, section 9). */
export const breakpoints = {
  mobile: 320,
  mobileMedium: 375,
  mobileWide: 425,
  tablet: 768,
  desktop: 1024,
  desktopMedium: 1280,
  desktopWide: 1600,
} as const

export type Breakpoint = keyof typeof breakpoints
export const fallbackBreakpoint: Breakpoint = 'desktop'

/**
 * The widest breakpoint of a table (name to minimum width, px) that fits a width; below all of them, the narrowest.
 * A page may have a table of its own; one that is empty says nothing, and the fallback stands.
 */
export function breakpointAt(widthPx: number, table: Readonly<Record<string, number>> = breakpoints): string {
  const ascending = Object.entries(table).sort(([, a], [, b]) => a - b)
  const fitting = ascending.findLast(([, minimum]) => widthPx >= minimum) ?? ascending[0]
  return fitting?.[0] ?? fallbackBreakpoint
}
