import { createSandbox } from '#sandbox/server.ts'
import { startGatewayProcess } from '../../support/gateway-process.ts'
import { send } from '../../support/send.ts'
import { fullTest } from '../../support/test-size.ts'

// A process may grow by this much while it serves the searches. Unbounded rendering needs several times more.
const mostMegabytes = 400
const letters = [...'etaoinshrd']
const searches = letters.flatMap((first) => letters.map((second) => `/hot?q=${first}${second}`))

fullTest('a hundred searches over 32 connections are served in bounded memory', async (t) => {
  const sandbox = await createSandbox({ databaseFile: ':memory:' })
  t.teardown(() => sandbox.close())
  const gateway = await startGatewayProcess({ UPSTREAM_URL: await sandbox.listen(0), LOG_LEVEL: 'info' })
  t.teardown(() => gateway.stop())
  const ask = (path: string, host = 'localhost') => send(gateway.port, path, { host })
  const residentMegabytes = async () => {
    const text = await (await fetch(`${gateway.adminUrl}/metrics`)).text()
    return Number(/^process_resident_memory_bytes (\d+)/m.exec(text)?.[1]) / 1e6
  }
  t.equal((await ask('/', 'neighbor.localhost')).status, 200)
  const before = await residentMegabytes()

  const waiting = [...searches]
  const unexpected: string[] = []
  const neighbor = new Set<number>()
  let most = before
  const client = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const { status, headers } = await ask(path)
      if (status !== 200 && !(status === 503 && headers['retry-after'])) unexpected.push(`${path} ${status}`)
      neighbor.add((await ask('/', 'neighbor.localhost')).status)
      most = Math.max(most, await residentMegabytes())
    }
  }
  await Promise.all(Array.from({ length: 32 }, client))
  t.same(unexpected, [])
  t.same([...neighbor], [200], 'a page of another brand is served throughout')
  t.ok(most - before < mostMegabytes, `grew from ${before} to ${most} MB`)
})
