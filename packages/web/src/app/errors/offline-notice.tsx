import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import './offline-notice.css'
import { Icon } from '../../ui/media/icon.tsx'
import { showToast } from '../../ui/feedback/toast.ts'

const toastMs = 3_000

/** Says that the network is gone for as long as it is, and that it is back. Queries ask again by themselves. */
export function OfflineNotice() {
  const { t } = useTranslation()
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  const wasOffline = useRef(false)
  useEffect(() => {
    if (isOnline && wasOffline.current)
      showToast({ tone: 'success', text: t('client.online'), durationMs: toastMs })
    wasOffline.current = !isOnline
  }, [isOnline, t])
  return (
    <div role="status">
      {isOnline ? null : (
        <p className="offline-notice">
          <Icon name="warning" />
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
