import { useState } from 'react'
import './reward-icon.css'
import { Link } from 'react-router'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { usePlayerQuery } from '../../../player/use-player-query.ts'
import { IconButton } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/media/icon.tsx'

const closedKey = 'marquee.reward-closed'

/**
 * The player's reward icon (specification, section 2): shown while the first mini-game cycle is running. It opens the
 * mini-games in a new tab; its close button hides it for the session.
 */
export function RewardIcon() {
  const { t } = useTranslation(['ui', '_m'])
  const [isClosed, setClosed] = useState(wasClosed)
  const { data } = usePlayerQuery('listMiniGames', {})
  if (isClosed || data?.games[0]?.status !== 'ACTIVE') return null
  return (
    <aside className="reward-icon" aria-label={t('_m:page.minigame')}>
      <Link
        className="reward-link"
        to="/minigame"
        target="_blank"
        aria-label={t('site.reward')}
        title={t('site.reward')}
      >
        <Icon name="gift" size={28} />
      </Link>
      <IconButton
        className="reward-close"
        icon="close"
        label={t('site.hideReward')}
        onClick={() => {
          close()
          setClosed(true)
        }}
      />
    </aside>
  )
}

// Without session storage, the icon can still be closed until the page is reloaded.
function wasClosed(): boolean {
  try {
    return sessionStorage.getItem(closedKey) !== null
  } catch {
    return false
  }
}

function close(): void {
  try {
    sessionStorage.setItem(closedKey, 'yes')
  } catch {
    // Then it is closed until the page is reloaded.
  }
}
