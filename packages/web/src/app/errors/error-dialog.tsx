import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dismissProblem, useShownProblem } from '../../api/problem-notice.ts'
import { problemText } from '../../i18n/problem-text.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import './error-dialog.css'

/**
 * The error dialog (specification, section 8). It opens over a modal instead of replacing it: a failed login must not
 * lose its input.
 */
export function ErrorDialog() {
  const problem = useShownProblem()
  const { t, i18n } = useTranslation(['ui', 'errors'])
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
          {problem.reference ? <Reference reference={problem.reference} /> : null}
        </>
      ) : null}
    </Dialog>
  )
}

function Reference({ reference }: { reference: string }) {
  const { t } = useTranslation()
  const [copied, setCopied] = useState(false)
  const copy = () => {
    // Missing on plain http and refused by some browsers; the reference can still be selected.
    navigator.clipboard?.writeText(reference).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  return (
    <p className="error-dialog-reference">
      <span>
        {t('app.reference')} <code>{reference}</code>
      </span>
      <Button variant="quiet" onClick={copy}>
        <span aria-live="polite">{t(copied ? 'app.copied' : 'app.copy')}</span>
      </Button>
    </p>
  )
}
