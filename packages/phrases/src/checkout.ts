/** The texts of the sandbox's checkout page. `{…}` stands for a value that the page puts in, already formatted. */
export interface CheckoutPhrases {
  provider: string
  playMoney: string
  title: string
  amount: string
  reference: string
  /** `{when}`: such as "in 29 minutes". */
  expires: string
  /** `{amount}` with its symbol. */
  pay: string
  decline: string
  paidTitle: string
  paidText: string
  declinedTitle: string
  declinedText: string
  expiredTitle: string
  expiredText: string
  unknownTitle: string
  unknownText: string
  closedAt: string
  back: string
  languages: string
}

const en: CheckoutPhrases = {
  provider: 'Sandbox Pay',
  playMoney: 'Play money. Nothing real is charged.',
  title: 'Your deposit',
  amount: 'Amount',
  reference: 'Reference',
  expires: 'Expires {when}',
  pay: 'Pay {amount}',
  decline: 'Decline',
  paidTitle: 'Paid',
  paidText: 'Thank you. Your balance goes up in a moment.',
  declinedTitle: 'Declined',
  declinedText: 'Nothing was charged. You can start a new deposit in your wallet.',
  expiredTitle: 'Expired',
  expiredText: 'The time for this checkout is over and nothing was charged. Start a new deposit in your wallet.',
  unknownTitle: 'No such checkout',
  unknownText: 'The address is not complete, or the checkout never existed. Open your deposit again from your wallet.',
  closedAt: 'Time (UTC)',
  back: 'Back to the game',
  languages: 'Language',
}

const ptBr: CheckoutPhrases = {
  provider: 'Sandbox Pay',
  playMoney: 'Dinheiro de brincadeira. Nada real é cobrado.',
  title: 'Seu depósito',
  amount: 'Valor',
  reference: 'Referência',
  expires: 'Expira {when}',
  pay: 'Pagar {amount}',
  decline: 'Recusar',
  paidTitle: 'Pago',
  paidText: 'Obrigado. Seu saldo aumenta em instantes.',
  declinedTitle: 'Recusado',
  declinedText: 'Nada foi cobrado. Você pode começar um novo depósito na sua carteira.',
  expiredTitle: 'Expirado',
  expiredText: 'O prazo deste pagamento acabou e nada foi cobrado. Comece um novo depósito na sua carteira.',
  unknownTitle: 'Pagamento não encontrado',
  unknownText: 'O endereço está incompleto ou este pagamento nunca existiu. Abra o depósito de novo pela sua carteira.',
  closedAt: 'Horário (UTC)',
  back: 'Voltar ao jogo',
  languages: 'Idioma',
}

const idId: CheckoutPhrases = {
  provider: 'Sandbox Pay',
  playMoney: 'Uang mainan. Tidak ada tagihan sungguhan.',
  title: 'Deposit kamu',
  amount: 'Jumlah',
  reference: 'Referensi',
  expires: 'Kedaluwarsa {when}',
  pay: 'Bayar {amount}',
  decline: 'Tolak',
  paidTitle: 'Lunas',
  paidText: 'Terima kasih. Saldo kamu segera bertambah.',
  declinedTitle: 'Ditolak',
  declinedText: 'Tidak ada yang ditagih. Kamu bisa memulai deposit baru dari dompet.',
  expiredTitle: 'Kedaluwarsa',
  expiredText: 'Waktu pembayaran ini sudah habis dan tidak ada yang ditagih. Mulailah deposit baru dari dompet.',
  unknownTitle: 'Pembayaran tidak ditemukan',
  unknownText: 'Alamatnya tidak lengkap atau pembayaran ini tidak pernah ada. Buka lagi deposit dari dompet kamu.',
  closedAt: 'Waktu (UTC)',
  back: 'Kembali ke permainan',
  languages: 'Bahasa',
}

/** The checkout's texts by locale; `en` is the source. */
export const checkoutPhrases = { en, 'pt-BR': ptBr, 'id-ID': idId } as const
