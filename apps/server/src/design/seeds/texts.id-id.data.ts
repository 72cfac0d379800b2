import type { SeededTexts } from './texts.en.data.ts'

/** The seeded texts in Indonesian. */
export const texts: SeededTexts = {
  'site.promotions': 'Promo',
  'site.help': 'Bantuan',
  'site.about': 'Tentang kami',
  'site.terms': 'Ketentuan',
  'site.responsible': 'Main bertanggung jawab',
  'site.verify': 'Periksa sebuah ronde',
  'site.footHouse': 'Pasar malam',
  'site.footHelp': 'Perlu diketahui',

  'site.featured': 'Permainan andalan',
  'site.featuredText':
    'Dua puluh lajur, satu lompatan setiap kali. Setiap lajur bisa jebol: mendaratlah dengan selamat, dan yang bisa kamu bawa pulang bertambah.',
  'site.gamesTitle': 'Permainan',
  'site.gamesLead':
    'Semua permainan di pasar malam ini, masing-masing dengan peluang yang terlihat dan bukti yang bisa diperiksa.',

  'site.promotionsTitle': 'Yang dibagikan pasar malam',
  'site.promotionsLead': 'Setiap promo dengan syaratnya. Yang sedang tidak berjalan, kami bilang.',
  'site.pocketsBadge': 'Selalu ada',
  'site.pockets': 'Isi kantongmu',
  'site.pocketsText': 'Habis? Pilih jumlahnya, dan uang mainan langsung masuk ke saldomu.',
  'site.pocketsAction': 'Ambil uang mainan',
  'site.pocketsTerms': 'G$ adalah uang mainan: tidak bisa dibeli, dicairkan, atau ditukar.',
  'site.proofBadge': 'Untuk yang ragu',
  'site.proof': 'Tangkap kami kalau bisa',
  'site.proofText':
    'Ambil ronde mana pun yang sudah selesai, masukkan benihnya ke pemeriksa, dan lihat ranjau yang sama muncul.',
  'site.proofAction': 'Periksa sebuah ronde',

  'site.helpTitle': 'Ada yang bisa dibantu?',
  'site.helpLead': 'Jawaban singkat dulu. Setiap artikel kira-kira semenit.',
  'site.questions': 'Sering ditanyakan',
  'site.askReal': 'Apakah ini uang sungguhan?',
  'site.askRealText': 'Bukan. G$ adalah uang mainan. Tidak bisa dibeli, dicairkan, atau ditukar dengan apa pun.',
  'site.askDeposit': 'Bagaimana cara menambahnya?',
  'site.askDepositText':
    'Buka dompet, pilih jumlah, lalu setujui di halaman yang terbuka. Saldomu bertambah begitu kamu setuju.',
  'site.askWithdraw': 'Bisakah saya menarik dana?',
  'site.askWithdrawText': 'Tidak ada yang bisa ditarik: G$ tidak bernilai di luar pasar malam ini.',
  'site.askForgot': 'Saya lupa kata sandi. Bagaimana?',
  'site.askForgotText':
    'Tulis ke pengelola pasar malam ini dari alamat yang kamu daftarkan. Tidak ada orang kami yang akan meminta kata sandimu.',
  'site.askLimit': 'Berapa batasnya?',
  'site.askLimitText':
    'Setiap permainan menunjukkan taruhan terkecil, terbesar, dan bayaran tertinggi di samping tombol, sebelum kamu bertaruh.',

  'site.howMines': 'Cara bermain Mines',
  'site.howMinesLead': '25 petak, beberapa beranjau. Setiap petak aman menaikkan yang bisa kamu bawa pulang.',
  'site.howMines1': 'Satu ronde berlangsung selama yang kamu mau:',
  'site.howMinesStake': 'Pilih taruhanmu.',
  'site.howMinesMines':
    'Pilih berapa ranjau di bawah 25 petak, dari 1 sampai 24. Makin banyak ranjau, makin curam pengalinya, makin pendek rondenya.',
  'site.howMinesTile': 'Buka satu petak. Kalau aman, pengali naik; kalau ranjau, taruhanmu hilang.',
  'site.howMinesOut': 'Setelah petak aman pertama, ambil kapan saja.',
  'site.howMines2':
    'Peluang petak berikutnya dan bayarannya ada di samping tombol. Keduanya hanya bergantung pada jumlah ranjau dan keuntungan bandar, jadi kamu bisa menghitungnya sendiri.',
  'site.howMinesLink': 'Main satu ronde',

  'site.checkRound': 'Periksa sendiri sebuah ronde',
  'site.checkRoundLead': 'Benih kami disegel sebelum kamu bertaruh. Sesudahnya kamu buka dan hitung ulang semuanya.',
  'site.checkRound1':
    'Sebelum ronde kamu melihat sidik jari benih kami. Benihmu dan sebuah penghitung ikut masuk, jadi tidak ada pihak yang menentukan letak ranjau sendirian.',
  'site.checkRoundSteps': 'Dalam tiga langkah',
  'site.checkRoundStep1': 'Di halaman keadilan, ganti benihmu. Benih lama kami pun terlihat.',
  'site.checkRoundStep2': 'Buka salah satu rondemu dan tekan tombol untuk memeriksanya.',
  'site.checkRoundStep3': 'Bandingkan sidik jari, ranjau, dan bayarannya. Atau lakukan offline dengan alatmu sendiri.',
  'site.checkRoundLink': 'Buka pemeriksa',

  'site.lostLine': 'Kalau koneksimu putus',
  'site.lostLineLead': 'Tidak ada yang hilang: ronde menunggu di server persis seperti kamu tinggalkan.',
  'site.lostLine1':
    'Taruhan berlaku sejak server menyimpannya. Kalau jaringan putus tepat saat itu, halaman bertanya lagi dengan tiket yang sama, jadi kamu tidak pernah membayar dua kali.',
  'site.lostLine2':
    'Ronde yang belum selesai adalah hal pertama yang kamu lihat saat kembali, di perangkat ini atau yang lain.',
  'site.lostLine3': 'Selama offline, halaman mengatakannya dan menandai saldo sebagai yang terakhir diketahui.',

  'site.safeAccount': 'Jaga akunmu',
  'site.safeAccountLead': 'Tiga kebiasaan yang makan waktu semenit dan mencegah banyak masalah.',
  'site.safeAccount1': 'Akunmu seaman pintu masuknya:',
  'site.safeAccountWord':
    'Pakai kata sandi yang tidak kamu pakai di tempat lain. Empat kata aneh lebih kuat daripada satu kata pintar.',
  'site.safeAccountApp': 'Pasang aplikasi autentikator: kata sandi curian saja lalu tidak membuka apa pun.',
  'site.safeAccountDevices': 'Lihat perangkatmu sesekali, dan keluarkan yang tidak kamu kenal.',
  'site.safeAccount2': 'Kami tidak pernah meminta kata sandi atau kode, baik di obrolan maupun lewat e-mail.',

  'site.aboutTitle': 'Pasar malam yang bisa diperiksa',
  'site.aboutLead': 'Kami membangun pasar malam tempat kami sendiri ingin bermain.',
  'site.aboutHouse': 'Bandar dan keuntungannya',
  'site.aboutHouseText':
    'Setiap permainan memberi bandar sedikit keuntungan, dan itu tertulis di samping permainannya. Tidak ada yang lain: tanpa aturan tersembunyi, tanpa jam hoki, tanpa pemain yang diperlakukan berbeda.',
  'site.aboutFair': 'Adil sebelum kamu bertaruh',
  'site.aboutFairText':
    'Hasil sebuah ronde ditetapkan oleh dua benih. Benih kami disegel sebelum kamu bertaruh, dan kamu melihat sidik jarinya. Setelah dibuka, siapa pun bisa menghitung ulang semua ronde yang memakainya.',
  'site.aboutFairLink': 'Lihat benihmu',
  'site.aboutOdds': 'Peluang yang bisa dihitung',
  'site.aboutOddsText':
    'Pengali adalah pecahan yang tepat. Yang dibulatkan, dibulatkan ke bawah sampai koin terkecil, dan halaman ronde menunjukkan setiap baris uang yang berpindah.',
  'site.aboutOpen': 'Terbuka untuk dibaca',
  'site.aboutOpenText':
    'Program di balik pasar malam ini bersumber terbuka. Kamu bisa membacanya, menjalankannya, dan memeriksa bahwa ia melakukan apa yang dikatakannya.',

  'site.termsTitle': 'Ketentuan pasar malam',
  'site.termsLead': 'Dengan kata-kata biasa, dan tidak lebih panjang dari yang perlu.',
  'site.termsWho': 'Siapa yang boleh bermain',
  'site.termsWhoText':
    'Hanya orang dewasa: kamu berusia 18 tahun ke atas, atau seusia yang diminta hukum di tempat tinggalmu. Satu orang, satu akun.',
  'site.termsMoney': 'Uang mainan',
  'site.termsMoneyText':
    'G$ adalah skor, bukan uang. Tidak bisa dibeli, dijual, dicairkan, diberikan, atau ditukar dengan apa pun yang bernilai.',
  'site.termsBets': 'Taruhan dan ronde',
  'site.termsBetsText':
    'Taruhan berlaku begitu server mengonfirmasinya. Ronde dibayar menurut aturan dan batas yang terlihat saat bertaruh. Ronde terbuka menunggumu dan tidak diputuskan tanpamu.',
  'site.termsAccount': 'Akunmu',
  'site.termsAccountText':
    'Simpan kata sandimu sendiri. Kamu bisa mengeluarkan semua perangkat lain kapan saja. Akun yang dipakai menyerang pasar malam atau pemain lain akan ditutup.',
  'site.termsFaults': 'Kalau ada yang rusak',
  'site.termsFaultsText':
    'Kalau kesalahan kami membuat sebuah ronde diputuskan keliru, ronde itu dibatalkan dan taruhannya kembali. Catatan setiap koin disimpan dan bisa diperiksa.',
  'site.termsChange': 'Perubahan',
  'site.termsChangeText':
    'Kalau ketentuan ini berubah, kami bertanya sebelum taruhan berikutnya. Yang sudah dimainkan tetap seperti semula.',

  'site.responsibleTitle': 'Biar tetap jadi permainan',
  'site.responsibleLead': 'Uang mainan pun bisa menghabiskan semalaman. Ini cara menyadarinya, dan apa yang membantu.',
  'site.signs': 'Tanda yang perlu diperhatikan',
  'site.sign1': 'Kamu main lebih lama dari rencana, berkali-kali.',
  'site.sign2': 'Kamu menaikkan taruhan untuk mengejar yang hilang.',
  'site.sign3': 'Kamu menyembunyikan seberapa sering kamu main dari orang terdekat.',
  'site.sign4': 'Kamu gelisah atau mudah marah saat tidak bisa main.',
  'site.habits': 'Kebiasaan yang membantu',
  'site.habit1': 'Sebelum taruhan pertama, tentukan berapa lama kamu akan main, dan pasang alarm.',
  'site.habit2': 'Jangan main saat lelah, marah, atau setelah minum alkohol.',
  'site.habit3': 'Istirahat setelah setiap kemenangan besar dan setiap deretan kalah.',
  'site.habit4': 'Ingat bahwa tidak ada ronde yang tahu tentang ronde sebelumnya.',
  'site.talk': 'Bicaralah dengan seseorang',
  'site.talkText':
    'Kalau bermain sudah tidak menyenangkan, bicaralah dengan teman atau layanan konseling di negaramu. Rahasia terjaga, biasanya gratis, dan membantu.',
}
