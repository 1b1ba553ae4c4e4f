import type { ProblemError } from '../api/problem-error.ts'
import { shownOf } from '../api/shown-failure.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { FormError } from '../ui/form/form-error.tsx'
import { ProblemReference } from './problem-reference.tsx'

/** By a button: that what it asks for did not work, where nothing else tells of it, with the reference for support. */
export function UnavailableNote({ error }: { error: ProblemError | null }) {
  const { t } = useTranslation('errors')
  if (error === null || shownOf(error) !== 'button') return null
  return (
    <>
      <FormError error={t('serviceUnavailable')} />
      <ProblemReference reference={error.problem.reference} />
    </>
  )
}
