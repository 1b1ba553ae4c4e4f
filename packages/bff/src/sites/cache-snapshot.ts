import { SignupFormRules } from '@marquee/contracts/areas/account/signup'
import { AppDownload, SocialAccounts } from '@marquee/contracts/areas/site/channels'
import { Startup } from '@marquee/contracts/areas/site/startup'
import { Cms, Seo } from '@marquee/contracts/areas/site/texts'
import { operations } from '@marquee/contracts/operations'
import { pageNames } from '@marquee/contracts/pages'
import * as z from 'zod/mini'
import type { BrandCache } from '../cache/brand-cache.ts'
import type { CacheEvent } from '../cache/cache-event.ts'
import { durableKinds } from '../cache/cache-key.ts'
import type { Snapshot } from '../cache/snapshot.ts'
import type { SnapshotEntry } from '../cache/snapshot-format.ts'
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
