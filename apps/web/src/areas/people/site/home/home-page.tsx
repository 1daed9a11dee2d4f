import { AreasSection } from './areas-section.tsx';
import { Assistants } from './assistants.tsx';
import { Closing } from './closing.tsx';
import { Hero } from './hero.tsx';
import { NewsSection } from './news-section.tsx';
import { SellingPoints } from './selling-points.tsx';

/** /index */
export function HomePage() {
  return (
    <>
      <Hero />
      <AreasSection />
      <SellingPoints />
      <Assistants />
      <NewsSection />
      <Closing />
    </>
  );
}
