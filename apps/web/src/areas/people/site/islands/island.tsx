import type { ComponentType } from 'react';
import { MarginTool } from '../tools/margin-tool.tsx';
import { NpsTool } from '../tools/nps-tool.tsx';
import { PriceTool } from '../tools/price-tool.tsx';
import { RimTool } from '../tools/rim-tool.tsx';
import { SampleSizeTool } from '../tools/sample-size-tool.tsx';
import { SignificanceTool } from '../tools/significance-tool.tsx';
import type { islands } from './island-list.ts';

export type IslandName = keyof typeof islands;
type Module<Name extends IslandName> = Awaited<ReturnType<(typeof islands)[Name]>>;
type Shown<Name extends IslandName> = Module<Name>[keyof Module<Name>];
export type PropsOf<Name extends IslandName> = Shown<Name> extends (props: infer Props) => unknown ? Props : never;

const drawn: { readonly [Name in IslandName]: ComponentType<PropsOf<Name>> } = {
  'tool-sample-size': SampleSizeTool,
  'tool-margin': MarginTool,
  'tool-significance': SignificanceTool,
  'tool-rim': RimTool,
  'tool-nps': NpsTool,
  'tool-price': PriceTool,
};

/** A part's first state as HTML, with what the browser needs to go on from it. */
export function Island<Name extends IslandName>({
  name,
  props,
  when = 'visible',
}: {
  readonly name: Name;
  readonly props: PropsOf<Name>;
  readonly when?: 'load' | 'visible' | 'touched';
}) {
  const Drawn: ComponentType<PropsOf<Name>> = drawn[name];
  return (
    <div data-island={name} data-when={when} data-props={JSON.stringify(props)}>
      <Drawn {...(props as PropsOf<Name> & object)} />
    </div>
  );
}
