// The thread that sanitizes: see `sanitize-texts.ts`. It says when it is ready, then answers each text.
import { parentPort } from 'node:worker_threads'
import { sanitizeHtml } from './sanitize-html.ts'

parentPort?.on('message', (html: string) => parentPort?.postMessage(sanitizeHtml(html)))
parentPort?.postMessage('ready')
