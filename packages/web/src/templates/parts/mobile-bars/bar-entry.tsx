import { type CategoryId, categories } from '@marquee/contracts/categories'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router'
import { categoryIcon } from '../../../features/games/tiles/category-icon.ts'
import { Icon, type IconName } from '../../../ui/media/icon.tsx'
import { openModal } from '../../../ui/overlay/modal-store.ts'
import { UnreadBadge } from '../header-parts/unread-badge.tsx'

interface BarLinkProps {
  to: string
  icon: IconName
  label: string
}

/** An entry that links to a page. */
export function BarLink({ to, icon, label }: BarLinkProps) {
  return (
    <li>
      <NavLink className="bar-entry" to={to} end>
        <BarEntryContent icon={icon} label={label} />
      </NavLink>
    </li>
  )
}

interface BarButtonProps {
  icon: IconName
  label: string
  modal: string
  unread?: number
}

/** An entry that opens a modal. */
export function BarButton({ icon, label, modal, unread = 0 }: BarButtonProps) {
  return (
    <li>
      <button type="button" className="bar-entry" aria-haspopup="dialog" onClick={() => openModal(modal)}>
        <BarEntryContent icon={icon} label={label} unread={unread} />
      </button>
    </li>
  )
}

/** What an entry shows. */
export function BarEntryContent({
  icon,
  label,
  unread = 0,
}: {
  icon: IconName
  label: string
  unread?: number
}): ReactNode {
  return (
    <>
      <span className="bar-icon">
        <Icon name={icon} />
        <UnreadBadge unread={unread} />
      </span>
      <span className="bar-label">{label}</span>
    </>
  )
}

/** An entry that links to a category. */
export function BarCategory({ id }: { id: CategoryId }) {
  const { t } = useTranslation()
  return <BarLink to={categories[id].route} icon={categoryIcon(id)} label={t(`games.categories.${id}`)} />
}
