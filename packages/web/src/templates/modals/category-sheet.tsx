import './category-sheet.css'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/dialog.tsx'
import { useModal } from '../../ui/modal-stack.ts'
import { CategoryLink } from '../navigations/category-link.tsx'
import { useNavigationEntries } from '../navigations/navigation-entries.ts'
import { categorySheet } from './modal-ids.ts'

/** Every category at once, within reach of the thumb. */
export function CategorySheet() {
  const { t } = useTranslation()
  const { open, close } = useModal(categorySheet)
  const entries = useNavigationEntries()
  return (
    <Dialog open={open} onClose={close} title={t('site.games')} closeLabel={t('app.close')}>
      <ul className="category-sheet">
        {entries.map((entry) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the link inside is what is pressed, by any means
          <li key={entry.id} onClick={close}>
            <CategoryLink {...entry} />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
