import { once } from 'node:events'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'
import type { ImageAddresses } from './pictures.ts'

const script = new URL('./sanitize-worker.ts', import.meta.url)
const longestStartMs = 30_000
const longestTextMs = 2_000
// One at a time, so that the limit counts for a text that takes long, and not for those that wait for it.
const inTurn = pLimit(1)
let running: Promise<Worker> | undefined

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
      sanitized.push(withImages(await inTurn(() => onThread(text)), imageAddress))
      // What is small in each text is not in all of them.
      await nextTurn()
    }
  }
  return sanitized
}

async function onThread(html: string): Promise<string> {
  try {
    running ??= startThread()
    const thread = await running
    thread.ref()
    const sanitized = nextMessage(thread, longestTextMs)
    thread.postMessage(html)
    const answer = await sanitized
    thread.unref()
    return answer
  } catch (error) {
    const failed = running
    running = undefined
    failed?.then((thread) => thread.terminate()).catch(() => {})
    throw new Error('A text of the platform could not be sanitized', { cause: error })
  }
}

async function startThread(): Promise<Worker> {
  const thread = new Worker(script)
  // An idle thread that dies must not end the process; the next text finds that it is gone.
  thread.on('error', () => {
    running = undefined
  })
  try {
    await nextMessage(thread, longestStartMs)
    return thread
  } catch (error) {
    void thread.terminate()
    throw error
  }
}

async function nextMessage(thread: Worker, longestMs: number): Promise<string> {
  const [message] = await once(thread, 'message', { signal: AbortSignal.timeout(longestMs) })
  return message
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

interface Bodies {
  bodyEn: string
  bodyLocal: string
  bodyCn: string
}

/** Sanitizes the HTML of texts in each language. */
export async function sanitizeBodies<Text extends Bodies>(
  texts: readonly Text[],
  addresses: ImageAddresses,
): Promise<Text[]> {
  const bodies = texts.flatMap(({ bodyEn, bodyLocal, bodyCn }) => [bodyEn, bodyLocal, bodyCn])
  const sanitized = await sanitizeTexts(bodies, addresses)
  return texts.map((text, index) => {
    const [bodyEn = '', bodyLocal = '', bodyCn = ''] = sanitized.slice(3 * index)
    return { ...text, bodyEn, bodyLocal, bodyCn }
  })
}

/** Sanitizes the HTML of a text in each language. */
export async function sanitizeBody<Text extends Bodies>(
  text: Text,
  addresses: ImageAddresses,
): Promise<Text> {
  const [sanitized = text] = await sanitizeBodies([text], addresses)
  return sanitized
}
