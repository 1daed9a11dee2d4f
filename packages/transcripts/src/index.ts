export {
  type QdaCase,
  type QdaCode,
  type QdaCoding,
  type QdaMade,
  type QdaNote,
  type QdaPart,
  type QdaProject,
  type QdaRecording,
  type QdaSource,
  type QdaSpan,
  type QdaTime,
  type QdaUser,
  type QdaValue,
  type QdaVariable,
  type QdaVariableType,
  qdaLimits,
  qdaVariableTypes,
} from './files/qda/qda-project.ts';
export { codesOf } from './files/qda/read-codes.ts';
export { type QdaProblem, type QdaRemark, type ReadQda, readQdaProject } from './files/qda/read-qda.ts';
export { codesXml } from './files/qda/write-codes.ts';
export { type WrittenQda, writeQdaProject } from './files/qda/write-qda.ts';
export { type SpanOnTurn, type SpansOnTurns, spansOnTurns } from './files/spans-on-turns.ts';
