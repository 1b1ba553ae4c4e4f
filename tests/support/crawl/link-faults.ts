import { splitLanguagePrefix } from '@marquee/contracts/languages'
import type { Visit } from '../browser/fixture.ts'

/**
 * The links of the page that have no address, and those to its own site that lead nowhere: each path is asked for once,
 * without its query.
 * @param asked the paths that need not be asked for, to which those of this page are added
 */
export async function linkFaults({ page, ask }: Visit, asked: Set<string>): Promise<string[]> {
  const faults = (await page.evaluate(textsWithoutAddress)).map((text) => `has no address for “${text}”`)
  // A page that there is none of leads to itself, in each language.
  const own = splitLanguagePrefix(new URL(page.url()).pathname).path
  for (const path of new Set(await page.evaluate(ownLinks))) {
    if (asked.has(path) || splitLanguagePrefix(path).path === own) continue
    asked.add(path)
    const { status } = await ask(path)
    if (status >= 400) faults.push(`links to ${path}, which answers with ${status}`)
  }
  return faults
}

// Runs in the page.
function ownLinks(): string[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
  return links.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname)
}

// Runs in the page.
function textsWithoutAddress(): string[] {
  return [...document.querySelectorAll('a:not([href])')].map(({ textContent }) => textContent)
}
