import type { Plugin } from 'vite'

/**
 * Tells the bundler that what react-router makes when it is loaded (components, contexts) has no effect by itself.
 * It does not say so of them, so that forms, data routes and scroll restoration, which nobody here uses, would reach
 * every visitor: 4 kB compressed.
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
          .replace(/^\w+\.displayName = .*;$/gm, ''),
    },
  }
}
