// Bundles the offline verifier into one file without dependencies: packages/games/dist/verify.mjs, or into the folder
// given as the argument. A package.json beside it makes the folder runnable: npx ./packages/games/dist --help
import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'

const folder = process.argv[2] ?? 'packages/games/dist'
const file = join(folder, 'verify.mjs')
await build({
  entryPoints: ['packages/games/verifier/main.ts'],
  outfile: file,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  legalComments: 'inline',
})
chmodSync(file, 0o755)
const { version, license } = JSON.parse(readFileSync('package.json', 'utf8'))
const about = { name: 'fairground-verify', version, license, type: 'module', bin: 'verify.mjs' }
writeFileSync(join(folder, 'package.json'), `${JSON.stringify(about, null, 2)}\n`)
console.info(`${file}: run it with node, or npx ./${folder}`)
