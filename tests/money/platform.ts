import { join } from 'node:path'
import type { Control } from '#sandbox/control/control.ts'
import type { Fault } from '#sandbox/control/fault.ts'
import type { JournalEntry } from '#sandbox/control/journal.ts'
import { createSandbox, type Sandbox } from '#sandbox/server.ts'

/** The reference platform on a database file, which can be lost and come back on the same port with all it had. */
export interface RestartablePlatform {
  url: string
  isUp(): boolean
  /** @throws Error while it is down */
  control(): Control
  /** Cuts every connection and refuses new ones. */
  down(): Promise<void>
  up(): Promise<void>
  /** Begins a new, empty database: an audit reads all of it. */
  renew(): Promise<void>
  /** Adds a fault for the next calls of a brand. */
  fault(domain: string, call: string, fault: Fault, times: number): void
  clearFaults(): void
  /** Whether a call was delayed since this was asked last: it may arrive when its gateway has given it up. */
  takeDelay(): boolean
  /** The calls since the last `forgetCalls`, also those before a restart. */
  calls(): JournalEntry[]
  forgetCalls(): void
}

/** Opens the platform on a free port. */
export async function openPlatform(folder: string): Promise<RestartablePlatform> {
  let number = 0
  let sandbox: Sandbox | undefined
  let earlier: JournalEntry[] = []
  let hasDelay = false

  const open = async (port: number) => {
    const databaseFile = join(folder, `platform-${number}.sqlite`)
    const opened = await createSandbox({ databaseFile, gameCount: 60 })
    const url = await opened.listen(port)
    sandbox = opened
    return url
  }
  const url = await open(0)
  const port = Number(new URL(url).port)

  function control(): Control {
    if (!sandbox) throw new Error('The platform is down')
    return sandbox.control
  }
  async function down(): Promise<void> {
    const closing = sandbox
    if (!closing) return
    earlier.push(...closing.control.calls())
    sandbox = undefined
    await closing.close()
  }
  async function up(): Promise<void> {
    if (!sandbox) await open(port)
  }

  return {
    url,
    isUp: () => sandbox !== undefined,
    control,
    down,
    up,
    async renew() {
      await down()
      number += 1
      await up()
    },
    fault(domain, call, fault, times) {
      if (fault.kind === 'latency') hasDelay = true
      sandbox?.control.fault({ call, domain, fault, times })
    },
    clearFaults: () => sandbox?.control.clearFaults(),
    takeDelay() {
      const delayed = hasDelay
      hasDelay = false
      return delayed
    },
    calls: () => [...earlier, ...(sandbox?.control.calls() ?? [])],
    forgetCalls() {
      earlier = []
      sandbox?.control.clearCalls()
    },
  }
}
