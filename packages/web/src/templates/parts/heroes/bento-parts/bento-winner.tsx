import type { Game } from '@marquee/contracts/areas/games/catalogue'
import { pages } from '@marquee/contracts/pages'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useFormat } from '../../../../i18n/format.ts'
import { Icon } from '../../../../ui/media/icon.tsx'
import { useTopTen } from '../../activity/use-top-ten.ts'
import { BentoGame } from './bento-game.tsx'

/** The top winner as a small tile; a game instead where there is none. */
export function BentoWinner({ instead }: { instead: Game | undefined }) {
  const { t } = useTranslation()
  const { money } = useFormat()
  const winner = useTopTen()?.winner[0]
  if (!winner) return <BentoGame game={instead} />
  return (
    <article className="bento-tile bento-fact">
      <Icon name="trophy" />
      <Link className="bento-link" to={pages.leaderboard.path}>
        <span className="bento-label">{t('site.winners.wins')}</span>
        <span className="bento-figure num">{money(winner.amount)}</span>
        <span className="bento-label">{winner.accountMasked}</span>
      </Link>
    </article>
  )
}
