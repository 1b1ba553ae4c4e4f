import type { KycStatus } from '@marquee/contracts/areas/kyc'
import { offeredLanguages } from '@marquee/contracts/languages'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { query, queryKey } from '../../api/query.ts'
import { useUploadCall } from '../../api/upload.ts'
import { LoadFailure } from '../../brand/query-results.tsx'
import { useKeepFocus } from '../../browser/use-keep-focus.ts'
import { UploadField, useUpload } from '../../forms/upload-field.tsx'
import { useFormat } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { AccountFrame } from '../../player/account-frame.tsx'
import { useSession } from '../../session/session-state.ts'
import { Button } from '../../ui/button/button.tsx'
import { Badge } from '../../ui/feedback/badge.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { Select } from '../../ui/form/select.tsx'
import { Icon, type IconName } from '../../ui/media/icon.tsx'
import { documentName, refusalReason } from './kyc-fields.ts'
import { KycForm } from './kyc-form.tsx'
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
  if (!data) {
    if (!error) return <VerificationWaiting />
    return (
      <Frame>
        <LoadFailure
          title={t('kyc.failed')}
          problem={error.problem}
          variant="tonal"
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      </Frame>
    )
  }
  return (
    <Frame>
      <Verification key={player?.accountId} kyc={data} holder={player?.fullName ?? ''} />
    </Frame>
  )
}

function Verification({ kyc, holder }: { kyc: KycStatus; holder: string }) {
  const { t } = useTranslation()
  const [isBeginning, setBeginning] = useState(false)
  const isOpen = kyc.status !== 'PENDING' && kyc.status !== 'VERIFIED'
  // After a refusal or once something is handed in, the player knows what it is about.
  const isShown = isOpen && (isBeginning || kyc.documents.length > 0 || kyc.status !== 'NONE')
  // What was refused on the way no longer matters.
  const documents =
    kyc.status === 'VERIFIED' ? kyc.documents.filter((document) => !isRefused(document)) : kyc.documents
  useKeepFocus(`${kyc.status} ${isShown}`)
  return (
    <>
      <KycSummary kyc={kyc} />
      {isOpen && !isShown ? <Button onClick={() => setBeginning(true)}>{t('kyc.begin')}</Button> : null}
      {documents.length > 0 ? <DocumentList documents={documents} /> : null}
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

const states = {
  NONE: 'info',
  PENDING: 'clock',
  VERIFIED: 'check',
  REJECTED: 'warning',
  EXPIRED: 'warning',
} as const satisfies Record<string, IconName>
type State = keyof typeof states

const purposes = ['WITHDRAWAL', 'DEPOSIT', 'BONUS'] as const

/** The state of the verification in words, and what it is needed for. */
function KycSummary({ kyc: { status, requiredFor, deadline } }: { kyc: KycStatus }) {
  const { t } = useTranslation()
  const { dateTime } = useFormat()
  const { dateLocale } = offeredLanguages[useLanguage()]
  const state: State = Object.hasOwn(states, status) ? (status as State) : 'PENDING'
  const needed = purposes.filter((purpose) => requiredFor.includes(purpose))
  const list = new Intl.ListFormat(dateLocale).format(needed.map((purpose) => t(`kyc.purposes.${purpose}`)))
  return (
    <section className="kyc-summary" data-state={state} role="status">
      <span className="kyc-mark">
        <Icon name={states[state]} />
      </span>
      <div>
        <h2>{t(`kyc.states.${state}`)}</h2>
        <p>{t(`kyc.stateTexts.${state}`)}</p>
        {needed.length > 0 && state !== 'VERIFIED' ? <p>{t('kyc.neededFor', { list })}</p> : null}
        {deadline !== '' && state !== 'VERIFIED' ? (
          <p>{t('kyc.deadline', { date: dateTime(deadline) })}</p>
        ) : null}
      </div>
    </section>
  )
}

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
function DocumentList({ documents }: Pick<KycStatus, 'documents'>) {
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

const toastMs = 4_000

/** Hands in documents, one after the other. */
function DocumentUpload({ kyc: { acceptedTypes, documents } }: { kyc: KycStatus }) {
  const { t } = useTranslation()
  const nameOf = useDocumentName()
  const client = useQueryClient()
  const [chosen, setChosen] = useState<string>()
  const isSent = (type: string) =>
    documents.some((document) => document.type === type && !isRefused(document))
  const next = acceptedTypes.find((type) => !isSent(type)) ?? acceptedTypes[0] ?? ''
  const type = chosen ?? next
  const call = useUploadCall('uploadKycDocument')
  const upload = useUpload((file, onProgress) =>
    call.mutateAsync({ input: {}, file, fields: { type }, onProgress }),
  )
  const send = async () => {
    if (!(await upload.send())) return
    showToast({
      tone: 'success',
      text: t('kyc.documentSent', { document: nameOf(type) }),
      durationMs: toastMs,
    })
    setChosen(undefined)
    await client.invalidateQueries({ queryKey: queryKey('getKyc', {}) })
  }
  return (
    <div className="kyc-form">
      <Select
        label={t('kyc.documentType')}
        value={type}
        options={acceptedTypes.map((each) => ({ value: each, label: nameOf(each) }))}
        onChange={({ target }) => setChosen(target.value)}
      />
      <UploadField label={t('kyc.file')} hint={t('kyc.fileHelp')} upload={upload} />
      {upload.file ? (
        <Button busy={upload.state === 'sending'} onClick={() => void send()}>
          {t('kyc.sendDocument')}
        </Button>
      ) : null}
    </div>
  )
}

/** A function that names a kind of document in the page's language, or as the platform calls it. */
function useDocumentName(): (type: string) => string {
  const { t } = useTranslation()
  return (type) => {
    const known = documentName(type)
    return known ? t(`kyc.documents.${known}`) : type
  }
}

/** Whether a document has to be handed in again. */
const isRefused = ({ status }: { status: string }): boolean => status === 'REJECTED' || status === 'EXPIRED'
