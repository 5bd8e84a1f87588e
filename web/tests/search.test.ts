import { describe, expect, it } from 'vitest';
import { spots } from '../src/rules/search';

const found = (text: string, wanted: string): string[] =>
  spots(text, wanted).map(([start, end]) => text.slice(start, end));

describe('what was searched for, as it is written', () => {
  it('is found whatever its accents and capitals', () => {
    expect(found('La télécommande. Une TÉLÉCOMMANDE !', 'Telecommande')).toEqual([
      'télécommande',
      'TÉLÉCOMMANDE',
    ]);
    expect(found('las formas pequeñas', 'PEQUEN')).toEqual(['pequeñ']);
  });

  it('is found word by word, and joined where words overlap', () => {
    expect(found('outside the city', 'city side')).toEqual(['side', 'city']);
    expect(found('drones', 'drone one ones')).toEqual(['drones']);
  });

  it('keeps its place where one letter stands for several, or is written as two', () => {
    expect(found('ﬁn de la ville', 'ville')).toEqual(['ville']);
    expect(found('e\u0301tage e\u0301tage', 'etage')).toEqual(['e\u0301tage', 'e\u0301tage']);
    expect(found('🎲🎲 dé', 'de')).toEqual(['dé']);
  });

  it('is nothing for nothing, and for signs that are not there', () => {
    expect(found('the city', '  ')).toEqual([]);
    expect(found('the city', '( [ * \\')).toEqual([]);
  });
});
