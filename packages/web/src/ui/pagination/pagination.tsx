import { defaultPerPage } from '@marquee/contracts/per-page'
import type { ComponentType, ReactNode } from 'react'
import './pagination.css'
import { Icon, type IconName } from '../media/icon.tsx'
import { type PageAddress, pageAddress, pageCount, pageWindow } from './page-window.ts'

export interface PaginationTexts {
  /** Accessible name of the navigation. */
  label: string
  previous: string
  next: string
  first: string
  last: string
  jumpBack: string
  jumpForward: string
  /** Accessible name of a page number. */
  page: (page: number) => string
}

export interface PageLinkProps {
  href: string
  className: string
  'aria-label': string
  'aria-current': 'page' | undefined
  children: ReactNode
}

interface PaginationBase {
  /** From 1. */
  page: number
  /** Total number of items. */
  total: number
  perPage?: number | undefined
  /** Most page numbers to show. */
  buttons?: number | undefined
  texts: PaginationTexts
  /** Show controls for the first and last page. */
  edges?: boolean | undefined
  /** Show controls that skip `buttons` pages. */
  jumps?: boolean | undefined
}

type PaginationProps = PaginationBase &
  (
    | { onPage: (page: number) => void; href?: undefined; link?: undefined }
    /** Links rendered by `link`, such as the router's. Default: plain `a` elements. */
    | { href: PageAddress; link?: ComponentType<PageLinkProps> | undefined; onPage?: undefined }
  )

/**
 * Pagination of a list (specification, section 2). By default 10 items per page and 5 page numbers. Renders buttons with
 * `onPage`, links with an `href` that contains `[page]`, and nothing for a single page.
 */
export function Pagination(props: PaginationProps) {
  const { page, total, perPage = defaultPerPage, buttons = 5, texts, edges, jumps } = props
  const pages = pageCount(total, perPage)
  if (pages === 1) return null
  const step = (target: number, name: string, icon: IconName, far = false) => (
    <Step
      key={name}
      to={target < 1 || target > pages ? undefined : target}
      name={name}
      far={far}
      pagination={props}
    >
      <Icon name={icon} />
    </Step>
  )
  const jump = (target: number, name: string) => (
    <Step key={name} to={target} name={name} far pagination={props}>
      …
    </Step>
  )
  const numbers = pageWindow(page, pages, buttons)
  return (
    <nav className="pagination" aria-label={texts.label}>
      {edges ? step(page === 1 ? 0 : 1, texts.first, 'chevrons-left', true) : null}
      {step(page - 1, texts.previous, 'chevron-left')}
      {jumps && (numbers[0] ?? 1) > 1 ? jump(Math.max(1, page - buttons), texts.jumpBack) : null}
      {numbers.map((number) => (
        <Step key={number} to={number} name={texts.page(number)} current={number === page} pagination={props}>
          {number}
        </Step>
      ))}
      {jumps && (numbers.at(-1) ?? pages) < pages
        ? jump(Math.min(pages, page + buttons), texts.jumpForward)
        : null}
      {step(page + 1, texts.next, 'chevron-right')}
      {edges ? step(page === pages ? 0 : pages, texts.last, 'chevrons-right', true) : null}
    </nav>
  )
}

interface StepProps {
  /** Target page; undefined where there is none. */
  to: number | undefined
  name: string
  current?: boolean
  /** Hidden on narrow screens. */
  far?: boolean
  pagination: PaginationProps
  children: ReactNode
}

function Step({ to, name, current = false, far = false, pagination, children }: StepProps) {
  const { href, link, onPage } = pagination
  const shared = {
    className: far ? 'pagination-step pagination-far' : 'pagination-step',
    'aria-label': name,
    'aria-current': current ? ('page' as const) : undefined,
  }
  if (href === undefined) {
    return (
      <button
        type="button"
        {...shared}
        disabled={to === undefined}
        onClick={() => to !== undefined && onPage(to)}
      >
        {children}
      </button>
    )
  }
  if (to === undefined)
    return (
      <span className={shared.className} aria-hidden="true">
        {children}
      </span>
    )
  const PageLink = link ?? 'a'
  return (
    <PageLink {...shared} href={pageAddress(href, to)}>
      {children}
    </PageLink>
  )
}
