import {
  breakpointAt,
  breakpoints,
  fallbackBreakpoint,
  isBreakpoint,
  templateBreakpoints,
} from '@marquee/contracts/breakpoints'
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

t.test(
  'the breakpoints of the viewport have their minimum widths, and the fallback is desktop',
  async (t) => {
    t.strictSame(breakpoints, {
      mobile: 320,
      mobileMedium: 375,
      mobileWide: 425,
      tablet: 768,
      desktop: 1024,
      desktopMedium: 1280,
      desktopWide: 1600,
    })
    t.equal(fallbackBreakpoint, 'desktop')
  },
)

t.test('the template breakpoints are those of the specification', async (t) => {
  t.strictSame(templateBreakpoints, {
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
  })
})

t.test('a name is that of a breakpoint, or none', async (t) => {
  t.ok(isBreakpoint('tablet'))
  for (const name of ['', 'Tablet', 'constructor', 'template9Product']) t.notOk(isBreakpoint(name), name)
})
