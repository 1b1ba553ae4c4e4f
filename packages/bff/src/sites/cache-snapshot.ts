import { SignupFormRules } from '@marquee/contracts/account/get-signup-form'
import { operations } from '@marquee/contracts/operations'
import { pageNames } from '@marquee/contracts/pages'
import { AppDownload } from '@marquee/contracts/site/get-app-download'
import { Cms } from '@marquee/contracts/site/get-cms'
import { Seo } from '@marquee/contracts/site/get-seo'
import { Startup } from '@marquee/contracts/site/get-startup'
import { SocialAccounts } from '@marquee/contracts/site/list-social-accounts'
import * as z from 'zod/mini'
import type { BrandCache } from '../cache/brand-cache.ts'
import type { CacheEvent } from '../cache/cache-event.ts'
import { durableKinds } from '../cache/cache-key.ts'
import type { Snapshot } from '../cache/snapshot/snapshot.ts'
import type { SnapshotEntry } from '../cache/snapshot/snapshot-entry.ts'
import { signupFormName } from './signup-form.ts'
import { analyticsName, socialAccountsName } from './site-content.ts'
import { appDownloadName, contactChannelsName } from './site-pages.ts'

const Site = z.object({ externalId: z.string(), startup: Startup })
const Analytics = z.array(z.object({ section: z.enum(['HEAD', 'BODY']), script: z.string() }))

type Schema = { safeParse(value: unknown): { success: boolean } }

const contentSchemas = new Map<string, Schema>([
  ['', Cms],
  [socialAccountsName, SocialAccounts],
  [signupFormName, SignupFormRules],
  [contactChannelsName, operations.listContactChannels.response],
  [appDownloadName, AppDownload],
])

/**
 * Fills the cache with the last known good values of the previous process. A value must match its schema, because
 * another release may have written it.
 */
export async function restoreSnapshot(cache: BrandCache, snapshot: Snapshot): Promise<void> {
  const entries = await snapshot.load()
  cache.restore(entries.filter((entry) => schemaOf(entry)?.safeParse(entry.value).success))
}

function schemaOf({ kind, name }: SnapshotEntry): Schema | undefined {
  if (kind === 'startup') return Site
  if (kind === 'cms') return contentSchemas.get(name)
  if (kind !== 'seo') return undefined
  if (name === analyticsName) return Analytics
  return pageNames.some((page) => page === name) ? Seo : undefined
}

/**
 * Makes a listener that saves the snapshot when the cache changes. A purge is written at once, so that a killed process
 * does not bring the purged value back.
 */
export function createSnapshotListener(
  cache: () => BrandCache,
  snapshot: Snapshot,
): (event: CacheEvent) => void {
  const entries = () => cache().entries(durableKinds)
  return (event) => {
    if (event.type === 'stored' && durableKinds.some((kind) => kind === event.key.kind))
      snapshot.save(entries)
    if (event.type === 'purged') {
      snapshot.save(entries)
      void snapshot.flush()
    }
  }
}
