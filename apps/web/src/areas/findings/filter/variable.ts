import type { CallData, dataSetCalls } from '@wenshu/api-contract';

type DataSet = CallData<typeof dataSetCalls.listVariables>;

/** A variable of the data set, as the screens of findings know it. */
export type Variable = DataSet['variables'][number];
/** A question of it, with all that was answered in it. */
export type DataQuestion = DataSet['questions'][number];
