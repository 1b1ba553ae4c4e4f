import type { TemplateFile } from '@marquee/contracts/template-file'
import { changesInWords } from './changes.ts'
import { type Findings, showChecks } from './checks.ts'
import { connectColors } from './color-fields.ts'
import { createDevices } from './devices.ts'
import { createDraft } from './draft.ts'
import { data, find, make } from './elements.ts'
import { connectFiles } from './files.ts'
import { orderPreview } from './gateway.ts'
import { connectLink, connectSwitches } from './previews.ts'
import { connectReleases } from './releases.ts'
import { connectFields, connectSections } from './template-fields.ts'
import './studio.css'

/*
 * The studio: a form beside the real site. Every change makes a draft, and the draft is shown a moment later by a preview
 * link, without having been saved anywhere.
 */

// Long enough to drag a slider, short enough to feel at once.
const pauseMs = 250

const start = find('start', HTMLSelectElement)
const draft = createDraft(copyOf(start.value))
const overflowPx = new Map<number, number | undefined>()
let errors: Findings['errors']
let timer: ReturnType<typeof setTimeout> | undefined
let orders = 0

const devices = createDevices((width, px) => {
  overflowPx.set(width, px)
  showChecks(draft.current(), { errors, overflowPx })
})
connectFields(draft)
connectSections(draft)
connectColors(draft)
connectHistory()
connectFiles(draft, connectReleases(draft))
const shown = connectSwitches(draft, preview)
connectLink(draft, shown)
start.addEventListener('change', () => draft.begin(copyOf(start.value)))
draft.onChange(previewSoon)
showChanges()
void preview()

/** A template to start from: one of the product cannot be changed, so its copy has a code of its own. */
function copyOf(code: string): TemplateFile {
  const template = data.templates.find((known) => known.code === code)
  if (!template) throw new Error(`There is no template ${code}`)
  return data.standardCodes.includes(code) ? { ...template, code: freeCode() } : template
}

function freeCode(): string {
  let number = 1
  while (data.templates.some(({ code }) => code === `mine${number}`)) number += 1
  return `mine${number}`
}

function previewSoon() {
  showChanges()
  clearTimeout(timer)
  timer = setTimeout(preview, pauseMs)
}

function showChanges() {
  const list = changesInWords(draft.origin(), draft.current())
  const items = list.length > 0 ? list : ['Nothing yet.']
  find('changes', HTMLUListElement).replaceChildren(...items.map((text) => make('li', {}, text)))
}

/** Shows the draft. A bad one leaves the last good one in its place, and the checks say what is wrong. */
async function preview() {
  const order = ++orders
  errors = undefined
  const answer = await orderPreview({ ...shown(), template: draft.current(), framed: true })
  if (order !== orders) return
  errors = 'errors' in answer ? answer.errors : []
  if ('value' in answer) devices.show(answer.value.url)
  showChecks(draft.current(), { errors, overflowPx })
}

/** Connects the buttons and keys that take changes back. */
function connectHistory(): void {
  const undo = find('undo', HTMLButtonElement)
  const redo = find('redo', HTMLButtonElement)

  undo.addEventListener('click', draft.undo)
  redo.addEventListener('click', draft.redo)
  addEventListener('keydown', (event) => {
    const key = event.key.toLowerCase()
    // A text field takes back its own typing.
    if (!(event.ctrlKey || event.metaKey) || isTyping(event.target)) return
    if (key !== 'z' && key !== 'y') return
    event.preventDefault()
    if (key === 'y' || event.shiftKey) draft.redo()
    else draft.undo()
  })
  draft.onChange(() => {
    undo.disabled = !draft.canUndo()
    redo.disabled = !draft.canRedo()
  })
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && ['text', 'number'].includes(target.type)
}
