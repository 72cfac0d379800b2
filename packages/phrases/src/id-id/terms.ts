import type { Phrases } from '../keys.ts'

/** The house rules, asked about before money moves. */
export const terms: Phrases['terms'] = {
  title: 'Aturan rumah',
  text: 'Baca sekali saja; setelah itu kamu langsung lanjut dengan yang tadi.',
  version: 'Versi {version}',
  adult: 'Khusus dewasa',
  adultText: 'Umurmu 18 tahun atau lebih, dan bermain diizinkan di tempatmu.',
  yours: 'Satu akun, milikmu',
  yoursText: 'Kamu bermain untuk dirimu sendiri, dan kata sandimu tidak dibagikan.',
  fair: 'Ditentukan sebelum taruhan',
  fairText: 'Setiap hasil disegel sebelum kamu bertaruh dan bisa kamu periksa. Ronde yang selesai tidak berubah.',
  limits: 'Kamu yang menentukan kapan berhenti',
  limitsText: 'Bermainlah untuk hiburan. Berhenti kalau sudah tidak seru; saldomu tetap milikmu.',
  waiting: 'Sebelum kamu setuju, hanya taruhan dan deposit baru yang menunggu. Ronde terbuka tetap jalan.',
  accept: 'Saya setuju',
  later: 'Nanti saja',
}
