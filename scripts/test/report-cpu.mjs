// Loaded into every process of tests (.taprc): says at its end what it took, as a comment that `read-tap.mjs` reads.
import { isMainThread } from 'node:worker_threads'
import { cpuSeconds, watchDescendants } from './cpu-seconds.mjs'

// The threads of a process load this too.
if (isMainThread) {
  const ofDescendants = watchDescendants()
  process.once('exit', () => {
    const { userCPUTime, systemCPUTime } = process.resourceUsage()
    const own = (userCPUTime + systemCPUTime) / 1_000_000
    const waitedFor = cpuSeconds()
    const lost = Math.max(0, own + ofDescendants() - waitedFor)
    process.stdout.write(`# cpu: ${waitedFor.toFixed(2)}, and ${lost.toFixed(2)} that nobody waited for\n`)
  })
}
