import { createSandbox } from '#sandbox/server.ts'
import { startGateway, startSite } from '../../support/site.ts'
import { openTcpProxy } from '../../support/tcp-proxy.ts'
import { type FaultFixture, wireSettings } from './run-wire-faults.ts'

/** A site whose sandbox produces the faults on the wire, each for one brand. */
export async function openWireFixture(): Promise<FaultFixture> {
  const site = await startSite(wireSettings)
  return {
    site,
    inject(fault, domain) {
      if (fault === 'refused') throw new TypeError('The sandbox cannot refuse connections')
      site.sandbox.control.fault({ call: '*', domain, fault })
    },
    clear: () => site.sandbox.control.clearFaults(),
  }
}

/** A site that reaches the platform through a proxy which can be closed. */
export async function openProxyFixture(): Promise<FaultFixture> {
  const sandbox = await createSandbox({ databaseFile: ':memory:' })
  const { port } = new URL(await sandbox.listen(0))
  const proxy = await openTcpProxy(Number(port))
  const UPSTREAM_URL = `http://127.0.0.1:${proxy.port}`
  const gateway = await startGateway({ ...wireSettings, UPSTREAM_URL })
  const close = async () => {
    await gateway.close()
    await proxy.close()
    await sandbox.close()
  }
  return { site: { ...gateway, sandbox, close }, inject: () => proxy.close(), clear: () => proxy.open() }
}
