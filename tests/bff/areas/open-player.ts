import type { Test } from 'tap'
import { startSite } from '../../support/site.ts'

/** Starts the product, logs the demo account in at a brand, and asks for what is the player's own (`/api/me`). */
export async function openPlayer(t: Test, host: string) {
  const site = await startSite()
  t.teardown(() => site.close())
  const { control } = site.sandbox
  const cookie = await site.signIn('demo', 'Demo1234', host)
  return {
    ...{ site, control, cookie },
    get: async (path: string) => (await site.ask(`/api/me/${path}`, { host, cookie })).json<never>(),
    post: (path: string, headers = {}) =>
      site.ask(`/api/me/${path}`, { method: 'POST', host, cookie, headers }),
    /** Lets the platform's next answer to a call say something else. */
    instead(call: string, replace: Record<string, unknown>, remove: string[] = []): void {
      control.fault({ call, fault: { kind: 'drift', replace, remove }, times: 1 })
    },
  }
}
