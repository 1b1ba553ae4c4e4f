import { type CategoryId, categories } from '@marquee/contracts/categories'
import { isOffered, type PageName } from '@marquee/contracts/pages'
import type { TemplateFile } from '@marquee/contracts/template-file'
import type { ReactNode } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { usePageLink } from '../../../brand/pages/pages-context.ts'
import { useIsPaused, useStartup } from '../../../brand/startup-context.ts'
import { usePicksOnSlip } from '../../../features/games/matches/picks-on-slip.ts'
import { useSportsbook } from '../../../features/games/matches/sportsbook.ts'
import { categoryIcon } from '../../../features/games/tiles/category-icon.ts'
import { GameAnchor } from '../../../features/games/tiles/game-anchor.tsx'
import { useHasGames, useHasHotGames } from '../../../features/games/use-game-list.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { useUnreadCount } from '../../../player/use-account-status.ts'
import { ForPlayer, ForVisitor } from '../../../session/for-player.tsx'
import { useLoginAddress } from '../../../session/login-address.ts'
import { Icon, type IconName } from '../../../ui/media/icon.tsx'
import { openModal } from '../../../ui/overlay/modal-store.ts'
import { useTemplate } from '../../template.ts'
import { CountMark, UnreadBadge } from '../header-parts/unread-badge.tsx'
import { useTeaserPage } from '../heroes/use-hero-slides.ts'
import { accountSheet, categorySheet, gameSearch } from '../modals/modal-ids.ts'
import { useNavigationEntries } from '../navigations/navigation-entries.ts'
import './bar-entries.css'

/** The entries of a mobile bar: those of a sportsbook, or five of which the template chooses the second and the fourth. */
export function BarEntries() {
  const { barEntries } = useTemplate().file
  const hasSports = useNavigationEntries().some(({ id }) => id === 'sports')
  const hasPromotions = barEntries === 'promotions'
  if (useIsPaused()) return <PausedEntries />
  if (barEntries === 'sports' && hasSports)
    return (
      <ul>
        <SportsEntries />
        <li>
          <AccountBarEntry />
        </li>
      </ul>
    )
  return (
    <ul>
      <li>
        <HomeEntry />
      </li>
      <li>{hasPromotions ? <GamesEntry /> : <CategoryEntry chosen={barEntries} />}</li>
      <li>
        <MiddleEntry />
      </li>
      <li>{hasPromotions ? <PromotionsEntry /> : <GamesEntry />}</li>
      <li>
        <AccountBarEntry />
      </li>
    </ul>
  )
}

/** What stays open to a player on a break. */
function PausedEntries() {
  const { t } = useTranslation()
  const { capabilities } = useStartup()
  const open = (['withdrawal', 'transaction-history', 'responsible-gaming'] as const).filter((page) =>
    isOffered(page, capabilities),
  )
  return (
    <ul>
      <li>
        <HomeEntry />
      </li>
      {open.map((page) => (
        <li key={page}>
          <BarPage page={page} label={t(`site.pausedBar.${page}`)} />
        </li>
      ))}
      <li>
        <AccountBarEntry />
      </li>
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
  const { capabilities } = useStartup()
  if (!isOffered('deposit', capabilities)) return <HotEntry />
  return (
    <>
      <ForVisitor>
        <HotEntry />
      </ForVisitor>
      <ForPlayer>
        <BarPage page="deposit" />
      </ForPlayer>
    </>
  )
}

/** Promotions where the brand offers them, else search. */
function PromotionsEntry() {
  const { capabilities } = useStartup()
  if (!isOffered('promotions', capabilities)) return <SearchBarEntry />
  return <BarPage page="promotions" />
}

/** Hot games, search where there are none, or what a brand without games leads to. */
function HotEntry() {
  const page = useTeaserPage()
  const hasHot = useHasHotGames()
  if (page === 'hot') return hasHot ? <BarCategory id="hot" /> : <SearchBarEntry />
  return <BarPage page={page} />
}

/** The chosen category where the brand's menu has it, else search. */
function CategoryEntry({ chosen }: { chosen: TemplateFile['barEntries'] }) {
  const entry = useNavigationEntries().find(({ id }) => id === chosen)
  return entry ? <BarCategory id={entry.id} /> : <SearchBarEntry />
}

function SearchBarEntry() {
  const { t } = useTranslation(['ui', '_m'])
  const hasGames = useHasGames()
  if (!hasGames) return <BarPage page="vip" />
  return <BarButton modal={gameSearch} icon="search" label={t('site.search')} />
}

/** Log in for a visitor, the account sheet for a player. */
function AccountBarEntry() {
  const { t } = useTranslation()
  const loginAddress = useLoginAddress()
  const unread = useUnreadCount()
  return (
    <>
      <ForVisitor>
        <Link className="bar-entry" to={loginAddress}>
          <BarEntryContent icon="user" label={t('site.logIn')} />
        </Link>
      </ForVisitor>
      <ForPlayer>
        <BarButton modal={accountSheet} icon="user" label={t('site.account')} unread={unread} />
      </ForPlayer>
    </>
  )
}

const { sports, casino } = categories

/** What the bar of a sportsbook has before the account: sports, what is in play, the slip, and the casino. */
function SportsEntries() {
  const { t } = useTranslation()
  const { capabilities } = useStartup()
  const hasCasino = useNavigationEntries().some(({ id }) => id === 'casino')
  return (
    <>
      <li>
        <PlaceEntry to={sports.route} icon={categoryIcon('sports')} label={t('games.categories.sports')} />
      </li>
      {capabilities.includes('matches') ? (
        <li>
          <PlaceEntry to={`${sports.route}?live=1`} icon="clock" label={t('games.inPlay')} />
        </li>
      ) : null}
      <li>
        <SlipEntry />
      </li>
      {hasCasino ? (
        <li>
          <PlaceEntry to={casino.route} icon={categoryIcon('casino')} label={t('site.casino')} />
        </li>
      ) : null}
    </>
  )
}

interface PlaceEntryProps {
  to: string
  icon: IconName
  label: string
}

/** An entry that links to a place of the site. What is in play is a part of the page of sports, so its path is not enough. */
function PlaceEntry({ to, icon, label }: PlaceEntryProps) {
  const { pathname, search } = useLocation()
  const isLive = new URLSearchParams(search).get('live') === '1'
  const isCurrent = to === (isLive ? `${pathname}?live=1` : pathname)
  return (
    <Link className="bar-entry" to={to} aria-current={isCurrent ? 'page' : undefined}>
      <BarEntryContent icon={icon} label={label} />
    </Link>
  )
}

/** The slip is in the sportsbook, which opens with it; where none can be opened, the page of sports says so. */
function SlipEntry() {
  const { t } = useTranslation()
  const sportsbook = useSportsbook()
  const { capabilities } = useStartup()
  const picks = usePicksOnSlip()
  const mark = <CountMark count={picks} label={t('games.picksOnSlip', { number: picks })} />
  const content = <BarEntryContent icon="ticket" label={t('games.slip')} mark={mark} />
  return sportsbook ? (
    // A platform without matches knows of no slip, and opens its sportsbook as it is.
    <GameAnchor
      className="bar-entry"
      game={sportsbook}
      {...(capabilities.includes('matches') && { slip: 'asItIs' })}
    >
      {content}
    </GameAnchor>
  ) : (
    <Link className="bar-entry" to={sports.route}>
      {content}
    </Link>
  )
}

interface BarLinkProps {
  to: string
  icon: IconName
  label: string
}

/** An entry that links to a page. */
function BarLink({ to, icon, label }: BarLinkProps) {
  return (
    <NavLink className="bar-entry" to={to} end>
      <BarEntryContent icon={icon} label={label} />
    </NavLink>
  )
}

/** An entry that links to a page of the contract's list, by its own name and icon. */
function BarPage({ page, label }: { page: PageName; label?: string }) {
  const { to, icon, text } = usePageLink()(page)
  return <BarLink to={to} icon={icon} label={label ?? text} />
}

interface BarButtonProps {
  icon: IconName
  label: string
  modal: string
  unread?: number
}

/** An entry that opens a modal. */
function BarButton({ icon, label, modal, unread = 0 }: BarButtonProps) {
  return (
    <button type="button" className="bar-entry" aria-haspopup="dialog" onClick={() => openModal(modal)}>
      <BarEntryContent icon={icon} label={label} mark={<UnreadBadge unread={unread} />} />
    </button>
  )
}

interface BarEntryContentProps {
  icon: IconName
  label: string
  /** A number at the icon. */
  mark?: ReactNode
}

/** What an entry shows. */
function BarEntryContent({ icon, label, mark }: BarEntryContentProps) {
  return (
    <>
      <span className="bar-icon">
        <Icon name={icon} />
        {mark}
      </span>
      <span className="bar-label">{label}</span>
    </>
  )
}

/** An entry that links to a category. */
function BarCategory({ id }: { id: CategoryId }) {
  const { t } = useTranslation()
  return <BarLink to={categories[id].route} icon={categoryIcon(id)} label={t(`games.categories.${id}`)} />
}
