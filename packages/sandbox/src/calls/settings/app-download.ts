import { call } from '../../call.ts'
import { androidApp } from '../../content/android-app.ts'

/** The brand's apps: a file for Android with its checksum, and the site itself for iOS. */
export const appDownload = call({
  path: '/api/settings/app_download',
  identify: 'site',
  handle({ origin }) {
    const { path, version, sha256, file } = androidApp
    return {
      value: [
        {
          android_url: `${origin()}${path}`,
          android_version: version,
          android_sha256: sha256,
          android_size: file.length,
          ios_url: '',
          ios_kind: 'PWA',
        },
      ],
    }
  },
})
