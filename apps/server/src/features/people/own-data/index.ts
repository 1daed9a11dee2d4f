export { type OwnDataInput, registerOwnDataCalls } from './own-data.routes.ts';
