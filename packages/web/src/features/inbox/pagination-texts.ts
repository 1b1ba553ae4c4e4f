import { useTranslation } from 'react-i18next'
import type { PaginationTexts } from '../../ui/layout/pagination.tsx'

/** The texts of the inbox's pagination. */
export function usePaginationTexts(): PaginationTexts {
  const { t } = useTranslation()
  return {
    label: t('inbox.pages'),
    previous: t('games.pages.previous'),
    next: t('games.pages.next'),
    first: t('games.pages.first'),
    last: t('games.pages.last'),
    jumpBack: t('games.pages.jumpBack'),
    jumpForward: t('games.pages.jumpForward'),
    page: (number) => t('games.pages.page', { number }),
  }
}
