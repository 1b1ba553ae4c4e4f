import { uploadTypes } from '@marquee/contracts/uploads'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from '../i18n/use-translation.ts'
import { IconButton } from '../ui/button/button.tsx'
import { Icon } from '../ui/media/icon.tsx'
import '../ui/form/field.css'
import './upload-field.css'
import { ProblemError } from '../api/problem-error.ts'
import { type PreparedUpload, prepareUpload, type UploadFault } from './prepare-upload.ts'

const faultTexts = {
  serviceUnavailable: 'errors:serviceUnavailable',
  fileTypeInvalid: 'errors:fileTypeInvalid',
  fileTooLarge: 'errors:fileTooLarge',
  fileUnreadable: 'upload.unreadable',
  heicUnreadable: 'upload.heicUnreadable',
  pictureScrambled: 'upload.scrambled',
} as const satisfies Record<UploadFault, string>

interface UploadFieldProps {
  label: string
  hint?: string | undefined
  upload: Upload
}

/** Chooses a photo or a PDF: on a phone from the camera too. Shows what was chosen, how far it is, and what is wrong. */
export function UploadField({ label, hint, upload }: UploadFieldProps) {
  const { t } = useTranslation(['ui', 'errors'])
  const id = useId()
  const { state, file, fault, percent } = upload
  const isBusy = state === 'preparing' || state === 'sending'
  const note = fault ? t(faultTexts[fault]) : hint
  return (
    <div className="field" aria-busy={isBusy}>
      <span className="field-label">{label}</span>
      {file ? (
        <Chosen file={file} upload={upload} />
      ) : (
        <label className="row upload-box">
          <input
            className="visually-hidden"
            type="file"
            accept={uploadTypes.join(',')}
            disabled={isBusy}
            aria-label={label}
            aria-invalid={fault ? true : undefined}
            aria-describedby={note ? id : undefined}
            onChange={({ target }) => {
              const [chosen] = target.files ?? []
              // The same file can be chosen again after it was refused.
              target.value = ''
              if (chosen) void upload.choose(chosen)
            }}
          />
          <Icon name="plus" tone="accent" />
          <span>
            <strong>{t(state === 'preparing' ? 'upload.preparing' : 'upload.choose')}</strong>
            <small>{t('upload.types')}</small>
          </span>
        </label>
      )}
      {state === 'sending' ? (
        <progress className="upload-progress" aria-label={t('upload.sending')} max={100} value={percent} />
      ) : null}
      {note ? (
        <p
          className={fault ? 'muted field-note field-error' : 'muted field-note'}
          id={id}
          role={fault ? 'alert' : undefined}
        >
          {fault ? <Icon name="warning" /> : null}
          {note}
        </p>
      ) : null}
    </div>
  )
}

function Chosen({ file, upload }: { file: PreparedUpload; upload: Upload }) {
  const { t } = useTranslation()
  return (
    <div className="row upload-chosen">
      {file.canvas ? <Preview canvas={file.canvas} /> : <Icon name="ticket" tone="quiet" />}
      <p className="grow">
        <strong>{file.name}</strong>
        <small role="status">{t(upload.state === 'sending' ? 'upload.sending' : 'upload.ready')}</small>
      </p>
      <IconButton
        icon="close"
        label={t('upload.remove')}
        disabled={upload.state === 'sending'}
        onClick={upload.clear}
      />
    </div>
  )
}

function Preview({ canvas }: { canvas: HTMLCanvasElement }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => place.current?.replaceChildren(canvas), [canvas])
  return <div ref={place} className="upload-preview" aria-hidden="true" />
}

/** A file on its way: chosen, made ready, sent. A file stays chosen when sending it fails. */
export interface Upload {
  state: 'empty' | 'preparing' | 'ready' | 'sending'
  file: PreparedUpload | undefined
  fault: UploadFault | undefined
  /** How much has been sent, 0 to 100. */
  percent: number
  choose: (file: File) => Promise<void>
  clear: () => void
  /** Sends the file. Resolves with whether it arrived; a refusal shows at the field or in the error dialog. */
  send: () => Promise<boolean>
}

type SendFile = (file: Blob, onProgress: (percent: number) => void) => Promise<unknown>

const faults: Partial<Record<string, UploadFault>> = {
  serviceUnavailable: 'serviceUnavailable',
  fileTypeInvalid: 'fileTypeInvalid',
  fileTooLarge: 'fileTooLarge',
  bodyTooLarge: 'fileTooLarge',
}

/** The state of an upload field. `sendFile` makes the call and throws its `ProblemError`. */
export function useUpload(sendFile: SendFile): Upload {
  const [state, setState] = useState<Upload['state']>('empty')
  const [file, setFile] = useState<PreparedUpload>()
  const [fault, setFault] = useState<UploadFault>()
  const [percent, setPercent] = useState(0)

  const show = (next: PreparedUpload | undefined, problem: UploadFault | undefined) => {
    setFile(next)
    setFault(problem)
    setState(next ? 'ready' : 'empty')
  }
  const choose = async (chosen: File) => {
    setState('preparing')
    const prepared = await prepareUpload(chosen)
    if (typeof prepared === 'string') show(undefined, prepared)
    else show(prepared, undefined)
  }
  const send = async () => {
    if (!file || state !== 'ready') return false
    setPercent(0)
    setState('sending')
    try {
      await sendFile(file.blob, setPercent)
      show(undefined, undefined)
      return true
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error
      const known = faults[error.problem.code]
      show(file, known)
      return false
    }
  }
  return { state, file, fault, percent, choose, clear: () => show(undefined, undefined), send }
}
