/** Screens that stand in place of the site, and pages that wait for something to come. */
export const gates = {
  repairWatch: 'We look by ourselves, and bring you back as soon as it opens.',
  gateTitle: 'One step to the fair',
  gateText:
    'This entrance is guarded against machines. Press the button to show that a person is here; we remember it.',
  enter: 'Walk in',
}
