import { type ReactNode, Suspense } from 'react'
import { ProblemReference } from '../../brand/problem-reference.tsx'
import { useChatSource } from '../../brand/use-chat-source.ts'
import { lazyComponent } from '../../browser/import-chunk.ts'
import { Icon, type IconName } from '../../ui/media/icon.tsx'
import { ErrorBoundary } from '../errors/error-boundary.tsx'
import './notice.css'

// The client of the chat is not part of a first visit.
const ChatAction = lazyComponent(async () => (await import('./chat-action.tsx')).ChatAction)

interface NoticeProps {
  title: string
  text: string
  /** A status code in large type, instead of an icon. */
  code?: string
  icon?: IconName
  /** `offline` replaces the site's own message about the network. */
  kind?: 'offline'
  /** The specification's message, for those who look for it. */
  message?: string
  reference?: string
  /** Ways on from here; the live chat is added where the brand has one. */
  actions?: ReactNode
  children?: ReactNode
}

/** What a screen says that shows no page: what happened, the ways on, and help. */
export function Notice({
  title,
  text,
  code,
  icon,
  kind,
  message,
  reference,
  actions,
  children,
}: NoticeProps) {
  const source = useChatSource()
  return (
    <div className="stack screen-notice" data-kind={kind}>
      {icon ? (
        <span className="mark screen-notice-mark">
          <Icon name={icon} size={40} />
        </span>
      ) : null}
      {code ? <p className="screen-notice-code num">{code}</p> : null}
      <h1 className="screen-notice-title">{title}</h1>
      <p className="screen-notice-text">{text}</p>
      {children}
      <div className="wrap gap-3 screen-notice-actions">
        {actions}
        {source && kind !== 'offline' ? (
          <ErrorBoundary resetKey="" fallback={null}>
            <Suspense>
              <ChatAction source={source} />
            </Suspense>
          </ErrorBoundary>
        ) : null}
      </div>
      {reference ? <ProblemReference reference={reference} /> : null}
      {message ? <p className="screen-notice-message">{message}</p> : null}
    </div>
  )
}
