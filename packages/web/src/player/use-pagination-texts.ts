import { useTranslation } from '../i18n/use-translation.ts'
import type { PaginationTexts } from '../ui/pagination/pagination.tsx'

/** The texts of the pagination of a list; `label` is the accessible name of its navigation. */
export function usePaginationTexts(label: string): PaginationTexts {
  const { t } = useTranslation()
  return {
    label,
    previous: t('games.pages.previous'),
    next: t('games.pages.next'),
    first: t('games.pages.first'),
    last: t('games.pages.last'),
    jumpBack: t('games.pages.jumpBack'),
    jumpForward: t('games.pages.jumpForward'),
    page: (number) => t('games.pages.page', { number }),
  }
}
