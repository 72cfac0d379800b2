/** Starts the worker that draws aviator's flight. */
export const startAviatorScene = () =>
  new Worker(new URL('./aviator-scene-worker.ts', import.meta.url), { type: 'module' })
