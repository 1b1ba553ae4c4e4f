import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { templates } from '@marquee/contracts/templates'
import t from 'tap'
import { openFolder } from '../../support/open-folder.ts'
import { startSite } from '../../support/site.ts'

const directory = openFolder(t)
const own = { ...templates.template3, code: 'harbour', colors: ['teal', 'sky'], bodyClasses: ['is-harbour'] }
const write = (name: string, content: unknown) =>
  writeFileSync(
    join(directory, `${name}.template.json`),
    typeof content === 'string' ? content : JSON.stringify(content),
  )

write('harbour', own)
write('template1', templates.template1)
write('broken', '{"code": ')
write('loud', { ...own, code: 'loud', hero: 'parade' })
write('other', own)

const site = await startSite({ TEMPLATES_DIRECTORY: directory })
t.teardown(() => site.close())
const host = 'harbour.test'
await site.sandbox.app.inject({
  method: 'POST',
  url: '/__control/brands',
  payload: { domain: host, siteName: 'Harbour', themeCode: 'harbour', themeColor: 'teal' },
})
const purge = (query: string) => fetch(`${site.adminUrl}/purge?${query}`, { method: 'POST' })
const refusals = () => site.log.filter(({ event }) => event === 'templateRefused')

t.test('a file of the operator is a template, without a build', async (t) => {
  const { status, text } = await site.ask('/', { host })
  t.equal(status, 200)
  t.match(text, /<body class="theme-harbour color-teal is-harbour">/)
  t.match(text, /data-parts="\/assets\/stack-/)
  t.match(text, /@media \(min-width: ?1200px\)/)
})

t.test('a bad file is kept out, with one line that says where and why', async (t) => {
  t.match(
    refusals().sort((one, two) => String(one.file).localeCompare(String(two.file))),
    [
      { file: 'broken.template.json', place: '', problem: 'is not JSON', keepsLastGood: false },
      { file: 'loud.template.json', place: 'hero', problem: /^must be one of carousel, split/ },
      { file: 'other.template.json', place: 'code', problem: 'must be other, as the file is named' },
      { file: 'template1.template.json', place: 'code', problem: 'is that of a template of the product' },
    ],
  )
})

t.test('a purge reads the files again, and a file that became bad leaves the last good one', async (t) => {
  write('harbour', { ...own, breakpoint: 800 })
  t.match((await site.ask('/', { host })).text, /min-width: ?1200px/, 'not before')
  await purge('kind=template&dryRun=1')
  t.match((await site.ask('/', { host })).text, /min-width: ?1200px/, 'nor on a dry run')
  t.equal((await purge('kind=template')).status, 200)
  t.match((await site.ask('/', { host })).text, /min-width: ?800px/)

  write('harbour', { ...own, hero: 'parade' })
  await purge('kind=all')
  t.match((await site.ask('/', { host })).text, /<body class="theme-harbour/)
  t.match(refusals().at(-1) && refusals().find(({ keepsLastGood }) => keepsLastGood), {
    level: 'error',
    file: 'harbour.template.json',
    place: 'hero',
  })
})

t.test('a theme that is not valid raises one alarm, and another when it changes', async (t) => {
  const alarms = () => site.log.filter(({ event }) => event === 'themeInvalid')
  for (let times = 0; times < 3; times += 1) {
    const { status, text } = await site.ask('/', { host: 'badtheme.localhost' })
    t.equal(status, 503)
    t.match(text, /Invalid theme code/)
  }
  t.match(alarms(), [
    { level: 'error', host: 'badtheme.localhost', themeCode: 'template99', reason: 'Invalid theme code' },
  ])
  t.match((await site.ask('/', { host: 'badcolor.localhost' })).text, /Invalid theme color/)
  t.match(alarms()[1], { host: 'badcolor.localhost', themeCode: 'template1', themeColor: 'plaid' })
  t.equal(alarms().length, 2)
})
