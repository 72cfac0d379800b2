export { crashManifest } from './manifest.ts'
export { crashGame } from './rules.ts'
