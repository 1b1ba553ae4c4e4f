import type { TemplateFile } from '@marquee/contracts/template-file'

/** What the private listener answers: a value, or what is wrong, each in one line that begins with its place. */
export type Answer<Value> = { value: Value } | { errors: string[]; status: number }

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

/** Saves a template; `dryRun` says what is wrong with it only. */
export const sendTemplate = (order: { template: unknown; replace?: boolean; dryRun?: boolean }) =>
  post<{ template: TemplateFile }>('/templates', order)

async function post<Value>(path: string, body: object): Promise<Answer<Value>> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const answer = await response.json()
    return response.ok ? { value: answer } : { errors: answer.errors, status: response.status }
  } catch {
    return { errors: ['The gateway does not answer.'], status: 0 }
  }
}
