// `npm run operator -- orders | open <order> | decline <order>`: what customer service does with the orders of enterprises, on the data
// folder or DATABASE_URL. `go-on`: what a restored copy has to send leaves it from now on.
import { openDatabaseToRead } from './backup/open-database.ts';
import { readEnvironment } from './environment.ts';
import { runTool } from './run-tool.ts';
import { endOutwardPause, type OperatorDesk, withOperatorDesk } from './server-modules.ts';
import { operatorTexts } from './texts/operator-texts.ts';

type Errand = (desk: OperatorDesk, orderNumber: string) => Promise<number>;

const errands: Readonly<Record<string, Errand>> = {
  orders: async desk => {
    const waiting = await desk.listWaiting();
    if (waiting.length === 0) console.log(operatorTexts.none);
    for (const order of waiting) console.log(operatorTexts.order(order));
    return 0;
  },
  open: async (desk, number) => tell(await desk.open(number), operatorTexts.opened, number),
  decline: async (desk, number) => tell(await desk.decline(number), operatorTexts.declined, number),
};

await runTool(async () => {
  const [name = '', orderNumber = ''] = process.argv.slice(2);
  if (name === 'go-on') return goOn();
  const errand = Object.hasOwn(errands, name) ? errands[name] : undefined;
  if (!errand || (name !== 'orders' && orderNumber === '')) {
    console.error(operatorTexts.usage);
    return 1;
  }
  const database = await openDatabaseToRead(readEnvironment());
  try {
    return await withOperatorDesk(database.url, desk => errand(desk, orderNumber));
  } finally {
    await database.close();
  }
});

async function goOn(): Promise<number> {
  const database = await openDatabaseToRead(readEnvironment());
  try {
    console.log((await endOutwardPause(database.url)) ? operatorTexts.goesOn : operatorTexts.notPaused);
    return 0;
  } finally {
    await database.close();
  }
}

function tell(isDone: boolean, words: (number: string) => string, number: string): number {
  if (isDone) console.log(words(number));
  else console.error(operatorTexts.notWaiting(number));
  return isDone ? 0 : 1;
}
