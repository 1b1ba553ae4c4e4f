import type { AppDownload } from '@marquee/contracts/areas/site/channels'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { query } from '../../api/query.ts'
import { PageHeader } from '../../brand/pages/page-header.tsx'
import { useStartup } from '../../brand/startup-context.ts'
import { runsAsApp, showInstallPrompt, useInstallState } from '../../browser/install-prompt.ts'
import { useHydrated } from '../../browser/use-client-value.ts'
import { useDeviceInfo } from '../../browser/use-device-info.ts'
import { ContentFrame } from '../../content/content-frame.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button, buttonClass } from '../../ui/button/button.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { CopyLine } from '../../ui/layout/copy-line.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import { installWay } from './install-steps.ts'
import './download-page.css'

/** How to install the site as an app from the browser, and the brand's native apps where it has them. */
export function Page() {
  const { t } = useTranslation(['ui', '_m'])
  const { site, capabilities } = useStartup()
  const words = { site: site.siteName }
  return (
    <ContentFrame page="download">
      <PageHeader page="download" text={t('content.download.lead', words)} />
      <div className="download-ways">
        <InstallCard />
        <section className="stack gap-4 card content-card">
          <h2>{t('content.download.packages')}</h2>
          {capabilities.includes('appDownload') ? (
            <AppPackages>
              <Packages />
            </AppPackages>
          ) : (
            <Packages />
          )}
        </section>
      </div>
    </ContentFrame>
  )
}

function Packages() {
  const { t } = useTranslation()
  const { site } = useStartup()
  const words = { site: site.siteName }
  const packages = [
    { href: site.androidLink, name: t('content.download.android') },
    { href: site.iosLink, name: t('content.download.ios') },
  ].filter(({ href }) => href.startsWith('https://'))
  if (packages.length === 0) {
    return <p className="quiet">{t('content.download.packagesAbsent', words)}</p>
  }
  return (
    <>
      <p className="quiet">{t('content.download.packagesText', words)}</p>
      <ul className="stack gap-2 download-packages">
        {packages.map(({ href, name }) => (
          <li key={href}>
            <a href={href} rel="noopener noreferrer">
              <Icon name="phone" tone="accent" />
              <span>
                <strong>{name}</strong>
                {new URL(href).host}
              </span>
              <Icon name="download" tone="accent" />
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

const bytesPerMegabyte = 1_000_000

/** The brand's apps, with what is needed to check the file: version, size and checksum. `children` where it has none. */
function AppPackages({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const { site } = useStartup()
  const isApple = useDeviceInfo()?.isApple ?? false
  const { data, isPending } = useQuery(query('getAppDownload', {}))
  if (isPending) return <Skeleton lines={5} />
  if (!data || !(data.androidUrl || data.iosUrl || data.iosKind)) return children
  return (
    <>
      <p className="quiet">{t('content.download.packagesText', { site: site.siteName })}</p>
      {data.androidUrl ? <AndroidApp app={data} isMain={!isApple} /> : null}
      <IosApp app={data} isMain={isApple} />
    </>
  )
}

interface AppProps {
  app: AppDownload
  /** Whether it is the one for this device. Nothing moves when that is known: the buttons change their color alone. */
  isMain: boolean
}

const variantOf = (isMain: boolean) => (isMain ? 'filled' : 'tonal')

function AndroidApp({ app, isMain }: AppProps) {
  const { t } = useTranslation()
  const { androidUrl, androidVersion, androidSize, androidSha256 } = app
  const size = androidSize === null ? undefined : Math.max(0.1, androidSize / bytesPerMegabyte).toFixed(1)
  return (
    <div className="stack download-app">
      <h3>{t('help.app.android')}</h3>
      <p className="wrap muted download-facts num">
        {androidVersion ? <span>{t('help.app.version', { version: androidVersion })}</span> : null}
        {size ? <span>{t('help.app.size', { size })}</span> : null}
      </p>
      <a className={buttonClass({ variant: variantOf(isMain) })} href={androidUrl} rel="noopener noreferrer">
        <Icon name="download" />
        {t('help.app.get')}
      </a>
      {androidSha256 ? (
        <>
          <dl className="download-checksum">
            <CopyLine
              label={t('help.app.checksum')}
              value={androidSha256}
              copyLabel={t('help.app.copy')}
              copiedLabel={t('help.app.copied')}
            />
          </dl>
          <p className="quiet">{t('help.app.checksumText')}</p>
        </>
      ) : null}
    </div>
  )
}

function IosApp({ app: { iosUrl, iosKind }, isMain }: AppProps) {
  const { t } = useTranslation()
  if (!iosUrl && iosKind !== 'PWA') return null
  const label =
    iosKind === 'STORE'
      ? t('help.app.store')
      : iosKind === 'PROFILE'
        ? t('help.app.profile')
        : t('help.app.other')
  return (
    <div className="stack download-app">
      <h3>{t('help.app.ios')}</h3>
      {iosUrl ? (
        <a className={buttonClass({ variant: variantOf(isMain) })} href={iosUrl} rel="noopener noreferrer">
          <Icon name={iosKind === 'STORE' ? 'external' : 'download'} />
          {label}
        </a>
      ) : (
        <p className="quiet">{t('help.app.pwa')}</p>
      )}
      {iosUrl && iosKind === 'PROFILE' ? <p className="quiet">{t('help.app.profileText')}</p> : null}
    </div>
  )
}

const steps = ['one', 'two', 'three'] as const

/** Installing the site: by the browser's own prompt where there is one, and as instructions for this device. */
function InstallCard() {
  const { t } = useTranslation()
  const words = { site: useStartup().site.siteName }
  return (
    <section className="stack gap-4 card content-card">
      <h2>{t('content.download.installTitle')}</h2>
      <p className="quiet">{t('content.download.installText')}</p>
      <InstallAction words={words} />
    </section>
  )
}

function InstallAction({ words }: { words: { site: string } }) {
  const { t } = useTranslation()
  const state = useInstallState()
  const isApp = useHydrated() && runsAsApp()
  if (isApp) return <p>{t('content.download.here')}</p>
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
      <h3 className="subhead">{t('content.download.how')}</h3>
      <ol className="stack download-steps">
        {steps.map((step) => (
          <li key={step}>{t(`content.download.steps.${way}.${step}`)}</li>
        ))}
      </ol>
    </>
  )
}
