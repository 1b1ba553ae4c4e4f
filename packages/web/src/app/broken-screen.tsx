import { useTranslation } from 'react-i18next'
import { Button } from '../ui/button.tsx'
import { ErrorScreen } from './error-screen.tsx'

/** The screen of a page whose code failed, or could not be loaded. */
export function BrokenScreen() {
  const { t } = useTranslation(['ui', 'errors'])
  return (
    <ErrorScreen
      statusCode={500}
      message={t('errors:unexpectedError')}
      help={t('app.chunkFailed')}
      action={
        <Button size="l" onClick={() => location.reload()}>
          {t('app.reload')}
        </Button>
      }
    />
  )
}
