import type { Phrases } from '../keys.ts'

export const demo: Phrases['demo'] = {
  badge: 'Demo',
  refill: 'Isi ulang kredit',
  finishFirst: 'Selesaikan dulu ronde yang masih terbuka.',
  forReal: 'Main sungguhan',
  bar: 'Kamu bermain dengan kredit, bukan dengan uang.',
  play: 'Main demo',
  orTry: 'Atau coba dulu, tanpa akun.',
}
