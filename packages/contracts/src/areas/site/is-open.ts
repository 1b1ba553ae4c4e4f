import type { Startup } from './startup.ts'

/** Whether visitors see the site's pages: it is neither in maintenance nor closed. */
export const isOpen = ({ maintenance, isClosed }: Pick<Startup, 'maintenance' | 'isClosed'>): boolean =>
  maintenance === null && !isClosed
