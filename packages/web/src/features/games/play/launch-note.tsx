import type { ProblemError } from '../../../api/problem-error.ts'
import { shownOf } from '../../../api/shown-failure.ts'
import { ProblemReference } from '../../../brand/problem-reference.tsx'
import { problemText } from '../../../i18n/problem-text.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { RefusalText } from '../../../responsible-gaming/refusal-text.tsx'
import { FormError } from '../../../ui/form/form-error.tsx'

/** By the button that opens a game elsewhere: why it was not launched, with the reference for support. */
export function LaunchNote({ error }: { error: ProblemError | null }) {
  const { t, i18n } = useTranslation()
  const shown = error && shownOf(error)
  if (error === null || shown === 'sessionEnd') return null
  const { problem } = error
  const text = shown === 'check' ? t('play.checkingText') : problemText(problem, i18n)
  return (
    <>
      <FormError error={<RefusalText problem={problem}>{text}</RefusalText>} />
      <ProblemReference reference={problem.reference} />
    </>
  )
}
