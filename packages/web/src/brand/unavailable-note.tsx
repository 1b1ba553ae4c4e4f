import { isOnlyLogged, type ProblemError } from '../api/problem-error.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { FormError } from '../ui/form/form-error.tsx'

/** By a button: that what it asks for did not work, where nothing else tells of it. */
export function UnavailableNote({ error }: { error: ProblemError | null }) {
  const { t } = useTranslation('errors')
  return <FormError error={isOnlyLogged(error) ? t('serviceUnavailable') : undefined} />
}
