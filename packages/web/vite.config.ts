import react from '@vitejs/plugin-react'
import { type BuildEnvironmentOptions, defineConfig } from 'vite'
import { contractFacts } from './contract-facts-plugin.ts'
import { inlineScripts } from './inline-scripts-plugin.ts'
import { pageModules } from './page-modules-plugin.ts'
import { precompress } from './precompress-plugin.ts'
import { pureContracts } from './pure-contracts-plugin.ts'

const clientChunks = {
  input: 'src/entry-client.tsx',
  treeshake: {
    // Calls of React without side effects. react-router does not mark them as pure, so its forms and data routes would
    // stay in the bundle. `import_react` is Rolldown's name for the imported CommonJS module.
    manualPureFunctions: ['createContext', 'forwardRef', 'memo'].map((name) => `import_react.${name}`),
  },
  output: {
    // Hashes do not compress, and chunks name the chunks they import: seven characters keep these names short.
    entryFileNames: 'assets/[name]-[hash:7].js',
    chunkFileNames: 'assets/[name]-[hash:7].js',
    assetFileNames: 'assets/[name]-[hash:7][extname]',
    codeSplitting: {
      groups: [
        // Only forms and lobbies validate input; a contract's schemas must not bring zod to every page.
        { name: 'schema', test: /[\\/]node_modules[\\/]zod[\\/]/, priority: 2 },
        // React changes less often than our own code, so browsers can cache it longer.
        { name: 'react', test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
        // Everything else that every page needs is one file, because many small ones compress worse.
        { name: 'core', tags: ['$initial'], priority: 1 },
        // What the home page always loads together, and what nearly every other page shows where it could not load.
        {
          name: 'content',
          test: /\/src\/(content\/(use-|prose|article)|brand\/query-results|i18n\/failure-help|session\/requested-page|ui\/layout\/use-on-hydrated)/,
        },
        // A file of its own for each would be named in every first visit.
        {
          name: 'use-form',
          test: /\/src\/(ui\/form\/(use-form|date-input\.tsx|filter-input)|forms\/route-form|i18n\/use-month)/,
        },
        { name: 'login', test: /\/src\/features\/session\/login-(modal|skeleton)/ },
        // The components that every template and lobby renders games with.
        {
          name: 'shared',
          test: /\/src\/(features\/games\/(?!matches|play|lobby\/provider-strip)|templates|ui\/\w+\/(badge|chip|picture|progress-bar|rail))/,
          minShareCount: 3,
        },
      ],
    },
  },
} satisfies BuildEnvironmentOptions['rolldownOptions']

/**
 * Two builds from one file: the client (`vite build`) and the bundle that renders it on the server
 * (`vite build --ssr src/entry-server.tsx`). There is no index.html: the gateway writes the document and reads the
 * manifest to know the files.
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    contractFacts(),
    ...(isSsrBuild ? [pageModules(), inlineScripts()] : [pureContracts(), precompress()]),
  ],
  base: '/',
  publicDir: false,
  // The test runner installs an older React at the root of the workspace, which hoisted packages would resolve to.
  resolve: { dedupe: ['react', 'react-dom'] },
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    target: isSsrBuild ? 'node26' : 'es2022',
    // In both builds alike: a style sheet's address is made of its content.
    cssTarget: 'es2022',
    cssMinify: true,
    sourcemap: false,
    // Every file has an address of its own, so that the content security policy needs no `data:`.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The entry of every first visit would name each script that some page needs. Documents name those of their own
      // page, and the next page's are fetched before a player asks for it (app/routing/use-prefetch.ts).
      resolveDependencies: (_file, deps) => deps.filter((name) => name.endsWith('.css')),
    },
    manifest: !isSsrBuild,
    rolldownOptions: isSsrBuild
      ? { output: { assetFileNames: clientChunks.output.assetFileNames } }
      : clientChunks,
  },
}))
