import { type PageName, pages } from '@marquee/contracts/pages'
import './category-link.css'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router'
import { Icon, type IconName } from '../../../ui/media/icon.tsx'

// A narrow column shows nothing but icons: any other page gets one that promises words.
const icons: Partial<Record<PageName, IconName>> = {
  vip: 'crown',
  download: 'download',
  promotions: 'gift',
  referral: 'users',
  mission: 'star',
  leaderboard: 'trophy',
  news: 'bell',
  banking: 'wallet',
  inbox: 'inbox',
  'responsible-gaming': 'heart',
  'contact-us': 'chat',
}

/** The icon of a page of the site's menu. */
export const menuPageIcon = (page: PageName): IconName => icons[page] ?? 'info'

/** Link to a page of the site's menu that is no category; it looks like a category's. */
export function MenuPageLink({ page }: { page: PageName }) {
  const { t } = useTranslation('_m')
  return (
    <NavLink className="category" to={pages[page].path}>
      <span className="category-icon">
        <Icon name={menuPageIcon(page)} />
      </span>
      <span className="category-name">{t(`page.${page}`)}</span>
    </NavLink>
  )
}
