import type { Fault } from '#sandbox/control/fault.ts'
import type { Random } from './random.ts'
import type { Step } from './step.ts'
import { lateMs } from './world.ts'

const creations = ['/api/cashier/deposit_create', '/api/cashier/withdrawal_create']
const statuses = ['/api/cashier/deposit_status', '/api/cashier/withdrawal_status']

const faults: readonly Fault[] = [
  { kind: 'resetBefore' },
  { kind: 'resetBefore' },
  { kind: 'resetAfter' },
  { kind: 'resetAfter' },
  { kind: 'resetAfter' },
  { kind: 'status', status: 500 },
  { kind: 'status', status: 503 },
  { kind: 'status', status: 404 },
  { kind: 'html', status: 502 },
  { kind: 'hang' },
  { kind: 'latency', ms: lateMs },
  { kind: 'slowBody', ms: 2000 },
  { kind: 'truncate', abruptly: true },
  { kind: 'truncate' },
  { kind: 'noEnvelope' },
  { kind: 'drift', remove: ['value.0.deposit_id', 'value.0.withdrawal_id'] },
]

/** Draws a fault for the next calls: of any kind, of those that create, or also of those that tell what was created. */
export function drawFault(random: Random): Step {
  const fault = random.pick(faults)
  const call = random.pick(['*', '*', ...creations, ...creations, ...statuses])
  return { do: 'fault', call, fault, times: random.pick([1, 1, 1, 2, 3]) }
}
