import type { Phrases } from '../keys.ts'

export const kyc: Phrases['kyc'] = {
  title: 'Pastikan siapa kamu',
  why: 'Hukum ingin memastikan pemain sudah cukup umur dan uang sampai ke pemiliknya. Kami hanya bertanya sekali, dan saldomu tetap aman.',
  stepYou: 'Siapa kamu',
  stepYouText: 'Nama lengkap dan tanggal lahir sesuai dokumen.',
  stepDocument: 'Satu dokumen',
  stepDocumentText: 'KTP, paspor, atau SIM yang masih berlaku.',
  stepPicture: 'Satu foto',
  stepPictureText: 'Dokumen dan wajahmu, diambil dengan ponsel.',
  when: 'Rumah ini belum menerima dokumen lewat situs: siapkan saja, operator akan menghubungimu.',
  toWallet: 'Lihat dompetku',
  understood: 'Baik',
}
