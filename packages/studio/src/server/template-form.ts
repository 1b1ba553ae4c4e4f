import { escapeHtml } from '@marquee/contracts/html-escape'
import { TemplateFile } from '@marquee/contracts/template-file'
import * as z from 'zod/mini'
import { axisGroups, axisWords } from './axis-words.ts'

const Range = z.object({ minimum: z.optional(z.number()), maximum: z.optional(z.number()) })

/** The part of a property's JSON Schema that its control is made from. */
const Property = z.object({
  enum: z.optional(z.array(z.string())),
  pattern: z.optional(z.string()),
  /** Of a width: a range of numbers, and the names of breakpoints. */
  anyOf: z.optional(z.array(Range)),
})
type Property = z.infer<typeof Property>

// The form offers what the schema allows, so a new value of an axis needs no line here.
const { properties } = z
  .object({ properties: z.record(z.string(), Property) })
  .parse(z.toJSONSchema(TemplateFile, { io: 'input' }))
const property = (name: string): Property => properties[name] ?? {}

/** The controls of a template, made from its JSON Schema: one for each axis. */
export function templateForm(): string {
  return [
    group('Name', [codeField()]),
    ...axisGroups.map(({ title, axes }) => group(title, axes.map(axisField))),
    group('Sections of the home page', ['<ol class="sections" id="sections"></ol>']),
    group('Colors', [
      '<ul class="colors" id="colors"></ul><button type="button" id="add-color">Add a color of your own</button>',
    ]),
    group('Behavior', [...widthFields(), loginField(), classesField()]),
  ].join('')
}

const group = (title: string, fields: readonly string[]) =>
  `<section class="group"><h2>${title}</h2>${fields.join('')}</section>`

function codeField(): string {
  const { pattern = '' } = property('code')
  return [
    '<label class="field">Code <input id="code" name="code" autocomplete="off" spellcheck="false" maxlength="32"',
    ` pattern="${escapeHtml(pattern)}" aria-describedby="code-hint code-problem" required></label>`,
    '<p class="problem" id="code-problem" role="status"></p>',
    '<p class="hint" id="code-hint">Small letters and digits, such as <code>harbour</code>. The platform names it as theme code.</p>',
  ].join('')
}

function axisField(name: keyof typeof axisWords): string {
  const radios = (property(name).enum ?? []).map(
    (value) =>
      `<label><input type="radio" name="${name}" value="${value}"><span>${value.replace('-', ' ')}</span></label>`,
  )
  return [
    `<fieldset class="axis" data-axis="${name}"><legend>${axisWords[name].title}</legend>`,
    `<div class="choices">${radios.join('')}</div><p class="hint"></p></fieldset>`,
  ].join('')
}

function widthFields(): string[] {
  const { minimum = 0, maximum = 0 } = property('breakpoint').anyOf?.[0] ?? {}
  const range = `${minimum} to ${maximum}`
  const field = (name: string, label: string, hint: string, isRequired: boolean) =>
    [
      `<label class="field">${label} <span class="unit"><input type="number" id="${name}" name="${name}" min="${minimum}" max="${maximum}"`,
      ` aria-describedby="${name}-hint"${isRequired ? ' required' : ''}> px</span></label><p class="hint" id="${name}-hint">${hint}</p>`,
    ].join('')
  return [
    field('breakpoint', 'Wide layout from', range, true),
    field(
      'productBreakpoint',
      'Pages of a category from',
      `${range}; leave it empty for the same width.`,
      false,
    ),
  ]
}

const loginWords: Readonly<Record<string, string>> = {
  page: 'A page of its own',
  '#loginmodal': 'Over the home page (loginmodal)',
  '#modal-signin': 'Over the home page (modal-signin)',
}

function loginField(): string {
  const options = (property('login').enum ?? []).map(
    (value) => `<option value="${value}">${loginWords[value] ?? value}</option>`,
  )
  return `<label class="field">Log-in <select id="login" name="login">${options.join('')}</select></label>`
}

function classesField(): string {
  return [
    '<label class="field">Body classes <input id="bodyClasses" name="bodyClasses" autocomplete="off" spellcheck="false"',
    ' aria-describedby="classes-hint"></label>',
    '<p class="hint" id="classes-hint">Such as <code>is-casino</code>, with spaces between; leave it empty for none.</p>',
  ].join('')
}
