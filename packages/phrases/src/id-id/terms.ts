import type { Phrases } from '../keys.ts'

/** The house rules, asked about before money moves. */
export const terms: Phrases['terms'] = {
  title: 'Peraturan situs',
  text: 'Baca sekali saja; setelah itu kamu langsung lanjut dengan yang tadi.',
  version: 'Versi {version}',
  adult: 'Khusus dewasa',
  adultText: 'Umurmu 18 tahun atau lebih, dan bermain diizinkan di tempatmu.',
  yours: 'Satu akun, milikmu',
  yoursText: 'Kamu bermain untuk dirimu sendiri, dan kata sandimu tidak dibagikan.',
  fair: 'Disegel sebelum taruhan',
  fairText:
    'Kami menyegel seed kami sebelum kamu bertaruh, dan kamu bisa memeriksa setiap hasil. Ronde yang selesai bersifat final.',
  limits: 'Kamu yang menentukan kapan berhenti',
  limitsText: 'Bermainlah untuk hiburan. Berhenti kalau sudah tidak seru; saldomu tetap milikmu.',
  waiting: 'Kamu bisa bertaruh dan deposit lagi begitu kamu setuju. Ronde terbuka selalu bisa kamu selesaikan.',
  accept: 'Saya setuju',
  later: 'Nanti saja',
}
