import type { ElementType, ReactNode } from 'react'
import { Fragment, jsx as reactJsx, jsxs as reactJsxs } from 'react/jsx-runtime'

/*
 * Builds the elements of all our JSX (`jsxImportSource`): React's own, in which a text that has siblings stands in an element
 * of its own. A browser that translates a page moves text nodes into elements that React does not know. React then fails
 * to remove a text node, or to put anything before it, and changes texts that are not on the page any more; elements stay
 * where they are.
 */

export type { JSX } from 'react/jsx-runtime'
export { Fragment }

type Props = Record<string, unknown>

// They hold text alone.
const textOnly: ReadonlySet<unknown> = new Set([
  'option',
  'title',
  'textarea',
  'style',
  'script',
  'text',
  'tspan',
])

export const jsx: typeof reactJsx = (type, props, key) =>
  reactJsx(type, withOwnTexts(type, props as Props), key)
export const jsxs: typeof reactJsxs = (type, props, key) =>
  reactJsxs(type, withOwnTexts(type, props as Props), key)

function withOwnTexts(type: unknown, props: Props): Props {
  const { children } = props
  if (Array.isArray(children)) {
    if (typeof type !== 'string' && type !== Fragment) return props
    // What is pressed for a control that lies over it is the label itself.
    if (type === 'label' || !children.some(isText)) return props
    if (textOnly.has(type)) return { ...props, children: [children.join('')] }
    return { ...props, children: children.map(ownText) }
  }
  // A fragment's only text may have siblings around the fragment.
  return type === Fragment && isText(children) ? { ...props, children: ownText(children) } : props
}

// Known to no HTML, so that no style of ours or rule of the parser concerns it.
const holder = 'x-text' as ElementType

const isText = (child: unknown): child is string | number =>
  typeof child === 'number' || (typeof child === 'string' && child.trim() !== '')

const ownText = (child: ReactNode): ReactNode =>
  isText(child) ? reactJsx(holder, { children: child }) : child
