export { aviatorGame, aviatorManifest } from './manifest.ts'
