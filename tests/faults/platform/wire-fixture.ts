import { createSandbox } from '../../../packages/sandbox/src/server.ts'
import { startGateway, startSite } from '../../support/site.ts'
import { openRelay } from '../../support/tcp-proxy.ts'
import { type FaultBench, wireSettings } from './run-wire-faults.ts'

/** A site whose sandbox acts faults out on the wire, each for one brand. */
export async function openWireBench(): Promise<FaultBench> {
  const site = await startSite(wireSettings)
  return {
    site,
    order(fault, domain) {
      if (fault === 'refused') throw new TypeError('The sandbox cannot refuse connections')
      site.sandbox.control.fault({ call: '*', domain, fault })
    },
    clear: () => site.sandbox.control.clearFaults(),
  }
}

/** A site whose way to the platform can be shut. */
export async function openRelayBench(): Promise<FaultBench> {
  const sandbox = await createSandbox({ databaseFile: ':memory:' })
  const relay = await openRelay(await sandbox.listen(0))
  const gateway = await startGateway({ ...wireSettings, UPSTREAM_URL: relay.url })
  const close = async () => {
    await gateway.close()
    await relay.shut()
    await sandbox.close()
  }
  return { site: { ...gateway, sandbox, close }, order: () => relay.shut(), clear: () => relay.open() }
}
