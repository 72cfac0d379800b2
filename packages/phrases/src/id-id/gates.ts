import type { Phrases } from '../keys.ts'

export const gates: Phrases['gates'] = {
  repairWatch: 'Kami terus memeriksa, dan membawamu kembali begitu buka.',
  gateTitle: 'Selangkah lagi ke pasar malam',
  gateText:
    'Pintu ini dijaga dari mesin. Tekan tombolnya untuk menunjukkan bahwa kamu manusia; kami akan mengingatnya.',
  enter: 'Masuk',
}
