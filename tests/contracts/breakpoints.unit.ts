import { breakpointAt, breakpoints, fallbackBreakpoint } from '@marquee/contracts/breakpoints'
import t from 'tap'

t.test('a width has the widest breakpoint that fits', async (t) => {
  const cases: [number, string][] = [
    [0, 'mobile'],
    [319, 'mobile'],
    [320, 'mobile'],
    [374, 'mobile'],
    [375, 'mobileMedium'],
    [425, 'mobileWide'],
    [767, 'mobileWide'],
    [768, 'tablet'],
    [1023, 'tablet'],
    [1024, 'desktop'],
    [1280, 'desktopMedium'],
    [1599, 'desktopMedium'],
    [1600, 'desktopWide'],
    [5120, 'desktopWide'],
  ]
  for (const [widthPx, expected] of cases) t.equal(breakpointAt(widthPx), expected, `${widthPx} px`)
})

t.test('the widths are those of the specification', async (t) => {
  t.strictSame(Object.values(breakpoints), [320, 375, 425, 768, 1024, 1280, 1600])
  t.equal(fallbackBreakpoint, 'desktop')
})

t.test('a page may have its own breakpoints, in any order; an empty table gives the fallback', async (t) => {
  const table = { wide: 999, narrow: 320 }
  const names = [300, 998, 999].map((widthPx) => breakpointAt(widthPx, table))
  t.strictSame(names, ['narrow', 'narrow', 'wide'])
  t.equal(breakpointAt(1600, {}), 'desktop')
})
