import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { fieldOf } from '#bff/config/setting.ts'
import type { Config } from '#bff/settings/settings.ts'
import { describeSettings, readConfig } from '#bff/settings/settings.ts'
import { settingsPage } from '#scripts/docs/settings-page.mjs'
import { projectRoot } from '#scripts/setup/project-root.mjs'

const text = readFileSync(join(projectRoot, '.env.example'), 'utf8')
const documented = new Map(
  [...text.matchAll(/^# ([A-Z][A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
)
documented.delete('NODE_ENV')

const known = describeSettings().map(({ name }) => name)

function configOf(environment: Record<string, string>): Config {
  const reading = readConfig(environment)
  if ('errors' in reading) throw new Error(JSON.stringify(reading.errors))
  return reading.config
}

t.test('.env.example names every setting, and none that does not exist', async (t) => {
  t.ok(known.length > 20, `${known.length} settings are found`)
  t.strictSame([...documented.keys()].toSorted(), known.toSorted())
})

t.test('every setting is used', async (t) => {
  const sources = globSync('packages/bff/src/**/*.ts', { cwd: projectRoot })
  const words = new Set(
    sources.flatMap((file) => readFileSync(join(projectRoot, file), 'utf8').match(/\w+/g) ?? []),
  )
  // It names a file whose settings are read with the others.
  const unused = known.filter((name) => name !== 'SETTINGS_FILE' && !words.has(fieldOf(name)))
  t.strictSame(unused, [])
})

t.test('the page of the settings is made of them', async (t) => {
  const page = readFileSync(join(projectRoot, 'docs/operating/settings.md'), 'utf8')
  t.equal(page, settingsPage(text, describeSettings()), 'npm run tool -- settings-page writes it')
  t.match(page, /^\| `REDIS_URL` /m)
  const gone = describeSettings().filter(({ name }) => name !== 'REDIS_URL')
  t.throws(() => settingsPage(text, gone), /REDIS_URL/, 'a setting that is gone is told')
})

t.test('the values it shows are the defaults', async (t) => {
  t.strictSame(configOf(Object.fromEntries(documented)), configOf({}))
})
