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
  /** The player's bank app, which pays the BR Code of a deposit. */
  pixTitle: string
  pixText: string
  pixField: string
  pixRead: string
  pixUnknown: string
  /** The page of a bank account. `{name}`: the account. */
  accountTitle: string
  accountSum: string
  accountEmpty: string
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
  pixTitle: 'Pay with PIX',
  pixText: 'Paste the code of your deposit. This page stands for your bank’s app.',
  pixField: 'PIX code',
  pixRead: 'Read the code',
  pixUnknown: 'This is no code of an open deposit. Copy the whole code from your wallet.',
  accountTitle: 'Account {name}',
  accountSum: 'Arrived',
  accountEmpty: 'Nothing has arrived here yet.',
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
  pixTitle: 'Pagar com PIX',
  pixText: 'Cole o código do seu depósito. Esta página faz o papel do app do seu banco.',
  pixField: 'Código PIX',
  pixRead: 'Ler o código',
  pixUnknown: 'Este código não é de um depósito em aberto. Copie o código inteiro da sua carteira.',
  accountTitle: 'Conta {name}',
  accountSum: 'Recebido',
  accountEmpty: 'Nada chegou aqui ainda.',
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
  pixTitle: 'Bayar dengan PIX',
  pixText: 'Tempel kode deposit kamu. Halaman ini mewakili aplikasi bank kamu.',
  pixField: 'Kode PIX',
  pixRead: 'Baca kode',
  pixUnknown: 'Ini bukan kode deposit yang terbuka. Salin seluruh kode dari dompet kamu.',
  accountTitle: 'Rekening {name}',
  accountSum: 'Diterima',
  accountEmpty: 'Belum ada yang masuk ke sini.',
}

/** The checkout's texts by locale; `en` is the source. */
export const checkoutPhrases = { en, 'pt-BR': ptBr, 'id-ID': idId } as const
