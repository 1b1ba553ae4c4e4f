/** The viewport's breakpoints by name: minimum widths in CSS px (specification, section 9). */
export const breakpoints = {
  mobile: 320,
  mobileMedium: 375,
  mobileWide: 425,
  tablet: 768,
  desktop: 1024,
  desktopMedium: 1280,
  desktopWide: 1600,
} as const

/**
 * Those of templates (specification, section 9): where the wide layout of one begins, and `…Product` that of its product
 * pages. A template's file names its own.
 */
export const templateBreakpoints = {
  template2Custom: 1200,
  template3Custom: 1200,
  template4Custom: 999,
  template6Custom: 999,
  template8Custom: 999,
  template9Custom: 999,
  template9Product: 1200,
  template10Custom: 1200,
  template11Custom: 768,
  template12Custom: 769,
  template13Custom: 769,
  template14Custom: 769,
  template15Custom: 768,
  template16Custom: 768,
  template17Custom: 768,
} as const

export type Breakpoint = keyof typeof breakpoints

/** The breakpoint to assume while the width is unknown (specification, section 9). */
export const fallbackBreakpoint: Breakpoint = 'desktop'

/** Whether a text names a breakpoint of the viewport. */
export const isBreakpoint = (name: string): name is Breakpoint => Object.hasOwn(breakpoints, name)

/** The widest breakpoint that fits a viewport of this width in CSS px; below all of them the narrowest. */
export function breakpointAt(widthPx: number): Breakpoint {
  const names = Object.keys(breakpoints).filter(isBreakpoint)
  return names.findLast((name) => widthPx >= breakpoints[name]) ?? 'mobile'
}
