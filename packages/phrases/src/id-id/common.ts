import type { Phrases } from '../keys.ts'

/** Words that many screens share. */
export const common: Phrases['common'] = {
  direction: 'ltr',
  brand: 'Fairground',
  close: 'Tutup',
  cancel: 'Batal',
  back: 'Kembali',
  again: 'Coba lagi',
  loading: 'Memuat…',
  copy: 'Salin',
  copied: 'Tersalin',
  more: 'Tampilkan lagi',
  all: 'Lihat semua',
  soon: 'Segera',
  of: '{done} dari {all}',
  failed: 'Bagian ini gagal dimuat. Bagian lain tetap berfungsi.',
}
