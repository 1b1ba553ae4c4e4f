import { defineConfig } from 'vite'

/** Builds the page's script and style sheet, which the server part sends as they are: one file each, without imports. */
export default defineConfig({
  publicDir: false,
  build: {
    // Beside the types, which are not of the page.
    outDir: 'dist/page',
    target: 'es2022',
    cssTarget: 'esnext',
    modulePreload: false,
    rolldownOptions: {
      input: 'src/page/studio.ts',
      output: {
        codeSplitting: false,
        entryFileNames: '[name].js',
        assetFileNames: '[name][extname]',
      },
    },
  },
})
