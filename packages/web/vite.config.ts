import react from '@vitejs/plugin-react'
import { type BuildEnvironmentOptions, defineConfig } from 'vite'
import { chunkGroups, isBesidePages } from './chunk-groups.ts'
import { contractFacts } from './contract-facts-plugin.ts'
import { fallbackFonts } from './fallback-fonts-plugin.ts'
import { inlineScripts } from './inline-scripts-plugin.ts'
import { pageModules } from './page-modules-plugin.ts'
import { precompress } from './precompress-plugin.ts'
import { pureContracts } from './pure-contracts-plugin.ts'
import { sheetLayers } from './sheet-layers-plugin.ts'

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
    codeSplitting: { groups: chunkGroups },
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
    sheetLayers(),
    fallbackFonts(),
    ...(isSsrBuild ? [pageModules(), inlineScripts()] : [pureContracts(), precompress()]),
  ],
  base: '/',
  publicDir: false,
  // The test runner installs an older React at the root of the workspace, which hoisted packages would resolve to.
  resolve: { dedupe: ['react', 'react-dom'] },
  // The texts of a language: an object is smaller than the text of one.
  json: { namedExports: false, stringify: false },
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
      // Begun with the page that imports them. Documents name all that their own page needs.
      resolveDependencies: (file, deps) => deps.filter((name) => name !== file && isBesidePages(name)),
    },
    manifest: !isSsrBuild,
    rolldownOptions: isSsrBuild
      ? { output: { assetFileNames: clientChunks.output.assetFileNames } }
      : clientChunks,
  },
}))
