/** Viewport breakpoints by name: minimum width in CSS px (specification, section 9). */
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

/** The breakpoint to assume while the width is unknown (specification, section 9). */
export const fallbackBreakpoint: Breakpoint = 'desktop'

/**
 * The name of the breakpoint for a viewport width, both in CSS px.
 * @param table minimum widths by name, in any order; a page may bring its own (specification, section 2)
 * @returns the widest breakpoint that fits; below all of them the narrowest; the fallback when the table is empty
 */
export function breakpointAt(widthPx: number, table: Readonly<Record<string, number>> = breakpoints): string {
  const ascending = Object.entries(table).sort(([, a], [, b]) => a - b)
  const fitting = ascending.findLast(([, minimum]) => widthPx >= minimum) ?? ascending[0]
  return fitting?.[0] ?? fallbackBreakpoint
}
