import t from 'tap'
import { leavingForm } from '#web/browser/leaving-form.ts'
import { memoryStorage } from '../memory-storage.ts'

const form = {
  action: 'https://pay.example/go',
  fields: { order: '1' },
  language: 'en',
  title: 'To GCash',
  button: 'Pay',
  refused: 'No',
  back: 'Back',
}

/** A window in which a link to the leaving page is clicked, as far as the form knows it. */
function openWindow(localStorage: Storage | null) {
  const entries: { state: unknown; at: string }[] = [{ state: { key: 'router' }, at: '/deposit' }]
  const done: string[] = []
  const target = new EventTarget()
  Object.assign(globalThis, {
    localStorage,
    location: {
      reload: () => done.push(`loads ${entries.at(-1)?.at}`),
      assign: (address: string) => done.push(`goes to ${address}`),
    },
    addEventListener: target.addEventListener.bind(target),
    history: {
      get state() {
        return entries.at(-1)?.state
      },
      pushState: (state: unknown, _: string, at: string) =>
        entries.push({ state: structuredClone(state), at }),
      replaceState: (state: unknown) => Object.assign(entries.at(-1) ?? {}, { state }),
    },
  })
  const click = () => {
    leavingForm.write(form)
    const isFollowed = target.dispatchEvent(new Event('click', { cancelable: true }))
    if (isFollowed) done.push('follows the link')
  }
  return {
    click,
    done,
    entries,
    dispatch: () => target.dispatchEvent(new Event('click', { cancelable: true })),
  }
}

t.test('how a payment form leaves', async (t) => {
  const names = ['localStorage', 'location', 'addEventListener', 'history'] as const
  const before = names.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const)
  t.teardown(() => {
    for (const [name, property] of before) {
      if (property) Object.defineProperty(globalThis, name, property)
      else Reflect.deleteProperty(globalThis, name)
    }
  })
  for (const name of names)
    Object.defineProperty(globalThis, name, { value: undefined, writable: true, configurable: true })

  await t.test('by the storage, which a new tab has too', async (t) => {
    const { click, done } = openWindow(memoryStorage() as unknown as Storage)
    click()
    t.same(done, ['follows the link'])
    t.same(leavingForm.read(), form)
    leavingForm.clear()
    t.equal(leavingForm.read(), undefined)
  })

  await t.test('without a click, where a storage holds it', async (t) => {
    const kept = openWindow(memoryStorage() as unknown as Storage)
    leavingForm.leave(form)
    t.same(kept.done, ['goes to /leave'])
    t.same(leavingForm.read(), form)
    leavingForm.clear()
    const without = openWindow(null)
    leavingForm.leave(form)
    t.ok(without.dispatch(), 'a later click is nobody’s but the player’s')
    t.same(without.done, [])
  })

  await t.test('without storage, by the state of the entry that is loaded', async (t) => {
    const { click, done, entries } = openWindow(null)
    t.equal(leavingForm.read(), undefined, 'the state of the router is no form')
    click()
    t.same(done, ['loads /leave'])
    t.same(leavingForm.read(), form)
    leavingForm.clear()
    t.equal(leavingForm.read(), undefined)
    t.same(entries, [
      { state: { key: 'router' }, at: '/deposit' },
      { state: null, at: '/leave' },
    ])
  })
})
