import type { AppDownload } from '@marquee/contracts/areas/site/channels'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { query } from '../../api/query.ts'
import { useStartup } from '../../brand/startup-context.ts'
import { buttonClass } from '../../ui/button/button.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { CopyLine } from '../../ui/layout/copy-line.tsx'
import { Icon } from '../../ui/media/icon.tsx'

const bytesPerMegabyte = 1_000_000

/** The brand's apps, with what is needed to check the file: version, size and checksum. `children` where it has none. */
export function AppPackages({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const { site } = useStartup()
  const { data, isPending } = useQuery(query('getAppDownload', {}))
  if (isPending) return <Skeleton lines={5} />
  if (!data || !(data.androidUrl || data.iosUrl || data.iosKind)) return children
  return (
    <>
      <p className="download-text">{t('content.download.packagesText', { site: site.siteName })}</p>
      {data.androidUrl ? <AndroidApp app={data} /> : null}
      <IosApp app={data} />
    </>
  )
}

function AndroidApp({ app }: { app: AppDownload }) {
  const { t } = useTranslation()
  const { androidUrl, androidVersion, androidSize, androidSha256 } = app
  const size = androidSize === null ? undefined : Math.max(0.1, androidSize / bytesPerMegabyte).toFixed(1)
  return (
    <div className="download-app">
      <h3>{t('help.app.android')}</h3>
      <p className="download-facts num">
        {androidVersion ? <span>{t('help.app.version', { version: androidVersion })}</span> : null}
        {size ? <span>{t('help.app.size', { size })}</span> : null}
      </p>
      <a className={buttonClass()} href={androidUrl} rel="noopener noreferrer">
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
          <p className="download-text">{t('help.app.checksumText')}</p>
        </>
      ) : null}
    </div>
  )
}

function IosApp({ app: { iosUrl, iosKind } }: { app: AppDownload }) {
  const { t } = useTranslation()
  if (!iosUrl && iosKind !== 'PWA') return null
  const label =
    iosKind === 'STORE'
      ? t('help.app.store')
      : iosKind === 'PROFILE'
        ? t('help.app.profile')
        : t('help.app.other')
  return (
    <div className="download-app">
      <h3>{t('help.app.ios')}</h3>
      {iosUrl ? (
        <a className={buttonClass({ variant: 'tonal' })} href={iosUrl} rel="noopener noreferrer">
          <Icon name={iosKind === 'STORE' ? 'external' : 'download'} />
          {label}
        </a>
      ) : (
        <p className="download-text">{t('help.app.pwa')}</p>
      )}
      {iosUrl && iosKind === 'PROFILE' ? <p className="download-text">{t('help.app.profileText')}</p> : null}
    </div>
  )
}
