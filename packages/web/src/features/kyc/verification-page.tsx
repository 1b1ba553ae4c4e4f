import type { KycStatus } from '@marquee/contracts/areas/kyc'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { query } from '../../api/query.ts'
import { ProblemReference } from '../../brand/problem-reference.tsx'
import { useKeepFocus } from '../../browser/use-keep-focus.ts'
import { failureHelp } from '../../i18n/failure-help.ts'
import { AccountFrame } from '../../player/account-frame.tsx'
import { useSession } from '../../session/session-state.ts'
import { Button } from '../../ui/button/button.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { ErrorState } from '../../ui/feedback/state-panel.tsx'
import { DocumentList } from './document-list.tsx'
import { DocumentUpload } from './document-upload.tsx'
import { isRefused } from './is-refused.ts'
import { KycForm } from './kyc-form.tsx'
import { KycSummary } from './kyc-summary.tsx'
import './verification-page.css'

const pollMs = 60_000

/** How far the player's identity is verified, the documents handed in, and what is still to do. */
export function VerificationPage() {
  const { t } = useTranslation()
  const { player } = useSession()
  const { data, error, isFetching, refetch } = useQuery({
    ...query('getKyc', {}),
    refetchInterval: ({ state }) => (state.data?.status === 'PENDING' ? pollMs : false),
    meta: { shownInPlace: true },
  })
  if (!data && !error) return <VerificationWaiting />
  return (
    <Frame>
      {data ? (
        <Verification key={player?.accountId} kyc={data} holder={player?.fullName ?? ''} />
      ) : (
        <ErrorState
          title={t('kyc.failed')}
          text={t(failureHelp(error?.problem))}
          reference={<ProblemReference reference={error?.problem.reference ?? ''} />}
          action={
            <Button variant="tonal" busy={isFetching} onClick={() => void refetch()}>
              {t('app.retry')}
            </Button>
          }
        />
      )}
    </Frame>
  )
}

function Verification({ kyc, holder }: { kyc: KycStatus; holder: string }) {
  const { t } = useTranslation()
  const [isBeginning, setBeginning] = useState(false)
  const isOpen = kyc.status !== 'PENDING' && kyc.status !== 'VERIFIED'
  // After a refusal or once something is handed in, the player knows what it is about.
  const isShown = isOpen && (isBeginning || kyc.documents.length > 0 || kyc.status !== 'NONE')
  useKeepFocus(`${kyc.status} ${isShown}`)
  return (
    <>
      <KycSummary kyc={kyc} />
      {isOpen && !isShown ? <Button onClick={() => setBeginning(true)}>{t('kyc.begin')}</Button> : null}
      {kyc.documents.length > 0 ? <DocumentList documents={kyc.documents} /> : null}
      {isShown ? (
        <>
          <section className="kyc-step">
            <h2>{t('kyc.documentsTitle')}</h2>
            <p>{t('kyc.documentsText')}</p>
            <DocumentUpload kyc={kyc} />
          </section>
          <section className="kyc-step">
            <h2>{t('kyc.detailsTitle')}</h2>
            <p>{t('kyc.detailsText')}</p>
            <KycForm holder={holder} hasDocuments={kyc.documents.some((document) => !isRefused(document))} />
          </section>
        </>
      ) : null}
    </>
  )
}

export function VerificationWaiting() {
  return (
    <Frame isWaiting>
      <Skeleton className="kyc-place" />
    </Frame>
  )
}

function Frame({ isWaiting = false, children }: { isWaiting?: boolean; children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <AccountFrame page="verification" above="account" text={t('kyc.text')} isWaiting={isWaiting}>
      {children}
    </AccountFrame>
  )
}
