import { useState } from 'react'
import './reward-icon.css'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { usePlayerQuery } from '../../../player/use-player-query.ts'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { Icon } from '../../../ui/media/icon.tsx'

const closedKey = 'marquee.reward-closed'

/**
 * The reward icon of a player (specification, section 2): it opens the mini-games in a new tab, a close control
 * hides it for the session, and it is there at first where the first mini-game cycle is running.
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
        <Icon name="gift" />
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

// Storage that is off is no reason to lose the control: the icon is then hidden until the page is loaded anew.
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
    // See above.
  }
}
