// The Dark Mark: a skull with a snake for a tongue, put together from two icons.
import skull from 'icon:death-skull';
import snake from 'icon:snake';

/** The inside of an svg with a view box of 512 by 512. */
export const darkMark = [
  `<g transform="translate(91 0) scale(0.645)">${skull}</g>`,
  `<g transform="translate(134 262) scale(0.49)">${snake}</g>`,
].join('');
