import { basename, dirname } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { type BuildEnvironmentOptions, defineConfig, type Rolldown } from 'vite'
import { firstLoad, groupFiles } from './build/first-load.ts'
import { firstPaint } from './build/first-paint.ts'
import { framePages } from './build/frame-pages.ts'
import { precompress } from './build/precompress.ts'
import { preloadHelper } from './build/preload-helper.ts'

const api = process.env.API_URL ?? 'http://127.0.0.1:8080'
const proxied = ['/api', '/static', '/sock.io', '/socket.io', '/design']

/** Files that each game or block has one of: their chunks carry the folder's name as well. */
const ONE_A_FOLDER = ['screen', 'replay', 'outcome', 'emblem', 'view']

/**
 * The name of a chunk: `mines-screen`, so that a list of fetched files says which game's screen one of them is. The first load
 * names them all, so their hashes are as short as the bundler allows.
 */
function chunkName({ name, facadeModuleId }: Rolldown.PreRenderedChunk): string {
  // Several modules together have no folder of their own.
  if (!facadeModuleId) return 'assets/[name]-[hash:7].js'
  const folder = basename(dirname(facadeModuleId))
  const part = /\?part=(\w+)-texts/.exec(facadeModuleId)?.[1]
  if (part) return `assets/${folder}-${part}-[hash:7].js`
  return ONE_A_FOLDER.includes(name) ? `assets/${folder}-[name]-[hash:7].js` : 'assets/[name]-[hash:7].js'
}

/** Two pages: `index.html` (the site) and `h5.html` (a game in its frame, no shell). */
const pages: BuildEnvironmentOptions = {
  target: 'es2022',
  // By it the server finds the files of what it has drawn.
  manifest: true,
  // Of a later chunk only its styles are named beforehand: the names of all its scripts would weigh more than they save.
  modulePreload: {
    polyfill: false,
    resolveDependencies: (_, files, { hostType }) =>
      hostType === 'js' ? files.filter((file) => file.endsWith('.css')) : files,
  },
  assetsInlineLimit: 0,
  reportCompressedSize: false,
  rolldownOptions: {
    input: { index: 'index.html', h5: 'h5.html' },
    // Schemas are made while a module loads; those that nobody uses are left out all the same.
    treeshake: { manualPureFunctions: ['defineCall', 'z.object', 'z.array', 'z.string', 'z.number', 'z.optional'] },
    output: {
      chunkFileNames: chunkName,
      codeSplitting: { groups: groupFiles() },
      // The developer-tools lock measures how long the page stands still at a break.
      minify: process.env.NOMIN ? false : { compress: { dropDebugger: false }, mangle: true, codegen: true },
    },
  },
}

/** What draws the pages on the server (`vite build --ssr`): one module with all that it needs. */
const drawing: BuildEnvironmentOptions = {
  target: 'node24',
  outDir: 'dist-server',
  assetsInlineLimit: 0,
  copyPublicDir: false,
  reportCompressedSize: false,
}

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    firstLoad(),
    react(),
    tailwindcss(),
    ...(isSsrBuild ? [] : [preloadHelper(), framePages(), firstPaint(), precompress()]),
  ],
  server: { proxy: Object.fromEntries(proxied.map((path) => [path, { target: api, ws: path.includes('sock') }])) },
  build: isSsrBuild ? drawing : pages,
  ssr: { noExternal: true },
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
}))
