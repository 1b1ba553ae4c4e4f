import t, { type Test } from 'tap'
import { createMeasuredSizes } from '#web/ui/media/measured-sizes.ts'

/** A browser with pictures in boxes, that knows `sizes="auto"` or does not. */
function openBrowser(t: Test, { knowsAuto }: { knowsAuto: boolean }) {
  const events = new EventTarget()
  const frames: (() => void)[] = []
  const value = (value: unknown) => ({ value, configurable: true })
  t.intercept(globalThis, 'window', value(events))
  t.intercept(
    globalThis,
    'requestAnimationFrame',
    value((frame: () => void) => frames.push(frame)),
  )
  t.intercept(
    globalThis,
    'cancelAnimationFrame',
    value(() => {}),
  )
  t.intercept(
    globalThis,
    'getComputedStyle',
    value(() => ({ contain: knowsAuto ? 'size' : 'none' })),
  )
  return {
    picture: (clientWidth: number, naturalWidth = 0) => ({
      ...{ clientWidth, naturalWidth, sizes: 'auto, 120px', srcset: '/sized/160/a.png 160w' },
      asElement() {
        return this as unknown as HTMLImageElement
      },
    }),
    resize: () => void events.dispatchEvent(new Event('resize')),
    async paint() {
      for (const frame of frames.splice(0)) frame()
      await wait(5)
    },
  }
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

t.test('without sizes="auto" pictures are sized by their boxes, after the paint', async (t) => {
  const { picture, paint } = openBrowser(t, { knowsAuto: false })
  const sizeByBox = createMeasuredSizes()
  const [tile, hidden, loaded, grown] = [picture(172), picture(0), picture(100, 120), picture(300, 120)]
  for (const each of [tile, hidden, loaded, grown]) sizeByBox(each.asElement())
  t.equal(tile.sizes, 'auto, 120px', 'nothing is asked before the paint')
  await paint()
  t.equal(tile.sizes, '172px')
  t.equal(hidden.sizes, 'auto, 120px', 'what has no box is left alone')
  t.equal(loaded.sizes, 'auto, 120px', 'what has come for a wider box is good enough')
  t.equal(grown.sizes, '300px')
})

t.test('auto-sized images are measured again 500 ms after the last resize', async (t) => {
  const { picture, paint, resize } = openBrowser(t, { knowsAuto: false })
  const sizeByBox = createMeasuredSizes()
  const [stays, goes] = [picture(172), picture(172)]
  sizeByBox(stays.asElement())
  const end = sizeByBox(goes.asElement())
  await paint()
  Object.assign(stays, { clientWidth: 360, naturalWidth: 172 })
  Object.assign(goes, { clientWidth: 360, naturalWidth: 172 })
  end()
  resize()
  await wait(300)
  resize()
  await wait(400)
  t.equal(stays.sizes, '172px', 'not before the resize has settled')
  await wait(200)
  t.equal(stays.sizes, '360px')
  t.equal(goes.sizes, '172px', 'what has left the page is not asked')
})

t.test('where browsers know sizes="auto" nothing is measured', async (t) => {
  const { picture, paint, resize } = openBrowser(t, { knowsAuto: true })
  const sizeByBox = createMeasuredSizes()
  const tile = picture(172)
  sizeByBox(tile.asElement())
  await paint()
  resize()
  const later = picture(172)
  sizeByBox(later.asElement())
  await paint()
  await wait(550)
  t.same([tile.sizes, later.sizes], ['auto, 120px', 'auto, 120px'])
})
