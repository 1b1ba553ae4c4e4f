import { setTimeout as sleep } from 'node:timers/promises'

const longestWaitMs = 1000
const lookEveryMs = 20

/** Requests that a thread works on, such as a file of a disk that does not answer, or a name that nobody resolves. */
const inThreads = /^(FSReq|GetAddrInfoReq|GetNameInfoReq)/

/**
 * Ends the process with an exit status. Node waits for its threads for ever: where one is still held up after a second,
 * the process is killed instead.
 */
export async function endProcess(status: number): Promise<void> {
  for (let waitedMs = 0; waitedMs < longestWaitMs; waitedMs += lookEveryMs) {
    if (!process.getActiveResourcesInfo().some((name) => inThreads.test(name))) process.exit(status)
    await sleep(lookEveryMs)
  }
  process.kill(process.pid, 'SIGKILL')
}
