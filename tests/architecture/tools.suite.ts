import { join } from 'node:path'
import t from 'tap'
import { findTool } from '#scripts/setup/find-tool.mjs'
import { projectRoot } from '#scripts/setup/project-root.mjs'
import { runProgram } from '../support/run-program.ts'
import { fullTest } from '../support/test-size.ts'
import { copyRepository } from './copy-repository.ts'

const copy = copyRepository()
t.teardown(() => copy.remove())

const run = (...args: string[]) => runProgram(process.execPath, args, { cwd: copy.root })
const runTool = (name: string, ...args: string[]) => run(findTool(projectRoot, name), ...args)

t.test('biome stops what is badly formatted or suspicious, and nothing else', async (t) => {
  const fine = 'packages/bff/src/planted-fine.ts'
  copy.plant(fine, "export const name = 'a'\n")
  t.strictSame(
    (await runTool('biome', 'check', '--error-on-warnings', fine)).status,
    0,
    'a clean file passes',
  )
  const offenses: Record<string, string> = {
    'planted-format': 'export const name = "a";\n',
    'planted-any': 'export const name: any = 1\n',
    'planted-import': "import { join } from 'node:path'\n\nexport const name = 'a'\n",
    'planted-promise': 'const later = async () => 1\n\nexport function start() {\n  later()\n}\n',
    'planted-debugger': "debugger\nexport const name = 'a'\n",
  }
  const paths = Object.entries(offenses).map(([name, text]) => {
    const path = `packages/bff/src/${name}.ts`
    copy.plant(path, text)
    return path
  })
  // Together, because each start reads the types of all packages.
  const { status, output } = await runTool('biome', 'check', '--error-on-warnings', ...paths)
  t.strictSame(status, 1)
  for (const path of paths) t.match(output, path)
})

fullTest('knip finds unused files, exports and dependencies', async (t) => {
  copy.plant('packages/sandbox/src/planted-file.ts', "export const planted = 'file'\n")
  copy.plant('packages/contracts/src/planted-contract.ts', "export const planted = 'contract'\n")
  copy.plant(
    'scripts/setup/find-node.mjs',
    'export const minimumNodeMajor = 26\nexport const plantedExport = 1\n',
  )
  const manifest = { name: '@marquee/planted', private: true, dependencies: { pino: '*' } }
  copy.plant('packages/sandbox/package.json', JSON.stringify({ ...manifest, name: '@marquee/sandbox' }))
  const { status, output } = await runTool('knip', '--no-progress', '--no-config-hints')
  t.strictSame(status, 1)
  t.match(output, /Unused files[\s\S]*packages\/sandbox\/src\/planted-file\.ts/)
  t.match(output, /planted +packages\/contracts\/src\/planted-contract\.ts/)
  t.match(output, /plantedExport +scripts\/setup\/find-node\.mjs/)
  t.match(output, /Unused dependencies[\s\S]*pino +packages\/sandbox\/package\.json/)
})

t.test('the check of the structure reads the files that stand', async (t) => {
  const path = 'packages/web/src/ui/planted-offense.ts'
  copy.plant(path, "import '../api/call.ts'\n")
  const { status, output } = await run(join('tests', 'architecture', 'dependency-rules.suite.ts'))
  t.strictSame(status, 1)
  t.match(output, `${path} imports ../api/call.ts`)
})
