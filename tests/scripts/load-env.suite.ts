import { spawnSync } from 'node:child_process'
import { readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { projectRoot } from '#scripts/setup/project-root.mjs'

t.test(
  'the settings of .env are named where there is one, and nothing is said where there is none',
  async (t) => {
    const source = readFileSync(join(projectRoot, 'scripts/load-env.mjs'), 'utf8')
    const root = t.testdir({ scripts: { 'load-env.mjs': source } })
    const args = ['--import', join(root, 'scripts/load-env.mjs'), '--print', 'process.env.SETTINGS_FILE']
    const read = (env: Record<string, string> = {}) => {
      const run = spawnSync(process.execPath, args, { env, encoding: 'utf8' })
      t.equal(run.stderr, '')
      return run.stdout.trim()
    }
    t.equal(read(), 'undefined')
    writeFileSync(join(root, '.env'), 'PORT=1\n')
    t.equal(read(), realpathSync(join(root, '.env')))
    t.equal(read({ SETTINGS_FILE: 'another' }), 'another', 'which wins')
  },
)

t.test('no command says that there is no .env', async (t) => {
  const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))
  for (const [name, command] of Object.entries<string>(scripts)) t.notMatch(command, '--env-file', name)
})
