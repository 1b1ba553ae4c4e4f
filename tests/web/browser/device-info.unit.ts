import t from 'tap'
import { type DeviceInfo, readDevice } from '#web/browser/device-info.ts'

const trueFor = (userAgent: string, maxTouchPoints = 0) =>
  Object.entries(readDevice({ userAgent, maxTouchPoints }))
    .flatMap(([name, value]) => (value ? name : []))
    .toSorted()

const expected = (...names: (keyof DeviceInfo)[]) => names.toSorted()

t.test('device info names the device, its system and one browser', async (t) => {
  t.same(
    trueFor(
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
      5,
    ),
    expected('isMobile', 'isMobileOrTablet', 'isIos', 'isApple', 'isSafari'),
  )
  t.same(
    trueFor(
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
      5,
    ),
    expected('isTablet', 'isMobileOrTablet', 'isIos', 'isApple', 'isSafari'),
    'an iPad that calls itself a Mac',
  )
  t.same(
    trueFor(
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
    ),
    expected('isDesktop', 'isMacOS', 'isApple', 'isSafari'),
  )
  t.same(
    trueFor(
      'Mozilla/5.0 (Linux; Android 14; SM-X210) AppleWebKit/537.36 SamsungBrowser/27.0 Chrome/125.0.0.0 Safari/537.36',
      5,
    ),
    expected('isTablet', 'isMobileOrTablet', 'isAndroid', 'isSamsung'),
  )
  t.same(
    trueFor('Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36', 5),
    expected('isMobile', 'isMobileOrTablet', 'isAndroid', 'isChrome'),
  )
  t.same(
    trueFor('Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0'),
    expected('isDesktop', 'isWindows', 'isEdge'),
  )
  t.same(
    trueFor('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'),
    expected('isDesktop', 'isFirefox'),
  )
  t.same(
    trueFor('Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'),
    expected('isDesktop', 'isCrawler'),
  )
  t.same(trueFor(''), expected('isDesktop'))
})

t.test('what measures a page is no crawler: it sees what a visitor sees', async (t) => {
  const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36'
  for (const userAgent of [
    `${chrome} HeadlessChrome/140.0.0.0 Safari/537.36`,
    `${chrome} Chrome/140.0.0.0 Safari/537.36 Chrome-Lighthouse`,
  ])
    t.notOk(readDevice({ userAgent, maxTouchPoints: 0 }).isCrawler, userAgent)
})
