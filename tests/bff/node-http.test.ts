import t from 'tap'
import { projectRoot } from '../../scripts/setup/project-root.mjs'
import { runProgram } from '../support/run-program.ts'

t.test('the gateway is loaded without the undici that Node brings along', async (t) => {
  const program = `await import('./packages/bff/src/gateway.ts'); console.log(process.moduleLoadList.join())`
  const { status, output } = await runProgram(process.execPath, ['--input-type=module', '-e', program], {
    cwd: projectRoot,
  })
  t.equal(status, 0)
  t.match(output, 'NativeModule http,')
  t.notMatch(output, 'undici/undici')
})
