import type { Phrases } from '../keys.ts'

export const gates: Phrases['gates'] = {
  repairWatch: 'Halaman ini memeriksa sendiri dan membuka situs begitu situs kembali.',
  gateTitle: 'Tunjukkan bahwa kamu manusia',
  gateText: 'Kami menolak bot. Tekan tombol untuk membuka situs; perangkat ini akan mengingatnya.',
  enter: 'Buka situs',
  otherLoginTitle: 'Kamu sudah masuk',
  otherLoginName: 'Kamu masuk sebagai {name}.',
  otherLoginText:
    'Tautan ini milik akun lain. Kalau kamu tidak memintanya, tetaplah di sini: pengirimnya bisa melihat apa yang kamu mainkan dan depositkan.',
  keepLogin: 'Tetap di akunku',
  changeLogin: 'Pindah ke akun dari tautan',
  invited: 'Undanganmu:',
  openAccount: 'Buat akun',
  toLobby: 'Ke beranda',
  embedName: 'Permainan',
  embedEmptyTitle: 'Belum ada apa-apa di sini',
  embedEmptyText:
    'Operator belum memilih permainan atau halaman olahraga untuk halaman ini. Semua permainan yang buka ada di beranda.',
  roundName: 'Ronde',
  lockedTitle: 'Alat pengembang terdeteksi terbuka',
  lockedText: 'Demi keamanan konten dan antarmuka, halaman ini dikunci.',
  lockedHint: 'Tutup alat itu, dan halaman terbuka lagi dengan sendirinya. Saldo dan ronde terbukamu aman.',
  notFoundTitle: 'Halaman tidak ditemukan',
  notFoundText: 'Halamannya pindah, atau alamatnya salah. Bagian lain dari situs tetap buka.',
  support: 'Bantuan',
}
