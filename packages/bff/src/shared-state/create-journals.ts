import { join } from 'node:path'
import type { Config } from '../config/config.ts'
import type { Log } from '../observability/log.ts'
import type { Metrics } from '../observability/metrics.ts'
import { journalObserver } from '../observability/observers.ts'
import { Journal } from '../storage/journal.ts'

/** What outlives this process beside the snapshot; undefined where there is no directory. */
export interface Journals {
  endedSessions: Journal | undefined
  begunWrites: Journal | undefined
  openIntents: Journal | undefined
}

/** Makes the journals in the snapshot's directory. Without it, and without Redis, says once what a restart forgets. */
export function createJournals(
  { snapshotDirectory: directory, redisUrl }: Pick<Config, 'snapshotDirectory' | 'redisUrl'>,
  log: Log,
  metrics: Metrics,
): Journals {
  if (directory === undefined) {
    if (redisUrl === undefined) {
      log.notice('warn', 'endingsNotKept', {
        effect:
          'after a restart, sessions that were ended are valid again until they expire, and a write that was under way can be sent again; set SNAPSHOT_DIRECTORY or REDIS_URL',
      })
    }
    return { endedSessions: undefined, begunWrites: undefined, openIntents: undefined }
  }
  const open = (name: string) =>
    new Journal({ file: join(directory, `${name}.journal`), onEvent: journalObserver(name, log, metrics) })
  return {
    endedSessions: open('ended-sessions'),
    begunWrites: open('begun-writes'),
    openIntents: open('open-intents'),
  }
}
