import type { Phrases } from '../keys.ts'

export const kyc: Phrases['kyc'] = {
  title: 'Konfirmasi identitasmu',
  why: 'Menurut hukum, kami harus memastikan kamu sudah cukup umur dan uang sampai ke pemiliknya. Kami hanya bertanya sekali, dan saldomu tetap aman.',
  stepYou: 'Siapa kamu',
  stepYouText: 'Nama lengkap dan tanggal lahir sesuai dokumen.',
  stepDocument: 'Satu dokumen',
  stepDocumentText: 'KTP, paspor, atau SIM yang masih berlaku.',
  stepPicture: 'Satu foto',
  stepPictureText: 'Dokumen dan wajahmu, diambil dengan ponsel.',
  when: 'Dokumen belum bisa dikirim lewat situs ini. Siapkan saja: operator akan menghubungimu.',
  toWallet: 'Lihat dompetku',
  understood: 'Baik',
}
