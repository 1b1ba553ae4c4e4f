import { readFile } from 'node:fs/promises'
import { escapeHtml } from '@marquee/contracts/html-escape'
import type { FastifyInstance } from 'fastify'
import type { Operator } from '../../config/operators-file.ts'
import { securityHeaders } from '../hooks/every-response.ts'
import { mayUse } from './access.ts'

/** The address of the style sheet that every page of the listener has, the studio's too. */
export const baseStyles = '/base.css'
const pageStyles = '/pages.css'

const policy = [
  "default-src 'none'",
  "style-src 'self'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** Registers pages of the private listener. They have no script, and nobody stores them. */
export function registerPages(admin: FastifyInstance, register: (app: FastifyInstance) => void): void {
  admin.register(async (app) => {
    app.addHook('onSend', async (_request, reply) => {
      const own = { 'content-security-policy': policy, 'cache-control': 'no-store' }
      reply.headers({ ...securityHeaders, ...own })
    })
    register(app)
  })
}

/** Serves what the pages of the private listener share. */
export function mountStyles(app: FastifyInstance): void {
  for (const path of [baseStyles, pageStyles])
    app.get(path, async (_request, reply) =>
      reply
        .type('text/css; charset=utf-8')
        .send(await readFile(new URL(`.${path}`, import.meta.url), 'utf8')),
    )
}

/** A page of the private listener. Every text is escaped where it is put together. */
interface OperatorPage {
  title: string
  path: string
  /** Who reads it: links lead where they may go. */
  operator: Operator | undefined
  /** The search field of the page. */
  search: readonly string[]
  main: readonly string[]
}

const places = [
  { path: '/', title: 'Brands' },
  { path: '/support', title: 'Support' },
  { path: '/purge', title: 'Purge' },
  { path: '/studio', title: 'Studio' },
  { path: '/metrics', title: 'Metrics' },
]

/** The links to the pages that somebody may use. */
export function navigation(operator: Operator | undefined, path: string): string {
  const links = places
    .filter((place) => mayUse(operator, place.path))
    .map((place) => {
      const current = place.path === path ? ' aria-current="page"' : ''
      return `<a href="${place.path}"${current}>${place.title}</a>`
    })
  return `<nav aria-label="Pages">${links.join('')}</nav>`
}

/** Puts a page together. */
export function operatorPage({ title, path, operator, search, main }: OperatorPage): string {
  return frame(`${title} · Marquee`, [
    `<header class="bar"><h1>${escapeHtml(title)}</h1>${navigation(operator, path)}`,
    ...search,
    '</header><main>',
    ...main,
    '</main>',
  ])
}

/** Puts a page together that leads nowhere else and names nobody, so that it may be shown to others. */
export const plainPage = (title: string, main: readonly string[]) =>
  frame(title, [`<header class="bar"><h1>${escapeHtml(title)}</h1></header><main>`, ...main, '</main>'])

const frame = (title: string, body: readonly string[]) =>
  [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<link rel="icon" href="data:,"><link rel="stylesheet" href="${baseStyles}"><link rel="stylesheet" href="${pageStyles}"></head><body>`,
    ...body,
    '</body></html>',
  ].join('')

/** A card with a title and a sentence. */
export const message = (title: string, text: string) =>
  `<section class="card"><h2>${escapeHtml(title)}</h2><p>${escapeHtml(text)}</p></section>`
