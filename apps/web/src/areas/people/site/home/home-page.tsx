import { Assistants } from './assistants.tsx';
import { Closing } from './closing.tsx';
import { ExperienceAreas } from './experience-areas.tsx';
import { Hero } from './hero.tsx';
import { SellingPoints } from './selling-points.tsx';

export default function HomePage() {
  return (
    <>
      <Hero />
      <ExperienceAreas />
      <SellingPoints />
      <Assistants />
      <Closing />
    </>
  );
}
