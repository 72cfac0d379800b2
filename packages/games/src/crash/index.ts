export { crashGame, crashManifest } from './manifest.ts'
