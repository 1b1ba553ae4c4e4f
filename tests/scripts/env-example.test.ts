import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { type Config, readConfig } from '../../packages/bff/src/config/settings.ts'
import { projectRoot } from '../../scripts/setup/project-root.mjs'

const text = readFileSync(join(projectRoot, '.env.example'), 'utf8')
const documented = new Map(
  [...text.matchAll(/^# ([A-Z][A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
)
documented.delete('NODE_ENV')

/** The settings that the gateway knows, read off its source: it offers no list of them. */
const source = readFileSync(join(projectRoot, 'packages/bff/src/config/settings.ts'), 'utf8')
const known = [...source.matchAll(/^ {2}([A-Z][A-Z_]+): setting\(/gm)].map(([, name]) => name ?? '')

function configOf(environment: Record<string, string>): Config {
  const reading = readConfig(environment)
  if ('errors' in reading) throw new Error(JSON.stringify(reading.errors))
  return reading.config
}

t.test('.env.example names every setting, and none that does not exist', async (t) => {
  t.ok(known.length > 20, `${known.length} settings are found`)
  t.strictSame([...documented.keys()].toSorted(), known.toSorted())
})

t.test('the values it shows are the defaults', async (t) => {
  t.strictSame(configOf(Object.fromEntries(documented)), configOf({}))
})
