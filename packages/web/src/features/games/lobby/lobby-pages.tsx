import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useFormat } from '../../../i18n/format.ts'
import { type PageLinkProps, Pagination } from '../../../ui/pagination/pagination.tsx'
import { type LobbyFilters, lobbySearch } from './lobby-filters.ts'

interface LobbyPagesProps {
  filters: LobbyFilters
  total: number
  perPage: number
}

/** A lobby's pagination, as links that keep the filters. */
export function LobbyPages({ filters, total, perPage }: LobbyPagesProps) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const search = lobbySearch({ ...filters, page: 1 }).toString()
  return (
    <Pagination
      page={filters.page}
      total={total}
      perPage={perPage}
      href={`?${search ? `${search}&` : ''}page=[page]`}
      link={PageLink}
      edges
      jumps
      texts={{
        label: t('games.pages.label'),
        previous: t('games.pages.previous'),
        next: t('games.pages.next'),
        first: t('games.pages.first'),
        last: t('games.pages.last'),
        jumpBack: t('games.pages.jumpBack'),
        jumpForward: t('games.pages.jumpForward'),
        page: (page) => t('games.pages.page', { number: number(page) }),
      }}
    />
  )
}

function PageLink({ href, ...rest }: PageLinkProps) {
  return <Link to={href} {...rest} />
}
