import type { Clock } from '../cache/cached.ts'
import { readSchedule, readScheduleSync, type Scheduled } from './schedule.ts'

/** Waits for what is scheduled. */
export interface ScheduleWatch {
  /** The templates have been read: what has come by now holds. */
  begin(): void
  stop(): void
}

interface Options {
  directory: string
  clock: Clock
  /** Is told of the releases whose time has come since the templates were read. */
  onCome(come: readonly Scheduled[]): void
  /** Puts what has come in its place. */
  settle(): Promise<void>
}

// What another replica has scheduled is found by then, where no purge has told of it.
const mostWaitMs = 60_000

/** Looks at what is scheduled when the next release comes, and once a minute. */
export function watchSchedule({ directory, clock, onCome, settle }: Options): ScheduleWatch {
  let known: Scheduled[] = []
  let held: ReadonlySet<string> = new Set()
  let cancel = () => {}
  let isStopped = false

  const due = (scheduled: readonly Scheduled[]) => scheduled.filter(({ from }) => from <= clock.now())
  const filesOf = (scheduled: readonly Scheduled[]) => new Set(scheduled.map(({ file }) => file))

  function wait() {
    cancel()
    if (isStopped) return
    const waits = known.map(({ from }) => from - clock.now()).filter((ms) => ms > 0)
    cancel = clock.after(Math.min(mostWaitMs, ...waits), () => void look())
  }

  async function look() {
    const listed = await readSchedule(directory)
    // What is gone was called off, or another replica has put it in its place: reading at its time shows which.
    const gone = known.filter(({ file }) => !listed.some((scheduled) => scheduled.file === file))
    const come = due([...listed, ...gone])
    const news = come.filter(({ file }) => !held.has(file))
    if (news.length > 0) onCome(news)
    held = filesOf(come)
    known = [...listed, ...gone.filter(({ from }) => from > clock.now())]
    // Where this replica may not write, another does.
    if (due(listed).length > 0) await settle().catch(() => {})
    wait()
  }

  return {
    begin() {
      known = readScheduleSync(directory)
      held = filesOf(due(known))
      wait()
    },
    stop() {
      isStopped = true
      cancel()
    },
  }
}
