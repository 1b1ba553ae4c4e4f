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

/** The widest breakpoint that fits a width; below all of them, the narrowest. */
export function breakpointAt(widthPx: number): Breakpoint {
  const names = Object.keys(breakpoints) as Breakpoint[]
  return names.findLast((name) => widthPx >= breakpoints[name]) ?? 'mobile'
}
