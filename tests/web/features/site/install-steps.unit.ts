import t from 'tap'
import { readDevice } from '#web/browser/device-info.ts'
import { installWay } from '#web/features/site/install-steps.ts'

const way = (userAgent: string, maxTouchPoints = 0) => installWay(readDevice({ userAgent, maxTouchPoints }))

t.test('each device has its own install instructions', async (t) => {
  const safari = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15'
  const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
  const firefox = 'Gecko/20100101 Firefox/145.0'
  t.equal(way(`Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${safari}`, 5), 'ios')
  t.equal(way('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) CriOS/140.0 Safari/604.1', 5), 'ios')
  t.equal(way(`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${safari}`, 5), 'ipad')
  t.equal(way(`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${safari}`), 'mac')
  t.equal(way(`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${chrome}`), 'chrome')
  t.equal(way(`Mozilla/5.0 (Linux; Android 14; K) ${chrome} Mobile`), 'android')
  t.equal(way(`Mozilla/5.0 (Linux; Android 14; SM-A146P) SamsungBrowser/27.0 ${chrome} Mobile`), 'samsung')
  t.equal(way(`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome}`), 'chrome')
  t.equal(way(`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Edg/140.0.0.0`), 'edge')
  t.equal(way(`Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) ${firefox}`), 'taskbar')
  t.equal(way(`Mozilla/5.0 (X11; Linux x86_64; rv:145.0) ${firefox}`), 'none')
})
