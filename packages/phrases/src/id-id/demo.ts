import type { Phrases } from '../keys.ts'

export const demo: Phrases['demo'] = {
  badge: 'Demo',
  refill: 'Isi ulang kredit',
  finishFirst: 'Selesaikan dulu ronde yang masih terbuka.',
  forReal: 'Main sungguhan',
  bar: 'Kamu bermain dengan kredit, bukan dengan uang.',
  offerTitle: 'Coba {game} gratis',
  offerText: 'Main dengan kredit, tanpa akun. Permainan dan peluangnya sama, dan setiap hasil bisa kamu periksa.',
  play: 'Main demo',
  orTry: 'Atau coba dulu, tanpa akun.',
}
