import t from 'tap'
import { createBuildWatch } from '#web/app/updates/build-watch.ts'

function watchOver(answers: Record<string, unknown>, buildId = 'b1') {
  const asked: string[] = []
  const clock = { nowMs: 1_700_000_000_000 }
  const watch = createBuildWatch(buildId, {
    async fetchJson(address) {
      asked.push(address)
      const [path = ''] = address.split('?')
      if (!(path in answers)) throw new Error('offline')
      return answers[path]
    },
    nowMs: () => clock.nowMs,
  })
  return { watch, asked, clock }
}

const minuteMs = 60_000

t.test('the latest build is fetched at most once an hour, with a timestamp', async (t) => {
  const { watch, asked, clock } = watchOver({ '/builds/latest.json': { id: 'b1', timestamp: 1 } })
  t.equal(await watch.isOutdated(), false)
  t.same(asked, [`/builds/latest.json?t=${clock.nowMs}`])
  clock.nowMs += 59 * minuteMs
  await watch.isOutdated()
  t.equal(asked.length, 1, 'not again within the hour')
  clock.nowMs += minuteMs
  await watch.isOutdated()
  t.same(asked[1], `/builds/latest.json?t=${clock.nowMs}`)
})

t.test('a newer build is remembered without another request', async (t) => {
  const { watch, asked } = watchOver({ '/builds/latest.json': { id: 'b2', timestamp: 2 } })
  t.equal(await watch.isOutdated(), true)
  t.equal(await watch.isOutdated(), true)
  t.equal(asked.length, 1)
})

t.test('a failed or malformed response does not report a newer build', async (t) => {
  for (const answer of [undefined, null, 'x', {}, []]) {
    const { watch } = watchOver(answer === undefined ? {} : { '/builds/latest.json': answer })
    t.equal(await watch.isOutdated(), false, JSON.stringify(answer))
  }
})

t.test('redirects come from the manifest of the page’s own build', async (t) => {
  const redirects = { '/old': '/slots', '/off': 'https://x.example/' }
  const { watch, asked } = watchOver({ '/builds/meta/b1.json': { id: 'b1', timestamp: 1, redirects } })
  t.equal(watch.redirectOf('/old'), undefined, 'not before it is known')
  await watch.loadRedirects()
  t.same(asked, ['/builds/meta/b1.json'])
  t.equal(watch.redirectOf('/old'), '/slots')
  t.equal(watch.redirectOf('/off'), 'https://x.example/')
  for (const path of ['/older', '/', '/__proto__', '/constructor', 'toString'])
    t.equal(watch.redirectOf(path), undefined, path)
})

t.test('a missing or malformed manifest has no redirects', async (t) => {
  for (const answer of [undefined, { id: 'b1', redirects: { '/a': 7 } }, { id: 'b1', redirects: 'x' }]) {
    const { watch } = watchOver(answer === undefined ? {} : { '/builds/meta/b1.json': answer })
    await watch.loadRedirects()
    t.equal(watch.redirectOf('/a'), undefined)
  }
})
