import { setImmediate as nextTurn } from 'node:timers/promises'
import type { LocalText } from '@marquee/contracts/kinds'
import { createThread } from '../threads/thread.ts'
import type { ImageAddresses } from './pictures.ts'

const longestTextMs = 5_000
const sanitize = createThread<string, string>(new URL('./sanitize-worker.ts', import.meta.url), longestTextMs)

/**
 * Sanitizes the operator's HTML on a thread of its own: what somebody writes into it must not hold up the pages of others.
 * @throws Error when a text takes too long; the next ones get a new thread
 */
export async function sanitizeTexts(
  texts: readonly string[],
  { imageAddress }: ImageAddresses,
): Promise<string[]> {
  const sanitized: string[] = []
  for (const text of texts) {
    if (!/[<>&"]/.test(text)) sanitized.push(text)
    else {
      sanitized.push(withImages(await onThread(text), imageAddress))
      // What is small in each text is not in all of them.
      await nextTurn()
    }
  }
  return sanitized
}

async function onThread(html: string): Promise<string> {
  try {
    return await sanitize(html)
  } catch (error) {
    throw new Error('A text of the platform could not be sanitized', { cause: error })
  }
}

// The sanitizer writes `src` first, always in double quotes, and no `>` into an attribute.
const image = /<img src="([^"]*)"([^>]*)>/g

/** Gives the images the addresses that a page may load, and leaves out those without one. */
function withImages(html: string, imageAddress: (address: string) => string): string {
  return html.replace(image, (_, source: string, rest: string) => {
    const address = imageAddress(readSigns(source))
    return address ? `<img src="${escapeSigns(address)}"${rest}>` : ''
  })
}

const entities: [string, string][] = [
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
]
const escapeSigns = (text: string) =>
  entities.reduce((all, [sign, entity]) => all.replaceAll(sign, entity), text.replaceAll('&', '&amp;'))
const readSigns = (text: string) =>
  entities.reduce((all, [sign, entity]) => all.replaceAll(entity, sign), text).replaceAll('&amp;', '&')

interface Text {
  body: LocalText
}

/** Sanitizes the HTML of texts in each language. */
export async function sanitizeBodies<Item extends Text>(
  texts: readonly Item[],
  addresses: ImageAddresses,
): Promise<Item[]> {
  const sanitized = await sanitizeTexts(
    texts.flatMap(({ body }) => Object.values(body)),
    addresses,
  )
  return texts.map((text) => ({
    ...text,
    body: Object.fromEntries(Object.keys(text.body).map((code) => [code, sanitized.shift() ?? ''])),
  }))
}

/** Sanitizes the HTML of a text in each language. */
export async function sanitizeBody<Item extends Text>(text: Item, addresses: ImageAddresses): Promise<Item> {
  const [sanitized = text] = await sanitizeBodies([text], addresses)
  return sanitized
}
