import { describeSettingError } from '../config/setting-errors.ts'
import type { ReloadResult } from '../http/admin/admin.ts'
import type { Log } from '../observability/log.ts'
import type { LiveSettings, Reading } from '../settings/settings.ts'

/** Reads the settings again. All that a reload can change changes at once; with a mistake in any setting nothing does. */
export type Reload = () => ReloadResult

type Reread = Extract<Reading, { config: unknown }>['reread']

/** @param settings whose `now` is replaced */
export function createReload(
  settings: { now: LiveSettings },
  reread: Reread,
  log: Pick<Log, 'notice' | 'setLevel'>,
): Reload {
  return () => {
    const reading = reread()
    if ('errors' in reading) {
      const errors = reading.errors.map(describeSettingError)
      log.notice('error', 'settingsRefused', { mistakes: errors.join('; ') })
      return { errors }
    }
    const { live, changed, needRestart } = reading
    settings.now = live
    log.notice('info', 'settingsReloaded', {
      changed: changed.join(' '),
      ...(needRestart.length > 0 && { needRestart: needRestart.join(' ') }),
    })
    log.setLevel(live.logLevel)
    return { changed, needRestart }
  }
}
