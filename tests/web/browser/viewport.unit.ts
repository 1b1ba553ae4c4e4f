import t, { type Test } from 'tap'
import { createViewport } from '#web/browser/viewport.ts'

/** A window of a width, which counts how often it is asked. */
function openWindow(t: Test, width: number) {
  const events = new EventTarget()
  const frames: (() => void)[] = []
  let asked = 0
  const opened = {
    get innerWidth() {
      asked += 1
      return width
    },
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  }
  t.intercept(globalThis, 'window', { value: opened, configurable: true })
  t.intercept(globalThis, 'requestAnimationFrame', {
    value: (frame: () => void) => frames.push(frame),
    configurable: true,
  })
  t.intercept(globalThis, 'cancelAnimationFrame', { value: () => {}, configurable: true })
  return {
    asked: () => asked,
    resize(next: number) {
      width = next
      events.dispatchEvent(new Event('resize'))
    },
    async paint() {
      for (const frame of frames.splice(0)) frame()
      await new Promise((resolve) => setTimeout(resolve, 5))
    },
  }
}

t.test(
  'the first render takes the breakpoint from the cookie: nothing is measured before a paint',
  async (t) => {
    const { asked, paint } = openWindow(t, 1440)
    const viewport = createViewport()
    t.equal(viewport.get(), 'desktop', 'the fallback')
    viewport.restore('lang=EN; viewport=tablet; clientDomain=localhost')
    t.equal(viewport.get(), 'tablet')
    const told: string[] = []
    t.teardown(viewport.follow((name) => told.push(name)))
    t.same([asked(), viewport.get(), told], [0, 'tablet', []])
    await paint()
    t.same([viewport.get(), told], ['desktopMedium', ['desktopMedium']], 'the window is another by now')
  },
)

t.test('without a cookie of a breakpoint the window is measured', async (t) => {
  for (const cookie of ['', 'viewport=', 'viewport=wide', 'viewport=constructor', 'myviewport=tablet']) {
    openWindow(t, 390)
    const viewport = createViewport()
    viewport.restore(cookie)
    t.equal(viewport.get(), 'desktop', cookie)
    t.teardown(viewport.follow(() => {}))
    t.equal(viewport.get(), 'mobileMedium', cookie)
  }
})

t.test('each breakpoint that the window crosses is told once', async (t) => {
  const { resize } = openWindow(t, 390)
  const viewport = createViewport()
  const told: string[] = []
  const stop = viewport.follow((name) => told.push(name))
  for (const width of [400, 425, 430, 768, 390]) resize(width)
  stop()
  resize(1600)
  t.same(told, ['mobileMedium', 'mobileWide', 'tablet', 'mobileMedium'])
  t.equal(viewport.get(), 'mobileMedium')
})
