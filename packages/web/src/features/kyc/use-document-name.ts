import { useTranslation } from 'react-i18next'
import { documentName } from './kyc-words.ts'

/** A function that names a kind of document in the page's language, or as the platform calls it. */
export function useDocumentName(): (type: string) => string {
  const { t } = useTranslation()
  return (type) => {
    const known = documentName(type)
    return known ? t(`kyc.documents.${known}`) : type
  }
}
