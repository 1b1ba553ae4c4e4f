import { askRelease } from './ask-release.ts'
import type { Draft } from './draft.ts'
import { data, fileText, find, make, remember } from './elements.ts'
import { sendTemplate } from './gateway.ts'
import { showErrors, showStatus } from './messages.ts'
import { moment } from './moment.ts'
import type { ReleaseList } from './releases.ts'

/** Connects the buttons that take a template in and out. */
export function connectFiles(draft: Draft, releases: ReleaseList): void {
  const file = find('file', HTMLInputElement)
  find('export', HTMLButtonElement).addEventListener('click', () => exportFile(draft))
  find('import', HTMLButtonElement).addEventListener('click', () => file.click())
  file.addEventListener('change', async () => {
    const [chosen] = file.files ?? []
    if (chosen) await importFile(draft, chosen)
    // So that the same file can be chosen again once it is put right.
    file.value = ''
  })
  find('save', HTMLButtonElement).addEventListener('click', () => save(draft, releases))
}

/** Gives out what can be imported again; a draft with a mistake stays here. */
async function exportFile(draft: Draft) {
  const template = draft.current()
  if (!(await isGood(template, 'Not exported: put this right first'))) return
  const name = `${template.code}.template.json`
  const url = URL.createObjectURL(new Blob([fileText(template)], { type: 'application/json' }))
  make('a', { href: url, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(url))
  showStatus(`Exported ${name}.`)
}

/** Whether the gateway finds nothing wrong; else the form says what. */
async function isGood(template: object, title: string): Promise<boolean> {
  const answer = await sendTemplate({ template, dryRun: true })
  const errors = 'errors' in answer ? answer.errors : []
  showErrors(title, errors)
  return errors.length === 0
}

/** Takes a file in when it is a template; else says where it is wrong, and leaves the form as it is. */
async function importFile(draft: Draft, file: File) {
  const refuse = (errors: readonly string[]) => showErrors(`${file.name} was not imported`, errors)
  if (file.size > data.maxTemplateBytes) return refuse([`has more than ${data.maxTemplateBytes} bytes`])
  let template: unknown
  try {
    template = JSON.parse(await file.text())
  } catch {
    return refuse(['is not JSON'])
  }
  const answer = await sendTemplate({ template, dryRun: true })
  if ('errors' in answer) return refuse(answer.errors)
  draft.begin(answer.value.template)
  showErrors('', [])
  showStatus(`Imported ${file.name}.`)
}

async function save(draft: Draft, releases: ReleaseList) {
  const template = draft.current()
  const { code, colors } = template
  if (!data.canSave)
    return showStatus(
      `This gateway has no directory to save to. Export ${code}.template.json, copy it to TEMPLATES_DIRECTORY, and purge templates.`,
    )
  if (!(await isGood(template, 'Not saved: put this right first'))) return
  const isThere = releases.hasAny() || data.templates.some((known) => known.code === code)
  const terms = await askRelease({
    title: `Save ${code}`,
    about: isThere
      ? `It replaces ${code} as it is now, which stays in the list of releases.`
      : 'A new template.',
    action: 'Save',
  })
  if (!terms) return showStatus('Not saved.')
  const answer = await sendTemplate({ template, replace: isThere, ...terms })
  if ('errors' in answer) return showErrors('Not saved', answer.errors)
  const { number, from } = answer.value
  const named = `A site whose theme code is ${code} and color ${colors.join(' or ')}`
  if (from === undefined) remember(template)
  showStatus(
    from === undefined
      ? `Saved as version ${number}. ${named} shows it now.`
      : `Scheduled. ${named} shows it from ${moment(from)} on.`,
  )
  await releases.refresh()
}
