import t from 'tap'
import { proveWireFaults } from './run-wire-faults.ts'
import { statusFaults, wireFaults } from './wire-fault.ts'
import { openRelayBench, openWireBench } from './wire-fixture.ts'

const onTheWire = wireFaults.filter(({ fault }) => fault !== 'refused')
const refused = wireFaults.filter(({ fault }) => fault === 'refused')

for (const [open, faults] of [
  [openWireBench, [...onTheWire, ...statusFaults]],
  [openRelayBench, refused],
] as const) {
  const bench = await open()
  for (const row of await proveWireFaults(bench, faults)) {
    t.test(row.fault, async (t) => t.same(row.broken, []))
  }
  await bench.site.close()
}
