type Town = { zip: string; city: string };
type Words = readonly [string, ...string[]];

function wordList(text: string): Words {
  const [first = '', ...others] = text.trim().split(/\s+/);
  return [first, ...others];
}

/** Common Danish first names, not of real people. */
export const firstNames = wordList(`
  Aase Albert Anders Anne Asta Bent Birgitte Bo Camilla Carl Cecilie Dagmar Ebbe Ella Emil Erik
  Frederikke Frida Gerda Gustav Hanne Henrik Ida Ingrid Jakob Jens Johanne Jørgen Karen Kirsten Kåre
  Lærke Lasse Line Mads Maja Martin Mette Mikkel Niels Nora Ole Oskar Peter Pia Rasmus Rikke Sofie
  Søren Thea Troels Ulla Vera Viggo Villads Yrsa Zenia Ægir Ørnulf Åge Åse`);

/** Invented family names. */
export const lastNames = wordList(`
  Agerholt Bakkelund Birkemose Bøgedal Dalsgård-Holm Egebjærg Engløkke Fyrreholt Granlund Havbjerg
  Hedelund Højvang Kildemark Klitholm Lyngbakke Mosevang Nørrelund Overskov Pilekær Ravnsbo Rønnedal
  Sandkrog Skovlyst Strandbæk Søndervig Tornskov Ulvedal Vesterkær Vindinge-Lund Ærtebjerg Østerhede
  Åbrink`);

/** Invented streets. */
export const streets = wordList(`
  Agernkajen Birkelysalle Duneagervej Fyrmesterstien Havtornpladsen Kompasgangen Lanterneringen
  Mågeklinten Rebslagerbroen Sejlmagerløkken Tangvejen Ørnesvinget Ålekistedæmningen`);

/** Invented towns with unused postcodes. */
export const towns: readonly [Town, ...Town[]] = [
  { zip: '2997', city: 'Nordhavnsby' },
  { zip: '5997', city: 'Fjordby' },
  { zip: '6998', city: 'Klitby' },
  { zip: '8996', city: 'Øvedal' },
  { zip: '8997', city: 'Åstrand' },
];
