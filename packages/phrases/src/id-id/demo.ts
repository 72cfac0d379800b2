import type { Phrases } from '../keys.ts'

export const demo: Phrases['demo'] = {
  badge: 'Demo',
  refill: 'Isi ulang kredit',
  finishFirst: 'Selesaikan dulu ronde yang masih terbuka.',
  forReal: 'Main sungguhan',
  bar: 'Kamu bermain dengan kredit: tidak ada yang berupa uang.',
  offerTitle: '{game}, coba gratis',
  offerText:
    'Main dengan kredit, tanpa akun. Permainan dan peluangnya sama, dan setiap hasil sama-sama bisa dibuktikan.',
  play: 'Main demo',
  orTry: 'Atau coba dulu, tanpa akun.',
}
