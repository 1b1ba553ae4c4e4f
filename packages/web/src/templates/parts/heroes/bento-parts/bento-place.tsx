import { isOffered, pages } from '@marquee/contracts/pages'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useStartup } from '../../../../brand/startup-context.ts'
import { pageIcon } from '../../../../player/page-icon.ts'
import { useSession } from '../../../../session/session-state.ts'
import { Icon } from '../../../../ui/media/icon.tsx'

/** A page as a small tile: a player's mini-games, the promotions where the brand has them, or the VIP levels. */
export function BentoPlace() {
  const { t } = useTranslation('_m')
  const { player } = useSession()
  const { capabilities } = useStartup()
  const page = player ? 'minigame' : isOffered('promotions', capabilities) ? 'promotions' : 'vip'
  return (
    <article className="bento-tile bento-fact bento-place">
      <Icon name={pageIcon(page)} />
      <Link className="bento-link" to={pages[page].path}>
        <span className="bento-figure">{t(`page.${page}`)}</span>
      </Link>
    </article>
  )
}
