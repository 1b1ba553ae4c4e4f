import type { TemplateFile } from '@marquee/contracts/template-file'
import type { TemplateReleases } from '../studio-data.ts'
import type { ReleaseTerms } from './ask-release.ts'

/** What the private listener answers: a value, or what is wrong, each in one line that begins with its place. */
export type Answer<Value> = { value: Value } | { errors: string[] }

/** What a preview shows. */
export interface PreviewOrder {
  host: string
  template: TemplateFile
  color: string
  path: string
  player: boolean
  stress: boolean
  framed: boolean
  seconds?: number
}

export const orderPreview = (order: PreviewOrder) =>
  post<{ url: string; expiresAt: string }>('/previews', order)

/** A template is as the gateway has read it, with the number of its version or the time from which it holds. */
interface Saved {
  template: TemplateFile
  number?: number
  from?: string
}

/** Saves a template; `dryRun` says what is wrong with it only. */
export const sendTemplate = (
  order: { template: unknown; replace?: boolean; dryRun?: boolean } & ReleaseTerms,
) => post<Saved>('/templates', order)

/** What held, holds and will hold under a code. */
export const listReleases = (code: string) => ask<TemplateReleases>(`/templates/${code}/releases`)

/** Has an earlier version hold again. */
export const restoreVersion = (code: string, order: { number: number } & ReleaseTerms) =>
  post<Saved>(`/templates/${code}/restore`, order)

/** Takes back what is scheduled for a time. */
export const callOffRelease = (code: string, from: string) =>
  post<TemplateReleases>(`/templates/${code}/call-off`, { from })

const post = <Value>(path: string, body: object) =>
  ask<Value>(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

async function ask<Value>(path: string, init: RequestInit = {}): Promise<Answer<Value>> {
  try {
    const response = await fetch(path, init)
    const answer = await response.json()
    return response.ok ? { value: answer } : { errors: answer.errors }
  } catch {
    return { errors: ['The gateway does not answer.'] }
  }
}
