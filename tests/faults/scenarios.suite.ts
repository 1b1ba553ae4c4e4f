import t, { type Test } from 'tap'
import { fullTest } from '../support/test-size.ts'
import { crowdFaults } from './client/crowd-faults.ts'
import { outageFaults } from './platform/outage-faults.ts'
import { diskFaults } from './process/disk-faults.ts'
import { logFaults } from './process/log-faults.ts'
import { restartFaults } from './process/restart-faults.ts'
import { signalFaults } from './process/signal-faults.ts'
import { quickScale } from './scenario.ts'

for (const scenarios of [outageFaults, diskFaults, logFaults, signalFaults, restartFaults, crowdFaults])
  for (const [index, { fault, prove }] of scenarios.entries()) {
    const body = async (t: Test) => t.ok((await prove(quickScale)).lost.startsWith('nothing'))
    // One of each kind, and all in a full run.
    if (index === 0 && scenarios !== crowdFaults) t.test(fault, body)
    else fullTest(fault, body)
  }
