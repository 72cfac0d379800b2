import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { findChromium, LESS_TRANSPARENCY } from '../../scripts/test-chromium.mjs'

const ROOT = join(import.meta.dirname, '../..')
const SOURCES = [
  'apps/site/src',
  'apps/staff/src',
  ...['ui', 'blocks', 'contract', 'games', 'money', 'phrases'].map((name) => `packages/${name}/src`),
]
const IMPORTED = /(?:^import[^'\n]*|^export[^'\n]* from |^\} from |import\()'([^'.\s][^'\s]*)'/gm
const NOT_BUNDLED = /^(@fairground\/|@fontsource|node:|virtual:|vite$|vitest|fast-check|fs$|react-dom\/server)/

/** Every package that the site's sources name: one that is found while tests run would reload their page in the middle. */
function packagesOfTheSite(): string[] {
  const files = SOURCES.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(ROOT, folder, file)),
  )
  const names = files
    .filter((file) => /\.tsx?$/.test(file) && !/\.test(-d)?\.tsx?$/.test(file))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(IMPORTED)].map(([, name = '']) => name))
  return [...new Set(names)].filter((name) => !NOT_BUNDLED.test(name))
}

/**
 * Lets the browser keep the sources, which do not change during a run: the page of the next file takes them from its cache, which
 * halves what a file costs. What stands in a module's place for one file is not kept: it does not come this way.
 */
const sourcesToKeep: Plugin = {
  name: 'sources-to-keep',
  configureServer({ middlewares }) {
    middlewares.use((_, response, next) => {
      const set = response.setHeader.bind(response)
      response.setHeader = (name, value) => set(name, value === 'no-cache' ? 'max-age=3600' : value)
      next()
    })
  },
}

const isRoot = process.getuid?.() === 0
const executablePath = findChromium()

/** A project of tests in a real browser: the real site, without a server. */
export const siteProject = (name: string, files: { include: string[]; exclude?: string[] }) =>
  defineConfig({
    root: import.meta.dirname,
    // React as players get it, which is cheaper too.
    mode: 'production',
    define: {
      'process.env.NODE_ENV': '"production"',
      // For the walk, which the browser runs.
      'process.env.TEST_EXTENT': JSON.stringify(process.env.TEST_EXTENT ?? ''),
    },
    // None of build/: these shape the files of a build.
    plugins: [react(), tailwindcss(), sourcesToKeep],
    optimizeDeps: {
      include: [...packagesOfTheSite(), 'react/jsx-runtime', 'react/jsx-dev-runtime', 'axe-core'],
      noDiscovery: true,
    },
    server: { fs: { allow: [ROOT] } },
    test: {
      name,
      ...files,
      setupFiles: ['test/set-up.ts'],
      // Generous: a limit that a busy machine reaches proves nothing.
      testTimeout: 60_000,
      expect: { poll: { timeout: 20_000, interval: 20 } },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        viewport: { width: 1280, height: 720 },
        provider: playwright({
          launchOptions: {
            ...(executablePath && { executablePath }),
            args: [
              ...['--disable-gpu', '--disable-background-networking', LESS_TRANSPARENCY],
              ...(isRoot ? ['--no-sandbox'] : []),
            ],
          },
          contextOptions: { reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'UTC' },
          actionTimeout: 20_000,
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  })

/** The site's tests; see test/README.md. */
export default siteProject('site', { include: ['test/**/*.test.tsx'], exclude: ['test/walk/**'] })
