import type { Locale } from '../keys.ts'

/** Reasons for declining a withdrawal that staff may take as they are; the player reads them. At most 500 characters each. */
export const readyReasons: Readonly<Record<Locale, readonly string[]>> = {
  en: [
    'Please withdraw to an account in your own name.',
    'The destination does not seem to be right. Please check it and withdraw again.',
    'Please confirm who you are first, then withdraw again.',
    'A deposit of yours was taken back by its payer. Please write to support before you withdraw again.',
  ],
  'pt-BR': [
    'Saque para uma conta em seu próprio nome.',
    'O destino não parece estar certo. Confira e peça o saque de novo.',
    'Confirme primeiro quem você é e depois peça o saque de novo.',
    'Um depósito seu foi estornado pelo pagador. Fale com o suporte antes de pedir o saque de novo.',
  ],
  'id-ID': [
    'Tarik ke rekening atas namamu sendiri.',
    'Tujuan penarikan sepertinya keliru. Periksa, lalu tarik lagi.',
    'Konfirmasi identitasmu dulu, lalu tarik lagi.',
    'Salah satu depositmu ditarik kembali oleh pembayarnya. Hubungi bantuan sebelum menarik lagi.',
  ],
}
