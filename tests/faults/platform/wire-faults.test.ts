import t from 'tap'
import { proveWireFaults } from './run-wire-faults.ts'
import { statusFaults, wireFaults } from './wire-fault.ts'
import { openProxyFixture, openWireFixture } from './wire-fixture.ts'

const onTheWire = wireFaults.filter(({ fault }) => fault !== 'refused')
const refused = wireFaults.filter(({ fault }) => fault === 'refused')

for (const [open, faults] of [
  [openWireFixture, [...onTheWire, ...statusFaults]],
  [openProxyFixture, refused],
] as const) {
  const fixture = await open()
  for (const row of await proveWireFaults(fixture, faults)) {
    t.test(row.fault, async (t) => t.same(row.broken, []))
  }
  await fixture.site.close()
}
