import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import './offline-notice.css'
import { showToast } from '../../ui/feedback/toast.ts'
import { Icon } from '../../ui/media/icon.tsx'

/** Shows a notice while offline, and a toast when back online. Queries refetch by themselves. */
export function OfflineNotice() {
  const { t } = useTranslation()
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  const wasOffline = useRef(false)
  useEffect(() => {
    if (isOnline && wasOffline.current) showToast({ tone: 'success', text: t('client.online') })
    wasOffline.current = !isOnline
  }, [isOnline, t])
  return (
    <div role="status">
      {isOnline ? null : (
        <p className="offline-notice">
          <Icon name="warning" tone="warning" />
          {t('client.offline')}
        </p>
      )}
    </div>
  )
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
