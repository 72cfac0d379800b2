/** Free spin: the wheel that is turned with granted spins. */
export const freespin = {
  wins: 'Putaran menang',
  spin: 'Putar',
  spinning: 'Roda berputar',
  paid: 'Ke saldo bonus kamu',
  left: 'sisa {count} putaran',
  value: 'Nilai putaran',
  valueOf: 'Putaran senilai {amount}',
  ends: 'Pakai sebelum {when}.',
  noneTitle: 'Belum ada putaran',
  noneText:
    'Kami memberi putaran sebagai hadiah; putaran tidak dijual. Begitu kamu mendapatkannya, putaran langsung muncul di sini.',
  notAllowed: 'Di tempat kamu bermain, putaran gratis tidak diperbolehkan.',
  checkIn: 'Absen harian',
  otherGames: 'Permainan lain',
  bonus: 'Saldo bonus',
  wagered: 'Sudah dipertaruhkan',
  toWager: 'Pertaruhkan {left} lagi dari {all} sebelum {until}. Setelah itu bonusnya milik kamu.',
  rule: 'Kemenangan masuk ke saldo bonus. Kemenangan itu menjadi milikmu setelah kamu mempertaruhkan {times} kali nilainya dalam {days} hari.',
  saidSpins: 'Roda berputar.',
  saidWon: 'Roda berhenti. Pengali {multiplier}. {pays} ke saldo bonus kamu.',
  picture: 'Roda berhenti di sektor {sector} dari 12: {multiplier}.',
  pictureStill: 'Roda dengan dua belas sektor, diam.',
  help: 'Saat kamu memutar, seed yang disegel sebelumnya menentukan sektor. Roda lalu berputar ke sektor itu, dan tidak ada yang bisa mengubahnya di jalan. Sektor tampak sama tetapi peluangnya berbeda: tabel menunjukkan peluang tiap hadiah. Kami memberi putaran sebagai hadiah. Kemenanganmu masuk ke saldo bonus, dan harus kamu pertaruhkan dulu sebelum menjadi milikmu.',
  pageTitle: 'Roda dengan dua belas hadiah',
  guestText:
    'Kami memberi putaran gratis kepada pemain. Buat akun: undanganmu tersimpan di perangkat ini dan berlaku. Setiap putaran memenangkan sesuatu untuk saldo bonus, yang harus kamu pertaruhkan.',
  playerHas: '{count} putaran menunggu kamu.',
  playerNone:
    'Kamu belum punya putaran. Kami memberi putaran sebagai hadiah: begitu kamu mendapatkannya, putaran langsung muncul di sini.',
  checkInFirst: 'Absen hari ini memberimu putaran.',
  toWheel: 'Buka roda',
  odds: 'Lihat roda dan peluangnya',
  popupText:
    'Kami memberi putaran sebagai hadiah. Seed yang disegel menentukan setiap putaran, dan kemenanganmu masuk ke saldo bonus.',
}
