import { useTranslation } from 'react-i18next'
import { useStartup } from '../../brand/startup-context.ts'
import { runsAsApp, showInstallPrompt, useInstallState } from '../../browser/install-prompt.ts'
import { useHydrated } from '../../browser/use-client-value.ts'
import { useDeviceInfo } from '../../browser/use-device-info.ts'
import { Button } from '../../ui/button/button.tsx'
import { installWay } from './install-steps.ts'

const steps = ['one', 'two', 'three'] as const

/** Installing the site: by the browser's own prompt where there is one, and as instructions for this device. */
export function InstallCard() {
  const { t } = useTranslation()
  const words = { site: useStartup().site.siteName }
  return (
    <section className="content-card">
      <h2>{t('content.download.installTitle')}</h2>
      <p className="download-text">{t('content.download.installText')}</p>
      <InstallAction words={words} />
    </section>
  )
}

function InstallAction({ words }: { words: { site: string } }) {
  const { t } = useTranslation()
  const state = useInstallState()
  const isApp = useHydrated() && runsAsApp()
  if (isApp) return <p className="download-done">{t('content.download.here')}</p>
  if (state === 'installed') return <p role="status">{t('content.download.installed', words)}</p>
  return (
    <>
      {state === 'offered' ? (
        <Button onClick={() => void showInstallPrompt()}>{t('content.download.install', words)}</Button>
      ) : null}
      <InstallSteps />
    </>
  )
}

function InstallSteps() {
  const { t } = useTranslation()
  const device = useDeviceInfo()
  // Until the device is known: the instructions for the most common phones.
  const way = device ? installWay(device) : 'android'
  return (
    <>
      <h3 className="download-how">{t('content.download.how')}</h3>
      <ol className="download-steps">
        {steps.map((step) => (
          <li key={step}>{t(`content.download.steps.${way}.${step}`)}</li>
        ))}
      </ol>
    </>
  )
}
