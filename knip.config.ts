import type { KnipConfig } from 'knip'

/** What counts as used. Nothing is left out but what is named here, each with its reason. */
export default {
  workspaces: {
    '.': {
      // These are run by their paths, in the Node that came with the dependencies.
      entry: [
        'scripts/*.mjs',
        'scripts/image/{prune-modules,write-sbom,write-notices}.mjs',
        // What `npm run tool` starts, and what those tools start themselves.
        'scripts/docs/{licenses-page,openapi,platform-contract,settings-page,support-guide,texts}.mjs',
        'workshop/{attack/attack,bench/bench,bench/rival,cluster/verify-cluster,fonts/fonts,gallery/gallery}.mjs',
        'workshop/image/{audit,check-containers,verify-image}.mjs',
        'workshop/measure/{budget,lighthouse,measure-support,pages}.mjs',
        'workshop/{money/prove-money,template/template}.mjs',
        'workshop/tests/*.full.ts',
        'workshop/faults/write-report.ts',
        'workshop/money/run-seeds.ts',
        'tests/**/*.{full,redis,suite,test,unit}.ts',
        // Named in .taprc.
        'scripts/test/report-cpu.mjs',
      ],
      project: ['scripts/**/*.mjs', 'tests/**/*.ts', 'workshop/**/*.{mjs,ts}'],
      ignoreDependencies: [
        // Tests and the bench drive the packages' own copies of these.
        'fastify',
        '@fastify/cookie',
        '@fastify/rate-limit',
        'jose',
        'undici',
        '@tanstack/react-query',
        // `npm run tool -- fonts` cuts the typefaces from them.
        '@fontsource-variable/*',
      ],
    },
    // Its package.json offers every file to the applications, which knip takes for a public surface; nobody outside
    // this repository imports it, so what none of them imports is unused.
    'packages/contracts': { project: ['src/**/*.ts'], includeEntryExports: true },
    'packages/bff': {
      entry: [
        'src/{main,healthcheck,support,doctor,purge,reload}.ts',
        'src/{support/search,sites/sanitize,platform/decode,areas/games/catalogue}-worker.ts',
      ],
      project: ['src/**/*.ts'],
    },
    'packages/sandbox': { entry: ['src/main.ts'], project: ['src/**/*.ts'] },
    // The pages of games load the modules of the browser.
    'packages/demo-games': { entry: ['client/*.js'], project: ['src/**/*.ts', 'client/*.js'] },
    // The page's entry stands in vite.config.ts.
    'packages/studio': { project: ['src/**/*.{ts,css}'] },
    // Its other entry stands in vite.config.ts.
    'packages/web': {
      entry: [
        'src/entry-server.tsx',
        'src/inline/{start-client,offline-page,leave-page,preview}.ts',
        'src/service-worker/{service,former}-worker.ts',
      ],
      project: ['src/**/*.{ts,tsx,css}'],
    },
  },
  // A type in the signature of an exported function is part of what the function offers.
  ignoreExportsUsedInFile: { interface: true, type: true },
  // Of the system: tests fill a disk, start a Redis of their own, sign certificates and read a log with lnav.
  ignoreBinaries: ['lnav', 'mount', 'openssl', 'umount', 'redis-server', 'runc'],
  compilers: {
    // What a style sheet imports, and the fonts it names, are used as much as what a module imports.
    css: (text: string) =>
      [...text.matchAll(/@import\s+(?:url\()?['"]([^'"]+)['"]|url\(['"]?([^'")]+)['"]?\)/g)]
        .map(([, sheet, file]) => `import '${sheet ?? file}'`)
        .join('\n'),
  },
} satisfies KnipConfig
