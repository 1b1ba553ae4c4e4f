import { useTranslation } from 'react-i18next'

/** The texts of a reference that can be copied. */
export function useReferenceTexts() {
  const { t } = useTranslation()
  return { label: t('app.reference'), copy: t('app.copy'), copied: t('app.copied') }
}
