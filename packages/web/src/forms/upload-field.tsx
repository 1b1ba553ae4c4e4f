import { uploadTypes } from '@marquee/contracts/uploads'
import { useId, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../ui/button/icon-button.tsx'
import { Icon } from '../ui/media/icon.tsx'
import '../ui/form/field.css'
import './upload-field.css'
import type { PreparedUpload, UploadFault } from './prepare-upload.ts'
import type { Upload } from './use-upload.ts'

const faultTexts = {
  fileTypeInvalid: 'errors:fileTypeInvalid',
  fileTooLarge: 'errors:fileTooLarge',
  fileUnreadable: 'upload.unreadable',
  heicUnreadable: 'upload.heicUnreadable',
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
    <div className="field upload-field" aria-busy={isBusy}>
      <span className="field-label">{label}</span>
      {file ? (
        <Chosen file={file} upload={upload} />
      ) : (
        <label className="upload-box">
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
          <Icon name="plus" />
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
          className={fault ? 'field-note field-error' : 'field-note'}
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
    <div className="upload-chosen">
      {file.canvas ? <Preview canvas={file.canvas} /> : <Icon name="ticket" />}
      <p>
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
