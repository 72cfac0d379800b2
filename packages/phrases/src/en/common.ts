/** Words that many screens share. */
export const common = {
  /** In which direction the language is written: `ltr` or `rtl`. */
  direction: 'ltr',
  brand: 'Fairground',
  close: 'Close',
  cancel: 'Cancel',
  back: 'Back',
  again: 'Try again',
  loading: 'Loading…',
  copy: 'Copy',
  copied: 'Copied',
  more: 'Show more',
  all: 'See all',
  soon: 'Soon',
  of: '{done} of {all}',
  failed: 'This part did not load. The rest of the page works.',
}
