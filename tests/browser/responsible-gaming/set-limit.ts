import type { Page } from 'playwright-core'

/** Sets a limit of the player who is signed in, without the form. */
export async function setLimit(
  page: Page,
  limit: { kind: string; period: string; amount: string },
  password = 'Demo1234',
) {
  const status = await page.evaluate(
    async (body) => {
      const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }
      const init = { method: 'POST', headers, body: JSON.stringify(body) }
      return (await fetch('/api/responsible-gaming/limits', init)).status
    },
    { ...limit, password },
  )
  if (status !== 200) throw new Error(`The limit was refused: ${status}`)
}
