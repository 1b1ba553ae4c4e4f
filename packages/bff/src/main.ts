import { clearAfterStart } from './clear-after-start.ts'
import { describeMistakes, readConfig } from './config.ts'
import { createGateway } from './gateway.ts'
import { keepShapes } from './keep-shapes.ts'

keepShapes()

const reading = readConfig(process.env)
if ('mistakes' in reading) {
  process.stderr.write(describeMistakes(reading.mistakes))
  process.exit(1)
}

const gateway = await createGateway(reading.config).catch(stop)
await gateway.listen().catch(stop)
clearAfterStart(globalThis.gc)

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  // Whenever it comes: npm hands on a signal that the whole process group had already.
  process.on(signal, () => {
    gateway.close().then(() => process.exit(0), stop)
  })
}

function stop(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
