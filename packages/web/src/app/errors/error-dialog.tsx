import type { Problem } from '@marquee/contracts/problem'
import { Link } from 'react-router'
import { dismissProblem, useShownProblem } from '../../api/problem-notice.ts'
import { ProblemReference } from '../../brand/problem-reference.tsx'
import { problemText, problemTitle } from '../../i18n/problem-text.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button, buttonClass } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { closeModals } from '../../ui/overlay/modal-store.ts'
import './error-dialog.css'

/** Problems that only support can solve: what refuses the account itself. */
const isForSupport = ({ code, handling }: Problem) => code === 'accountLocked' || handling === 'endSession'

/**
 * The error dialog (specification, section 8). It opens over a modal instead of replacing it: a failed login must not
 * lose its input.
 */
export function ErrorDialog() {
  const problem = useShownProblem()
  const { t, i18n } = useTranslation(['ui', 'errors'])
  const isSupports = problem !== null && isForSupport(problem)
  return (
    <Dialog
      id="error-dialog"
      isNotice
      open={problem !== null}
      title={problem ? problemTitle(problem, i18n) : t('errors:errorTitle')}
      onClose={dismissProblem}
      closeLabel={t('app.close')}
      footer={
        <>
          <Button variant={isSupports ? 'quiet' : 'filled'} onClick={dismissProblem}>
            {t('app.close')}
          </Button>
          {isSupports ? <ContactLink /> : null}
        </>
      }
    >
      {problem ? (
        <>
          <p className="error-dialog-text">{problemText(problem, i18n)}</p>
          <ProblemReference reference={problem.reference} />
        </>
      ) : null}
    </Dialog>
  )
}

/** Leaves the dialog, and what it stands over. */
function ContactLink() {
  const { t } = useTranslation('_m')
  const leave = () => {
    dismissProblem()
    closeModals()
  }
  return (
    <Link className={buttonClass({})} to="/contact-us" onClick={leave}>
      {t('page.contact-us')}
    </Link>
  )
}
