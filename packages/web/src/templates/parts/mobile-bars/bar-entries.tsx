import { isOffered, pages } from '@marquee/contracts/pages'
import type { TemplateFile } from '@marquee/contracts/template-file'
import './bar-entries.css'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useStartup } from '../../../brand/startup-context.ts'
import { useHasGames } from '../../../features/games/use-game-list.ts'
import { pageIcon } from '../../../player/page-icon.ts'
import { useUnreadCount } from '../../../player/use-account-status.ts'
import { useLoginAddress } from '../../../session/login-address.ts'
import { useSession } from '../../../session/session-state.ts'
import { useTemplate } from '../../template-context.ts'
import { useTeaserPage } from '../heroes/use-teaser-page.ts'
import { accountSheet, categorySheet, gameSearch } from '../modals/modal-ids.ts'
import { useNavigationEntries } from '../navigations/navigation-entries.ts'
import { BarButton, BarCategory, BarEntryContent, BarLink } from './bar-entry.tsx'
import { SportsEntries } from './sports-entries.tsx'

/** The entries of a mobile bar: those of a sportsbook, or five of which the template chooses the second and the fourth. */
export function BarEntries() {
  const { barEntries } = useTemplate().file
  const hasSports = useNavigationEntries().some(({ id }) => id === 'sports')
  const hasPromotions = barEntries === 'promotions'
  if (barEntries === 'sports' && hasSports)
    return (
      <ul>
        <SportsEntries />
        <AccountBarEntry />
      </ul>
    )
  return (
    <ul>
      <HomeEntry />
      {hasPromotions ? <GamesEntry /> : <CategoryEntry chosen={barEntries} />}
      <MiddleEntry />
      {hasPromotions ? <PromotionsEntry /> : <GamesEntry />}
      <AccountBarEntry />
    </ul>
  )
}

function HomeEntry() {
  const { t } = useTranslation()
  return <BarLink to="/" icon="home" label={t('site.home')} />
}

function GamesEntry() {
  const { t } = useTranslation()
  return <BarButton modal={categorySheet} icon="gamepad" label={t('site.games')} />
}

/** The middle entry: deposit for a player where the brand offers it, else hot games. */
function MiddleEntry() {
  const { t } = useTranslation('_m')
  const { status } = useSession()
  const { capabilities } = useStartup()
  if (status !== 'player' || !isOffered('deposit', capabilities)) return <HotEntry />
  return <BarLink to={pages.deposit.path} icon="plus" label={t('page.deposit')} />
}

/** Promotions where the brand offers them, else search. */
function PromotionsEntry() {
  const { t } = useTranslation('_m')
  const { capabilities } = useStartup()
  if (!isOffered('promotions', capabilities)) return <SearchBarEntry />
  return <BarLink to={pages.promotions.path} icon="gift" label={t('page.promotions')} />
}

/** Hot games, or what a brand without games leads to. */
function HotEntry() {
  const { t } = useTranslation('_m')
  const page = useTeaserPage()
  if (page === 'hot') return <BarCategory id="hot" />
  return <BarLink to={pages[page].path} icon={pageIcon(page)} label={t(`page.${page}`)} />
}

/** The chosen category where the brand's menu has it, else search. */
function CategoryEntry({ chosen }: { chosen: TemplateFile['barEntries'] }) {
  const entry = useNavigationEntries().find(({ id }) => id === chosen)
  return entry ? <BarCategory id={entry.id} /> : <SearchBarEntry />
}

function SearchBarEntry() {
  const { t } = useTranslation(['ui', '_m'])
  const hasGames = useHasGames()
  if (!hasGames) return <BarLink to={pages.vip.path} icon={pageIcon('vip')} label={t('_m:page.vip')} />
  return <BarButton modal={gameSearch} icon="search" label={t('site.search')} />
}

/** Log in for a visitor, the account sheet for a player. */
function AccountBarEntry() {
  const { t } = useTranslation()
  const { status } = useSession()
  const loginAddress = useLoginAddress()
  const unread = useUnreadCount()
  if (status === 'player')
    return <BarButton modal={accountSheet} icon="user" label={t('site.account')} unread={unread} />
  return (
    <li>
      <Link className="bar-entry" to={loginAddress}>
        <BarEntryContent icon="user" label={t('site.logIn')} />
      </Link>
    </li>
  )
}
