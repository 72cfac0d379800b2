/** The house rules, asked about before money moves. */
export const terms = {
  title: 'The house rules',
  text: 'Please read them once; then you go straight on with what you were doing.',
  version: 'Version {version}',
  adult: 'For adults',
  adultText: 'You are 18 or older, and playing is allowed where you are.',
  yours: 'One account, yours',
  yoursText: 'You play for yourself, and keep your password to yourself.',
  fair: 'Fixed before you bet',
  fairText: 'Each outcome is sealed before your bet and open to your check. A decided round stands.',
  limits: 'You decide when to stop',
  limitsText: 'Play is for fun. Stop when it stops being fun; your balance stays yours.',
  waiting: 'Until you accept, only new bets and deposits wait. Open rounds go on.',
  accept: 'I accept',
  later: 'Not now',
}
