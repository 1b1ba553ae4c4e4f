import type { KycStatus } from '@marquee/contracts/areas/kyc'
import { offeredLanguages } from '@marquee/contracts/languages'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { query, queryKey } from '../../api/query.ts'
import { useUploadCall } from '../../api/upload.ts'
import { QueryResults } from '../../brand/query-results.tsx'
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
import { type ChecklistItem, checklistOf, isMissing, isToDo } from './kyc-checklist.ts'
import { documentName, refusalReason } from './kyc-fields.ts'
import { KycForm } from './kyc-form.tsx'
import './verification-page.css'

const pollMs = 60_000

/** How far the player's identity is verified, the documents handed in, and what is still to do. */
export function Page() {
  const { t } = useTranslation()
  const { player, isConfirmed } = useSession()
  const result = useQuery({
    ...query('getKyc', {}),
    enabled: player !== null && isConfirmed,
    refetchInterval: ({ state }) => (state.data?.status === 'PENDING' ? pollMs : false),
  })
  const skeleton = <Skeleton height={148} />
  return (
    <AccountFrame
      page="verification"
      icon={result.data && iconOf(result.data)}
      text={t('kyc.text')}
      skeleton={skeleton}
    >
      {({ accountId, fullName }) => (
        <QueryResults result={result} failed={t('kyc.failed')} skeleton={skeleton}>
          {(kyc) => <Verification key={accountId} kyc={kyc} holder={fullName} />}
        </QueryResults>
      )}
    </AccountFrame>
  )
}

function Verification({ kyc, holder }: { kyc: KycStatus; holder: string }) {
  const { t } = useTranslation()
  const [isBeginning, setBeginning] = useState(false)
  const isOpen = kyc.status !== 'PENDING' && kyc.status !== 'VERIFIED'
  // After a refusal or once something is handed in, the player knows what it is about.
  const isShown = isOpen && (isBeginning || kyc.documents.length > 0 || kyc.status !== 'NONE')
  const items = checklistOf(kyc)
  const nameOf = useDocumentName()
  const listText = useListText()
  const missing = missingOf(kyc, items)?.map(nameOf)
  useKeepFocus(`${kyc.status} ${isShown}`)
  return (
    <>
      <KycSummary kyc={kyc} />
      {items.length > 0 ? <Checklist kyc={kyc} items={items} /> : null}
      {isOpen && !isShown ? <Button onClick={() => setBeginning(true)}>{t('kyc.begin')}</Button> : null}
      {isShown ? (
        <>
          <section className="stack gap-2">
            <h2>{t('kyc.documentsTitle')}</h2>
            <p className="quiet measure">{t('kyc.documentsText')}</p>
            <DocumentUpload kyc={kyc} items={items} />
          </section>
          <section className="stack gap-2">
            <h2>{t('kyc.detailsTitle')}</h2>
            <p className="quiet measure">{t('kyc.detailsText')}</p>
            <KycForm holder={holder} missing={missing && listText(missing)} />
          </section>
        </>
      ) : null}
    </>
  )
}

/** The documents that the particulars wait for; undefined where the platform doesn't say which, and none is there. */
function missingOf({ requiredDocuments }: KycStatus, items: readonly ChecklistItem[]) {
  const missing = items.filter(isMissing).map(({ type }) => type)
  const required = missing.filter((type) => requiredDocuments.some((document) => document.type === type))
  return requiredDocuments.length > 0 || items.length > missing.length ? required : undefined
}

const states = {
  NONE: 'identity',
  PENDING: 'clock',
  VERIFIED: 'check',
  REJECTED: 'warning',
  EXPIRED: 'warning',
} as const satisfies Record<string, IconName>
type State = keyof typeof states

const stateOf = ({ status }: KycStatus): State =>
  Object.hasOwn(states, status) ? (status as State) : 'PENDING'

const iconOf = (kyc: KycStatus): IconName => states[stateOf(kyc)]

const purposes = ['WITHDRAWAL', 'DEPOSIT', 'BONUS'] as const

/** The state of the verification in words, what it is needed for, and how long it takes. */
function KycSummary({ kyc }: { kyc: KycStatus }) {
  const { t } = useTranslation()
  const { dateTime } = useFormat()
  const listText = useListText()
  const { requiredFor, deadline, checkMinutes } = kyc
  const state = stateOf(kyc)
  const isDone = state === 'VERIFIED'
  const needed = purposes.filter((purpose) => requiredFor.includes(purpose))
  const list = listText(needed.map((purpose) => t(`kyc.purposes.${purpose}`)))
  return (
    <section className="card kyc-summary" data-state={state} role="status">
      <span className="mark kyc-mark">
        <Icon name={states[state]} />
      </span>
      <div>
        <h2>{t(`kyc.states.${state}`)}</h2>
        <p className="quiet">{t(`kyc.stateTexts.${state}`)}</p>
        {needed.length > 0 && !isDone ? <p className="quiet">{t('kyc.neededFor', { list })}</p> : null}
        {checkMinutes !== null && !isDone ? <CheckTime minutes={checkMinutes} /> : null}
        {deadline !== '' && !isDone ? (
          <p className="quiet">{t('kyc.deadline', { date: dateTime(deadline) })}</p>
        ) : null}
      </div>
    </section>
  )
}

const hour = 60
const day = 24 * hour

/** How long a check usually takes, in the largest unit that says it well. */
function CheckTime({ minutes }: { minutes: number }) {
  const { t } = useTranslation()
  if (minutes < 2 * hour) return <p>{t('kyc.checkMinutes', { count: minutes })}</p>
  if (minutes < 2 * day) return <p>{t('kyc.checkHours', { count: Math.ceil(minutes / hour) })}</p>
  return <p>{t('kyc.checkDays', { count: Math.ceil(minutes / day) })}</p>
}

const tones = {
  MISSING: 'warning',
  OPTIONAL: 'neutral',
  UPLOADED: 'neutral',
  PENDING: 'warning',
  VERIFIED: 'success',
  REJECTED: 'danger',
  EXPIRED: 'danger',
} as const
type KnownState = keyof typeof tones

const isKnown = (status: string): status is KnownState => Object.hasOwn(tones, status)

interface ChecklistProps {
  kyc: KycStatus
  items: readonly ChecklistItem[]
}

/** The documents, each with what it has to show, its state, and why it was refused. */
function Checklist({ kyc: { status, requiredDocuments }, items }: ChecklistProps) {
  const { t } = useTranslation()
  const isOpen = status !== 'PENDING' && status !== 'VERIFIED'
  const required = items.filter(({ type }) => requiredDocuments.some((document) => document.type === type))
  const done = required.filter((item) => !isMissing(item)).length
  return (
    <section>
      <h2 className="wrap spread kyc-list-title">
        {t(isOpen && required.length > 0 ? 'kyc.neededTitle' : 'kyc.sentTitle')}
        {isOpen && required.length > 0 ? (
          <small>{t('kyc.progress', { done, total: required.length })}</small>
        ) : null}
      </h2>
      <ul className="panel lines kyc-documents">
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a type may be handed in more than once
          <ChecklistLine key={index} item={item} />
        ))}
      </ul>
    </section>
  )
}

function ChecklistLine({ item }: { item: ChecklistItem }) {
  const { t } = useTranslation()
  const nameOf = useDocumentName()
  const { type, status, reason, pages } = item
  const known = documentName(type)
  return (
    <li className="row spread" data-state={status}>
      <span>
        <strong>{nameOf(type)}</strong>
        {isToDo(item) && known ? <small>{t(`kyc.shows.${known}`)}</small> : null}
        {isToDo(item) && pages > 0 ? <small>{t('kyc.pages', { count: pages })}</small> : null}
        {isMissing(item) && status !== 'MISSING' ? <Reason reason={reason} /> : null}
      </span>
      {isKnown(status) ? (
        <Badge tone={tones[status]}>{t(`kyc.documentStates.${status}`)}</Badge>
      ) : (
        <Badge>{status}</Badge>
      )}
    </li>
  )
}

/** A reason in plain words; a sentence of the platform's as it is. */
function Reason({ reason }: { reason: string }) {
  const { t } = useTranslation()
  const known = refusalReason(reason)
  // A single word is a code.
  const text = /\s/.test(reason) ? reason : t('kyc.reasons.unreadable')
  return <small className="kyc-reason">{known ? t(`kyc.reasons.${known}`) : text}</small>
}

/** Hands in documents, one after the other. */
function DocumentUpload({ kyc: { acceptedTypes }, items }: ChecklistProps) {
  const { t } = useTranslation()
  const nameOf = useDocumentName()
  const client = useQueryClient()
  const [chosen, setChosen] = useState<string>()
  const types = [...new Set([...items.map(({ type }) => type), ...acceptedTypes])]
  const isSent = (type: string) => items.some((item) => item.type === type && !isToDo(item))
  const next = items.find((item) => isMissing(item) && !isSent(item.type))?.type
  const type = chosen ?? next ?? types.find((each) => !isSent(each)) ?? types[0] ?? ''
  const call = useUploadCall('uploadKycDocument')
  const upload = useUpload((file, onProgress) =>
    call.mutateAsync({ input: {}, file, fields: { type }, onProgress }),
  )
  const send = async () => {
    if (!(await upload.send())) return
    showToast({
      tone: 'success',
      text: t('kyc.documentSent', { document: nameOf(type) }),
    })
    setChosen(undefined)
    await client.invalidateQueries({ queryKey: queryKey('getKyc', {}) })
  }
  return (
    <div className="stack gap-4 kyc-form">
      <Select
        label={t('kyc.documentType')}
        value={type}
        options={types.map((each) => ({ value: each, label: nameOf(each) }))}
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

/** A function that writes names as a list in the page's language. */
function useListText(): (names: readonly string[]) => string {
  const { dateLocale } = offeredLanguages[useLanguage()]
  return (names) => new Intl.ListFormat(dateLocale).format(names)
}

/** A function that names a kind of document in the page's language, or as the platform calls it. */
function useDocumentName(): (type: string) => string {
  const { t } = useTranslation()
  return (type) => {
    const known = documentName(type)
    return known ? t(`kyc.documents.${known}`) : type
  }
}
