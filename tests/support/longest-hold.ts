/**
 * The longest time in milliseconds for which something held the event loop of this process while `work` went on: processor
 * time of this thread, which no other process makes longer.
 */
export async function longestHold(work: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let isWorking = true
  let before = process.threadCpuUsage()
  const look = () => {
    const { user, system } = process.threadCpuUsage(before)
    longest = Math.max(longest, (user + system) / 1000)
    before = process.threadCpuUsage()
    if (isWorking) setTimeout(look, 1)
  }
  setImmediate(look)
  await work()
  isWorking = false
  // What came last has not been looked at.
  look()
  return longest
}
