export { aviatorManifest } from './manifest.ts'
export { aviatorGame } from './rules.ts'
