import t from 'tap'
import type { Log } from '#bff/observability/log.ts'
import { logClosures } from '#bff/observability/observers.ts'

t.test(
  'the log names a closed site once, again when the reason changes, and when it is open again',
  async (t) => {
    const lines: unknown[] = []
    const note = logClosures({ notice: (...line: unknown[]) => void lines.push(line) } as unknown as Log)
    const host = 'play.example.com'
    // After a reload of the settings a brand is another object.
    for (const reason of [undefined, 'inactive', 'inactive', 'expired', undefined, undefined])
      note({ host }, reason)
    t.strictSame(lines, [
      ['warn', 'siteClosed', { host, reason: 'inactive' }],
      ['warn', 'siteClosed', { host, reason: 'expired' }],
      ['info', 'siteOpened', { host }],
    ])
  },
)
