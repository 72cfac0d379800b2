import type { Phrases } from '../keys.ts'

export const design: Phrases['design'] = {
  tabs: 'Tab',
  headerMenu: 'Menu atas',
  openMenu: 'Buka menu',
  search: 'Cari permainan',
  country: 'Negara',
  languages: 'Bahasa',
  news: 'Kabar terbaru',
  newsStop: 'Hentikan kabar berjalan',
  newsGoOn: 'Jalankan lagi kabar',
  banners: 'Yang sedang berlangsung',
  slides: 'Pilih banner',
  previous: 'Banner sebelumnya',
  next: 'Banner berikutnya',
  showSlide: 'Tampilkan banner {slide}',
  stop: 'Hentikan banner',
  goOn: 'Jalankan lagi banner',
  pageFailed: 'Halaman ini gagal dimuat',
  pageFailedText: 'Jaringan atau server kami bermasalah. Saldomu aman.',
  phoneOnly: 'Halaman ini dibuat untuk ponsel. Buka di ponselmu.',
  phoneCode: 'Kode QR halaman ini',
}
