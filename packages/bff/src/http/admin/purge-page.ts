import { escapeHtml } from '@marquee/contracts/html-escape'
import { cacheKinds } from '../../cache/cached.ts'
import type { Operator } from '../../config/operators-file.ts'
import { message, operatorPage } from './operator-page.ts'

/** What the page shows. */
export interface PurgeFacts {
  operator: Operator | undefined
  /** What is in the form. */
  host: string
  kind: string
  result?: { entries: number; dryRun: boolean } | { errors: readonly string[] }
}

/** The page on which an operator purges a brand. */
export function purgePage({ operator, host, kind, result }: PurgeFacts): string {
  const options = ['all', ...cacheKinds].map(
    (each) => `<option${each === kind ? ' selected' : ''}>${each}</option>`,
  )
  return operatorPage({
    title: 'Purge',
    path: '/purge',
    operator,
    search: [],
    main: [
      result ? describe(result, host) : '',
      '<section class="card"><form action="/purge" method="post" class="fields">',
      '<label for="host">Host</label>',
      `<input id="host" name="host" value="${escapeHtml(host)}" maxlength="255" placeholder="play.example.com" autocomplete="off" spellcheck="false" required>`,
      `<label for="kind">Kind</label><select id="kind" name="kind">${options.join('')}</select>`,
      '<div class="buttons"><button name="dryRun" value="0">Purge</button>',
      '<button name="dryRun" value="1" class="quiet-button">Count only</button></div>',
      '</form></section>',
      '<footer><p>What is purged is asked of the platform anew by the next visitor. Other replicas that share Redis follow; proxies and CDNs do not.</p></footer>',
    ],
  })
}

function describe(result: NonNullable<PurgeFacts['result']>, host: string): string {
  if ('errors' in result) return message('Nothing was purged', `${result.errors.join('. ')}.`)
  const values = `${result.entries} value${result.entries === 1 ? '' : 's'} of ${host}`
  return result.dryRun
    ? message('Counted', `A purge would remove ${values} here.`)
    : message('Purged', `${values} removed here.`)
}
