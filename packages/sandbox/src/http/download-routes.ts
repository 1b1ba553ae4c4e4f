import type { FastifyInstance } from 'fastify'
import { androidApp } from '../content/android-app.ts'

/** Mounts the file of the Android app. */
export function mountDownloads(app: FastifyInstance): void {
  app.get(androidApp.path, (_, reply) =>
    reply
      .type('application/vnd.android.package-archive')
      .header('content-disposition', 'attachment')
      .send(androidApp.file),
  )
}
