import type { Plugin } from 'vite'

/**
 * Tells the bundler that what react-router makes when it is loaded (components, contexts) has no effect by itself.
 * It does not say so of them, so that forms, data routes and scroll restoration, which nobody here uses, would reach
 * every visitor: 4 kB compressed. Its links also carry a way to prefetch that works within its own framework alone:
 * without that they are 1.5 kB less, and hundreds of links have no effects of their own to run.
 */
export function routerPurity(): Plugin {
  return {
    name: 'router-purity',
    transform: {
      filter: { id: /\/node_modules\/react-router\/dist\// },
      handler: (code) =>
        code
          .replace(/= (React\$?\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1')
          // Names for developer tools, set from outside, hold on to what they name.
          .replace(/^\w+\.displayName = .*;$/gm, '')
          .replace('= usePrefetchBehavior(prefetch, rest);', '= [false, null, {}];')
          .replace(/return shouldPrefetch && .* : link;/, 'return link;'),
    },
  }
}
