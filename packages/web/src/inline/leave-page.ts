import type { LeavingForm } from '@marquee/contracts/leaving-form'
import { leavingForm } from '../browser/leaving-form.ts'

/*
 * The script of the page through which a payment form leaves. Payment pages redirect to others, and a browser holds all of
 * them to the form-action of the page that sent the form; this page's allows any.
 */

// Something on the way may have put off the script's run.
const own = (document.currentScript ?? document.querySelector('[data-origins]')) as HTMLElement
const { origins = '' } = own.dataset
const form = leavingForm.read()
leavingForm.clear()

// Without a form the player has come back, or reloaded: the deposit page knows what is open.
if (!form) location.replace('/deposit')
else if (isNamed(form)) send(form)
else refuse(form)

function isNamed({ action }: LeavingForm): boolean {
  return URL.canParse(action) && origins.split(' ').includes(new URL(action).origin)
}

function send(leaving: LeavingForm): void {
  const { action, fields, title, button } = leaving
  const element = Object.assign(document.createElement('form'), { method: 'post', action })
  for (const [name, value] of Object.entries(fields))
    element.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
  element.append(Object.assign(document.createElement('button'), { textContent: button }))
  show(leaving, title, element)
  // A field may be named submit.
  HTMLFormElement.prototype.submit.call(element)
}

function refuse(leaving: LeavingForm): void {
  const back = Object.assign(document.createElement('a'), { href: '/deposit', textContent: leaving.back })
  show(leaving, leaving.refused, back)
}

function show({ language, title }: LeavingForm, text: string, next: HTMLElement): void {
  document.documentElement.lang = language
  document.title = title
  document.body.append(Object.assign(document.createElement('p'), { textContent: text }), next)
}
