import { describe, expect, it } from 'vitest';
import { spots } from '../src/rules/search';

const marked = (text: string, query: string): string[] =>
  spots(text, query).map(([start, end]) => text.slice(start, end));

describe('what was searched for, as it is written', () => {
  it('is found whatever its accents and capitals', () => {
    expect(marked('La télécommande. Une TÉLÉCOMMANDE !', 'Telecommande')).toEqual([
      'télécommande',
      'TÉLÉCOMMANDE',
    ]);
    expect(marked('las formas pequeñas', 'PEQUEN')).toEqual(['pequeñ']);
  });

  it('is found word by word, and joined where words overlap', () => {
    expect(marked('outside the city', 'city side')).toEqual(['side', 'city']);
    expect(marked('drones', 'drone one ones')).toEqual(['drones']);
  });

  it('keeps its place where one letter stands for several, or is written as two', () => {
    expect(marked('ﬁn de la ville', 'ville')).toEqual(['ville']);
    expect(marked('e\u0301tage e\u0301tage', 'etage')).toEqual(['e\u0301tage', 'e\u0301tage']);
    expect(marked('🎲🎲 dé', 'de')).toEqual(['dé']);
  });

  it('is nothing for nothing, and for signs that are not there', () => {
    expect(marked('the city', '  ')).toEqual([]);
    expect(marked('the city', '( [ * \\')).toEqual([]);
  });
});
