/** The words on the walls and their colours, one for each letter that an edition may have. */
const WORDS =
  'AURA BLAZE COMA DRIFT ECHO FLUX GLOW HALO IRIS JAZZ KARMA LUNA METRO NEON ORBIT PULSE QUARK RIOT SOUL TAGS ULTRA VAPOR WILD XENON YOYO ZEBRA'.split(
    ' ',
  );
/** Light and deep ink, ground, cloud. */
const INKS = [
  ['#ffe14d', '#ff5a3c', '#3b1d6e', '#5b2fa3'],
  ['#7df9ff', '#2f6bff', '#5a0f3d', '#8f1d62'],
  ['#ffb3de', '#f0308f', '#0d3b4f', '#136078'],
  ['#d4ff5c', '#22b573', '#3d1a08', '#6e3413'],
  ['#ffd6a0', '#ff7a1a', '#10305c', '#1d4f91'],
  ['#e9c6ff', '#9b4dff', '#0f3d2b', '#19684a'],
  ['#a8ffd0', '#00b8a9', '#4a1030', '#7d1c50'],
  ['#ffe98a', '#e83f6f', '#123a5e', '#1f5f96'],
  ['#c0e8ff', '#4d7cff', '#4a2b00', '#7d4b05'],
  ['#ffc7c2', '#ff3d3d', '#14343b', '#22565f'],
];

export interface Art {
  word: string;
  light: string;
  deep: string;
  ground: string;
  cloud: string;
  /** Hundredths of the width, height, radius. */
  clouds: [number, number, number][];
  drips: [number, number][];
}

export function artOf(letter: string): Art {
  const index = Math.max(0, letter.charCodeAt(0) - 65);
  const [light = '', deep = '', ground = '', cloud = ''] = INKS[index % INKS.length] ?? [];
  const spread = [8, 27, 46, 66, 88].map((x, place) => x + ((index * 7 + place * 5) % 9) - 4);
  return {
    word: WORDS[index % WORDS.length] ?? letter,
    light,
    deep,
    ground,
    cloud,
    clouds: spread.map((x, place) => [
      x,
      25 + ((index + place * 3) % 5) * 13,
      20 + ((index + place) % 3) * 6,
    ]),
    drips: spread.slice(1, 4).map((x, place) => [x + 3, 7 + ((index + place) % 3) * 4]),
  };
}
