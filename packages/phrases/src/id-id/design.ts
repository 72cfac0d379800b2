import type { Phrases } from '../keys.ts'

export const design: Phrases['design'] = {
  tabs: 'Tab',
  headerMenu: 'Menu atas',
  openMenu: 'Buka menu',
  search: 'Cari permainan',
  country: 'Negara',
  languages: 'Bahasa',
  pageFailed: 'Halaman ini gagal dimuat',
  pageFailedText: 'Jaringan atau server kami bermasalah. Saldomu aman.',
}
