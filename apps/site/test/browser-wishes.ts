import { cdp } from 'vitest/browser'

/** Lets the browser want motion or less of it, as all tests do that do not call this. */
export async function wantMotion(wish: 'no-preference' | 'reduce'): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value: wish }] })
}

/** The same for what shines through. */
export async function wantTransparency(wish: 'no-preference' | 'reduce'): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'prefers-reduced-motion', value: 'reduce' },
      { name: 'prefers-reduced-transparency', value: wish },
    ],
  })
}
