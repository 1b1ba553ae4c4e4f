import t from 'tap'
import { isFullRun } from '../../support/test-size.ts'
import { proveWireFaults } from './run-wire-faults.ts'
import { statusFaults, type WireFault, wireFaults } from './wire-fault.ts'
import { openProxyFixture, openWireFixture } from './wire-fixture.ts'

const kindOf = ({ fault }: WireFault) => (fault === 'refused' ? fault : fault.kind)
const all = [...wireFaults, ...statusFaults]
const firstOfKinds = all.filter(
  (one, index) => index === all.findIndex((other) => kindOf(other) === kindOf(one)),
)
const chosen = isFullRun ? all : firstOfKinds
const onTheWire = chosen.filter(({ fault }) => fault !== 'refused')
const refused = chosen.filter(({ fault }) => fault === 'refused')

for (const [open, faults] of [
  [openWireFixture, onTheWire],
  [openProxyFixture, refused],
] as const) {
  const fixture = await open()
  for (const row of await proveWireFaults(fixture, faults)) {
    t.test(row.fault, async (t) => t.same(row.broken, []))
  }
  await fixture.site.close()
}
