import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { servedCapabilities } from '@marquee/contracts/capability'
import t from 'tap'
import { readConfig } from '#bff/settings/settings.ts'
import { startSite } from '../../support/site.ts'

const folder = await mkdtemp(join(tmpdir(), 'marquee-'))
t.teardown(() => rm(folder, { recursive: true }))

async function fileWith(content: unknown): Promise<string> {
  const file = join(folder, `${Math.random()}.json`)
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

t.test('every error in the file is an error of the setting', async (t) => {
  const cases = [
    [{ path: {} }, /Unrecognized key/i],
    [{ off: ['game'] }, /off\.0/],
    [{ paths: { '/api/seos': '/seo' } }, /paths.*Unrecognized key/i],
    [{ paths: { '/api/seo': 'https://elsewhere.example' } }, /is not a path/],
    [{ kinds: { '/api/none': 'read' } }, /kinds.*Unrecognized key/i],
    [{ kinds: { '/api/seo': 'maybe' } }, /kinds/],
    ['{', /is not JSON/],
  ] as const
  for (const [content, message] of cases) {
    const reading = readConfig({ PLATFORM_FILE: await fileWith(content) })
    t.match(reading, { errors: [{ name: 'PLATFORM_FILE', message }] }, JSON.stringify(content))
  }
  t.match(readConfig({ PLATFORM_FILE: join(folder, 'none.json') }), {
    errors: [{ message: /cannot be read/ }],
  })
})

t.test('overrides paths and disables missing capabilities', async (t) => {
  const PLATFORM_FILE = await fileWith({
    paths: { '/api/seo': '/api/settings/siteinfodetail' },
    off: servedCapabilities.filter((name) => name !== 'games'),
  })
  const site = await startSite({ PLATFORM_FILE })
  t.teardown(() => site.close())
  t.same((await site.ask('/api/startup')).json<{ capabilities: string[] }>().capabilities, ['games'])
  t.equal((await site.ask('/api/matches')).status, 404)
  t.equal((await site.ask('/api/site/top-ten')).status, 404)
  const page = await site.ask('/', { host: 'sportsbook1.localhost' })
  t.equal(page.status, 200)
  t.same(site.sandbox.control.calls('/api/product/match_list'), [])
  t.equal((await site.ask('/api/announcements?language=EN')).status, 404)
  t.same(site.sandbox.control.calls('/api/cms/announcement_list'), [])
  await site.ask('/api/seo?page=home')
  const [asked] = site.sandbox.control.calls('/api/settings/siteinfodetail')
  t.match(asked?.payload, { page_name: 'home' }, 'asked under the other path')
  t.same(site.sandbox.control.calls('/api/seo'), [])
})
