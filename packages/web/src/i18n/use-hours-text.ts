import { useTranslation } from './use-translation.ts'

/** Returns a function that says when somebody can be reached. Around the clock is `24/7`, which not every language writes. */
export function useHoursText(): (hours: string) => string {
  const { t } = useTranslation()
  return (hours) => (hours === '24/7' ? t('content.help.always') : t('content.help.open', { hours }))
}
