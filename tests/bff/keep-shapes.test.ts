import t, { type Test } from 'tap'
import { projectRoot } from '../../scripts/setup/project-root.mjs'
import { runProgram } from '../support/run-program.ts'

const how = ['as Node has it', 'kept'] as const

/** Runs a program as Node has it, or with the shapes kept, and gives what it wrote. */
async function run(t: Test, program: string, which: (typeof how)[number], ...args: string[]) {
  const start = which === 'kept' ? 'keepShapes()' : 'process.nextTick(() => {})'
  const whole = `
    import { keepShapes } from './packages/bff/src/keep-shapes.ts'
    ${program.replace('START', start)}
  `
  const node = ['--expose-gc', '--allow-natives-syntax', '--input-type=module', '-e', whole, ...args]
  const { status, output } = await runProgram(process.execPath, node, { cwd: projectRoot })
  t.equal(status, 0, output)
  return output.trim()
}

const ticks = `
  import { createHook } from 'node:async_hooks'
  import { setImmediate as nextTurn } from 'node:timers/promises'

  const ticks = []
  const hook = createHook({
    init: (id, type, trigger, resource) => void (type === 'TickObject' && ticks.push(new WeakRef(resource))),
  })
  hook.enable()
  START
  hook.disable()
  await nextTurn()
  gc()
  console.log(ticks.filter((tick) => tick.deref()).length)
`

t.test('one tick outlives the clearing away', async (t) => {
  t.equal(await run(t, ticks, 'as Node has it'), '0')
  t.equal(await run(t, ticks, 'kept'), '1')
})

// Makes what a request takes a few times, clears away, makes it again, and says what came of the last.
const objects = `
  import { IncomingMessage, ServerResponse } from 'node:http'
  import { Socket } from 'node:net'
  import { setImmediate as nextTurn } from 'node:timers/promises'

  START
  const make = (count) => {
    let made
    for (let turn = 0; turn < count; turn++) made = new ServerResponse(new IncomingMessage(new Socket()))
    return made && [made, made.req, made.req.socket].map((object) => %HasFastProperties(object))
  }
  make(Number(process.argv[1]))
  await nextTurn()
  gc()
  console.log(make(12).join(' '))
`

const counts = ['0', '1', '2', '3', '4', '5', '6', '7', '8']

t.test('however many there were before the clearing away, none becomes a dictionary', async (t) => {
  // The program's own output is a socket that lives throughout, so that its sockets are quick either way.
  const others = await Promise.all(counts.map((count) => run(t, objects, 'as Node has it', count)))
  for (const [index, name] of ['answer', 'request'].entries())
    t.equal(
      others.filter((line) => line.split(' ')[index] === 'false').length,
      1,
      `one count spoils the ${name}`,
    )
  t.strictSame(
    new Set(await Promise.all(counts.map((count) => run(t, objects, 'kept', count)))),
    new Set(['true true true']),
  )
})

// The same of a server that is asked six times before it rests.
const requests = `
  import { once } from 'node:events'
  import { createServer } from 'node:http'
  import { connect } from 'node:net'
  import { setImmediate as nextTurn } from 'node:timers/promises'

  START
  let alive
  let seen
  const server = createServer((request, response) => {
    alive = new WeakRef(response)
    seen = [request, response].map((object) => %HasFastProperties(object))
    response.end()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const ask = async (count) => {
    for (let turn = 0; turn < count; turn++) {
      const socket = connect(server.address().port, '127.0.0.1').resume()
      socket.write('GET / HTTP/1.1\\r\\nHost: a\\r\\nConnection: close\\r\\n\\r\\n')
      await once(socket, 'close')
    }
  }
  await ask(6)
  do {
    await nextTurn()
    gc()
  } while (alive.deref())
  await ask(12)
  console.log(seen.join(' '))
  server.close()
`

t.test('a server that was asked six times before it rested stays quick', async (t) => {
  t.equal(await run(t, requests, 'as Node has it'), 'false false')
  t.equal(await run(t, requests, 'kept'), 'true true')
})
