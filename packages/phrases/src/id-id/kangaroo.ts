/** Kangaroo: lanes hopped over. */
export const kangaroo = {
  hop: 'Lompat!',
  hopTo: 'Lompat ke jalur {lane} dari 20',
  falls: 'Jalur yang ambruk: {falls} dari 20.',
  nextLane: 'Jalur berikutnya kuat',
  pick: 'Lompat ke jalur pertama',
  saidStart: 'Taruhan dipasang. Jalur yang ambruk: {falls} dari 20. Lompat ke jalur pertama.',
  saidLane: 'Jalur {lane} kuat. Pengali {multiplier}. Ambil sekarang {pays}.',
  saidFall: 'Jalur {lane} ambruk. Ronde kalah. Jalur dilewati: {lanes}.',
  saidCashOut: 'Ronde selesai. Dibayar {pays}.',
  saidOver: 'Ronde selesai.',
  picture: 'Jalur dilewati: {lanes} dari 20. Jalur yang ambruk: {falls}.',
  pictureOpen: 'Jalur dilewati: {lanes} dari 20.',
  help: 'Kanguru melompati dua puluh jalur, satu demi satu. Jika jalur kuat, pengali naik dan kamu bisa ambil. Jika jalur runtuh, ronde selesai dan taruhan hilang. Tingkat kesulitan menentukan berapa dari dua puluh jalur yang runtuh; seed yang disegel sebelum taruhan menentukan yang mana. Jalur terakhir dibayar dengan sendirinya.',
}
