import t, { type Test } from 'tap'
import { whenIdle } from '#web/browser/when-idle.ts'

/** Whether a page that has loaded runs what waits for idle time, in a browser of this name. */
async function runsIdleWork(t: Test, userAgent: string): Promise<boolean> {
  for (const [name, value] of Object.entries({
    navigator: { userAgent },
    document: { readyState: 'complete' },
    window: { removeEventListener() {} },
    requestIdleCallback: (action: () => void) => setTimeout(action),
    cancelIdleCallback: clearTimeout,
  }))
    t.intercept(globalThis, name as never, { value, configurable: true })
  return new Promise((resolve) => {
    const cancel = whenIdle(() => resolve(true))
    setTimeout(() => {
      cancel()
      resolve(false)
    }, 20)
  })
}

t.test('crawlers get no idle work', async (t) => {
  const phone = 'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36'
  t.equal(await runsIdleWork(t, phone), true)
  for (const crawler of [
    `${phone} (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`,
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  ])
    t.equal(await runsIdleWork(t, crawler), false, crawler)
})
