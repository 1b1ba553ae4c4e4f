import { useStartup } from '../../brand/startup-context.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { usePlayerQuery } from '../../player/use-player-query.ts'
import { PauseNotice } from '../../responsible-gaming/pause-notice.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { HelplineList } from './helpline-list.tsx'
import './care.css'

/**
 * What a player on a break, or excluded, finds in place of play: until when it lasts, their money and records, and help.
 */
export function PausedPage() {
  const { t } = useTranslation()
  const { capabilities, market } = useStartup()
  const isKnown = capabilities.includes('responsibleGaming')
  const { data, error } = usePlayerQuery('getLimits', {}, isKnown)
  // Also until the session is confirmed: a break without its end would give way to this again.
  if (isKnown && !data && !error)
    return (
      <div className="stack gap-4 paused-page" aria-busy="true">
        <h1 className="visually-hidden">{t('care.pause.title')}</h1>
        <Skeleton height={480} />
      </div>
    )
  const pause = data?.selfExclusion.active ? data.selfExclusion : data?.coolOff
  return (
    <div className="stack gap-4 paused-page">
      <PauseNotice isPage isExclusion={data?.selfExclusion.active ?? false} pause={pause} />
      <HelplineList helplines={data?.helplines ?? market.helplines} />
    </div>
  )
}
