import type { KycStatus } from '@marquee/contracts/areas/kyc'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../ui/feedback/badge.tsx'
import { isRefused } from './is-refused.ts'
import { refusalReason } from './kyc-words.ts'
import { useDocumentName } from './use-document-name.ts'

const tones = {
  UPLOADED: 'neutral',
  PENDING: 'warning',
  VERIFIED: 'success',
  REJECTED: 'danger',
  EXPIRED: 'danger',
} as const
type KnownState = keyof typeof tones

const isKnown = (status: string): status is KnownState => Object.hasOwn(tones, status)

/** The documents handed in, each with its state, and why it was refused. */
export function DocumentList({ documents }: Pick<KycStatus, 'documents'>) {
  const { t } = useTranslation()
  const nameOf = useDocumentName()
  return (
    <section>
      <h2 className="kyc-list-title">{t('kyc.sentTitle')}</h2>
      <ul className="kyc-documents">
        {documents.map(({ type, status, reason }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a type may be handed in more than once
          <li key={index}>
            <span>
              <strong>{nameOf(type)}</strong>
              {isRefused({ status }) ? <Reason reason={reason} /> : null}
            </span>
            {isKnown(status) ? (
              <Badge tone={tones[status]}>{t(`kyc.documentStates.${status}`)}</Badge>
            ) : (
              <Badge>{status}</Badge>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A reason in plain words; a sentence of the platform's as it is. */
function Reason({ reason }: { reason: string }) {
  const { t } = useTranslation()
  const known = refusalReason(reason)
  if (known) return <small>{t(`kyc.reasons.${known}`)}</small>
  // A single word is a code.
  return <small>{/\s/.test(reason) ? reason : t('kyc.reasons.unreadable')}</small>
}
