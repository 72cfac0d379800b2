import type { Phrases } from '../keys.ts'

/** What is wrong with a field of a form. */
export const forms: Phrases['forms'] = {
  required: 'Harap isi {label}',
  tooShort: '{label}: minimal {least} karakter',
  tooLong: '{label}: maksimal {most} karakter',
  number: '{label}: harus berupa angka',
  email: '{label}: harus berupa alamat e-mail',
  url: '{label}: harus berupa alamat yang dimulai dengan https://',
  account: 'Pakai nama pengguna 3 sampai 32 karakter, e-mail, atau nomor telepon lengkap',
  tooSmall: '{label}: minimal {low}',
  tooLarge: '{label}: maksimal {high}',
  outside: '{label}: dari {low} sampai {high}',
  oneOf: '{label}: pilih dari daftar',
  pattern: '{label}: bentuknya belum benar',
  amount:
    '{decimals, plural, =0 {Masukkan jumlah bulat dengan angka} other {Masukkan jumlah dengan angka, paling banyak # desimal}}',
  amountTwice: 'Ini bisa berarti {first} atau {second}. Tulis salah satunya',
}
