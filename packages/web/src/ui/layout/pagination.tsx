import type { ComponentType, ReactNode } from 'react'
import './pagination.css'
import { Icon, type IconName } from '../media/icon.tsx'
import { type PageAddress, pageAddress, pageCount, pageWindow } from './page-window.ts'

export interface PaginationTexts {
  /** Name of the whole control. */
  label: string
  previous: string
  next: string
  first: string
  last: string
  jumpBack: string
  jumpForward: string
  /** Name of one number's control. */
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
  /** How many items there are in all. */
  total: number
  perPage?: number | undefined
  /** How many numbers are shown. */
  buttons?: number | undefined
  texts: PaginationTexts
  /** Also show controls to the first and last page. */
  edges?: boolean | undefined
  /** Also show controls that go on or back by as many pages as there are numbers. */
  jumps?: boolean | undefined
}

type PaginationProps = PaginationBase &
  (
    | { onPage: (page: number) => void; href?: undefined; link?: undefined }
    /** Link mode: `link` draws the links, when the page has a router; plain ones otherwise. */
    | { href: PageAddress; link?: ComponentType<PageLinkProps> | undefined; onPage?: undefined }
  )

/**
 * Pages of a list (specification, section 2): 10 items a page and 5 numbers unless said otherwise; buttons with
 * `onPage`, links with an `href` that holds `[page]`. Nothing is drawn for a single page.
 */
export function Pagination(props: PaginationProps) {
  const { page, total, perPage = 10, buttons = 5, texts, edges, jumps } = props
  const pages = pageCount(total, perPage)
  if (pages === 1) return null
  const step = (target: number, name: string, icon: IconName, far = false) => (
    <Step
      key={name}
      to={target < 1 || target > pages ? undefined : target}
      name={name}
      far={far}
      goes={props}
    >
      <Icon name={icon} />
    </Step>
  )
  const jump = (target: number, name: string) => (
    <Step key={name} to={target} name={name} far goes={props}>
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
        <Step key={number} to={number} name={texts.page(number)} current={number === page} goes={props}>
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
  /** Missing where there is no such page. */
  to: number | undefined
  name: string
  current?: boolean
  /** Goes further than the next page; left out where there is little room. */
  far?: boolean
  goes: PaginationProps
  children: ReactNode
}

function Step({ to, name, current = false, far = false, goes, children }: StepProps) {
  const { href, link, onPage } = goes
  const look = {
    className: far ? 'pagination-step pagination-far' : 'pagination-step',
    'aria-label': name,
    'aria-current': current ? ('page' as const) : undefined,
  }
  if (href === undefined) {
    return (
      <button
        type="button"
        {...look}
        disabled={to === undefined}
        onClick={() => to !== undefined && onPage(to)}
      >
        {children}
      </button>
    )
  }
  if (to === undefined)
    return (
      <span className={look.className} aria-hidden="true">
        {children}
      </span>
    )
  const PageLink = link ?? 'a'
  return (
    <PageLink {...look} href={pageAddress(href, to)}>
      {children}
    </PageLink>
  )
}
