import type { Problem } from '@marquee/contracts/problem'
import { useTranslation } from 'react-i18next'
import { ProblemReference } from '../../brand/problem-reference.tsx'
import { RefusalWords } from '../../care/refusal-words.tsx'
import { problemText } from '../../i18n/problem-text.ts'
import { Button, buttonClass } from '../../ui/button/button.tsx'
import { ErrorState } from '../../ui/feedback/state-panel.tsx'
import { LobbyLink } from './lobby-link.tsx'

interface LaunchProblemProps {
  problem: Problem
  lobby: string
  onRetry: () => void
}

/** The error of a failed launch: the reason, what to try, and a link back. */
export function LaunchProblem({ problem, lobby, onRetry }: LaunchProblemProps) {
  const { t, i18n } = useTranslation()
  // Trying again helps nobody whom an own limit or break stops.
  const isStopped = problem.limit !== undefined || problem.until !== undefined
  const { title, text } = isStopped ? stopped : textKeys(problem.code)
  return (
    <ErrorState
      title={t(title)}
      text={<RefusalWords problem={problem}>{text ? t(text) : problemText(problem, i18n)}</RefusalWords>}
      reference={isStopped ? undefined : <ProblemReference reference={problem.reference} />}
      action={
        <div className="play-choices">
          <LobbyLink className={buttonClass({ variant: 'outline' })} lobby={lobby}>
            {t('play.back')}
          </LobbyLink>
          {isStopped ? null : <Button onClick={onRetry}>{t('play.retry')}</Button>}
        </div>
      }
    />
  )
}

const stopped = { title: 'play.stoppedTitle', text: undefined } as const

function textKeys(code: string) {
  if (code === 'gameMaintenance')
    return { title: 'play.maintenanceTitle', text: 'play.maintenanceText' } as const
  // After a lost connection the outcome is as unknown as when the gateway reports it so.
  if (code === 'outcomeUnknown' || code === 'stillRunning' || code === 'disconnect') {
    return { title: 'play.checkingTitle', text: 'play.checkingText' } as const
  }
  return { title: 'play.unavailableTitle', text: undefined } as const
}
