/** Starts the worker that draws crash's flight. */
export const startCrashScene = () => new Worker(new URL('./crash-scene-worker.ts', import.meta.url), { type: 'module' })
