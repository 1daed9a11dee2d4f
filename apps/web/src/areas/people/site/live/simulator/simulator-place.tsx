import { liveTexts } from '@wenshu/texts/people/live';
import { Island } from '../../islands/island.tsx';
import { useWords } from '../../site-context.ts';
import { exampleMarket } from './example-market.ts';
import { LiveSimulator } from './live-simulator.tsx';

export function SimulatorPlace() {
  const texts = useWords(liveTexts).simulator;
  const { example, goods, none, price, shares, money, separator, between } = texts;
  return (
    <Island
      name="live-simulator"
      part={LiveSimulator}
      when="visible"
      props={{ ...exampleMarket(texts), words: { example, goods, none, price, shares, money, separator, between } }}
    />
  );
}
