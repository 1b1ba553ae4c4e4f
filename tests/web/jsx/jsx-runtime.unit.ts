import t from 'tap'
import { Fragment, jsx, jsxs } from '#web/jsx/jsx-runtime.ts'

interface Element {
  type: string | typeof Fragment
  props: { children?: unknown }
}

/** What an element holds, with `<x>…</x>` for a text in an element of its own. */
function inside({ props: { children } }: Element): string {
  return [children].flat().map(shown).join('')
}

function shown(child: unknown): string {
  if (typeof child !== 'object' || child === null) return child ? String(child) : ''
  const { type } = child as Element
  return type === 'x-text' ? `<x>${inside(child as Element)}</x>` : `<${String(type)}>`
}

const make = (element: unknown) => inside(element as Element)
const icon = jsx('i', {})

t.test('a text with siblings has an element of its own', async (t) => {
  t.equal(make(jsxs('p', { children: [icon, 'paid'] })), '<i><x>paid</x>')
  t.equal(make(jsxs('p', { children: [3, ' of ', 7] })), '<x>3</x><x> of </x><x>7</x>')
  t.equal(make(jsxs('p', { children: [null, 'late', false] })), '<x>late</x>')
  t.equal(make(jsx('p', { children: ['given', icon] })), '<x>given</x><i>', 'what a component was given')
  t.equal(make(jsxs(Fragment, { children: ['a', icon] })), '<x>a</x><i>')
  t.equal(make(jsx(Fragment, { children: 'a' })), '<x>a</x>', 'its siblings may be around the fragment')
})

t.test('all else is what React makes of it', async (t) => {
  const Named = ({ children }: { children?: unknown }) => jsx('b', { children })
  t.equal(make(jsx('p', { children: 'alone' })), 'alone')
  t.equal(make(jsxs('p', { children: [icon, ' ', icon] })), '<i> <i>')
  t.equal(make(jsxs(Named, { children: ['a', icon] })), 'a<i>', 'a component may need the text itself')
  t.equal(make(jsxs('option', { children: ['a', ' – ', 5] })), 'a – 5')
  t.match(jsxs('p', { id: 'x', children: ['a', 'b'] }, 'k'), { key: 'k', props: { id: 'x' } })
})
