import t from 'tap'
import { projectRoot } from '../../scripts/setup/project-root.mjs'
import { runProgram } from '../support/run-program.ts'

const program = `
  import { createHook } from 'node:async_hooks'
  import { setImmediate as nextTurn } from 'node:timers/promises'
  import { keepTickShape } from './packages/bff/src/keep-tick-shape.ts'

  const ticks = []
  const hook = createHook({
    init: (id, type, trigger, resource) => void (type === 'TickObject' && ticks.push(new WeakRef(resource))),
  })
  hook.enable()
  if (process.argv[1] === 'keep') keepTickShape()
  else process.nextTick(() => {})
  hook.disable()
  await nextTurn()
  gc()
  console.log(ticks.length, ticks.filter((tick) => tick.deref()).length)
`

t.test('one tick outlives the clearing away', async (t) => {
  const run = async (how: string) => {
    const args = ['--expose-gc', '--input-type=module', '-e', program, how]
    const { status, output } = await runProgram(process.execPath, args, { cwd: projectRoot })
    t.equal(status, 0, output)
    return output.trim()
  }
  t.equal(await run('none'), '1 0', 'as Node itself has it')
  t.equal(await run('keep'), '1 1')
})
