import type { TemplateFile } from '@marquee/contracts/template-file'
import type { Release, TemplateReleases, Version } from '../studio-data.ts'
import { askRelease } from './ask-release.ts'
import { changesInWords } from './changes.ts'
import type { Draft } from './draft.ts'
import { data, find, isName, make, remember } from './elements.ts'
import { callOffRelease, listReleases, restoreVersion } from './gateway.ts'
import { showErrors, showStatus } from './messages.ts'
import { moment } from './moment.ts'

/** The list of what held, holds and will hold under the draft's code. */
export interface ReleaseList {
  /** Whether anything was saved under the code. */
  hasAny(): boolean
  refresh(): Promise<void>
}

const pauseMs = 250
const mostShown = 5
const mostChanges = 4

/** Connects the panel of releases. */
export function connectReleases(draft: Draft): ReleaseList {
  const list = find('releases', HTMLDivElement)
  let code = ''
  let releases: TemplateReleases = { versions: [], scheduled: [] }
  let timer: ReturnType<typeof setTimeout> | undefined

  async function refresh() {
    const asked = draft.current().code
    code = asked
    const answer = isName(asked) ? await listReleases(asked) : { value: { versions: [], scheduled: [] } }
    if (code !== asked) return
    releases = 'errors' in answer ? { versions: [], scheduled: [] } : answer.value
    list.replaceChildren(...('errors' in answer ? [make('p', {}, answer.errors.join(' '))] : drawn(releases)))
  }

  function drawn({ versions, scheduled }: TemplateReleases): HTMLElement[] {
    if (versions.length + scheduled.length === 0)
      return [make('p', { className: 'hint' }, 'Nothing is saved under this code.')]
    const current = versions.find(({ isCurrent }) => isCurrent)
    const waiting = scheduled.map((release, at) => waitingRow(release, scheduled[at - 1] ?? current))
    const rows = versions.map((version, at) => versionRow(version, versions[at + 1]))
    const [shown, earlier] = [rows.slice(0, mostShown), rows.slice(mostShown)]
    return [
      make('ol', {}, ...waiting.toReversed(), ...shown),
      ...(earlier.length > 0
        ? [
            make(
              'details',
              {},
              make('summary', {}, `Earlier versions (${earlier.length})`),
              make('ol', {}, ...earlier),
            ),
          ]
        : []),
    ]
  }

  function waitingRow(release: Release, before: Release | undefined) {
    const time = moment(release.from)
    return row(release, before, {
      title: `From ${time}`,
      state: 'scheduled',
      buttons: [
        ...openButton(release, `the release from ${time}`),
        button('Call off', `Call off the release from ${time}`, () => callOff(release, time)),
      ],
    })
  }

  function versionRow(version: Version, before: Version | undefined) {
    const { number, isCurrent } = version
    const canHold = data.canSave && !isCurrent && 'template' in version
    return row(version, before, {
      title: `Version ${number}`,
      state: isCurrent ? 'holds now' : '',
      buttons: [
        ...openButton(version, `version ${number}`),
        ...(canHold
          ? [button('Make current', `Make current: version ${number}`, () => restore(version))]
          : []),
      ],
    })
  }

  function openButton(release: Release, name: string) {
    if (!('template' in release)) return []
    return [
      button('Open', `Open ${name}`, () => {
        draft.begin(release.template)
        showStatus(`Opened ${name}. Nothing is saved.`)
      }),
    ]
  }

  async function restore({ number }: Version) {
    const terms = await askRelease({
      title: `Version ${number} of ${code} again`,
      about: 'It becomes a new version; those there are stay in the list.',
      action: 'Make current',
    })
    if (!terms) return
    const answer = await restoreVersion(code, { number, ...terms })
    if ('errors' in answer) return showErrors(`Version ${number} was not made current`, answer.errors)
    if (terms.from === undefined) remember(answer.value.template)
    showErrors('', [])
    showStatus(
      terms.from === undefined
        ? `Version ${number} holds again.`
        : `Version ${number} holds again from ${moment(terms.from)} on.`,
    )
    await refresh()
  }

  async function callOff({ from }: Release, time: string) {
    if (!confirm(`Call off the release of ${code} from ${time}? What it would have changed is lost.`)) return
    const answer = await callOffRelease(code, from)
    if ('errors' in answer) showErrors('Not called off', answer.errors)
    else showStatus(`Called off the release from ${time}.`)
    await refresh()
  }

  draft.onChange((template) => {
    if (template.code === code) return
    clearTimeout(timer)
    timer = setTimeout(refresh, pauseMs)
  })
  void refresh()
  return { hasAny: () => releases.versions.length + releases.scheduled.length > 0, refresh }
}

interface Row {
  title: string
  state: string
  buttons: HTMLElement[]
}

function row(release: Release, before: Release | undefined, { title, state, buttons }: Row): HTMLElement {
  const facts = [moment(release.savedAt), release.by].filter((fact) => fact !== undefined)
  return make(
    'li',
    {},
    make(
      'div',
      {},
      make('h3', {}, `${title} `, make('small', {}, state)),
      make('p', { className: 'hint' }, `Saved ${facts.join(', ')}`),
      ...(release.note === undefined ? [] : [make('p', {}, release.note)]),
      make('p', { className: 'hint' }, differences(release, before)),
    ),
    make('div', { className: 'actions' }, ...buttons),
  )
}

/** What a release changes of the one before it. */
function differences(release: Release, before: Release | undefined): string {
  if (!('template' in release)) return `Cannot be used any more: ${release.errors[0]}`
  if (!before || !('template' in before)) return ''
  return inShort(before.template, release.template)
}

function inShort(before: TemplateFile, after: TemplateFile): string {
  const changes = changesInWords(before, after)
  if (changes.length === 0) return 'Changes nothing'
  const omitted = changes.length - mostChanges
  return [...changes.slice(0, mostChanges), ...(omitted > 0 ? [`and ${omitted} more`] : [])].join('; ')
}

function button(textContent: string, ariaLabel: string, onClick: () => unknown): HTMLButtonElement {
  const made = make('button', { type: 'button', textContent, ariaLabel })
  made.addEventListener('click', () => void onClick())
  return made
}
