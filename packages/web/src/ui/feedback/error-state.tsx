import type { ReactNode } from 'react'
import './state-panel.css'
import { Icon } from '../media/icon.tsx'
import { Reference, type ReferenceTexts } from './reference.tsx'

interface ErrorStateProps {
  title: string
  /** What happened and what to try. */
  text: string
  /** The eight characters that support can look up. */
  reference?: string | undefined
  referenceTexts?: ReferenceTexts
  action?: ReactNode
}

/** Shown in place of content that failed to load: what to try, and the reference for support. */
export function ErrorState({ title, text, reference, referenceTexts, action }: ErrorStateProps) {
  return (
    <div className="state-panel" role="alert">
      <span className="state-panel-mark state-panel-error">
        <Icon name="warning" />
      </span>
      <h2 className="state-panel-title">{title}</h2>
      <p className="state-panel-text">{text}</p>
      {action}
      {reference && referenceTexts ? <Reference reference={reference} texts={referenceTexts} /> : null}
    </div>
  )
}
