import { useTranslation } from 'react-i18next'
import { dismissProblem, useShownProblem } from '../../api/problem-notice.ts'
import { problemText } from '../../i18n/problem-text.ts'
import { useReferenceTexts } from '../../i18n/use-reference-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { Reference } from '../../ui/feedback/reference.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import './error-dialog.css'

/**
 * The error dialog (specification, section 8). It opens over a modal instead of replacing it: a failed login must not
 * lose its input.
 */
export function ErrorDialog() {
  const problem = useShownProblem()
  const { t, i18n } = useTranslation(['ui', 'errors'])
  const texts = useReferenceTexts()
  return (
    <Dialog
      id="error-dialog"
      open={problem !== null}
      title={t('errors:errorTitle')}
      onClose={dismissProblem}
      closeLabel={t('app.close')}
      footer={<Button onClick={dismissProblem}>{t('app.close')}</Button>}
    >
      {problem ? (
        <>
          <p className="error-dialog-text">{problemText(problem, i18n)}</p>
          {problem.reference ? <Reference reference={problem.reference} texts={texts} /> : null}
        </>
      ) : null}
    </Dialog>
  )
}
