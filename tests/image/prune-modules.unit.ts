import { existsSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { projectRoot } from '#scripts/setup/project-root.mjs'
import { runProgram } from '../support/run-program.ts'

t.test('what never runs leaves node_modules, and licenses and code stay', async (t) => {
  const folder = t.testdir({
    node_modules: {
      plain: {
        'package.json': '{}',
        'index.js': '',
        'index.d.ts': '',
        'index.js.map': '',
        'README.md': '',
        'LICENSE.md': '',
        test: { 'package.json': '{}' },
        lib: { test: { 'runs.js': '' } },
      },
      '@opentelemetry': {
        api: { 'package.json': '{}', build: { src: { 'index.js': '' }, esm: { 'index.js': '' } } },
      },
      dayjs: { 'package.json': '{}', esm: { 'index.js': '' } },
    },
    packages: { bff: { 'own.ts': '', node_modules: { undici: { 'package.json': '{}', 'index.d.ts': '' } } } },
  })
  const script = join(projectRoot, 'scripts/image/prune-modules.mjs')
  t.equal((await runProgram(process.execPath, [script, folder], { cwd: projectRoot })).status, 0)
  const is = (file: string) => existsSync(join(folder, file))
  const gone = [
    'plain/index.d.ts',
    'plain/index.js.map',
    'plain/README.md',
    'plain/test',
    '@opentelemetry/api/build/esm',
  ]
  for (const file of gone) t.notOk(is(`node_modules/${file}`), `${file} is gone`)
  t.notOk(is('packages/bff/node_modules/undici/index.d.ts'), 'also below a workspace')
  const kept = [
    'plain/index.js',
    'plain/LICENSE.md',
    'plain/lib/test/runs.js',
    '@opentelemetry/api/build/src/index.js',
    'dayjs/esm/index.js',
  ]
  for (const file of kept) t.ok(is(`node_modules/${file}`), `${file} stays`)
  t.ok(is('packages/bff/own.ts'), 'sources of the project stay')
})
