import { escapeHtml } from '@marquee/contracts/html-escape'
import { clock, day, zone } from '../../support/answer/moment.ts'
import type { BrandHealth } from './brand-health.ts'
import { describeAge } from './brands-page.ts'
import { plainPage } from './operator-page.ts'

/** The page on which anybody who is let in sees how a brand does. */
export function statusPage({ host, status, since, dataAgeSeconds, platform }: BrandHealth): string {
  const { word, sentence, tone } = statuses[status]
  const rows = [
    platform && since ? row('Platform', describePlatform(platform, since)) : '',
    dataAgeSeconds === undefined ? '' : row('Page data', `${describeAge(dataAgeSeconds)} old`),
  ].join('')
  return plainPage(host, [
    `<section class="card"><p class="verdict ${tone}">${word}</p><p>${sentence}</p>`,
    rows && `<dl class="sentences">${rows}</dl>`,
    '</section>',
    `<footer><p>As of ${escapeHtml(moment(new Date().toISOString()))}. Reload the page for the latest.</p></footer>`,
  ])
}

const statuses: Record<BrandHealth['status'], { word: string; sentence: string; tone: string }> = {
  up: { word: 'Up', sentence: 'Visitors get its pages, and the platform answers.', tone: 'good' },
  limited: {
    word: 'Limited',
    sentence: 'Visitors get its pages. Logging in, playing and payments may fail, because the platform does.',
    tone: 'bad',
  },
  maintenance: { word: 'In maintenance', sentence: 'Visitors are told so, as the platform says.', tone: '' },
  closed: { word: 'Closed', sentence: 'Visitors are told so, as the platform says.', tone: '' },
  down: { word: 'Down', sentence: 'Visitors get no pages.', tone: 'bad' },
  unknown: {
    word: 'Not known yet',
    sentence: 'Nobody has visited it since the start or the last purge.',
    tone: '',
  },
}

function describePlatform(platform: NonNullable<BrandHealth['platform']>, since: string): string {
  const spell = `${platform === 'answering' ? 'Answering' : 'Failing'} since ${moment(since)}`
  return platform === 'paused' ? `${spell}, and not asked for the moment` : spell
}

const moment = (time: string) => `${day(time)}, ${clock(time)} (${zone(time)})`

const row = (label: string, text: string) => `<div><dt>${label}</dt><dd>${escapeHtml(text)}</dd></div>`
