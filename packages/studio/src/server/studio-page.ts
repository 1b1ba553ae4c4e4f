import { namePattern, nameRule } from '@marquee/contracts/colors'
import { escapeHtml, scriptJson } from '@marquee/contracts/html-escape'
import { languageCodes, offeredLanguages } from '@marquee/contracts/languages'
import { maxTemplateBytes, sectionNames } from '@marquee/contracts/template-file'
import { standardTemplates, type TemplateSet } from '@marquee/contracts/templates'
import type { StudioData } from '../studio-data.ts'
import { axisWords, sectionWords } from './axis-words.ts'
import { templateForm } from './template-form.ts'

interface StudioFacts {
  templates: TemplateSet
  frame: ListenerFrame
  /** Hosts of brands whose site may be shown. */
  hosts: readonly string[]
  canSave: boolean
}

/** What the pages of the listener share. */
export interface ListenerFrame {
  /** The address of their style sheet. */
  styles: string
  /** The links from one to another, as HTML. */
  navigation: string
}

/** The content policy of the studio: its own files, and frames of the brands' sites. */
export function studioPolicy(frameSources: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    'img-src data:',
    `frame-src ${frameSources.join(' ') || "'none'"}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** The page of the studio. Its script fills in the template to begin with, and shows it. */
export function studioPage({ templates, frame, hosts, canSave }: StudioFacts): string {
  const data: StudioData = {
    templates: [...templates.values()],
    standardCodes: [...standardTemplates.keys()],
    words: { axes: axisWords, sections: sectionWords },
    names: { pattern: namePattern.source, rule: nameRule },
    sectionNames,
    maxTemplateBytes,
    canSave,
  }
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Template studio · Marquee</title>',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<link rel="icon" href="data:,"><link rel="stylesheet" href="${frame.styles}">`,
    '<link rel="stylesheet" href="/studio/studio.css"></head><body>',
    header([...templates.keys()], frame.navigation, canSave),
    '<div class="studio"><form class="form" id="form" aria-label="Template" novalidate>',
    '<div class="errors" id="errors" role="alert" tabindex="-1" hidden></div>',
    templateForm(),
    '<a class="jump" href="#previews">See previews</a>',
    '</form><main class="stage" id="previews" aria-label="Previews" tabindex="-1">',
    stage(hosts),
    '<a class="jump" href="#form">Back to choices</a>',
    '</main></div>',
    releaseDialog,
    `<script type="application/json" id="studio-data">${scriptJson(data)}</script>`,
    '<script type="module" src="/studio/studio.js"></script></body></html>',
  ].join('')
}

function header(codes: readonly string[], navigation: string, canSave: boolean): string {
  const options = codes.map((code) => `<option>${escapeHtml(code)}</option>`).join('')
  return [
    `<header class="bar"><h1>Template studio</h1>${navigation}`,
    `<label class="start">Start from <select id="start">${options}</select></label>`,
    '<div class="actions" role="group" aria-label="History">',
    '<button type="button" id="undo" disabled>Undo</button><button type="button" id="redo" disabled>Redo</button></div>',
    '<div class="actions" role="group" aria-label="File">',
    '<button type="button" id="import">Import</button><input type="file" id="file" accept=".json" hidden>',
    '<button type="button" id="export">Export</button>',
    `<button type="button" id="save" class="primary">${canSave ? 'Save' : 'How to save'}</button></div>`,
    '<p class="status" id="status" role="status"></p></header>',
  ].join('')
}

const views = [
  { id: 'out', title: 'Signed out' },
  { id: 'in', title: 'Signed in' },
  { id: 'lobby', title: 'Lobby' },
  { id: 'login', title: 'Log in' },
  { id: 'stress', title: 'Stress' },
]

const devices = [
  { width: 390, height: 844, title: 'Phone' },
  { width: 1440, height: 900, title: 'Desktop' },
  { width: 820, height: 1180, title: 'Tablet' },
]

const lifetimes = [
  { seconds: 3600, title: '1 hour' },
  { seconds: 86_400, title: '1 day' },
  { seconds: 604_800, title: '7 days' },
]

function stage(hosts: readonly string[]): string {
  const languages = languageCodes.map((code) => ({ id: code, title: offeredLanguages[code].name }))
  return [
    '<div class="switches">',
    `<label class="field">Site <input id="host" list="hosts" value="${escapeHtml(hosts[0] ?? '')}" spellcheck="false"></label>`,
    `<datalist id="hosts">${hosts.map((host) => `<option value="${escapeHtml(host)}">`).join('')}</datalist>`,
    choice('view', 'Page', views),
    choice('language', 'Language', languages),
    '<label class="field">Color <select id="color"></select></label>',
    '</div><div class="devices">',
    ...devices.map(device),
    panels(),
    '</div>',
  ].join('')
}

function choice(name: string, legend: string, options: readonly { id: string; title: string }[]): string {
  const radios = options.map(
    ({ id, title }, at) =>
      `<label><input type="radio" name="${name}" value="${id}"${at === 0 ? ' checked' : ''}><span>${escapeHtml(title)}</span></label>`,
  )
  return `<fieldset class="segments"><legend>${legend}</legend>${radios.join('')}</fieldset>`
}

function device({ width, height, title }: (typeof devices)[number]): string {
  return [
    `<section class="device" data-width="${width}" data-height="${height}" aria-labelledby="device-${width}">`,
    `<h2 id="device-${width}">${title} <small>${width} px</small></h2><div class="screen"></div></section>`,
  ].join('')
}

function panels(): string {
  const options = lifetimes.map(({ seconds, title }) => `<option value="${seconds}">${title}</option>`)
  return [
    '<div class="panels">',
    '<section class="panel" aria-labelledby="checks-title"><h2 id="checks-title">Checks</h2><dl id="checks"></dl></section>',
    '<section class="panel" aria-labelledby="changes-title"><h2 id="changes-title">What changes</h2><ul id="changes"></ul></section>',
    '<section class="panel" aria-labelledby="link-title"><h2 id="link-title">Preview link</h2>',
    '<p>Anyone with the link can see this draft on the site.</p>',
    `<div class="link"><label>Valid for <select id="lifetime">${options.join('')}</select></label>`,
    '<button type="button" id="make-link">Make link</button></div>',
    '<label class="link-address" id="link-field" hidden>Link <input id="link" readonly></label></section>',
    '<section class="panel releases" aria-labelledby="releases-title"><h2 id="releases-title">Releases</h2><div id="releases"></div></section>',
    '</div>',
  ].join('')
}

/** What is asked about a release before it is made. */
const releaseDialog = [
  '<dialog id="release" aria-labelledby="release-title" aria-describedby="release-about">',
  '<form id="release-form" novalidate><h2 id="release-title"></h2><p id="release-about"></p>',
  '<div class="stacked"><label class="stacked">Note',
  '<input id="release-note" maxlength="200" autocomplete="off" aria-describedby="release-note-hint"></label>',
  '<p class="hint" id="release-note-hint">Why, for whoever reads the list of releases. May be left out.</p></div>',
  '<fieldset class="segments"><legend>Holds</legend>',
  '<label><input type="radio" name="when" value="now" checked><span>From now on</span></label>',
  '<label><input type="radio" name="when" value="later" id="release-later"><span>From a date on</span></label></fieldset>',
  '<div id="release-when" class="stacked" hidden><label class="stacked">Date and time',
  '<input type="datetime-local" id="release-date" aria-describedby="release-zone-hint release-problem"></label>',
  '<p class="hint" id="release-zone-hint">In the time zone <span id="release-zone"></span>. Until then, what holds now stays.</p>',
  '<p class="problem" id="release-problem" role="status"></p></div>',
  '<div class="actions"><button type="submit" class="primary" id="release-confirm"></button>',
  '<button type="button" id="release-cancel">Cancel</button></div></form></dialog>',
].join('')
