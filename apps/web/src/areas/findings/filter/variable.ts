import type { CallData, dataSetCalls } from '@wenshu/api-contract';

/** A variable of the data set, as the screens of findings know it. */
export type Variable = CallData<typeof dataSetCalls.listVariables>['variables'][number];
